import { Button, type ButtonProps } from '@mantine/core'
import { Link } from 'react-router'
import type { CourseCard } from '#contract/courses.ts'
import { paths } from '#web/core/paths.ts'
import { AddToCartButton } from '#web/features/cart/index.ts'

interface CourseActionProps extends ButtonProps {
  course: CourseCard
  /** The id of the course's name, because a page has many of these buttons. */
  describedBy: string
}

/** The one thing to do with a course: learn it when it is bought, otherwise put it into the cart. */
export function CourseAction({ course, describedBy, ...button }: CourseActionProps) {
  if (!course.isBought) return <AddToCartButton course={course} describedBy={describedBy} {...button} />
  return (
    <Button component={Link} to={paths.learnCourse(course.id)} aria-describedby={describedBy} {...button}>
      Learn Course
    </Button>
  )
}
