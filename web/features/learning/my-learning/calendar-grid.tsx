import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { StatisticsDay } from '#contract/learning/learning.ts'
import type { Day } from '#web/core/days.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './calendar.module.css'
import { dayByKey, lastDay, startShowing, weeksFrom } from './calendar.ts'
import { weekdays } from './calendar-words.ts'
import { DayTile } from './day-tile.tsx'

interface CalendarGridProps {
  start: Day
  today: Day
  chosen: Day
  days: Map<Day, StatisticsDay>
  /** The minutes that routes have planned. */
  planned: Map<Day, number>
  isBusy: boolean
  labelledBy: string
  onChoose: (day: Day) => void
  onMove: (start: Day) => void
}

/** Three weeks as a table. Tab reaches one day, arrow keys the others; beyond the edges the calendar moves. */
export function CalendarGrid({ start, today, chosen, days, planned, isBusy, labelledBy, onChoose, onMove }: CalendarGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const wanted = useRef<Day>(null)
  const [reached, setReached] = useState<Day>()
  const isShown = (day: Day | undefined) => day !== undefined && day >= start && day <= lastDay(start)
  const tabStop = [reached, chosen, today].find(isShown) ?? start
  // A day beyond the edge exists only after the calendar has moved.
  useEffect(() => {
    const tile = wanted.current && table.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)
    if (!tile) return
    wanted.current = null
    tile.focus()
  })
  const walk = (event: KeyboardEvent, from: Day) => {
    // While the calendar is still moving, the next key continues from the day that the last one leads to.
    const isMoving = wanted.current !== null
    const to = event.ctrlKey || event.altKey || event.metaKey ? undefined : dayByKey(event.key, wanted.current ?? from)
    if (!to) return
    event.preventDefault()
    wanted.current = to
    setReached(to)
    if (isMoving || !isShown(to)) onMove(startShowing(to, start))
  }
  const choose = (day: Day) => {
    setReached(day)
    onChoose(day)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with arrow key navigation
    <table ref={table} role="grid" className={classes.grid} aria-labelledby={labelledBy} aria-busy={isBusy}>
      <thead>
        <tr>
          {weekdays(start).map(({ short, long }) => (
            <th key={long} scope="col">
              <span aria-hidden="true">{short}</span>
              <VisuallyHidden>{long}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksFrom(start).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayTile
                key={day}
                day={day}
                today={today}
                isFirst={day === start}
                isChosen={day === chosen}
                isTabStop={day === tabStop}
                statistics={days.get(day)}
                planned={planned.get(day) ?? 0}
                onChoose={() => choose(day)}
                onKey={(event) => walk(event, day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
