import * as placement from '#contract/placement/placement.ts'
import { SearchPool, savingSearches } from '#server/automated-search/index.ts'
import type { App } from '#server/core/app.ts'
import { disconnectSignal } from '#server/core/http/disconnect-signal.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { answer, end } from './go-on.ts'
import { keepGuestLevels } from './keep-guest-levels.ts'
import { startPlacement } from './start-placement.ts'
import { ownerOf, weighSkills } from './weigh-skills.ts'

export function placementEndpoints(app: App): void {
  const pool = new SearchPool(app.db.access, (error) => app.log.error(error, 'a search for savings broke'), savingSearches)
  app.addHook('onClose', () => pool.close())

  app.route({
    ...placement.weighSkills,
    handler: ({ body, query, viewer, ip: address }, reply) =>
      weighSkills(app, pool, { ...body, ...query, viewerId: viewer?.id, address, signal: disconnectSignal(reply) }),
  })
  app.route({
    ...placement.startPlacement,
    handler: async ({ body, query, viewer, ip: address }, reply) => {
      const asking = { ...body, ...query, viewerId: viewer?.id, address, signal: disconnectSignal(reply) }
      return reply.code(201).send(await startPlacement(app, pool, asking))
    },
  })
  app.route({
    ...placement.answerPlacement,
    handler: async ({ params, body, query: { guest }, viewer }) =>
      answer(app, [await ownerOf(app, { viewerId: viewer?.id, guest }), guest], params.id, params.position, body.answer),
  })
  app.route({
    ...placement.endPlacement,
    handler: async ({ params, query: { guest }, viewer }) =>
      end(app, [await ownerOf(app, { viewerId: viewer?.id, guest }), guest], params.id),
  })
  app.route({
    ...placement.keepGuestLevels,
    handler: ({ body, user }, reply) => sendNothing(reply, keepGuestLevels(app, user.id, body.guest)),
  })
}
