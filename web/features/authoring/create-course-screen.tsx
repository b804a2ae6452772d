import { useEffect, useState } from 'react'
import { useSession } from '#web/core/session.ts'
import { BecameCreatorButton } from '#web/features/accounts/index.ts'
import { ScaffoldDrawing } from '#web/ui/drawings.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { StatusPage } from '#web/ui/status-page.tsx'
import { CourseEditor } from './course-editor.tsx'

function CreateCourseScreen() {
  const { claims, hasRole } = useSession()
  const [hasBecome, setBecome] = useState(false)
  useEffect(() => {
    // The button that had the focus is gone with its page.
    if (hasBecome) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [hasBecome])
  if (!claims) return null
  if (!hasRole('Creator') && !hasRole('Admin')) return <CreatorsOnly onDone={() => setBecome(true)} />
  return (
    <>
      <PageHeading title="Create a course">Put your course together. Nothing is public until you create it.</PageHeading>
      <CourseEditor key={claims.sub} userId={claims.sub} />
    </>
  )
}

/** The editor takes its place as soon as the new role is in the session. */
function CreatorsOnly({ onDone }: { onDone: () => void }) {
  return (
    <StatusPage title="Create a course" drawing={<ScaffoldDrawing />} action={<BecameCreatorButton onDone={onDone} />}>
      Courses are made by Creators. Anyone can become one: you are paid in points and get a public author page with your name,
      picture, position and skills.
    </StatusPage>
  )
}

export { CreateCourseScreen as Component }
