import type { WaitingDraft } from '#contract/drafts/approvals.ts'
import { formatMinute } from '#web/ui/format.ts'
import { words } from './words.ts'

/** Whose it is, when it was sent, and what it raises. */
export function DraftFacts({ draft }: { draft: WaitingDraft }) {
  const { courseId, author, sentUTC, changedUTC, note } = draft
  const sent = {
    ...author,
    sent: formatMinute(sentUTC),
    time: (text: string) => <time dateTime={sentUTC}>{text}</time>,
  }
  return (
    <>
      <p>{courseId === null ? words.newCourseBy(sent) : words.changesBy(sent)}</p>
      {changedUTC && (
        <p>
          {words.changedAfterwards({
            changed: formatMinute(changedUTC),
            time: (text) => <time dateTime={changedUTC}>{text}</time>,
          })}
        </p>
      )}
      <p>{raisedIn(draft)}</p>
      {note && <p>{words.toLearners({ note })}</p>}
    </>
  )
}

const raisedIn = ({ raised }: WaitingDraft) =>
  raised
    .map(({ name: skill, from, to: level }) =>
      from === 0 ? words.addsSkill({ skill, level }) : words.raisesSkill({ skill, before: from, level }),
    )
    .join(' · ')
