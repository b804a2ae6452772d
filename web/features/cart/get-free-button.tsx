import { Button, type ButtonProps } from '@mantine/core'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CourseCard } from '#contract/courses.ts'
import { paths } from '#web/core/paths.ts'
import { useSession } from '#web/core/session.ts'
import { useGetFree } from './use-get-free.ts'

export interface CourseButtonProps extends ButtonProps {
  course: CourseCard
  /** The id of the course's name, because a page has many of these buttons. */
  describedBy: string
  /** A free course was taken; the cards do not say so yet. */
  onGot?: () => void
}

/** The course that a guest asked for before signing in. */
let wanted: number | undefined

/** One press and the course is there. A guest signs in first and gets it on the course's page then. */
export function GetFreeButton({ course, describedBy, onGot, ...button }: CourseButtonProps) {
  const { claims } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { mutate, isPending } = useGetFree(course.id, onGot)
  const page = paths.course(course.id)

  useEffect(() => {
    if (!claims || wanted !== course.id || pathname !== page) return
    wanted = undefined
    mutate()
  }, [claims, course.id, pathname, page, mutate])

  const get = () => {
    if (claims) return mutate()
    wanted = course.id
    navigate(paths.login(page))
  }
  return (
    <Button aria-describedby={describedBy} loading={isPending} onClick={get} {...button}>
      Get for free
    </Button>
  )
}
