import type { ReactNode } from 'react'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { CourseGridSkeleton } from './course-grid.tsx'

/** What of the list can be shown before its courses have come. */
export function CourseListFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeading title="Courses">Learn at your own pace. You pay in points, and what you buy stays yours.</PageHeading>
      {children}
    </>
  )
}

export const CourseListFallback = () => (
  <CourseListFrame>
    <CourseGridSkeleton columns={4} />
  </CourseListFrame>
)
