import * as plans from '#contract/kept-plans/kept-plans.ts'
import type { App } from '#server/core/app.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { deletePlan, findPlan, upsertPlan } from './kept-plans.queries.ts'

export function keptPlansEndpoints(app: App): void {
  app.route({ ...plans.getKeptPlan, handler: async ({ user }) => (await findPlan(app.db, user.id)) ?? null })
  app.route({
    ...plans.keepPlan,
    handler: ({ user, body }, reply) => sendNothing(reply, upsertPlan(app.db, user.id, body, app.clock.now())),
  })
  app.route({ ...plans.forgetPlan, handler: ({ user }, reply) => sendNothing(reply, deletePlan(app.db, user.id)) })
}
