import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import * as choices from '#contract/notifications/notification-choices.ts'
import * as notifications from '#contract/notifications/notifications.ts'
import type { App } from '#server/core/app.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { setMailChoice } from '#server/mail/index.ts'
import { getChoices, setTimeZone } from './choices.ts'
import { describeNotification } from './describe-notification.ts'
import { listNewest, markRead } from './notifications.queries.ts'
import { Streams } from './streams.ts'

export function notificationsEndpoints(app: App): void {
  app.route({ ...notifications.listNotifications, handler: ({ user }) => listFor(app, user.id) })
  app.route({
    ...notifications.markNotificationsRead,
    handler: ({ user, body }, reply) => sendNothing(reply, markRead(app.db, user.id, body.ids, app.clock.now())),
  })
  app.route({ ...choices.getNotificationChoices, handler: ({ user }) => getChoices(app, user.id) })
  app.route({
    ...choices.setNotificationChoice,
    handler: ({ user, body }, reply) => sendNothing(reply, setMailChoice(app.db, user.id, body.kind, body.choice)),
  })
  app.route({
    ...choices.setTimeZone,
    handler: ({ user, body }, reply) => sendNothing(reply, setTimeZone(app, user.id, body.timeZone)),
  })

  const streams = new Streams(app)
  app.addHook('preClose', () => streams.close())
  app.route({
    ...notifications.streamNotifications,
    // A response to HEAD would never end.
    exposeHeadRoute: false,
    handler: (request, reply) => openStream(streams, request, reply),
  })
}

async function listFor({ db, clock }: App, userId: number): Promise<notifications.Notification[]> {
  const rows = await listNewest(db, userId, clock.now())
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    ...describeNotification(row),
    dateUTC: row.createdAt.toISOString(),
    isRead: row.isRead,
  }))
}

/** Keeps the response open, without Fastify's streams: a thousand users may have one each. */
function openStream(streams: Streams, { user, headers }: FastifyRequest, reply: FastifyReply): void {
  streams.refuseIfFull(user.id)
  // A window that was closed while its token was checked: its end was announced before, and would never be heard.
  if (reply.raw.destroyed) return void reply.hijack()
  // The token was verified before this handler.
  const { exp = 0 } = decodeJwt(headers.authorization?.split(' ')[1] ?? '')
  // nginx would collect the events otherwise.
  reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }).hijack()
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
  streams.add({ userId: user.id, sessionId: user.sessionId, until: new Date(exp * 1000) }, reply.raw)
}
