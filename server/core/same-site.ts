import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { forbidden } from './errors.ts'

const cookieName = 'XSRF-TOKEN'
const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Another site must not make a visitor's browser change anything here. */
export function guardAgainstOtherSites(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (harmless.has(request.method)) offerXsrfToken(app, request, reply)
    else refuseOtherSites(app, request)
    done()
  })
}

/** The page's own script reads this cookie and sends it back in a header, which a foreign page cannot do. */
function offerXsrfToken(app: App, { headers, url }: FastifyRequest, reply: FastifyReply): void {
  const fromBrowser = headers['sec-fetch-site'] !== undefined || headers.accept?.includes('text/html')
  if (!fromBrowser || url.startsWith('/assets/') || xsrfCookie(headers.cookie) !== undefined) return
  const secure = app.settings.publicUrl?.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${cookieName}=${randomBytes(18).toString('base64url')}; Path=/; SameSite=Strict${secure}`)
}

function refuseOtherSites(app: App, request: FastifyRequest): void {
  if (isFromOtherSite(app, request)) throw forbidden('This request came from another site and was refused.')
  const cookie = xsrfCookie(request.headers.cookie)
  if (cookie !== undefined && !same(cookie, request.headers['x-xsrf-token'])) {
    throw forbidden('This request lacks its anti-forgery token. Please reload the page and try again.')
  }
}

function isFromOtherSite(app: App, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = request.headers
  if (origin === undefined) return false
  return origin !== app.settings.publicUrl && origin !== `${request.protocol}://${request.host}`
}

/** The portal's only cookie; its value is ours and needs no decoding. */
const xsrfCookie = (header: string | undefined) =>
  header === undefined ? undefined : /(?:^|; ?)XSRF-TOKEN=([^;]*)/.exec(header)?.[1]

function same(cookie: string, header: string | string[] | undefined): boolean {
  if (typeof header !== 'string') return false
  const [a, b] = [Buffer.from(cookie), Buffer.from(header)]
  return a.length === b.length && timingSafeEqual(a, b)
}
