import { useEffect, useRef } from 'react'
import { paths } from '#contract/core/paths.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { type ButtonProps, LinkButton } from '#web/ui/button.tsx'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { words } from './first-words.ts'

interface CourseActionProps extends ButtonProps {
  course: CourseCard
  /** The id of the course's name, because a page has many of these buttons. */
  describedBy: string
}

/** The main action for a course: learn it if it is bought, otherwise add it to the cart or, if it is free, get it. */
export function CourseAction({ course, describedBy, ...button }: CourseActionProps) {
  const isGot = useRef(false)
  const link = useRef<HTMLAnchorElement>(null)
  // The pressed button is replaced by a link, which takes over the focus unless it has moved elsewhere.
  useEffect(() => {
    if (course.isBought && isGot.current && document.activeElement === document.body) link.current?.focus({ preventScroll: true })
  }, [course.isBought])
  if (!course.isBought) {
    const onGot = () => {
      isGot.current = true
    }
    return <AddToCartButton course={course} describedBy={describedBy} onGot={onGot} {...button} />
  }
  return (
    <LinkButton ref={link} to={paths.learnCourse(course.id)} aria-describedby={describedBy} {...button}>
      {words.learn}
    </LinkButton>
  )
}
