import type { ReactNode } from 'react'
import { screens } from '#contract/screens.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { CourseGridSkeleton } from './course-grid.tsx'

/** The part of the list that is shown before its courses have loaded. */
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
