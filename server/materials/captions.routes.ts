import * as captions from '#contract/captions.ts'
import { limits } from '#contract/limits.ts'
import type { App } from '#server/core/app.ts'
import { deleteCaptions, listCaptions, setCaptions } from './captions.ts'

/** Letters take up to four bytes, and JSON writes some of them with two. */
const longestBody = 4 * limits.captions.maxBytes

export function captionsRoutes(app: App): void {
  app.route({
    ...captions.listCaptions,
    handler: ({ params, user }) => listCaptions(app, user, params.id),
  })
  app.route({
    ...captions.setCaptions,
    bodyLimit: longestBody,
    handler: async ({ params, body, user }, reply) => {
      await setCaptions(app, user, params.id, params.language, body)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...captions.deleteCaptions,
    handler: async ({ params, user }, reply) => {
      await deleteCaptions(app, user, params.id, params.language)
      return reply.code(204).send(null)
    },
  })
}
