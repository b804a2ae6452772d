import * as attempts from '#contract/checks/attempts.ts'
import type { App } from '#server/core/app.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { getCheckState } from './get-check-state.ts'
import { saveAnswer } from './save-answer.ts'
import { sendAttempt } from './send-attempt.ts'
import { startAttempt } from './start-attempt.ts'

export function attemptsEndpoints(app: App): void {
  app.route({
    ...attempts.getCheckState,
    handler: ({ params, query, user }) => getCheckState(app, user, params.id, query.courseId),
  })
  app.route({
    ...attempts.startAttempt,
    handler: async ({ params, body, user }, reply) => reply.code(201).send(await startAttempt(app, user, params.id, body)),
  })
  app.route({
    ...attempts.saveAnswer,
    handler: ({ params: { id, position }, body, user }, reply) =>
      sendNothing(reply, saveAnswer(app, user, { attemptId: id, position, answer: body.answer })),
  })
  app.route({
    ...attempts.sendAttempt,
    handler: ({ params, body, user }) => sendAttempt(app, user, params.id, body.courseId),
  })
}
