import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import classes from './course-part.module.css'

interface CoursePartProps {
  title: string
  aside?: ReactNode
  /** Shown when there is nothing in it; a sentence of the specification. */
  whenEmpty: string
  isEmpty: boolean
  error: ReactNode
  errorId: string
  /** What is in it. */
  children: ReactNode
  /** The buttons that open its panels. */
  buttons: ReactNode
}

/** A list of the course and the way to its panel. An empty list says so quietly, and in red once it was left so. */
export function CoursePart({ title, aside, whenEmpty, isEmpty, error, errorId, children, buttons }: CoursePartProps) {
  return (
    <Card title={title} aside={aside}>
      <div className={classes.part}>
        {!isEmpty && children}
        {error ? (
          <p id={errorId} className={classes.error}>
            {error}
          </p>
        ) : (
          isEmpty && <p className={classes.empty}>{whenEmpty}</p>
        )}
        <div className={classes.buttons}>{buttons}</div>
      </div>
    </Card>
  )
}
