import type { FastifyRequest } from 'fastify'
import type { App } from '#server/core/app.ts'

/** The portal's origin. Without PUBLIC_URL it is what the visitor typed, which can be any text. */
export const portalOrigin = (app: App, request: FastifyRequest) =>
  app.settings.publicUrl ?? `${request.protocol}://${request.host}`
