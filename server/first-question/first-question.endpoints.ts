import { understandQuestion as call } from '#contract/first-question/first-question.ts'
import type { App } from '#server/core/app.ts'
import { sendShared, singleResponse } from '#server/core/http/send-shared.ts'
import { understandQuestion } from './understand-question.ts'

export function firstQuestionEndpoints(app: App): void {
  app.route({
    ...call,
    handler: (request, reply) =>
      sendShared(request, reply, (parts) =>
        singleResponse(call.schema.response[200], understandQuestion(parts, request.params.typed)),
      ),
  })
}
