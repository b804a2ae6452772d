import { pino } from 'pino'
import pretty from 'pino-pretty'
import type { App } from './app.ts'
import type { Settings } from './settings.ts'

/** JSON lines, for machines; in a terminal, lines for people. */
export function createLog(level: Settings['logLevel']) {
  const options = { level, base: undefined }
  if (process.stdout.isTTY)
    return pino(options, pretty({ translateTime: 'HH:MM:ss', ignore: 'requestId,userId', singleLine: true }))
  // Lines are gathered for a moment: one write for many of them. Each second, and when the process ends, all are written.
  const output = pino.destination({ fd: 1, sync: false, minLength: 8192, periodicFlush: 1000 })
  return pino(options, output)
}

/**
 * One line a request. It names the route, not the address, because addresses carry emails, search texts and the
 * signatures of private links.
 */
export function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info'
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.viewer?.id,
      },
      'request',
    )
  })
}
