import type { SubmittedFinalTask } from '#contract/final-tasks/reviews.ts'
import { percent } from '#web/ui/format.ts'
import classes from './final-task-panel.module.css'
import { words } from './words.ts'

/** The mark, in total and for each question, with the reviewer and the comment. */
export function GivenMark({ submitted, mark }: { submitted: SubmittedFinalTask; mark: number }) {
  const { reviewedBy, questionMarks, comment, reviewedLate } = submitted
  return (
    <div className={classes.result}>
      <p className={classes.mark}>
        <span>{words.mark}</span>
        <strong>{percent(mark)}</strong>
      </p>
      {reviewedBy && (
        <p className={classes.reviewer}>
          <span className={classes.quiet}>{words.reviewedBy}</span>
          <br />
          <strong>{reviewedBy.name}</strong>
          {reviewedBy.position && `, ${reviewedBy.position}`}
          <br />
          <span className={classes.quiet}>{reviewedBy.email}</span>
        </p>
      )}
      {questionMarks && (
        <ul className={classes.given} aria-label={words.marks}>
          {questionMarks.map(({ text, mark, maxMark }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same words
            <li key={place}>
              <span>{text}</span>
              <span className={classes.marks}>{words.markOf({ mark, most: maxMark })}</span>
            </li>
          ))}
        </ul>
      )}
      {comment && <blockquote className={classes.comment}>{comment}</blockquote>}
      {reviewedLate && <p className={classes.quiet}>{words.reviewedLate}</p>}
    </div>
  )
}
