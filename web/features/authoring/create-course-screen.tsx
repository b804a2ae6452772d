import { useEffect, useRef, useState } from 'react'
import { useSession } from '#web/core/session.ts'
import { BecameCreatorButton } from '#web/features/accounts/index.ts'
import { ScaffoldDrawing } from '#web/ui/drawings.tsx'
import { PageHeading, StatusPage } from '#web/ui/page-heading.tsx'
import { CourseEditor } from './course-editor.tsx'

function CreateCourseScreen() {
  const { claims, hasRole } = useSession()
  const [hasBecome, setBecome] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus was unmounted.
    if (hasBecome) heading.current?.focus()
  }, [hasBecome])
  if (!claims) return null
  if (!hasRole('Creator') && !hasRole('Admin')) return <CreatorsOnly onDone={() => setBecome(true)} />
  return (
    <>
      <PageHeading title="Create a course" ref={heading}>
        Put your course together. Nothing is public until you create it.
      </PageHeading>
      <CourseEditor key={claims.sub} userId={claims.sub} />
    </>
  )
}

/** Replaced by the editor as soon as the session has the new role. */
function CreatorsOnly({ onDone }: { onDone: () => void }) {
  return (
    <StatusPage title="Create a course" drawing={<ScaffoldDrawing />} action={<BecameCreatorButton onDone={onDone} />}>
      Courses are made by Creators. Anyone can become one: you are paid in points and get a public author page with your name,
      picture, position and skills.
    </StatusPage>
  )
}

export { CreateCourseScreen as Component }
