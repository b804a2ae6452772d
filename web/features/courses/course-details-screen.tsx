import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { countView } from '#contract/insight/views.ts'
import { call } from '#web/core/call.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { CourseDetailsFallback } from './course-details-fallback.tsx'
import { CoursePage } from './course-page.tsx'
import { courseQuery } from './courses.api.ts'
import { SimilarCourses } from './similar-courses.tsx'

function CourseDetailsScreen() {
  const { id } = useParams()
  const query = useQuery(courseQuery(Number(id)))
  useView(query.data?.id)
  return (
    <Loaded query={query} skeleton={<CourseDetailsFallback />}>
      {(course) => (
        <>
          <CoursePage course={course} />
          <SimilarCourses key={course.id} courseId={course.id} />
        </>
      )}
    </Loaded>
  )
}

/** Counts the view once, when the course is there. Nobody notices when that fails. */
function useView(courseId: number | undefined): void {
  const counted = useRef<number>(undefined)
  useEffect(() => {
    if (courseId === undefined || courseId === counted.current) return
    counted.current = courseId
    call(countView, { params: { id: String(courseId) } }).catch(() => {})
  }, [courseId])
}

export { CourseDetailsScreen as Component }
