import type { ReactNode } from 'react'
import { screens } from '#contract/screens.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { CourseGridSkeleton } from './course-grid.tsx'

/** What of the list can be shown before its courses have come. */
export function CourseListFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeading title={screens.courses.title}>{screens.courses.lead}</PageHeading>
      {children}
    </>
  )
}

export const CourseListFallback = () => (
  <CourseListFrame>
    <CourseGridSkeleton columns={4} />
  </CourseListFrame>
)
