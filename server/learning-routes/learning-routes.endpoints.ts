import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import * as routes from '#contract/learning-routes/learning-routes.ts'
import { listMissingCourses as missingCourses } from '#contract/learning-routes/missing-courses.ts'
import * as plans from '#contract/learning-routes/route-plans.ts'
import { renewRoute, setPace as setPaceOfRoute } from '#contract/learning-routes/route-renewal.ts'
import * as shared from '#contract/learning-routes/shared-routes.ts'
import { routeSearches, SearchPool } from '#server/automated-search/index.ts'
import type { App, Parts } from '#server/core/app.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { once, readAttempt } from '#server/core/database/once.ts'
import { disconnectSignal } from '#server/core/http/disconnect-signal.ts'
import { portalOrigin } from '#server/core/http/origin.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { addDueToCart } from './add-due-to-cart.ts'
import { choosePlan, undoChoice } from './choose-plan.ts'
import { listMissingCourses } from './find-missing-courses.ts'
import { getProof } from './get-proof.ts'
import { getPlan, getPlanSheet, getRoute, listRoutes } from './get-route.ts'
import { addRoute, changeRoute, removeRoute } from './keep-route.ts'
import { listPlannedDays } from './planned-days.ts'
import type { routePdf } from './route-pdf.ts'
import { RouteSearches } from './search-route.ts'
import { setPace } from './set-pace.ts'
import { getSharedRoute, shareRoute, unshareRoute } from './share-route.ts'
import { words } from './words.ts'

export function learningRoutesEndpoints(app: App): void {
  const pool = new SearchPool(app.db.access, (error) => app.log.error(error, 'a search of a route broke'), routeSearches)
  const searches = new RouteSearches(app, pool)
  app.addHook('preClose', async () => searches.endAll())
  app.addHook('onClose', () => pool.close())
  const reads = takeTurns(2)
  const figures = takeTurns(1)
  const looks = takeTurns(2)

  app.route({
    ...routes.listRoutes,
    handler: ({ user, query }) => reads.run(() => listRoutes(app, user.id, query.timeZone)),
  })
  app.route({
    ...routes.listPlannedDays,
    handler: ({ user, params, query }) => reads.run(() => listPlannedDays(app, user.id, params, query.timeZone)),
  })
  app.route({
    ...routes.createRoute,
    handler: async (request, reply) => {
      const { user, body } = request
      const add = (parts: Parts) => addRoute(parts, user.id, body)
      return reply.code(201).send(await once(app, user.id, readAttempt('learning-route', request), add))
    },
  })
  app.route({
    ...routes.getRoute,
    handler: ({ user, params, query }) => reads.run(() => getRoute(app, user.id, params.id, query.timeZone)),
  })
  app.route({
    ...routes.updateRoute,
    handler: ({ user, params, body }, reply) => sendNothing(reply, changeRoute(app, user.id, params.id, body)),
  })
  app.route({
    ...routes.deleteRoute,
    handler: ({ user, params }, reply) => sendNothing(reply, removeRoute(app, user.id, params.id)),
  })
  app.route({
    ...routes.searchRoute,
    handler: async ({ user, params, query, ip: address }, reply) => {
      const signal = disconnectSignal(reply)
      const events = searches.search(params.id, { userId: user.id, address, timeZone: query.timeZone, signal })
      // Also when nobody has begun to read the lines.
      signal.addEventListener('abort', () => void events.return(), { once: true })
      const first = await events.next()
      // nginx would collect the lines otherwise.
      reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no')
      return reply.send(Readable.from(toLines(first, events)))
    },
  })
  app.route({
    ...renewRoute,
    handler: ({ user, params, query, ip: address }, reply) =>
      searches.renew(params.id, { userId: user.id, address, timeZone: query.timeZone, signal: disconnectSignal(reply) }),
  })
  app.route({
    ...setPaceOfRoute,
    handler: ({ user, params, body }, reply) => sendNothing(reply, setPace(app, user.id, params.id, body)),
  })
  app.route({
    ...plans.getPlan,
    handler: ({ user, params, query }) => reads.run(() => getPlan(app, user.id, params, query.timeZone)),
  })
  app.route({
    ...plans.getPlanProof,
    handler: async ({ user, params, query, ip: address }, reply) => {
      const searcher = { userId: user.id, address, timeZone: query.timeZone, signal: disconnectSignal(reply) }
      const file = await getProof(app, pool, params, searcher)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="route-proof.json"')
        .send(Buffer.from(file))
    },
  })
  app.route({
    ...plans.pdfOfPlan,
    handler: async (request, reply) => {
      const { user, params, query } = request
      const plan = await reads.run(() => getPlanSheet(app, user.id, params, query.timeZone))
      await countAttempt(app, { what: 'document', who: request.ip })
      const sheet = { ...plan, madeAt: app.clock.now(), origin: portalOrigin(app, request) }
      const pdf = await app.documents.run<typeof routePdf>(import.meta.resolve('./route-pdf.ts'), 'routePdf', sheet)
      return reply
        .type('application/pdf')
        .header('content-disposition', contentDisposition(words.fileName, { type: 'inline' }))
        .send(Buffer.from(pdf))
    },
  })
  app.route({
    ...plans.choosePlan,
    handler: ({ user, params }, reply) => sendNothing(reply, choosePlan(app, user.id, params)),
  })
  app.route({
    ...plans.undoChoice,
    handler: ({ user, params }, reply) => sendNothing(reply, undoChoice(app, user.id, params.id)),
  })
  app.route({
    ...missingCourses,
    handler: async ({ query }, reply) => sendPage(reply, query, await figures.run(() => listMissingCourses(app, query))),
  })
  app.route({ ...shared.shareRoute, handler: ({ user, params }) => shareRoute(app, user.id, params.id) })
  app.route({
    ...shared.unshareRoute,
    handler: ({ user, params }, reply) => sendNothing(reply, unshareRoute(app, user.id, params.id)),
  })
  app.route({
    ...shared.getSharedRoute,
    handler: ({ viewer, params, ip: address }) =>
      looks.run(() => getSharedRoute(app, params.secret, { viewerId: viewer?.id, address })),
  })
  app.route({ ...plans.addDueToCart, handler: ({ user, params }) => reads.run(() => addDueToCart(app, user.id, params.id)) })
}

type Events = AsyncGenerator<routes.RouteSearchEvent, void, undefined>

async function* toLines(first: Awaited<ReturnType<Events['next']>>, events: Events) {
  if (first.value) yield `${JSON.stringify(first.value)}\n`
  for await (const event of events) yield `${JSON.stringify(event)}\n`
}
