import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#server/core/app.ts'
import { notFound } from '#server/core/errors.ts'
import { encodingsFor } from '#server/core/http/encodings.ts'
import { pageHeaders } from '#server/core/http/headers.ts'
import { portalOrigin } from '#server/core/http/origin.ts'
import { pageMaker } from './guest-page.ts'
import { sitemapEndpoints } from './sitemap.endpoints.ts'
import { socialPictureEndpoints } from './social-picture.endpoints.ts'
import { readWebBuild, type WebBuild } from './web-build.ts'

const notForPeople = /^\/(api|files|media|pictures|assets|sitemaps|health|metrics)(\/|$)/

/** The web app's page for every address without another endpoint, filled with what the server knows about that address. */
export function pagesEndpoints(app: App): void {
  const build = readWebBuild()
  sitemapEndpoints(app)
  socialPictureEndpoints(app)

  const sendPage = build && pageSender(app, build)
  app.setNotFoundHandler(async (request, reply) => {
    const forPeople = request.method === 'GET' || request.method === 'HEAD'
    if (!sendPage || !forPeople || notForPeople.test(request.url)) throw notFound()
    return sendPage(request, reply)
  })
}

function pageSender(app: App, build: WebBuild) {
  const hasOutbox = app.demo !== undefined && !app.settings.mail
  const makePage = pageMaker(app, build, { hasOutbox })
  const headers = {
    ...pageHeaders({ inline: build.inline, videos: app.settings.s3?.direct?.origin, hasFrames: hasOutbox }),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'content-type': 'text/html; charset=utf-8',
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isCompressed = encodingsFor(request.headers['accept-encoding']).includes('gzip')
    const origin = portalOrigin(app, request)
    const { status, retryAfter, body } = await makePage({ url: request.url, origin, isCompressed })
    reply.code(status).headers(headers)
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    if (isCompressed) reply.header('content-encoding', 'gzip')
    return reply.send(body)
  }
}
