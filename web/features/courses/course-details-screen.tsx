import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Loaded } from '#web/ui/loaded.tsx'
import { CourseDetailsFallback } from './course-details-fallback.tsx'
import { CoursePage } from './course-page.tsx'
import { courseQuery } from './courses.api.ts'
import { SimilarCourses } from './similar-courses.tsx'

function CourseDetailsScreen() {
  const { id } = useParams()
  const query = useQuery(courseQuery(Number(id)))
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

export { CourseDetailsScreen as Component }
