import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { SharedRoute } from '#contract/learning-routes/shared-routes.ts'
import { CallError } from '#web/core/call-error.ts'
import { type Day, timeZone, toDay } from '#web/core/days.ts'
import { queryClient } from '#web/core/query-client.ts'
import { CourseAction } from '#web/features/cart/index.ts'
import { CourseLine } from '#web/features/course-parts/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NothingFoundDrawing } from '#web/ui/drawings.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingPage } from '#web/ui/loading.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Price } from '#web/ui/points.tsx'
import { timeInWords } from '#web/ui/time-words.ts'
import { goalWords, hoursWords } from './route-words.ts'
import classes from './shared-route.module.css'
import { sharedRouteQuery } from './shared-routes.api.ts'
import { words } from './words.ts'

/** Before the screen is shown, so that its heading can take the focus. */
const loadSharedRoute = ({ params: { secret = '' } }: LoaderFunctionArgs) =>
  queryClient.prefetchQuery(sharedRouteQuery(secret)).then(() => null)

function SharedRouteScreen() {
  const { secret = '' } = useParams()
  const query = useQuery(sharedRouteQuery(secret))
  const status = query.error instanceof CallError ? query.error.status : undefined
  if (status === 400 || status === 404) return <NotShared />
  return (
    <Loaded query={query} skeleton={<LoadingPage />}>
      {(route) => <Shared route={route} secret={secret} today={toDay(new Date(), timeZone)} />}
    </Loaded>
  )
}

function NotShared() {
  return (
    <>
      <NothingFoundDrawing />
      <PageHeading title={words.notShared}>{words.notSharedHelp}</PageHeading>
      <LinkButton to={paths.newRoute()}>{words.planRoute}</LinkButton>
    </>
  )
}

function Shared({ route, secret, today }: { route: SharedRoute; secret: string; today: Day }) {
  const { milestones, hoursPerWeek, courses } = route
  const names = new Map(milestones.flatMap(({ skills }) => skills.map(({ skillId, skillName }) => [skillId, skillName])))
  const goals = goalWords({ milestones }, names, today)
  const last = milestones.at(-1)?.skills ?? []
  const title = last.map(({ skillName, level }) => `${skillName} ${level}`).join(', ') || words.sharedRoute
  return (
    <>
      <PageHeading title={title}>{words.sharedAbout({ hours: hoursWords(hoursPerWeek) })}</PageHeading>
      <div className={classes.page}>
        <Card title={words.theGoal}>
          <ul className={classes.goals}>
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
          <p className={classes.note}>{words.makeItYours}</p>
          <LinkButton to={paths.newRouteLike(secret)}>{words.makeItMine}</LinkButton>
        </Card>
        <Card title={words.chosenCourses}>
          {courses.length === 0 ? (
            <p className={classes.none}>{words.noChosenCourses}</p>
          ) : (
            <ul className={classes.courses}>
              {courses.map((course) => (
                <Course key={course.id} course={course} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  )
}

function Course({ course }: { course: SharedRoute['courses'][number] }) {
  const id = useId()
  return (
    <CourseLine course={course} nameId={id} actions={<CourseAction course={course} describedBy={id} variant="light" size="sm" />}>
      <p className={classes.facts}>
        <span>
          <Price points={course.price} />
        </span>
        <span>{timeInWords(course.learningTime)}</span>
      </p>
    </CourseLine>
  )
}

export { loadSharedRoute as loader, SharedRouteScreen as Component }
