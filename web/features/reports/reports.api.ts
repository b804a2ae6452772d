import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { limits } from '#contract/core/limits.ts'
import * as reports from '#contract/reports/reports.ts'
import { call, callPage } from '#web/core/call.ts'

const key = ['reports'] as const
const pageQuery = (pageNumber: number) => ({ querystring: { pageNumber, pageSize: limits.pageSize.statistics } })

export const useReport = () =>
  useMutation({ mutationFn: (body: z.input<typeof reports.report.schema.body>) => call(reports.report, { body }) })

export const waitingQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: [...key, 'waiting', pageNumber],
    queryFn: ({ signal }) => callPage(reports.listWaitingReports, { ...pageQuery(pageNumber), signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const decidedQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: [...key, 'decided', pageNumber],
    queryFn: ({ signal }) => callPage(reports.listDecidedReports, { ...pageQuery(pageNumber), signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const useDecide = () =>
  useChange((body: z.input<typeof reports.decideReports.schema.body>) => call(reports.decideReports, { body }))

export const useShowAgain = () =>
  useChange((decisionId: number) => call(reports.showAgain, { params: { id: String(decisionId) } }))

/** Reloads the lists even after a refusal, because another Admin may have decided. Hiding changes courses and ratings too. */
function useChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => reload(client) })
}

const reload = (client: QueryClient) =>
  Promise.all([key, ['courses'], ['ratings']].map((queryKey) => client.invalidateQueries({ queryKey })))
