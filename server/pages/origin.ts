import type { FastifyRequest } from 'fastify'
import type { App } from '#server/core/app.ts'

/** What every address of ours begins with; without PUBLIC_URL, as the visitor wrote it, which can be any text. */
export const originOf = (app: App, request: FastifyRequest) => app.settings.publicUrl ?? `${request.protocol}://${request.host}`
