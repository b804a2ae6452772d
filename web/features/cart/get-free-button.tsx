import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { useSession } from '#web/core/session.ts'
import { tabStorage } from '#web/core/storage.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { notifyDoneWithLink, notifyProblem } from '#web/ui/notify.tsx'
import { getFree } from './cart.api.ts'
import { purchaseMade } from './cart-changes.ts'
import { words } from './first-words.ts'

export interface CourseButtonProps extends ButtonProps {
  course: CourseCard
  /** The id of the course's name, because a page has many of these buttons. */
  describedBy: string
  /** Called when the user has got the course, before the cards show it. */
  onGot?: () => void
}

/** Holds the course that a guest asked for before signing in. */
const wantedKey = 'coursewise-wanted-course'

/** Gets a free course with one click. A guest signs in first and then gets it on the course's page. */
export function GetFreeButton({ course, describedBy, onGot, ...button }: CourseButtonProps) {
  const { claims } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { mutate, isPending } = useGetFree(course.id, onGot)
  const page = paths.course(course.id)

  useEffect(() => {
    if (!claims || pathname !== page || tabStorage.get(wantedKey) !== String(course.id)) return
    tabStorage.remove(wantedKey)
    mutate()
  }, [claims, course.id, pathname, page, mutate])

  const get = () => {
    if (claims) return mutate()
    tabStorage.set(wantedKey, String(course.id))
    navigate(paths.login(page))
  }
  return (
    <Button aria-describedby={describedBy} loading={isPending} onClick={get} {...button}>
      {words.getFree}
    </Button>
  )
}

/** Clicking again after a lost response is safe: getting a course twice changes nothing. */
function useGetFree(courseId: number, onGot?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await getFree(courseId)
      onGot?.()
      await purchaseMade(client)
    },
    onSuccess: () => notifyDoneWithLink(words.isYours, paths.learnCourse(courseId), words.start),
    onError: (error) => {
      notifyProblem(error)
      // The course may have a price by now.
      void client.invalidateQueries()
    },
  })
}
