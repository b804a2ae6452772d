import * as calendar from '#contract/learning-routes/route-calendar.ts'
import type { App } from '#server/core/app.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { portalOrigin } from '#server/core/http/origin.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { changeCalendar, createCalendar, getCalendar, removeCalendar, renewCalendar } from './keep-calendar.ts'
import { readCalendar } from './read-calendar.ts'

export function calendarEndpoints(app: App): void {
  const reads = takeTurns(1)
  const calendarAddress = (origin: string, secret: string) => ({
    address: `${origin}${calendar.readRouteCalendar.url.replace(':secret', secret)}`,
  })

  app.route({ ...calendar.getRouteCalendar, handler: async ({ user }) => ({ calendar: await getCalendar(app, user.id) }) })
  app.route({
    ...calendar.createRouteCalendar,
    handler: async (request, reply) => {
      const secret = await createCalendar(app, request.user, request.body)
      return reply.code(201).send(calendarAddress(portalOrigin(app, request), secret))
    },
  })
  app.route({
    ...calendar.updateRouteCalendar,
    handler: ({ user, body }, reply) => sendNothing(reply, changeCalendar(app, user.id, body)),
  })
  app.route({
    ...calendar.renewRouteCalendar,
    handler: async (request) => calendarAddress(portalOrigin(app, request), await renewCalendar(app, request.user)),
  })
  app.route({
    ...calendar.deleteRouteCalendar,
    handler: ({ user }, reply) => sendNothing(reply, removeCalendar(app, user.id)),
  })
  app.route({
    ...calendar.readRouteCalendar,
    handler: async (request, reply) => {
      const asked = { address: request.ip, origin: portalOrigin(app, request) }
      const text = await reads.run(() => readCalendar(app, request.params.secret, asked))
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="coursewise.ics"')
        .send(text)
    },
  })
}
