import * as points from '#contract/points.ts'
import type { App } from '#server/core/app.ts'
import { badRequest } from '#server/core/errors.ts'
import { sendPage } from '#server/core/pages.ts'
import { findHolder, issuePoints, listMovements, type MovementRow } from './points.queries.ts'

export function pointsRoutes(app: App): void {
  app.route({
    ...points.listPoints,
    handler: async ({ user, query }, reply) => {
      const page = await listMovements(app.db, user.id, query)
      return sendPage(reply, query, { ...page, items: page.items.map(toMovement) })
    },
  })
  app.route({
    ...points.grantPoints,
    handler: async ({ body }, reply) => {
      const holder = await findHolder(app.db, body.email)
      const nobody = 'Nobody has registered with this email address.'
      if (!holder) throw badRequest(nobody, { email: nobody })
      const { balance } = await issuePoints(app.db, {
        userId: holder.id,
        points: body.points,
        kind: 'grant',
        reason: body.reason,
        now: app.clock.now(),
      })
      return reply.code(201).send({ email: holder.email, balance })
    },
  })
}

const toMovement = ({ id, date, kind, reason, amount, balanceAfter }: MovementRow): points.PointsMovement => ({
  id,
  dateUTC: date.toISOString(),
  reason: kind === 'purchase' ? `${amount < 0 ? 'Bought' : 'Sold'} “${reason}”` : reason,
  amount,
  balanceAfter,
})
