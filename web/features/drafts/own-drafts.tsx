import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { DraftLine } from '#contract/drafts/drafts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeleteButton } from '#web/ui/delete-button.tsx'
import { formatMinute } from '#web/ui/format.ts'
import lines from '#web/ui/line-list.module.css'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { draftsQuery } from './drafts.api.ts'
import { words } from './words.ts'

/** What the author has begun and not published yet. Nothing without drafts. */
export function OwnDrafts() {
  const { data } = useQuery(draftsQuery())
  const [deleted, setDeleted] = useState<DraftLine>()
  const { content, leaveLine } = useLeaveLine()
  const close = () => setDeleted(undefined)
  if (!data || data.drafts.length === 0) return null
  return (
    <Card title={words.drafts}>
      <div ref={content} tabIndex={-1} className={lines.content}>
        <ul className={lines.list}>
          {data.drafts.map((draft) => (
            <li key={draft.id}>
              <div className={lines.words}>
                <Anchor component={Link} to={draftPath(draft)} fw={600} c="inherit" underline="hover">
                  {draftName(draft)}
                </Anchor>
                <p>{draftState(draft)}</p>
              </div>
              <div className={lines.buttons}>
                <LinkButton
                  to={draftPath(draft)}
                  variant="default"
                  size="sm"
                  aria-label={words.actionOn({ action: draftAction(draft), course: draftName(draft) })}
                >
                  {draftAction(draft)}
                </LinkButton>
                <DeleteButton
                  label={words.deleteDraft({ course: draftName(draft) })}
                  title={words.delete}
                  onClick={() => setDeleted(draft)}
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
      {deleted && (
        <DiscardDialog
          name={draftName(deleted)}
          place={deleted}
          isLive={deleted.courseId !== null}
          onDeleted={() => {
            close()
            leaveLine()
          }}
          onClose={close}
        />
      )}
    </Card>
  )
}

export const draftName = ({ name }: DraftLine) => name.trim() || words.untitled
export const draftPath = ({ id, courseId }: DraftLine) =>
  courseId === null ? paths.createCourse(id) : paths.editCourse(courseId)

const draftAction = ({ state }: DraftLine) => (state === 'review' ? words.open : words.goOn)

function draftState({ state, courseId, refusal, savedUTC }: DraftLine): string {
  const what = courseId === null ? words.newCourse : words.changesToCourse
  if (state === 'review') return words.inReview({ what })
  return refusal ? words.notApproved({ what, reason: refusal }) : words.draftSaved({ what, time: formatMinute(savedUTC) })
}
