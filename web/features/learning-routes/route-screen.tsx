import { useQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { queryClient } from '#web/core/query-client.ts'
import { shouldLoadAgain } from '#web/core/should-load-again.ts'
import { routeQuery } from './learning-routes.api.ts'
import { RouteView } from './route-view.tsx'

async function loadRoute({ params: { id = '' } }: LoaderFunctionArgs) {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 })
  await queryClient.fetchQuery(routeQuery(Number(id)))
  return Number(id)
}

function RouteScreen() {
  const id = useLoaderData<typeof loadRoute>()
  const { data: route } = useQuery(routeQuery(id))
  return route && <RouteView key={id} route={route} />
}

export { loadRoute as loader, RouteScreen as Component, shouldLoadAgain as shouldRevalidate }
