import { setImmediate as nextTurn } from 'node:timers/promises'
import * as courses from '#contract/courses.ts'
import type { App } from '#server/core/app.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { sendShared } from '#server/core/http/send-shared.ts'
import { courseListResponse, courseResponse, searchResponse } from './course-responses.ts'
import { drawDefaultPicture } from './draw-default-picture.ts'

const drawings = takeTurns(1)

export function coursesRoutes(app: App): void {
  app.route({
    ...courses.listCourses,
    handler: (request, reply) => sendShared(request, reply, (parts) => courseListResponse(parts, request.query, request.viewer)),
  })
  app.route({
    ...courses.filterCourses,
    handler: (request, reply) => sendShared(request, reply, (parts) => searchResponse(parts, request.params, request.viewer)),
  })
  app.route({
    ...courses.getCourse,
    handler: (request, reply) => sendShared(request, reply, (parts) => courseResponse(parts, request.params.id, request.viewer)),
  })

  /** The picture of a course without an uploaded one. It never changes. */
  app.get<{ Params: { seed: string } }>(
    '/pictures/courses/:seed(^\\d{1,10}).svg',
    { config: { access: 'entry' }, logLevel: 'warn' },
    async (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml')
        .send(await drawings.run(() => drawInTurn(Number(request.params.seed)))),
  )
}

/** A drawing is quick, but dozens in a row are not. The gate lets other requests in between. */
async function drawInTurn(seed: number): Promise<string> {
  await nextTurn()
  return drawDefaultPicture(seed)
}
