import type { WaitingDraft } from '#contract/drafts/approvals.ts'
import { formatMinute } from '#web/ui/format.ts'

/** Whose it is, when it was sent, and what it raises. */
export function DraftFacts({ draft }: { draft: WaitingDraft }) {
  const { courseId, author, sentUTC, changedUTC, note } = draft
  return (
    <>
      <p>
        {courseId === null ? 'New course' : 'Changes'} by {author.name}, {author.email}, sent{' '}
        <time dateTime={sentUTC}>{formatMinute(sentUTC)}</time>
      </p>
      {changedUTC && (
        <p>
          Something in it was changed after it was sent, last at <time dateTime={changedUTC}>{formatMinute(changedUTC)}</time>
        </p>
      )}
      <p>{raisedIn(draft)}</p>
      {note && <p>To the learners: “{note}”</p>}
    </>
  )
}

const raisedIn = ({ raised }: WaitingDraft) =>
  raised.map(({ name, from, to }) => (from === 0 ? `Adds ${name} ${to}` : `Raises ${name} from ${from} to ${to}`)).join(' · ')
