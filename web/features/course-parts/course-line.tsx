import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { Picture } from '#web/ui/picture.tsx'
import classes from './course-line.module.css'

interface CourseLineProps {
  course: { id: number; name: string; thumbnail: string | null }
  /** Of the course's name. */
  nameId?: string
  actions?: ReactNode
  /** What is known about it. */
  children: ReactNode
}

/** A course in a list: picture, name, what is known about it, and what can be done. */
export function CourseLine({ course, nameId, actions, children }: CourseLineProps) {
  return (
    <li className={classes.line}>
      <div className={classes.picture}>
        <Picture link={paths.coursePicture(course)} size="small" priority="soon" />
      </div>
      <div className={classes.text}>
        <Anchor component={Link} to={paths.course(course.id)} id={nameId} className={classes.name} underline="hover">
          {course.name}
        </Anchor>
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  )
}
