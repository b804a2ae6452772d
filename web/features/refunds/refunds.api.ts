import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as refunds from '#contract/refunds/refunds.ts'
import { useAttemptKey } from '#web/core/attempt-key.ts'
import { call } from '#web/core/call.ts'
import { isUnconfirmed } from '#web/core/call-error.ts'
import { accountKey } from '#web/features/accounts/index.ts'

export const refundsKey = [...accountKey, 'refunds'] as const

/** What the user can return, has returned, and owes. Learning on another device changes it, so it is reloaded when it is shown again. */
export const refundsQuery = () =>
  queryOptions({ queryKey: refundsKey, queryFn: ({ signal }) => call(refunds.getRefunds, { signal }), staleTime: 0 })

/** A second try after a broken connection returns the course only once. */
export function useReturnCourse(courseId: number) {
  const client = useQueryClient()
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: () => attempt.send((headers) => call(refunds.returnCourse, { headers, params: { courseId: String(courseId) } })),
    onError: (error) => {
      if (!isUnconfirmed(error)) void client.invalidateQueries({ queryKey: refundsKey })
    },
  })
}
