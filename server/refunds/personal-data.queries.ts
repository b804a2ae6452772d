import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import type { Topic } from '#server/core/personal-data.ts'
import { owedBy } from '#server/points/index.ts'

/** Stays under the user's number when the account is deleted: it is the other side of the author's ledger. */
export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'returned-courses',
    about: 'The courses that you returned, with the points that came back.',
    rows: () =>
      db.many(sql`
        select c.id as "courseId", coalesce(c.name, t.reason) as course, r.price, r.bought_at as "boughtAt", r.returned_at as "returnedAt"
          from refunds r left join courses c on c.id = r.course_id left join point_transfers t on t.id = r.transfer_id
         where r.user_id = ${userId} order by r.id`),
  },
  {
    name: 'owed-points',
    about: 'The points that you owe for courses of yours that others returned.',
    rows: async () => [{ owed: await owedBy(db, userId) }],
  },
]
