import { pino } from 'pino'
import pretty from 'pino-pretty'
import type { App } from './app.ts'
import type { Settings } from './settings.ts'

/** JSON lines, for machines; in a terminal, lines for people. */
export function createLog(level: Settings['logLevel']) {
  const options = {
    level,
    base: undefined,
    redact: ['*.password', '*.accessToken', '*.refreshToken', '*.authorization', '*.cookie'],
  }
  if (!process.stdout.isTTY) return pino(options)
  return pino(options, pretty({ translateTime: 'HH:MM:ss', ignore: 'requestId,userId', singleLine: true }))
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
