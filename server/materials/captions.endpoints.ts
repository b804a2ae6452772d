import { formLimits } from '#contract/core/form-limits.ts'
import * as captions from '#contract/materials/captions.ts'
import type { App } from '#server/core/app.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { deleteCaptions, listCaptions, setCaptions } from './captions.ts'

/** A character takes up to four bytes, and JSON escapes some with two. */
const longestBody = 4 * formLimits.captions.maxBytes

export function captionsEndpoints(app: App): void {
  app.route({
    ...captions.listCaptions,
    handler: ({ params, user }) => listCaptions(app, user, params.id),
  })
  app.route({
    ...captions.setCaptions,
    bodyLimit: longestBody,
    handler: ({ params, body, user }, reply) => sendNothing(reply, setCaptions(app, user, params.id, params.language, body)),
  })
  app.route({
    ...captions.deleteCaptions,
    handler: ({ params, user }, reply) => sendNothing(reply, deleteCaptions(app, user, params.id, params.language)),
  })
}
