import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App, OpenedParts } from '../app.ts'
import { workFor } from '../costly-work/gate.ts'
import { addSideThreads } from '../costly-work/side-threads.ts'
import type { Db } from '../database/db.ts'
import { logRequests } from '../log.ts'
import { toNetwork } from '../security/network.ts'
import { guardEndpoints } from './access.ts'
import { sendError } from './error-replies.ts'
import { closeStreamsOnHead } from './head-requests.ts'
import { sendSafeHeaders } from './headers.ts'
import { refuseSlowBodies, refuseWhileStopping } from './refuse-requests.ts'
import { guardAgainstOtherSites } from './same-site.ts'
import { shareGuestReads } from './send-shared.ts'

const longestJson = 256 * 1024

/** Fastify with everything that all features share: limits, errors, access, headers. No endpoint yet. */
export async function createServer(parts: OpenedParts, logger: FastifyServerOptions['loggerInstance']): Promise<App> {
  const app: App = Fastify({
    ...(logger ? { loggerInstance: forAllRequests(logger) } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.settings.trustProxy,
    bodyLimit: longestJson,
    // Fastify waits for ever by default, which lets idle clients hold connections.
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // What runs before the first request asks the database, which takes longer than Fastify's ten seconds on a very busy machine.
    pluginTimeout: 60_000,
    // Fastify's response would not look like our errors; see refuseWhileStopping.
    return503OnClosing: false,
    // Paths contain long emails and search texts; the schemas decide what is too long.
    routerOptions: { maxParamLength: 8192 },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>()

  const readDb: Db = parts.replicas ?? parts.db
  app.decorate('db', parts.db)
  app.decorate('replicas', parts.replicas)
  app.decorate('readDb', readDb)
  app.decorate('clock', parts.clock)
  app.decorate('storage', parts.storage)
  app.decorate('settings', parts.settings)
  app.decorate('secrets', parts.secrets)
  app.decorate('draining', false)
  addSideThreads(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler<FastifyError>(sendError)
  acceptEmptyJson(app)
  sendSafeHeaders(app)
  closeStreamsOnHead(app)
  logRequests(app)
  refuseWhileStopping(app)
  refuseSlowBodies(app)
  guardAgainstOtherSites(app)
  guardEndpoints(app)
  shareGuestReads(app)
  shareCostlyWork(app)
  return app
}

/** Fastify makes a logger for each request, which takes longer than writing its headers. Our lines name the request themselves. */
function forAllRequests(logger: FastifyBaseLogger): FastifyBaseLogger {
  const one: FastifyBaseLogger = Object.create(logger, { child: { value: () => one } })
  return one
}

/** At gates, networks take turns. Known from here on and no earlier, because reading a body forgets it. */
function shareCostlyWork(app: App): void {
  app.addHook('preHandler', (request, _reply, done) => workFor(toNetwork(request.ip), done))
}

/** Some calls of the specification have an empty body, which clients still label as JSON. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
