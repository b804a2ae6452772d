import type { KeyboardEvent } from 'react'
import type { StatisticsDay } from '#contract/learning/learning.ts'
import type { Day } from '#web/core/days.ts'
import { ClockIcon, RouteIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './calendar.module.css'
import { learnedShade } from './calendar.ts'
import { dayOfMonth, monthName, tileInWords } from './calendar-words.ts'
import { shortTime } from './weeks.ts'

interface DayTileProps {
  day: Day
  today: Day
  /** The first tile shows its month, like the first day of a month. */
  isFirst: boolean
  isChosen: boolean
  isTabStop: boolean
  statistics: StatisticsDay | undefined
  /** The minutes that routes have planned. */
  planned: number
  onChoose: () => void
  onKey: (event: KeyboardEvent) => void
}

export function DayTile({ day, today, isFirst, isChosen, isTabStop, statistics, planned, onChoose, onKey }: DayTileProps) {
  const learned = statistics?.learnedMaterialsCount ?? 0
  const hasDeadline = statistics?.hasDeadline ?? false
  return (
    <td>
      <button
        type="button"
        className={classes.tile}
        data-day={day}
        data-shade={learnedShade(learned)}
        data-coming={day > today || undefined}
        data-planned={planned > 0 || undefined}
        aria-pressed={isChosen}
        aria-current={day === today ? 'date' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onChoose}
        onKeyDown={onKey}
      >
        <VisuallyHidden>{tileInWords(day, today, { learned, planned, hasDeadline })}</VisuallyHidden>
        <span className={classes.date} aria-hidden="true">
          {(isFirst || dayOfMonth(day) === 1) && <span className={classes.month}>{monthName(day)} </span>}
          <span className={classes.number}>{dayOfMonth(day)}</span>
        </span>
        <span className={classes.foot} aria-hidden="true">
          {learned > 0 && <span className={classes.learned}>{learned}</span>}
          {hasDeadline && (
            <span className={classes.clock}>
              <ClockIcon />
            </span>
          )}
          {planned > 0 && (
            <span className={classes.planned}>
              <RouteIcon />
              <span>{shortTime(planned)}</span>
            </span>
          )}
        </span>
      </button>
    </td>
  )
}
