import type { CourseCard } from '#contract/courses.ts'
import { CourseGrid } from '#web/features/courses/index.ts'
import { Card } from '#web/ui/card.tsx'
import { ShelfDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function CreatedCourses({ courses, whenEmpty }: { courses: CourseCard[]; whenEmpty: string }) {
  return (
    <Card title="Created courses">
      {courses.length === 0 ? (
        <EmptyState drawing={<ShelfDrawing />}>{whenEmpty}</EmptyState>
      ) : (
        <CourseGrid courses={courses} columns={2} level={3} isLate />
      )}
    </Card>
  )
}
