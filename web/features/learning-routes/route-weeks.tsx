import { useState } from 'react'
import type { RouteWeek } from '#contract/learning-routes/learning-routes.ts'
import type { Day } from '#web/core/days.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { timeInWords } from '#web/ui/time-words.ts'
import classes from './route-weeks.module.css'
import { weekName } from './route-words.ts'
import { WeekItems } from './week-items.tsx'
import { words } from './words.ts'

/** How many weeks are listed at first. */
const first = 8

/** The weeks of a plan, each with its materials; the first one is open. */
export function RouteWeeks({ weeks, today }: { weeks: RouteWeek[]; today: Day }) {
  const [isWhole, setWhole] = useState(false)
  if (weeks.length === 0) return null
  return (
    <Card title={words.weekByWeek}>
      <ol className={classes.weeks}>
        {weeks.slice(0, isWhole ? weeks.length : first).map((week, place) => (
          <li key={week.date}>
            {week.isOff || week.items.length === 0 ? (
              <p className={classes.off}>
                <span className={classes.date}>{weekHeading(week, today)}</span>
                <span className={classes.minutes}>{week.isOff ? words.off : words.nothingToDo}</span>
              </p>
            ) : (
              <details open={place === 0}>
                <summary>
                  <span className={classes.date}>{weekHeading(week, today)}</span>
                  <span className={classes.courses}>{courseNames(week)}</span>
                  <span className={classes.minutes}>{timeInWords(week.minutes)}</span>
                </summary>
                <WeekItems items={week.items} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {!isWhole && weeks.length > first && (
        <Button className={classes.more} variant="default" size="sm" onClick={() => setWhole(true)}>
          {words.allWeeks({ count: weeks.length })}
        </Button>
      )}
    </Card>
  )
}

/** "Git without fear, JavaScript from the first line" */
const courseNames = ({ items }: RouteWeek) => [...new Set(items.map(({ courseName }) => courseName))].join(', ')

const weekHeading = ({ date }: RouteWeek, today: Day) =>
  date <= today ? words.thisWeekOf({ week: weekName(date) }) : weekName(date)
