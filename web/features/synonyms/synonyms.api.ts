import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { limits } from '#contract/core/limits.ts'
import * as synonyms from '#contract/synonyms/synonyms.ts'
import { call, callPage } from '#web/core/call.ts'

const key = ['synonyms'] as const

export const synonymsQuery = (pageNumber: number, filter: string) =>
  queryOptions({
    queryKey: [...key, pageNumber, filter],
    queryFn: ({ signal }) =>
      callPage(synonyms.listSynonyms, { querystring: { pageNumber, pageSize: limits.pageSize.statistics, filter }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useAddSynonym = () =>
  useChange((body: z.input<typeof synonyms.SynonymForm>) => call(synonyms.createSynonym, { body }))
export const useRemoveSynonym = () => useChange((id: number) => call(synonyms.deleteSynonym, { params: { id: String(id) } }))

/** What people find changes too. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all([key, ['courses'], ['suggestions'], ['first-question']].map((queryKey) => client.invalidateQueries({ queryKey })))
  return useMutation({ mutationFn, onSettled })
}
