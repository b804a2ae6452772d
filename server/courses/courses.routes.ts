import * as courses from '#contract/courses.ts'
import { CourseOrder } from '#contract/courses.ts'
import type { App } from '#server/core/app.ts'
import { guestReads } from '#server/core/send-shared.ts'
import { listCatalogue } from './catalogue.queries.ts'
import { drawThumbnail } from './draw-thumbnail.ts'
import { getCourse } from './get-course.ts'
import { searchCourses } from './search.ts'

const byId = { orderBy: CourseOrder.Id, isAscending: true }

export function coursesRoutes(app: App): void {
  const shared = guestReads(app)
  app.route({
    ...courses.listCourses,
    handler: (request, reply) =>
      shared.page(request, reply, request.query, courses.listCourses.schema.response[200], () =>
        listCatalogue(app.db, request.query, byId, request.viewer?.id),
      ),
  })
  app.route({
    ...courses.filterCourses,
    handler: (request, reply) =>
      shared.page(request, reply, request.params, courses.filterCourses.schema.response[200], () =>
        searchCourses(app.db, request.params, request.viewer?.id),
      ),
  })
  app.route({
    ...courses.getCourse,
    handler: (request, reply) =>
      shared.one(request, reply, courses.getCourse.schema.response[200], () => getCourse(app, request.params.id, request.viewer)),
  })

  /** The picture of a course that has none of its own; it never changes. */
  app.get<{ Params: { seed: string } }>(
    '/pictures/courses/:seed(^\\d{1,10}).svg',
    { config: { access: 'entry' }, logLevel: 'warn' },
    async (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml')
        .send(drawThumbnail({ seed: Number(request.params.seed) })),
  )
}
