import { useQuery } from '@tanstack/react-query'
import { Suspense, useId } from 'react'
import { addDays } from '#web/core/days.ts'
import { plannedDaysQuery } from '#web/features/learning-routes/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ChevronDownIcon } from '#web/ui/first-icons.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Title } from '#web/ui/title.tsx'
import classes from './calendar.module.css'
import { byDay, lastDay, step } from './calendar.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarLegend } from './calendar-legend.tsx'
import { rangeInWords } from './calendar-words.ts'
import { DayDetails } from './day-details.tsx'
import { statisticsQuery } from './my-learning.api.ts'
import { useCalendar } from './use-calendar.ts'
import { words } from './words.ts'

const YourWeeks = lazyPart(async () => (await import('./your-weeks.tsx')).YourWeeks)

export function StatisticsTab() {
  const { today, start, day, moveTo, choose, goToToday } = useCalendar()
  const query = useQuery(statisticsQuery(start))
  // Without it the calendar is complete too, so no error is worth a message.
  const planned = useQuery(plannedDaysQuery(start, lastDay(start))).data ?? []
  const minutes = new Map(planned.map((day) => [day.date, day.minutes]))
  const id = useId()
  const grid = { planned: minutes, start, today, chosen: day, labelledBy: id, onChoose: choose, onMove: moveTo }
  const learned = (query.data ?? []).reduce((sum, { learnedMaterialsCount }) => sum + learnedMaterialsCount, 0)
  return (
    <>
      <div className={classes.columns}>
        <section className={classes.calendar} aria-labelledby={id}>
          <div className={classes.bar}>
            <div>
              <Title order={2} id={id}>
                {rangeInWords(start, lastDay(start))}
              </Title>
              <p className={classes.sum} role="status">
                {query.data &&
                  !query.isPlaceholderData &&
                  (learned > 0 ? words.learnedInWeeks({ count: learned }) : words.nothingInWeeks)}
              </p>
            </div>
            <div className={classes.moves}>
              <Button variant="default" size="sm" onClick={goToToday}>
                {words.today}
              </Button>
              <Button
                variant="default"
                size="sm"
                className={classes.back}
                aria-label={words.twoWeeksBack}
                onClick={() => moveTo(addDays(start, -step))}
              >
                <ChevronDownIcon />
              </Button>
              <Button
                variant="default"
                size="sm"
                className={classes.forward}
                aria-label={words.twoWeeksForward}
                onClick={() => moveTo(addDays(start, step))}
              >
                <ChevronDownIcon />
              </Button>
            </div>
          </div>
          <Loaded query={query} skeleton={<CalendarGrid {...grid} days={new Map()} isBusy />}>
            {(days) => <CalendarGrid {...grid} days={byDay(days)} isBusy={query.isPlaceholderData} />}
          </Loaded>
          <CalendarLegend isPlanned={planned.length > 0} />
        </section>
        <DayDetails day={day} today={today} />
      </div>
      <Suspense fallback={<LoadingRows rows={6} height={56} />}>
        <YourWeeks />
      </Suspense>
    </>
  )
}
