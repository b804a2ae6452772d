import { setImmediate as nextTurn } from 'node:timers/promises'
import * as courses from '#contract/courses/courses.ts'
import { listSimilar } from '#contract/courses/similar.ts'
import { listSuggestions } from '#contract/courses/suggestions.ts'
import type { App } from '#server/core/app.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { sendShared } from '#server/core/http/send-shared.ts'
import { readFieldSlug } from './course.queries.ts'
import {
  courseListResponse,
  courseResponse,
  facetsResponse,
  searchResponse,
  similarResponse,
  suggestionsResponse,
} from './course-responses.ts'
import { drawCoursePicture } from './draw-course-picture.ts'
import { drawFieldPicture } from './draw-field-picture.ts'

const drawings = takeTurns(2)

export function coursesEndpoints(app: App): void {
  app.route({
    ...courses.listCourses,
    handler: (request, reply) => sendShared(request, reply, (parts) => courseListResponse(parts, request.query, request.viewer)),
  })
  app.route({
    ...courses.filterCourses,
    handler: (request, reply) =>
      sendShared(request, reply, (parts) => searchResponse(parts, { ...request.params, facets: request.query }, request.viewer)),
  })
  app.route({
    ...courses.countFacets,
    handler: (request, reply) =>
      sendShared(request, reply, (parts) => facetsResponse(parts, { ...request.params, facets: request.query }, request.viewer)),
  })
  app.route({
    ...listSuggestions,
    handler: (request, reply) => sendShared(request, reply, (parts) => suggestionsResponse(parts, request.params.typed)),
  })
  app.route({
    ...courses.getCourse,
    handler: (request, reply) => sendShared(request, reply, (parts) => courseResponse(parts, request.params.id, request.viewer)),
  })
  app.route({
    ...listSimilar,
    handler: (request, reply) => sendShared(request, reply, (parts) => similarResponse(parts, request.params.id, request.viewer)),
  })

  /** The picture of a course without an uploaded one. It changes with the course's field. */
  app.get<{ Params: { id: string } }>(
    '/pictures/courses/:id(^\\d{1,10}).svg',
    { config: { access: 'entry' }, logLevel: 'warn' },
    async (request, reply) => {
      const id = Number(request.params.id)
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml')
        .send(await drawings.run(async () => drawCoursePicture(id, await readFieldSlug(app.readDb, id))))
    },
  )

  /** For the first page. Any slug has one, because Admins name fields as they like. */
  app.get<{ Params: { slug: string } }>(
    '/pictures/fields/:slug(^[a-z0-9-]{1,60}).svg',
    { config: { access: 'entry' }, logLevel: 'warn' },
    async (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml')
        .send(await drawings.run(() => inTurn(() => drawFieldPicture(request.params.slug)))),
  )
}

/** A drawing is quick, but dozens in a row are not. The gate lets other requests in between. */
async function inTurn(draw: () => string): Promise<string> {
  await nextTurn()
  return draw()
}
