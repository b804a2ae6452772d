import { Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { smallestGroup } from '#contract/insight/insight.ts'
import { queryClient } from '#web/core/query-client.ts'
import { courseQuery } from '#web/features/courses/index.ts'
import { Card } from '#web/ui/card.tsx'
import { formatNumber } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { MeanStars } from '#web/ui/stars.tsx'
import { BarTable } from './bar-table.tsx'
import { CourseDays } from './course-days.tsx'
import { HoursCard } from './hours-card.tsx'
import { insightQuery } from './insight.api.ts'
import classes from './insight.module.css'
import { ProgressCard } from './progress-card.tsx'
import { words } from './words.ts'

/** Few courses have checks. */
const QuestionsCard = lazy(() => import('./questions/questions-card.tsx').then((module) => ({ default: module.QuestionsCard })))

/** The server refuses the figures to others; then the whole page says so. */
async function loadInsight({ params: { id = '' } }: LoaderFunctionArgs) {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 })
  const [course] = await Promise.all([
    queryClient.ensureQueryData(courseQuery(Number(id))),
    queryClient.fetchQuery(insightQuery(Number(id))),
  ])
  return course
}

/** A change of the range changes only the address. */
const shouldLoadAgain = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) => currentUrl.pathname !== nextUrl.pathname

function InsightScreen() {
  const course = useLoaderData<CourseDetails>()
  const query = useQuery(insightQuery(course.id))
  const checks = course.materials.filter(({ kind }) => kind === 'check')
  return (
    <>
      <PageHeading title={words.title}>
        <Anchor component={Link} to={paths.course(course.id)}>
          {course.name}
        </Anchor>
      </PageHeading>
      <div className={classes.page}>
        <CourseDays key={course.id} courseId={course.id} />
        <Loaded query={query} skeleton={<Skeleton height={320} radius="lg" />}>
          {(insight) => (
            <>
              <ProgressCard courseId={course.id} insight={insight} />
              {checks.length > 0 && (
                <Suspense fallback={<Skeleton height={320} radius="lg" />}>
                  <QuestionsCard key={course.id} checks={checks} />
                </Suspense>
              )}
              <div className={classes.pair}>
                <RatingsCard course={course} />
                <HoursCard hours={insight.hours} statedMinutes={course.learningTime} />
              </div>
            </>
          )}
        </Loaded>
        <p className={classes.note}>{words.aboutFigures({ count: smallestGroup })}</p>
      </div>
    </>
  )
}

/** Everybody sees them on the course page too. */
function RatingsCard({ course: { id, rating, ratings } }: { course: CourseDetails }) {
  const labelId = useId()
  const readAll = (
    <Anchor component={Link} to={paths.ratings(id)} size="sm">
      {words.readRatings}
    </Anchor>
  )
  return (
    <Card title={words.ratings} aside={rating && readAll}>
      {rating ? (
        <>
          <p id={labelId} className={classes.quiet}>
            <MeanStars rating={rating} />
          </p>
          <BarTable
            labelledBy={labelId}
            heads={[words.stars, words.ratings]}
            rows={[5, 4, 3, 2, 1].map((stars) => {
              const given = ratings.stars[stars - 1] ?? 0
              return {
                key: stars,
                label: words.starCount({ count: stars }),
                text: formatNumber(given),
                share: given / rating.count,
              }
            })}
          />
        </>
      ) : (
        <p className={classes.quiet}>{words.noRatings}</p>
      )}
    </Card>
  )
}

export { InsightScreen as Component, loadInsight as loader, shouldLoadAgain as shouldRevalidate }
