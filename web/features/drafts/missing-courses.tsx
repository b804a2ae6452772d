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
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { common } from '#web/ui/words.ts'
import { missingCoursesQuery, useBeginMissing } from './missing-courses.api.ts'
import classes from './missing-courses.module.css'
import { words } from './words.ts'

/** What learners need and nobody teaches yet. */
export function MissingCourses() {
  const [{ filter, pageNumber }, show] = useState({ filter: '', pageNumber: 1 })
  const query = useQuery(missingCoursesQuery(filter, pageNumber))
  const isEmpty = query.data?.info.TotalCount === 0 && filter === ''
  return (
    <Card title={words.missingCourses}>
      <div className={classes.page}>
        <p className={classes.note}>{words.aboutMissing}</p>
        {!isEmpty && (
          <div className={classes.filter}>
            <FilterBox
              label={words.skill}
              placeholder={words.anySkill}
              filter={filter}
              onFilter={(filter) => show({ filter, pageNumber: 1 })}
            />
          </div>
        )}
        <Loaded query={query} skeleton={<LoadingRows rows={3} height={72} />}>
          {({ items, info }) =>
            items.length === 0 ? (
              <EmptyState drawing={<StairsDrawing />}>{filter ? words.noneMatch({ filter }) : words.notEnoughGoals}</EmptyState>
            ) : (
              <div aria-busy={query.isPlaceholderData}>
                <ul className={lines.list} aria-label={words.missingCourses}>
                  {items.map((course) => (
                    <MissingLine key={`${course.skillId} ${course.level} ${course.hours}`} course={course} />
                  ))}
                </ul>
                <Pages info={info} onChange={(pageNumber) => show({ filter, pageNumber })} of={words.missingCourses} />
              </div>
            )
          }
        </Loaded>
        {!isEmpty && <p className={classes.note}>{words.figuresHelp}</p>}
      </div>
    </Card>
  )
}

function MissingLine({ course }: { course: MissingCourse }) {
  const { skillName: skill, level, hours, price, routes, prices } = course
  const begin = useBeginMissing()
  const navigate = useNavigate()
  const others = prices.filter((point) => point.price !== price)
  return (
    <li>
      <div className={lines.words}>
        <strong>{words.missingCourse({ skill, level, hours: common.hours({ count: hours }) })}</strong>
        <p className={classes.sentence}>{words.wouldBeInRoutes({ routes, points: common.points({ count: price }) })}</p>
        {others.length > 0 && <p>{`${others.map(priceWords).join(', ')}.`}</p>}
      </div>
      <div className={lines.buttons}>
        <Button
          variant="default"
          size="sm"
          loading={begin.isPending}
          aria-label={words.createThisNamed({ skill, level })}
          onClick={() =>
            begin.mutate(course, { onSuccess: ({ id }) => navigate(paths.createCourse(id)), onError: notifyProblem })
          }
        >
          {words.createThis}
        </Button>
      </div>
    </li>
  )
}

/** "At up to 200 points: 10 routes, at up to 50 points: 30 routes" */
const priceWords = ({ price, routes }: MissingCourse['prices'][number], place: number) =>
  (place === 0 ? words.routesAt : words.alsoRoutesAt)({ points: common.points({ count: price }), count: routes })
