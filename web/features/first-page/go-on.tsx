import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { type GoOn as GoOnData, goOnLearning, progressPercent } from '#contract/learning/learning.ts'
import { call } from '#web/core/call.ts'
import { useSession } from '#web/core/session.ts'
import { StepOfPlan } from '#web/features/kept-plans/index.ts'
import { notificationsQuery, useMarkRead } from '#web/features/notifications/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { formatShortDay, percent } from '#web/ui/format.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Title } from '#web/ui/title.tsx'
import { common } from '#web/ui/words.ts'
import classes from './go-on.module.css'
import hero from './hero.module.css'
import { words } from './words.ts'

const SetupCard = lazyPart(async () => (await import('#web/features/setup/index.ts')).SetupCard)

const goOnQuery = () =>
  queryOptions({
    // With what else changes when something is learned or bought.
    queryKey: ['my-learning', 'go-on'],
    queryFn: ({ signal }) => call(goOnLearning, { signal }),
    staleTime: 0,
  })

/** How much is listed of what waits; the rest is one click away. */
const shown = 3

/** What one was learning last, one click from going on, and what waits. Nothing of it is worth an error message. */
export function GoOn() {
  const { data, isError } = useQuery(goOnQuery())
  const { hasRole } = useSession()
  if (isError) return null
  if (!data) return <div className={hero.coming} aria-busy="true" />
  return (
    <>
      <div className={classes.setup}>
        <Suspense>{hasRole('Admin') && <SetupCard />}</Suspense>
      </div>
      <div className={classes.parts}>
        {data.learning ? <Course learning={data.learning} /> : <NothingInProgress />}
        <Waiting reviews={data.reviews} />
      </div>
    </>
  )
}

function Course({ learning }: { learning: NonNullable<GoOnData['learning']> }) {
  const { course, materialsCount, learnedMaterialsCount, next } = learning
  const progress = progressPercent(learnedMaterialsCount, materialsCount)
  return (
    <section className={classes.course} aria-labelledby="go-on-course">
      <div className={classes.picture}>
        <Picture link={paths.coursePicture(course)} size="tile" priority="soon" />
      </div>
      <div className={classes.words}>
        <Title order={2} size={3} id="go-on-course">
          <Link to={paths.learnCourse(course.id)}>{course.name}</Link>
        </Title>
        <StepOfPlan courseId={course.id} />
        <p className={classes.next}>{words.next({ material: next.name, label: (text) => <span>{text}</span> })}</p>
        <div className={classes.progress}>
          <Progress
            classNames={{ root: classes.track }}
            value={progress}
            aria-label={words.progressOf({ course: course.name })}
          />
          <span>
            {words.progress({
              percent: percent(progress),
              learned: learnedMaterialsCount,
              materials: common.materials({ count: materialsCount }),
            })}
          </span>
        </div>
      </div>
      <LinkButton to={paths.learnCourse(course.id, { material: next.id })} aria-describedby="go-on-course">
        {learnedMaterialsCount > 0 ? words.continue : words.start}
      </LinkButton>
    </section>
  )
}

const NothingInProgress = () => (
  <p className={classes.nothing}>
    {words.nothingInProgress({ learning: (text) => <Link to={paths.myLearning()}>{text}</Link> })}
  </p>
)

/** Reviews that are owed, then unread notifications of another kind. Following one of these marks it as read, as at the bell. */
function Waiting({ reviews }: Pick<GoOnData, 'reviews'>) {
  const { data: notifications = [] } = useQuery(notificationsQuery())
  const { mutate: markRead } = useMarkRead()
  const unread = notifications.filter(({ isRead, kind }) => !isRead && kind !== 'review-due')
  const things = [
    ...reviews.map(({ courseId, courseName, dateTimeUTC }) => ({
      key: `review ${courseId}`,
      to: paths.learnCourse(courseId, { view: 'final-task' }),
      text: words.review({ course: courseName }),
      when: words.due({ day: formatShortDay(dateTimeUTC) }),
      follow: undefined,
    })),
    ...unread.map(({ id, text, action, dateUTC }) => ({
      key: `notification ${id}`,
      to: action.path,
      text,
      when: formatShortDay(dateUTC),
      follow: () => markRead([id]),
    })),
  ]
  if (things.length === 0) return null
  return (
    <section className={classes.waiting} aria-labelledby="waiting">
      <Title order={2} size={3} id="waiting">
        {words.waiting}
      </Title>
      <ul>
        {things.slice(0, shown).map(({ key, to, text, when, follow }) => (
          <li key={key}>
            <Link to={to} onClick={follow} onAuxClick={follow}>
              {text}
            </Link>
            <span>{when}</span>
          </li>
        ))}
      </ul>
      {things.length > shown && <Link to={paths.notifications()}>{words.more({ count: things.length - shown })}</Link>}
    </section>
  )
}
