import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Picture } from '#web/ui/picture.tsx'
import classes from './gifts.module.css'

interface GiftLineProps {
  course: { id: number; name: string; thumbnail: string | null }
  /** Of the course's name. */
  nameId?: string
  /** What the giver wrote. */
  message?: string
  actions?: ReactNode
  children: ReactNode
}

/** A gift in a list: the course, what is known about it, and what can be done. */
export function GiftLine({ course, nameId, message, actions, children }: GiftLineProps) {
  return (
    <li className={classes.gift}>
      <div className={classes.picture}>
        <Picture link={paths.coursePicture(course)} size="small" priority="soon" />
      </div>
      <div className={classes.text}>
        <Anchor component={Link} to={paths.course(course.id)} id={nameId} className={classes.name} underline="hover">
          {course.name}
        </Anchor>
        {children}
        {message && <blockquote className={classes.message}>{message}</blockquote>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  )
}
