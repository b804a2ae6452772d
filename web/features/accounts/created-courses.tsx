import { Title } from '@mantine/core'
import { useId } from 'react'
import type { CourseCard } from '#contract/courses.ts'
import { CourseGrid } from '#web/features/courses/index.ts'
import { Card } from '#web/ui/card.tsx'
import { ShelfDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import classes from './author-screen.module.css'

const title = 'Created courses'

/** The courses are cards themselves, so only an empty list has one around it. */
export function CreatedCourses({ courses, whenEmpty }: { courses: CourseCard[]; whenEmpty: string }) {
  const id = useId()
  if (courses.length === 0) {
    return (
      <Card title={title}>
        <EmptyState drawing={<ShelfDrawing />}>{whenEmpty}</EmptyState>
      </Card>
    )
  }
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      <CourseGrid courses={courses} columns={2} level={3} isLate />
    </section>
  )
}
