import type { FastifyRequest } from 'fastify'
import type { App } from '../app.ts'

/** The portal's origin. Without PUBLIC_URL it is what the visitor typed, which can be any text. */
export const portalOrigin = ({ settings }: Pick<App, 'settings'>, request: FastifyRequest) =>
  settings.publicUrl ?? `${request.protocol}://${request.host}`
