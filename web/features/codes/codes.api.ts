import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as codes from '#contract/codes/codes.ts'
import type { CodeForm } from '#contract/core/forms.ts'
import { limits } from '#contract/core/limits.ts'
import { useAttemptKey } from '#web/core/attempt-key.ts'
import { call, callPage } from '#web/core/call.ts'

const codesKey = ['codes'] as const

/** Users redeem them all the time. */
export const codesQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: [...codesKey, pageNumber],
    queryFn: ({ signal }) => callPage(codes.listCodes, { querystring: { pageNumber, pageSize: limits.pageSize.codes }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** A second try after a broken connection issues only one. */
export function useIssueCode() {
  const refresh = useRefresh(codesKey, ['statistics'])
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: (body: CodeForm) => attempt.send((headers) => call(codes.issueCode, { headers, body })),
    onSettled: refresh,
  })
}

export function useStopCode() {
  const refresh = useRefresh(codesKey, ['statistics'])
  return useMutation({
    mutationFn: (id: number) => call(codes.stopCode, { params: { id: String(id) } }),
    onSettled: refresh,
  })
}

/** A second try after a broken connection gets the first result. */
export function useRedeemCode() {
  const refresh = useRefresh(['account'])
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: (code: string) => attempt.send((headers) => call(codes.redeemCode, { headers, body: { code } })),
    onSuccess: refresh,
  })
}

function useRefresh(...keys: (readonly string[])[]) {
  const client = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
