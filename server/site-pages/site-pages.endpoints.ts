import * as pages from '#contract/site-pages/site-pages.ts'
import type { App } from '#server/core/app.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { sendShared } from '#server/core/http/send-shared.ts'
import { sitePageResponse, writtenPagesResponse } from './read-pages.ts'
import { takePageAway, writePage } from './write-pages.ts'

export function sitePagesEndpoints(app: App): void {
  app.route({ ...pages.listSitePages, handler: (request, reply) => sendShared(request, reply, writtenPagesResponse) })
  app.route({
    ...pages.getSitePage,
    handler: (request, reply) => sendShared(request, reply, (parts) => sitePageResponse(parts, request.params.slug)),
  })
  app.route({
    ...pages.saveSitePage,
    handler: ({ params, body, user }) => writePage(app, user.id, params.slug, body),
  })
  app.route({
    ...pages.deleteSitePage,
    handler: ({ params, user }, reply) => sendNothing(reply, takePageAway(app, user.id, params.slug)),
  })
}
