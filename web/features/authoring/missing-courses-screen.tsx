import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { pageNumberIn } from '#contract/addresses.ts'
import type { MissingCourse } from '#contract/missing-courses.ts'
import { paths } from '#contract/paths.ts'
import { queryClient } from '#web/core/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { StairsDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterBox } from '#web/ui/filter-box.tsx'
import { counted, formatNumber } from '#web/ui/format.ts'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { usePageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { missingCoursesQuery, useBeginMissing } from './missing-courses.api.ts'
import classes from './missing-courses.module.css'

const filterIn = (params: URLSearchParams) => (params.get('filter') ?? '').trim().slice(0, 200)

/** The server refuses it to others; then the whole page says so. */
function loadMissing({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  return queryClient.fetchQuery(missingCoursesQuery(filterIn(params), pageNumberIn(params)))
}

/** A change of the filter or the page changes only the address. */
const shouldLoadAgain = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname

function MissingCoursesScreen() {
  const [params, setParams] = useSearchParams()
  const [pageNumber, setPageNumber] = usePageNumber()
  const filter = filterIn(params)
  const query = useQuery(missingCoursesQuery(filter, pageNumber))
  const isEmpty = query.data?.info.TotalCount === 0 && filter === ''
  return (
    <>
      <PageHeading title="Courses that are missing">
        What does not exist yet, and would be in the cheapest plans of learners who let their goals be counted. Renewed every day.
      </PageHeading>
      <div className={classes.page}>
        {!isEmpty && (
          <div className={classes.filter}>
            <FilterBox
              label="Skill"
              placeholder="Any skill"
              filter={filter}
              onFilter={(filter) => setParams(filter ? { filter } : {}, { preventScrollReset: true })}
            />
          </div>
        )}
        <Loaded query={query} skeleton={<LoadingRows rows={5} height={88} />}>
          {({ items, info }) =>
            items.length === 0 ? (
              <EmptyState drawing={<StairsDrawing />}>
                {filter
                  ? `No missing course with “${filter}” is known.`
                  : 'Not enough goals yet. A course appears here when the goals of at least ten learners need it.'}
              </EmptyState>
            ) : (
              <div aria-busy={query.isPlaceholderData}>
                <ul className={lines.list} aria-label="Courses that are missing">
                  {items.map((course) => (
                    <MissingLine key={`${course.skillId} ${course.level} ${course.hours}`} course={course} />
                  ))}
                </ul>
                <Pages info={info} onChange={setPageNumber} of="Courses that are missing" />
              </div>
            )
          }
        </Loaded>
        <p className={classes.note}>
          Up to its price, the course is in every cheapest plan of these routes. Nobody is named, every figure is about at least
          ten learners, and counts are rounded down to fives.
        </p>
      </div>
    </>
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
          {`A course that gives it enters at least ${formatNumber(routes)} routes at up to ${counted(price, 'point')}.`}
        </p>
        {others.length > 0 && <p>{`${others.map(wordsOf).join(', ')}.`}</p>}
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

/** "At 200 points: 10 routes" */
const wordsOf = ({ price, routes }: MissingCourse['prices'][number], place: number) =>
  `${place === 0 ? 'At' : 'at'} ${counted(price, 'point')}: ${formatNumber(routes)}`

export { loadMissing as loader, MissingCoursesScreen as Component, shouldLoadAgain as shouldRevalidate }
