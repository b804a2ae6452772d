import { limits } from '#contract/core/limits.ts'
import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { formerEmail, type Leaver, type Topic, withoutPerson } from '#server/core/personal-data.ts'
import { canMail } from '#server/mail/index.ts'
import { findAddress, lockWaitingFor } from './gifts.queries.ts'
import { returnGift } from './return-gift.ts'

export const ownData = ({ db, settings }: Parts, userId: number): Topic[] => [
  {
    name: 'gifts-given',
    about: 'The courses that you gave as gifts: to whom, your message, the price in points, and what became of them.',
    rows: () =>
      db.many(sql`
        select c.name as course, g.email, g.message, g.price, coalesce(g.ending, 'waiting') as state, g.given_at as "givenAt",
               g.ended_at as "endedAt"
          from gifts g join courses c on c.id = g.course_id where g.giver_id = ${userId} order by g.id`),
  },
  {
    name: 'gifts-received',
    about: 'The gifts that you claimed, and those that wait for you.',
    rows: async () => {
      const { email, isConfirmed } = await findAddress(db, userId, canMail(settings))
      return db.many(sql`
        select c.name as course, u.name as giver, g.message, coalesce(g.ending, 'waiting') as state, g.given_at as "givenAt",
               g.ended_at as "endedAt"
          from gifts g join courses c on c.id = g.course_id join users u on u.id = g.giver_id
         where g.claimed_by = ${userId} or (g.ended_at is null and ${isConfirmed} and lower(g.email) = lower(${email})) order by g.id`)
    },
  },
]

/**
 * Gifts that wait for the person go back. Gifts from the person still wait, with their address; what they wrote loses their name. All
 * rows stay under the user's number, because the ledger refers to them.
 */
export async function forgetPerson(parts: Parts, person: Leaver): Promise<void> {
  const { db, settings } = parts
  const { isConfirmed } = await findAddress(db, person.id, canMail(settings))
  if (isConfirmed) for (const gift of await lockWaitingFor(db, person.email)) await returnGift(parts, gift, 'declined')
  const message = withoutPerson(sql`message`, person, 0, limits.gifts.message.max)
  await db.run(sql`
    update gifts set email = ${formerEmail(person.id)}, message = ${message}
     where ended_at is not null and (claimed_by = ${person.id} or lower(email) = lower(${person.email}))`)
  await db.run(sql`
    update gifts set email = case when ended_at is null then email else '' end, message = ${message}
     where giver_id = ${person.id}`)
}
