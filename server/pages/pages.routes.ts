import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip as gzipCallback } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { documentTitle } from '#contract/screens.ts'
import type { App } from '#server/core/app.ts'
import type { Gate } from '#server/core/costly-work/gate.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { notFound, Refused } from '#server/core/errors.ts'
import { encodingsFor } from '#server/core/http/encodings.ts'
import { pageHeaders } from '#server/core/http/headers.ts'
import { portalOrigin } from '#server/core/http/origin.ts'
import { firstResponseTag, goalsTag, headTags, titleTags } from './head.ts'
import type { Described } from './page.ts'
import { shapeMarkup } from './shape.ts'
import { writtenTag } from './site-pages.ts'
import { sitemapRoutes } from './sitemap.routes.ts'
import { socialPictureRoutes } from './social-picture.routes.ts'
import { type PageParts, readWebBuild, type WebBuild } from './web-build.ts'
import { descriptions, matchPage, type PageMatch } from './web-pages.ts'

const gzip = promisify(gzipCallback)
const notForPeople = /^\/(api|files|media|pictures|assets|sitemaps|health|metrics)(\/|$)/

/** For the footer of a demo. */
const outboxTag = '<meta name="demo-outbox" />'

/** The web app's page for every address without another route, filled with what the server knows about that address. */
export function pagesRoutes(app: App): void {
  const build = readWebBuild()
  sitemapRoutes(app)
  socialPictureRoutes(app)

  app.setNotFoundHandler(async (request, reply) => {
    const forPeople = request.method === 'GET' || request.method === 'HEAD'
    if (!build || !forPeople || notForPeople.test(request.url)) throw notFound()
    return sendPage(app, build, request, reply)
  })
}

async function sendPage(app: App, build: WebBuild, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?', 1)
  const match = matchPage(path)
  const nonce = randomBytes(16).toString('base64url')
  const hasOutbox = app.demo !== undefined && !app.settings.mail
  const takesGzip = encodingsFor(request.headers['accept-encoding']).includes('gzip')
  const { status, retryAfter, page } = await turnsOf(match?.name).run(async () => {
    const [{ status, retryAfter, head, ...parts }, written] = await Promise.all([
      compose(app, build, request, match),
      writtenTag(app),
    ])
    const html = build.fill(nonce, { ...parts, head: [...head, ...written, ...(hasOutbox ? [outboxTag] : [])] })
    return { status, retryAfter, page: takesGzip ? await gzip(html) : html }
  })
  reply
    .code(status)
    .headers(pageHeaders({ nonce, scripts: build.scripts, videos: app.settings.s3?.direct?.origin, hasFrames: hasOutbox }))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (takesGzip) reply.header('content-encoding', 'gzip')
  return reply.send(page)
}

interface Composed extends PageParts {
  status: number
  retryAfter?: number | undefined
}

const turns = new Map<string, Gate>()

/** One gate per screen, of which there are few, so that a slow search delays no other pages. */
function turnsOf(screen = ''): Gate {
  const known = turns.get(screen) ?? takeTurns(2)
  turns.set(screen, known)
  return known
}

async function compose(app: App, build: WebBuild, request: FastifyRequest, match: PageMatch | undefined): Promise<Composed> {
  if (!match) return missing
  const [, query = ''] = request.url.split('?', 2)
  const { name, params } = match
  const origin = portalOrigin(app, request)
  const code = build.preloads(name)
  const description = descriptions[name]
  if (!description) return { status: 200, head: titleTags('Coursewise'), code }
  try {
    return filled(await description(app, { params, query: new URLSearchParams(query), origin }), origin, code)
  } catch (error) {
    if (error instanceof Refused && error.status < 500 && error.status !== 429) return missing
    // The web app will make the call itself, and explain what is wrong.
    const broken = { head: titleTags('Coursewise'), code }
    if (error instanceof Refused) return { ...broken, status: error.status, retryAfter: error.retryAfterSeconds }
    request.log.error(error)
    return { ...broken, status: 500 }
  }
}

/** The web app shows that there is nothing here; the status says so to all other clients. */
const missing: Composed = { status: 404, head: titleTags(documentTitle('Page not found')) }

function filled(page: Described, origin: string, code: string[]): Composed {
  const { head, first, goals } = page
  return {
    status: 200,
    head: [headTags(head, origin)],
    code,
    shape: shapeMarkup(page),
    body: [...(first ? [firstResponseTag(first)] : []), ...(goals ? [goalsTag(goals)] : [])].join(''),
  }
}
