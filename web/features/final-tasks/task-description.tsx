import { type FinalTask, spanInMinutes } from '#contract/final-tasks/final-tasks.ts'
import { spanInWords } from '#web/ui/time-words.ts'
import { Title } from '#web/ui/title.tsx'
import classes from './final-task-panel.module.css'
import { words } from './words.ts'

/** Plain text without links, because anyone could have written it. */
export function TaskDescription({ task }: { task: FinalTask }) {
  return (
    <>
      <div className={classes.part}>
        <Title order={3}>{words.whatToDo}</Title>
        <p className={classes.text}>{task.text}</p>
      </div>
      <div className={classes.part}>
        <Title order={3}>{words.howReviewed}</Title>
        <ol className={classes.questions}>
          {task.reviewQuestions.map(({ id, text, maxMark }) => (
            <li key={id}>
              <span>{text}</span>
              <span className={classes.marks}>{words.zeroTo({ most: maxMark })}</span>
            </li>
          ))}
        </ol>
        <p className={classes.quiet}>{words.reviewHelp({ time: spanInWords(spanInMinutes(task.reviewDeadlineTime)) })}</p>
      </div>
    </>
  )
}
