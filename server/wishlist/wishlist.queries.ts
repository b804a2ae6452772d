import { limits } from '#contract/core/limits.ts'
import type { GuestWish } from '#contract/wishlist/guest-wishlist.ts'
import type { Wishlist } from '#contract/wishlist/wishlist.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { type CardRow, cardColumns, toCard } from '#server/courses/index.ts'

/** The user's wishes with their courses. One that is bought at the same moment as it is wished stays as a row, but never shows. */
const wished = (userId: number) => sql`
  wishes w join courses c on c.id = w.course_id
   where w.user_id = ${userId} and not exists (select from enrolments e where e.user_id = ${userId} and e.course_id = w.course_id)`

type WishRow = CardRow & { wishedPrice: number; isGone: boolean }

export const readWishlist = (db: Db, userId: number): Promise<Wishlist> =>
  db
    .many<WishRow>(sql`
      select ${cardColumns(userId)}, w.price as "wishedPrice", c.archived_at is not null as "isGone"
        from ${wished(userId)} order by w.wished_at desc, c.id desc`)
    .then((rows) => ({
      items: rows.filter(({ isGone }) => !isGone).map(toItem),
      goneIds: rows.filter(({ isGone }) => isGone).map(({ id }) => id),
    }))

export const listIds = (db: Db, userId: number) =>
  db
    .many<{ id: number }>(sql`select c.id from ${wished(userId)} order by w.wished_at desc, c.id desc`)
    .then((rows) => rows.map(({ id }) => id))

/** What a guest's text says about prices is only shown to that guest. */
export async function readGuestWishlist(db: Db, wishes: GuestWish[]): Promise<Wishlist> {
  const ids = wishes.map(({ courseId }) => courseId)
  const rows = await db.many<CardRow & { wishedPrice: number }>(sql`
    select ${cardColumns(undefined)}, given.price as "wishedPrice"
      from unnest(${ids}::int[], ${wishes.map(({ price }) => price)}::int[]) with ordinality given (course_id, price, place)
      join courses c on c.id = given.course_id and c.archived_at is null
     order by given.place desc`)
  const found = new Set(rows.map(({ id }) => id))
  return { items: rows.map(toItem), goneIds: ids.filter((id) => !found.has(id)) }
}

const toItem = (row: CardRow & { wishedPrice: number }) => ({ id: row.id, course: toCard(row), wishedPrice: row.wishedPrice })

/** Without a price, it is the present one. */
export interface NewWish {
  courseId: number
  price: number | null
}

/**
 * Adds as many as fit, the last of the list first; the last becomes the newest. Skips courses that are not in the catalogue, the user's
 * own, bought or already wished. Returns how many were added.
 */
export const insertWishes = (db: Db, userId: number, wishes: NewWish[], now: Date) =>
  db.run(sql`
    insert into wishes (user_id, course_id, price, wished_at)
    select ${userId}, c.id, coalesce(given.price, c.price), ${now}::timestamptz + given.place * interval '1 microsecond'
      from unnest(${wishes.map(({ courseId }) => courseId)}::int[], ${wishes.map(({ price }) => price)}::int[])
           with ordinality given (course_id, price, place)
      join courses c on c.id = given.course_id
     where c.archived_at is null and c.author_id <> ${userId}
       and not exists (select from enrolments e where e.user_id = ${userId} and e.course_id = c.id)
       and not exists (select from wishes w where w.user_id = ${userId} and w.course_id = c.id)
     order by given.place desc
     limit greatest(0, ${limits.wishlist.max} - (select count(*) from ${wished(userId)}))
    on conflict do nothing`)

/** Whether the course is the user's own, and whether it is wished or bought. Returns undefined when it does not exist for this user. */
export const findState = (db: Db, userId: number, courseId: number) =>
  db.maybe<{ isOwn: boolean; isKept: boolean }>(sql`
    select "isOwn", "isKept"
      from (select c.archived_at, c.author_id = ${userId} as "isOwn",
                   exists (select from enrolments e where e.user_id = ${userId} and e.course_id = c.id)
                   or exists (select from wishes w where w.user_id = ${userId} and w.course_id = c.id) as "isKept"
              from courses c where c.id = ${courseId}) course
     where archived_at is null or "isOwn" or "isKept"`)

export const deleteWish = (db: Db, userId: number, courseId: number) =>
  db.run(sql`delete from wishes where user_id = ${userId} and course_id = ${courseId}`)

/** In the transaction of the purchase. */
export const removeBought = (db: Db, userId: number, courseIds: number[]) =>
  db.run(sql`delete from wishes where user_id = ${userId} and course_id = any(${courseIds}::int[])`)
