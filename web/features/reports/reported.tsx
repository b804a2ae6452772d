import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { ReportedThing } from '#contract/reports/reports.ts'
import { formatMinute } from '#web/ui/format.ts'
import lines from '#web/ui/line-list.module.css'
import { Stars } from '#web/ui/stars.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './reports.module.css'
import { things, words } from './words.ts'

/** “Rating of “SQL from zero” by Sam Student”. */
export const reportedName = ({ what, course, author }: ReportedThing) =>
  things[what]({ course: course.name, author: author ?? words.formerUser })

/** When something happened, for a sentence that says it. */
export const moment = (utc: string) => ({
  date: formatMinute(utc),
  time: (text: string) => <time dateTime={utc}>{text}</time>,
})

/** What was reported: its name with a link, its text, and what else is known. */
export function Reported({ thing, children }: { thing: ReportedThing; children: ReactNode }) {
  const { what, course, text, stars } = thing
  const path = what === 'course' ? paths.course(course.id) : paths.ratings(course.id)
  return (
    <div className={lines.words}>
      <Anchor component={Link} to={path} fw={600} c="inherit" underline="hover">
        {reportedName(thing)}
      </Anchor>
      {stars !== null && (
        <p className={classes.stars}>
          <VisuallyHidden>{words.starsOf({ stars })}</VisuallyHidden>
          <Stars value={stars} />
        </p>
      )}
      {text && <blockquote className={classes.text}>{text}</blockquote>}
      {children}
    </div>
  )
}
