import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { WeekItem } from '#contract/learning-routes/learning-routes.ts'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { timeInWords } from '#web/ui/time-words.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './week-items.module.css'
import { words } from './words.ts'

interface WeekItemsProps {
  items: WeekItem[]
  /** In a small place: how many of those that are left are listed; the rest is counted. */
  most?: number
}

/** The materials of a week or day with their minutes. One leads to its place on the learning screen, or to the course while that is not bought. */
export function WeekItems({ items: all, most }: WeekItemsProps) {
  const items = most === undefined ? all : all.filter(({ isLearned }) => !isLearned)
  return (
    <>
      <ul className={classes.items}>
        {items.slice(0, most).map((item) => (
          <li key={`${item.courseId} ${item.materialId}`} data-learned={item.isLearned || undefined}>
            <span className={classes.mark}>{item.isLearned && <CheckIcon />}</span>
            <span className={classes.words}>
              <Link
                to={item.isBought ? paths.learnCourse(item.courseId, { material: item.materialId }) : paths.course(item.courseId)}
              >
                {item.materialName}
              </Link>
              {item.isLearned && <VisuallyHidden>{words.learned}</VisuallyHidden>}
              <span className={classes.course}>{item.courseName}</span>
            </span>
            <span className={classes.minutes}>
              {timeInWords(item.minutes)}
              {item.goesOn && <span className={classes.course}>{words.goesOn}</span>}
            </span>
          </li>
        ))}
      </ul>
      {most !== undefined && items.length > most && (
        <p className={classes.more}>{words.andMore({ count: items.length - most })}</p>
      )}
    </>
  )
}
