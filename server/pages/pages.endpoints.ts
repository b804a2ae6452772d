import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#server/core/app.ts'
import { notFound } from '#server/core/errors.ts'
import { encodingsFor } from '#server/core/http/encodings.ts'
import { pageHeaders } from '#server/core/http/headers.ts'
import { portalOrigin } from '#server/core/http/origin.ts'
import { type GuestPage, guestPages, type PageAddress } from './guest-page.ts'
import { sitemapEndpoints } from './sitemap.endpoints.ts'
import { socialPictureEndpoints } from './social-picture.endpoints.ts'
import { readWebBuild, type WebBuild } from './web-build.ts'

const notForPeople = /^\/(api|files|media|pictures|assets|sitemaps|health|metrics)(\/|$)/

/** The web app's page for every address without another endpoint, filled with what the server knows about that address. */
export function pagesEndpoints(app: App): void {
  const build = readWebBuild()
  sitemapEndpoints(app)
  socialPictureEndpoints(app)

  const sender = build && pageSender(app, build)
  app.setNotFoundHandler(
    {
      // What is kept is sent before the server prepares for costly work.
      preValidation: (request, reply, done) => {
        if (!sender || !isForPeople(request) || !sender.sendKept(request, reply)) done()
      },
    },
    async (request, reply) => {
      if (!sender || !isForPeople(request)) throw notFound()
      return sender.send(request, reply)
    },
  )
}

const isForPeople = ({ method, url }: FastifyRequest) => (method === 'GET' || method === 'HEAD') && !notForPeople.test(url)

function pageSender(app: App, build: WebBuild) {
  const hasOutbox = app.demo !== undefined && !app.settings.mail
  const pages = guestPages(app, build, { hasOutbox })
  const headers = {
    ...pageHeaders({ inline: build.inline, videos: app.settings.s3?.direct?.origin, hasFrames: hasOutbox }),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'content-type': 'text/html; charset=utf-8',
  }
  const toAddress = (request: FastifyRequest): PageAddress => ({
    url: request.url,
    origin: portalOrigin(app, request),
    isCompressed: encodingsFor(request.headers['accept-encoding']).includes('gzip'),
  })
  const sendPage = (
    reply: FastifyReply,
    { isCompressed }: PageAddress,
    { status, retryAfter, body }: GuestPage,
  ): FastifyReply => {
    reply.code(status).headers(headers)
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    if (isCompressed) reply.header('content-encoding', 'gzip')
    return reply.send(body)
  }
  return {
    async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const address = toAddress(request)
      return sendPage(reply, address, await pages.get(address))
    },
    /** Returns whether there was one. */
    sendKept(request: FastifyRequest, reply: FastifyReply): boolean {
      const address = toAddress(request)
      const page = pages.findKept(address)
      if (page) sendPage(reply, address, page)
      return page !== undefined
    },
  }
}
