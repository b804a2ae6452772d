import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getPlanProof } from '#contract/learning-routes/route-plans.ts'
import * as shared from '#contract/learning-routes/shared-routes.ts'
import { call } from '#web/core/call.ts'
import { saveBlob } from '#web/ui/save-file.ts'
import { querystring, routeQuery } from './learning-routes.api.ts'

export const sharedRouteQuery = (secret: string) =>
  queryOptions({
    queryKey: ['shared-routes', secret],
    queryFn: ({ signal }) => call(shared.getSharedRoute, { params: { secret }, signal }),
  })

export function useShareRoute(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(shared.shareRoute, { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries(routeQuery(id)),
  })
}

export function useUnshareRoute(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(shared.unshareRoute, { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries(routeQuery(id)),
  })
}

/** Downloads the file with which a plan can be checked. */
export const useSaveProof = (id: number) =>
  useMutation({
    mutationFn: (planId: number) => call(getPlanProof, { params: { id: String(id), planId: String(planId) }, querystring }),
    onSuccess: (proof) => saveBlob(new Blob([JSON.stringify(proof)], { type: 'application/json' }), 'route-proof.json'),
  })
