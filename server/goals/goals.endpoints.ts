import * as goals from '#contract/goals/goals.ts'
import type { App, Parts } from '#server/core/app.ts'
import { once, readAttempt } from '#server/core/database/once.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { type PreparedResponse, sendShared, singleResponse } from '#server/core/http/send-shared.ts'
import { listGoals } from './goals.queries.ts'
import { addGoal, changeGoal, putInOrder, takeGoalAway } from './keep-goals.ts'

/** Also sent with the first page (server/pages). */
export const goalsResponse = ({ db }: Parts): Promise<PreparedResponse<goals.Goal[]>> =>
  singleResponse(goals.listGoals.schema.response[200], listGoals(db))

export function goalsEndpoints(app: App): void {
  app.route({ ...goals.listGoals, handler: (request, reply) => sendShared(request, reply, goalsResponse) })
  app.route({
    ...goals.createGoal,
    handler: async (request, reply) => {
      const { user, body } = request
      const add = (parts: Parts) => addGoal(parts, user.id, body)
      return reply.code(201).send(await once(app, user.id, readAttempt('goal', request), add))
    },
  })
  app.route({ ...goals.updateGoal, handler: ({ params, body, user }) => changeGoal(app, user.id, params.id, body) })
  app.route({
    ...goals.orderGoals,
    handler: ({ body, user }, reply) => sendNothing(reply, putInOrder(app, user.id, body.ids)),
  })
  app.route({
    ...goals.deleteGoal,
    handler: ({ params, user }, reply) => sendNothing(reply, takeGoalAway(app, user.id, params.id)),
  })
}
