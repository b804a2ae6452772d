import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#web/core/paths.ts'
import { notifyDoneWithLink, notifyProblem } from '#web/ui/notify.tsx'
import { getFree } from './cart.api.ts'
import { purchaseMade } from './cart-changes.ts'

/** Takes a free course at once. Pressing again after a lost answer is safe: what is there already is not taken twice. */
export function useGetFree(courseId: number, onGot?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await getFree(courseId)
      onGot?.()
      await purchaseMade(client)
    },
    onSuccess: () => notifyDoneWithLink('The course is yours.', paths.learnCourse(courseId), 'Start learning'),
    onError: (error) => {
      notifyProblem(error)
      // It may have got a price meanwhile.
      void client.invalidateQueries()
    },
  })
}
