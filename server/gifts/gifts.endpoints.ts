import * as gifts from '#contract/gifts/gifts.ts'
import type { App } from '#server/core/app.ts'
import { readAttempt } from '#server/core/database/once.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { canMail } from '#server/mail/index.ts'
import { claimGift } from './claim-gift.ts'
import { findAddress, listGiven, listReceived, listWaiting } from './gifts.queries.ts'
import { giveCourse } from './give-course.ts'
import { declineGift, takeBackGift } from './return-gift.ts'

export function giftsEndpoints(app: App): void {
  app.route({
    ...gifts.giveCourse,
    handler: async (request, reply) =>
      reply.code(201).send(await giveCourse(app, request.user.id, request.body, readAttempt('give', request))),
  })
  app.route({ ...gifts.listWaitingGifts, handler: ({ user }) => waitingFor(app, user.id) })
  app.route({
    ...gifts.listGivenGifts,
    handler: async ({ user, query }, reply) => sendPage(reply, query, await listGiven(app.db, user.id, query)),
  })
  app.route({
    ...gifts.listReceivedGifts,
    handler: async ({ user, query }, reply) => sendPage(reply, query, await listReceived(app.db, user.id, query)),
  })
  app.route({
    ...gifts.claimGift,
    handler: ({ user, params, headers }) => claimGift(app, user.id, params.id, headers['idempotency-key']),
  })
  app.route({
    ...gifts.declineGift,
    handler: ({ user, params }, reply) => sendNothing(reply, declineGift(app, user.id, params.id)),
  })
  app.route({
    ...gifts.takeBackGift,
    handler: ({ user, params }, reply) => sendNothing(reply, takeBackGift(app, user.id, params.id)),
  })
}

async function waitingFor({ db, clock, settings }: App, userId: number): Promise<gifts.WaitingGifts> {
  const { email, isConfirmed } = await findAddress(db, userId, canMail(settings))
  return { isEmailConfirmed: isConfirmed, gifts: isConfirmed ? await listWaiting(db, userId, email, clock.now()) : [] }
}
