import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as routes from '#contract/learning-routes/learning-routes.ts'
import type { RouteForm, RoutePace } from '#contract/learning-routes/route-form.ts'
import * as plans from '#contract/learning-routes/route-plans.ts'
import { renewRoute, setPace } from '#contract/learning-routes/route-renewal.ts'
import { useAttemptKey } from '#web/core/attempt-key.ts'
import { call } from '#web/core/call.ts'
import { type Day, timeZone } from '#web/core/days.ts'
import { cartChanged } from '#web/features/cart/index.ts'

/** The key of everything about routes. */
export const routesKey = ['learning-routes'] as const

/** It decides which day is today. */
export const querystring = { timeZone }

/** What is learned and bought elsewhere changes a route, so it is reloaded when it is shown again. */
export const routesQuery = () =>
  queryOptions({
    queryKey: [...routesKey, 'list'],
    queryFn: ({ signal }) => call(routes.listRoutes, { querystring, signal }),
    staleTime: 0,
  })

/** What is planned on the days of a range, both ends included. */
export const plannedDaysQuery = (startDate: Day, endDate: Day) =>
  queryOptions({
    queryKey: [...routesKey, 'planned-days', startDate, endDate],
    queryFn: ({ signal }) => call(routes.listPlannedDays, { params: { startDate, endDate }, querystring, signal }),
    staleTime: 0,
  })

export const routeQuery = (id: number) =>
  queryOptions({
    queryKey: [...routesKey, id],
    queryFn: ({ signal }) => call(routes.getRoute, { params: { id: String(id) }, querystring, signal }),
    staleTime: 0,
  })

export const planQuery = (id: number, planId: number) =>
  queryOptions({
    queryKey: [...routesKey, id, 'plans', planId],
    queryFn: ({ signal }) => call(plans.getPlan, { params: { id: String(id), planId: String(planId) }, querystring, signal }),
  })

type RouteInput = z.input<typeof RouteForm>

/** Saves a new route, or changes the one with this id. Returns its id. */
export function useSaveRoute(id: number | undefined) {
  const attempt = useAttemptKey()
  return useChange(async (body: RouteInput) => {
    if (id === undefined) return (await attempt.send((headers) => call(routes.createRoute, { headers, body }))).id
    await call(routes.updateRoute, { params: { id: String(id) }, body })
    return id
  })
}

export const useDeleteRoute = (id: number) =>
  useMutation({ mutationFn: () => call(routes.deleteRoute, { params: { id: String(id) } }) })

export const useChoosePlan = (id: number) =>
  useChange((planId: number) => call(plans.choosePlan, { params: { id: String(id), planId: String(planId) } }))

export const useUndoChoice = (id: number) => useChange(() => call(plans.undoChoice, { params: { id: String(id) } }))

/** Looks for plans that can take the place of the chosen one. `subject` tells for which plan and goal. */
export const useRenewal = (id: number) =>
  useMutation({ mutationFn: (_subject: string) => call(renewRoute, { params: { id: String(id) }, querystring }) })

export const useSetPace = (id: number) => useChange((body: RoutePace) => call(setPace, { params: { id: String(id) }, body }))

export function useAddDueToCart(id: number) {
  const client = useQueryClient()
  return useChange(async () => {
    const { added } = await call(plans.addDueToCart, { params: { id: String(id) } })
    await cartChanged(client)
    return added
  })
}

/** The button waits until the screen shows what has changed. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: routesKey }) })
}
