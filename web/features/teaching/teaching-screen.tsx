import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { paths } from '#contract/core/paths.ts'
import { queryClient } from '#web/core/query-client.ts'
import { hasRole, useSession } from '#web/core/session.ts'
import { CreatorsOnly, draftsQuery, MissingCourses, missingCoursesQuery, OwnDrafts } from '#web/features/drafts/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { FirstCourse } from './first-course.tsx'
import { TaughtCourses } from './taught-courses.tsx'
import { taughtQuery, waitingQuery } from './teaching.api.ts'
import classes from './teaching.module.css'
import { WaitingCard } from './waiting-card.tsx'
import { words } from './words.ts'

/** So that nothing moves later. A card whose list could not be loaded says so itself. */
async function loadTeaching() {
  if (!hasRole('Creator') && !hasRole('Admin')) return null
  await Promise.all([
    queryClient.prefetchQuery(taughtQuery(1)),
    queryClient.prefetchQuery(waitingQuery()),
    queryClient.prefetchQuery(draftsQuery()),
    queryClient.prefetchQuery(missingCoursesQuery('', 1)),
  ])
  return null
}

function TeachingScreen() {
  const { hasRole } = useSession()
  const [hasBecome, setBecome] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus was unmounted.
    if (hasBecome) heading.current?.focus()
  }, [hasBecome])
  if (!hasRole('Creator') && !hasRole('Admin')) return <CreatorsOnly title={words.teaching} onDone={() => setBecome(true)} />
  return (
    <>
      <div className={classes.top}>
        <PageHeading title={words.teaching} ref={heading}>
          {words.about}
        </PageHeading>
        <LinkButton to={paths.createCourse()} leftSection={<PlusIcon />}>
          {words.createCourse}
        </LinkButton>
      </div>
      <Content />
    </>
  )
}

function Content() {
  const courses = useQuery(taughtQuery(1)).data?.info.TotalCount
  const drafts = useQuery(draftsQuery()).data?.drafts.length
  const isNew = courses === 0 && drafts === 0
  return (
    <div className={classes.cards}>
      {isNew ? <FirstCourse /> : <WaitingCard />}
      <OwnDrafts />
      {courses !== 0 && <TaughtCourses />}
      <MissingCourses />
    </div>
  )
}

export { loadTeaching as loader, TeachingScreen as Component }
