import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { type Leaver, withoutPerson } from '#server/core/personal-data.ts'

/** What is stored about a user, by topic. */
export const ownData = ({ db }: Parts, userId: number) => [
  {
    name: 'notifications',
    about: 'Your notifications of the last 90 days. For several sales of a course, how often it was sold.',
    rows: () =>
      db.many<object>(sql`
        select n.kind, c.name as course, t.reason, n.note, n.times, n.points, n.created_at as "createdAt", n.read_at as "readAt", n.mailed_at as "mailedAt"
          from notifications n left join courses c on c.id = n.course_id left join point_transfers t on t.id = n.transfer_id
         where n.user_id = ${userId} order by n.id`),
  },
  {
    name: 'time-zone',
    about: 'The time zone of your browser, for the daily mail.',
    rows: () => db.many<object>(sql`select name as "timeZone" from time_zones where user_id = ${userId}`),
  },
]

/** For an account that is deleted. */
export async function forgetPerson({ db }: Parts, person: Omit<Leaver, 'keepsCertificates'>): Promise<void> {
  const { id } = person
  // What learners were told about the person's courses.
  await db.run(sql`
    update notifications n set note = ${withoutPerson(sql`n.note`, person)}
      from courses c where c.id = n.course_id and c.author_id = ${id} and n.note is not null`)
  await db.run(sql`update course_updates n set note = null from courses c where c.id = n.course_id and c.author_id = ${id}`)
  await db.run(sql`delete from notifications where user_id = ${id}`)
  await db.run(sql`delete from time_zones where user_id = ${id}`)
}
