import cluster from 'node:cluster'
import { type Logger, pino, stdSerializers } from 'pino'
import type { App } from './app.ts'
import type { Settings } from './settings.ts'

/** PostgreSQL repeats values in `detail` and `where`, such as the address that somebody has already. */
const withoutValues = ({ detail: _, where: __, ...shown }: Record<string, unknown>) => shown
export const serializers = { err: (error: Error) => withoutValues({ ...stdSerializers.err(error) }) }

/** JSON lines with the time as ISO 8601; in a terminal, lines to read, with the local time. */
export async function createLog(level: Settings['logLevel']) {
  const base = cluster.isWorker ? { pid: process.pid } : undefined
  const options = { level, serializers, base, timestamp: pino.stdTimeFunctions.isoTime }
  if (process.stdout.isTTY) {
    const { default: pretty } = await import('pino-pretty')
    const ignore = 'requestId,userId,method,route,status,ms'
    return pino(options, pretty({ translateTime: 'SYS:HH:MM:ss', ignore, messageFormat: inWords, singleLine: true }))
  }
  // Lines are buffered and written together, every second and when the process ends.
  // Workers share the output: only 4096 bytes or less arrive in one piece when it is a pipe.
  const sizes = cluster.isWorker ? { minLength: 2048, maxWrite: 4096 } : { minLength: 8192 }
  const output = pino.destination({ fd: 1, sync: false, periodicFlush: 1000, ...sizes })
  return pino(options, output)
}

/** "PUT /api/shopping-cart/buy: 200 after 12 ms" instead of an object. */
function inWords({ msg, method, route, status, ms }: Record<string, unknown>): string {
  return msg === 'request' ? `${method} ${route}: ${status} after ${ms} ms` : String(msg)
}

const slow = 500

/**
 * One line for each request that changes something, is refused, fails or is slow; mere reads and what every open page does by itself are
 * logged at the level "debug" and counted in the metrics. A line names the endpoint (`route`), not the address, because addresses contain emails, search texts and the signatures of private
 * links.
 */
export function logRequests(app: App): void {
  const debugging = ['debug', 'trace'].includes(app.settings.logLevel)
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply
    // By far the most requests. Fastify computes the route's options each time they are read.
    if (request.method === 'GET' && statusCode < 400 && elapsedTime < slow && !debugging) return done()
    const { url: route = 'none', config } = request.routeOptions
    const isRead = request.method === 'GET' || config.isRoutine === true || config.onlyCounts === true
    const quiet = isRead && statusCode < 400 && (elapsedTime < slow || config.isStream === true)
    const level = logLevel(statusCode, quiet)
    if (!quiet || debugging) {
      const { id: requestId, method, viewer } = request
      const ms = Math.round(elapsedTime)
      request.log[level]({ requestId, method, route, status: statusCode, ms, userId: viewer?.id }, 'request')
    }
    done()
  })
}

function logLevel(statusCode: number, quiet: boolean) {
  // Expected while the portal stops or its database does not respond.
  if (statusCode === 503) return 'warn'
  if (statusCode >= 500) return 'error'
  return quiet ? 'debug' : 'info'
}

const quietFor = 10_000

/** One line for all problems within ten seconds, because a database that is down breaks every request and connection. */
export function reportDatabaseProblems(log: Logger): (error: Error) => void {
  let quietUntil = 0
  let unreported = 0
  return ({ message, ...more }: Error & { code?: string }) => {
    unreported++
    if (Date.now() < quietUntil) return
    log.warn({ cause: [more.code, message].filter(Boolean).join(' '), times: unreported }, 'trouble with the database')
    quietUntil = Date.now() + quietFor
    unreported = 0
  }
}
