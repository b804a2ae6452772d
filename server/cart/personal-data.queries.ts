import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import type { Leaver, Topic } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'purchases',
    about: 'The courses that you bought or got as a gift, with the price that you paid in points.',
    rows: () =>
      db.many(sql`
        select c.id as "courseId", c.name as course, e.price_paid as price, e.gift_id is not null as "isGift", e.bought_at as "boughtAt"
          from enrolments e join courses c on c.id = e.course_id where e.user_id = ${userId} order by e.bought_at, c.id`),
  },
  {
    name: 'cart',
    about: 'The courses in your shopping cart.',
    rows: () =>
      db.many(sql`
        select c.id as "courseId", c.name as course, i.added_at as "addedAt"
          from cart_items i join courses c on c.id = i.course_id where i.user_id = ${userId} order by i.added_at, c.id`),
  },
]

/** Purchases stay under the user's number: they are the other side of the authors' sales. */
export const forgetPerson = ({ db }: Parts, { id }: Leaver) => db.run(sql`delete from cart_items where user_id = ${id}`)
