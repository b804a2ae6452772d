import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { refusals } from '../words.ts'
import { readCookie, setCookie } from './cookies.ts'

const cookieName = 'XSRF-TOKEN'
const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Another site must not make a visitor's browser change anything here. */
export function guardAgainstOtherSites(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (harmless.has(request.method)) offerXsrfToken(request, reply)
    else refuseOtherSites(app, request)
    done()
  })
}

/** The page's own script reads this cookie and sends it back in a header, which another site's page cannot do. */
function offerXsrfToken(request: FastifyRequest, reply: FastifyReply): void {
  const { headers, url } = request
  const fromBrowser = headers['sec-fetch-site'] !== undefined || headers.accept?.includes('text/html')
  if (!fromBrowser || url.startsWith('/assets/') || readCookie(request, cookieName) !== undefined) return
  setCookie(reply, cookieName, randomBytes(18).toString('base64url'), 'Path=/')
}

function refuseOtherSites(app: App, request: FastifyRequest): void {
  if (isFromOtherSite(app, request)) throw refusals.otherSite()
  const cookie = readCookie(request, cookieName)
  if (cookie !== undefined && !same(cookie, request.headers['x-xsrf-token'])) throw refusals.noAntiForgeryToken()
}

function isFromOtherSite(app: App, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = request.headers
  if (origin === undefined) return false
  return origin !== app.settings.publicUrl && origin !== `${request.protocol}://${request.host}`
}

function same(cookie: string, header: string | string[] | undefined): boolean {
  if (typeof header !== 'string') return false
  const [a, b] = [Buffer.from(cookie), Buffer.from(header)]
  return a.length === b.length && timingSafeEqual(a, b)
}
