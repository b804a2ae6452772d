import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import type { Leaver, Topic } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'wishlist',
    about: 'The courses on your wishlist, with the price in points when you added them.',
    rows: () =>
      db.many(sql`
        select c.id as "courseId", c.name as course, w.price, w.wished_at as "wishedAt"
          from wishes w join courses c on c.id = w.course_id where w.user_id = ${userId} order by w.wished_at, c.id`),
  },
]

export const forgetPerson = ({ db }: Parts, { id }: Leaver) => db.run(sql`delete from wishes where user_id = ${id}`)
