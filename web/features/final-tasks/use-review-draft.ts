import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReviewValues } from './review-form.ts'

/** A review that is put off goes on where it was left, as long as the page is open and the same user is signed in. */
const draftQuery = (submittedFinalTaskId: number) =>
  queryOptions<ReviewValues>({
    queryKey: ['reviews', 'draft', submittedFinalTaskId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

export function useReviewDraft(submittedFinalTaskId: number) {
  const client = useQueryClient()
  const query = draftQuery(submittedFinalTaskId)
  const { data: draft } = useQuery(query)
  return [draft, (values: ReviewValues) => void client.setQueryData(query.queryKey, values)] as const
}
