import * as courses from '#contract/courses.ts'
import { CourseOrder } from '#contract/courses.ts'
import type { App } from '#server/core/app.ts'
import { sendPage } from '#server/core/pages.ts'
import { listCatalogue } from './catalogue.queries.ts'
import { drawThumbnail } from './draw-thumbnail.ts'
import { getCourse } from './get-course.ts'
import { searchCourses } from './search.ts'

export function coursesRoutes(app: App): void {
  app.route({
    ...courses.listCourses,
    handler: async ({ query, viewer }, reply) =>
      sendPage(reply, query, await listCatalogue(app.db, query, { orderBy: CourseOrder.Id, isAscending: true }, viewer?.id)),
  })
  app.route({
    ...courses.filterCourses,
    handler: async ({ params, viewer }, reply) => sendPage(reply, params, await searchCourses(app.db, params, viewer?.id)),
  })
  app.route({ ...courses.getCourse, handler: ({ params, viewer }) => getCourse(app, params.id, viewer) })

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
