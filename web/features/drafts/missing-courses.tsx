import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { MissingCourse } from '#contract/learning-routes/missing-courses.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { StairsDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterBox } from '#web/ui/filter-box.tsx'
import { counted, formatNumber } from '#web/ui/format.ts'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { missingCoursesQuery, useBeginMissing } from './missing-courses.api.ts'
import classes from './missing-courses.module.css'

const title = 'Courses that are missing'

/** What learners need and nobody teaches yet. */
export function MissingCourses() {
  const [{ filter, pageNumber }, show] = useState({ filter: '', pageNumber: 1 })
  const query = useQuery(missingCoursesQuery(filter, pageNumber))
  const isEmpty = query.data?.info.TotalCount === 0 && filter === ''
  return (
    <Card title={title}>
      <div className={classes.page}>
        <p className={classes.note}>
          Courses that do not exist yet and would be in the cheapest plans of learners who have their goals counted. Updated
          daily.
        </p>
        {!isEmpty && (
          <div className={classes.filter}>
            <FilterBox
              label="Skill"
              placeholder="Any skill"
              filter={filter}
              onFilter={(filter) => show({ filter, pageNumber: 1 })}
            />
          </div>
        )}
        <Loaded query={query} skeleton={<LoadingRows rows={3} height={72} />}>
          {({ items, info }) =>
            items.length === 0 ? (
              <EmptyState drawing={<StairsDrawing />}>
                {filter
                  ? `No missing courses match “${filter}”.`
                  : 'Not enough goals yet. A course appears here when the goals of at least ten learners need it.'}
              </EmptyState>
            ) : (
              <div aria-busy={query.isPlaceholderData}>
                <ul className={lines.list} aria-label={title}>
                  {items.map((course) => (
                    <MissingLine key={`${course.skillId} ${course.level} ${course.hours}`} course={course} />
                  ))}
                </ul>
                <Pages info={info} onChange={(pageNumber) => show({ filter, pageNumber })} of={title} />
              </div>
            )
          }
        </Loaded>
        {!isEmpty && (
          <p className={classes.note}>
            Up to its price, the course is in every cheapest plan of these routes. Figures are anonymous and cover at least ten
            learners; counts are rounded down to multiples of five.
          </p>
        )}
      </div>
    </Card>
  )
}

function MissingLine({ course }: { course: MissingCourse }) {
  const { skillName, level, hours, price, routes, prices } = course
  const begin = useBeginMissing()
  const navigate = useNavigate()
  const others = prices.filter((point) => point.price !== price)
  return (
    <li>
      <div className={lines.words}>
        <strong>{`${skillName} ${level}, in up to ${counted(hours, 'hour')}`}</strong>
        <p className={classes.sentence}>
          {`A course that teaches it would be in at least ${formatNumber(routes)} routes at up to ${counted(price, 'point')}.`}
        </p>
        {others.length > 0 && <p>{`${others.map(priceWords).join(', ')}.`}</p>}
      </div>
      <div className={lines.buttons}>
        <Button
          variant="default"
          size="sm"
          loading={begin.isPending}
          aria-label={`Create this course: ${skillName} ${level}`}
          onClick={() =>
            begin.mutate(course, { onSuccess: ({ id }) => navigate(paths.createCourse(id)), onError: notifyProblem })
          }
        >
          Create this course
        </Button>
      </div>
    </li>
  )
}

/** "At up to 200 points: 10 routes, at up to 50 points: 30 routes" */
const priceWords = ({ price, routes }: MissingCourse['prices'][number], place: number) =>
  `${place === 0 ? 'At' : 'at'} up to ${counted(price, 'point')}: ${counted(routes, 'route')}`
