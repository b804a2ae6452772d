import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { forbidden } from './errors.ts'

export const xsrfCookie = 'XSRF-TOKEN'
const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Another site must not make a visitor's browser change anything here. */
export function guardAgainstOtherSites(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    if (harmless.has(request.method)) return offerXsrfToken(app, request, reply)
    if (isFromOtherSite(app, request)) throw forbidden('This request came from another site and was refused.')
    const cookie = request.cookies[xsrfCookie]
    if (cookie !== undefined && !same(cookie, request.headers['x-xsrf-token'])) {
      throw forbidden('This request lacks its anti-forgery token. Please reload the page and try again.')
    }
  })
}

/** The page's own script reads this cookie and sends it back in a header, which a foreign page cannot do. */
function offerXsrfToken(app: App, request: FastifyRequest, reply: FastifyReply): void {
  const fromBrowser = request.headers['sec-fetch-site'] !== undefined || request.headers.accept?.includes('text/html')
  if (!fromBrowser || request.cookies[xsrfCookie] !== undefined || request.url.startsWith('/assets/')) return
  const secure = app.settings.publicUrl?.startsWith('https:') ?? false
  reply.setCookie(xsrfCookie, randomBytes(18).toString('base64url'), { path: '/', sameSite: 'strict', secure, httpOnly: false })
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
