import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as calendar from '#contract/learning-routes/route-calendar.ts'
import { pdfOfPlan } from '#contract/learning-routes/route-plans.ts'
import { call } from '#web/core/call.ts'
import { callFile } from '#web/core/call-file.ts'
import { querystring } from './learning-routes.api.ts'

const calendarKey = ['route-calendar'] as const

export const calendarQuery = () =>
  queryOptions({ queryKey: calendarKey, queryFn: ({ signal }) => call(calendar.getRouteCalendar, { signal }) })

type CalendarInput = z.input<typeof calendar.RouteCalendarForm>

/** These two return the address, which the server shows only once. */
export const useCreateCalendar = () => useChange((body: CalendarInput) => call(calendar.createRouteCalendar, { body }))
export const useRenewCalendar = () => useChange(() => call(calendar.renewRouteCalendar, {}))

export const useSaveCalendar = () => useChange((body: CalendarInput) => call(calendar.updateRouteCalendar, { body }))
export const useRemoveCalendar = () => useChange(() => call(calendar.deleteRouteCalendar, {}))

export const planPdf = (id: number, planId: number) =>
  callFile(pdfOfPlan, { params: { id: String(id), planId: String(planId) }, querystring }, 'application/pdf')

/** The button waits until the screen shows what has changed. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: calendarKey }) })
}
