import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/core/paths.ts'
import type { DraftLine } from '#contract/drafts/drafts.ts'
import { type WaitingForAuthor, waitingLimits } from '#contract/teaching/teaching.ts'
import { draftName, draftPath, draftsQuery } from '#web/features/drafts/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { waitingQuery } from './teaching.api.ts'
import classes from './teaching.module.css'
import { words } from './words.ts'

/** Learners who wait for a review or a reply, and what an Admin did not approve or has hidden. */
export function WaitingCard() {
  const query = useQuery(waitingQuery())
  const { data: own } = useQuery(draftsQuery())
  return (
    <Card title={words.waiting}>
      <Loaded query={query} skeleton={<LoadingRows rows={2} height={56} />}>
        {(waiting) => <Lines all={toLines(waiting, own?.drafts ?? [])} />}
      </Loaded>
    </Card>
  )
}

interface Line {
  key: string
  name: string
  sentence: string
  action: string
  to: string
}

function Lines({ all }: { all: Line[] }) {
  if (all.length === 0) return <p className={classes.note}>{words.noneWaiting}</p>
  return (
    <ul className={lines.list} aria-label={words.waiting}>
      {all.map(({ key, name, sentence, action, to }) => (
        <li key={key}>
          <div className={lines.words}>
            <strong>{name}</strong>
            <p>{sentence}</p>
          </div>
          <div className={lines.buttons}>
            <LinkButton to={to} variant="default" size="sm" aria-label={words.actionOn({ action, course: name })}>
              {action}
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  )
}

const toLines = ({ submissions, ratings, hidden }: WaitingForAuthor, drafts: DraftLine[]): Line[] => [
  ...submissions.map(({ courseId, courseName, count }) => ({
    key: `review ${courseId}`,
    name: courseName,
    sentence: (isMost(count) ? words.manyToReview : words.toReview)({ count }),
    action: words.review,
    to: paths.learnCourse(courseId, { view: 'final-task' }),
  })),
  ...drafts.flatMap((draft) =>
    draft.refusal === null || draft.state === 'review'
      ? []
      : {
          key: `draft ${draft.id}`,
          name: draftName(draft),
          sentence: words.notApproved({ reason: draft.refusal }),
          action: words.changeIt,
          to: draftPath(draft),
        },
  ),
  ...hidden.map(({ courseId, courseName, reason }) => ({
    key: `hidden ${courseId}`,
    name: courseName,
    sentence: words.hasHidden({ reason }),
    action: words.edit,
    to: paths.editCourse(courseId),
  })),
  ...ratings.map(({ courseId, courseName, count }) => ({
    key: `ratings ${courseId}`,
    name: courseName,
    sentence: (isMost(count) ? words.manyUnanswered : words.unanswered)({ count }),
    action: words.reply,
    to: paths.ratings(courseId),
  })),
]

/** Counts end at a limit. */
const isMost = (count: number) => count >= waitingLimits.count
