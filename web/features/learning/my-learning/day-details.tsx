import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { StatisticsDayDetails } from '#contract/learning/learning.ts'
import type { PlannedDay } from '#contract/learning-routes/learning-routes.ts'
import type { Day } from '#web/core/days.ts'
import { PlannedItems, plannedDaysQuery } from '#web/features/learning-routes/index.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { formatTime } from '#web/ui/format.ts'
import { ClockIcon } from '#web/ui/icons.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { dayInWords } from './calendar-words.ts'
import classes from './day-details.module.css'
import { dayQuery } from './my-learning.api.ts'
import { shortTime } from './weeks.ts'
import { words } from './words.ts'

const deadlineTypes = [words.reviewTask]

export function DayDetails({ day, today }: { day: Day; today: Day }) {
  const query = useQuery(dayQuery(day))
  const [planned] = useQuery({ ...plannedDaysQuery(day, day), enabled: day >= today }).data ?? []
  return (
    <div className={classes.place} aria-live="polite">
      <Card title={dayInWords(day, today)} aside={day === today && <Chip>{words.today}</Chip>}>
        <Loaded query={query} skeleton={<LoadingRows rows={3} />}>
          {(details) => <Details details={details} planned={planned} nothing={nothingOn(day, today)} />}
        </Loaded>
      </Card>
    </div>
  )
}

interface DetailsProps {
  details: StatisticsDayDetails
  planned: PlannedDay | undefined
  nothing: string
}

function Details({ details: { materialsNames, deadlines }, planned, nothing }: DetailsProps) {
  if (materialsNames.length === 0 && deadlines.length === 0 && !planned) return <p className={classes.nothing}>{nothing}</p>
  return (
    <div className={classes.details}>
      {deadlines.length > 0 && (
        <div>
          <h3>{words.deadlines}</h3>
          <ul className={classes.deadlines}>
            {deadlines.map(({ dateTimeUTC, deadlineType, courseId, courseName }) => (
              <li key={`${courseId} ${dateTimeUTC}`}>
                <ClockIcon />
                <span>
                  <time dateTime={dateTimeUTC}>{formatTime(dateTimeUTC)}</time>
                  {Date.parse(dateTimeUTC) < Date.now() && <span className={classes.late}>{words.late}</span>}
                  <br />
                  {deadlineTypes[deadlineType]}
                  <br />
                  <Anchor component={Link} to={paths.learnCourse(courseId, { view: 'final-task' })} className={classes.course}>
                    {courseName}
                  </Anchor>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {planned && (
        <div>
          <h3>{words.plannedTime({ time: shortTime(planned.minutes) })}</h3>
          <PlannedItems routes={planned.routes} />
        </div>
      )}
      {materialsNames.length > 0 && (
        <div>
          <h3>{words.learnedCount({ count: materialsNames.length })}</h3>
          <ul className={classes.learned}>
            {materialsNames.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two materials may have the same name
              <li key={place}>
                <CheckIcon />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function nothingOn(day: Day, today: Day) {
  if (day === today) return words.nothingYetToday
  return day < today ? words.nothingLearned : words.nothingDue
}
