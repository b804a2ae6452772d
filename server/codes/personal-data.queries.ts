import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { type Leaver, type Topic, withoutPerson } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'redeemed-codes',
    about: 'The codes that you redeemed, and the points they brought.',
    rows: () =>
      db.many(sql`
        select c.reason, c.points, r.redeemed_at as "redeemedAt"
          from code_redemptions r join point_codes c on c.id = r.code_id where r.user_id = ${userId} order by r.redeemed_at, c.id`),
  },
  {
    name: 'issued-codes',
    about: 'The codes that you issued as an Admin.',
    rows: () =>
      db.many(sql`
        select reason, points, uses, used, last_day::text as "lastDay", created_at as "createdAt", stopped_at as "stoppedAt"
          from point_codes where created_by = ${userId} order by id`),
  },
]

/** Codes and their uses stay under the user's number, because the ledger refers to them. */
export const forgetPerson = ({ db }: Parts, person: Leaver) =>
  db.run(sql`
    update point_codes set reason = ${withoutPerson(sql`reason`, person, 1, 100)}
     where created_by = ${person.id} and reason <> ${withoutPerson(sql`reason`, person, 1, 100)}`)
