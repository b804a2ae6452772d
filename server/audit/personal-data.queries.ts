import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { type Leaver, pageByPage, type Topic, withoutPerson } from '#server/core/personal-data.ts'

const atOnce = 1000

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'audit-log',
    about: 'What Admins did that concerns you, and what you did as an Admin.',
    rows: () =>
      pageByPage((after) =>
        db.many(sql`
          select id, at, act, admin_id = ${userId} as "byYou", user_id is not distinct from ${userId} as "aboutYou", details from audit_log
           where (user_id = ${userId} or admin_id = ${userId}) and id > ${after} order by id limit ${atOnce}`),
      ),
  },
]

/** The acts stay, under the user's number. */
export const forgetPerson = ({ db }: Parts, person: Leaver) =>
  db.run(sql`
    update audit_log set details = ${withoutPerson(sql`details`, person)}
     where (user_id = ${person.id} or admin_id = ${person.id}) and details <> ${withoutPerson(sql`details`, person)}`)
