import { inTransaction, type Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { notify } from '#server/notifications/index.ts'
import { followRoutes } from './get-route.ts'
import { lockOwnersToLookAt, noteLateRoutes, type RouteOwner } from './late-routes.queries.ts'

/** So many users in a transaction. */
const atATime = 50
/** Less than a day, so that each day has its look although a job is never on time to the minute. */
const pauseHours = 20

/** Looks at every followed route once a day, and notifies the owner of one that has become late. */
export async function noticeLateRoutes(parts: Parts): Promise<void> {
  while (await inTransaction(parts, lookAtSome));
}

/** Returns whether there may be more to look at. */
async function lookAtSome(parts: Parts): Promise<boolean> {
  const owners = await lockOwnersToLookAt(parts.db, later(parts.clock.now(), { minutes: -60 * pauseHours }), atATime)
  for (const owner of owners) await lookAt(parts, owner)
  return owners.length > 0
}

async function lookAt(parts: Parts, { userId, timeZone }: RouteOwner): Promise<void> {
  const now = parts.clock.now()
  const followed = await followRoutes(parts.db, userId, { now, timeZone })
  const lateIds = followed.filter(({ plan }) => plan?.state.kind === 'late').map(({ route }) => route.id)
  const news = await noteLateRoutes(parts.db, userId, lateIds, now)
  await notify(
    parts,
    news.map(({ id }) => ({ userId, kind: 'route-late', routeId: id })),
  )
}
