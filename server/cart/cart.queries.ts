import type { CartItem } from '#contract/cart/cart.ts'
import type { PageQuery } from '#contract/core/http.ts'
import { limits } from '#contract/core/limits.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { mapPage, type Page, readPage } from '#server/core/http/paging.ts'
import { type CardRow, cardColumns, toCard } from '#server/courses/index.ts'
import { planStep } from '#server/kept-plans/index.ts'

/** The cart items that can be bought: not archived, not bought in the meantime. */
const buyable = (userId: number) => sql`
  cart_items i join courses c on c.id = i.course_id
   where i.user_id = ${userId} and c.archived_at is null and c.author_id <> ${userId}
     and not exists (select from enrolments e where e.user_id = ${userId} and e.course_id = i.course_id)`

const toItem = (row: CardRow): CartItem => ({ id: row.id, course: toCard(row) })

export async function listItems(db: Db, userId: number, query: PageQuery): Promise<Page<CartItem>> {
  const list = {
    columns: cardColumns(userId),
    from: buyable(userId),
    orderBy: sql`${planStep(userId, sql`c.id`)}, i.added_at, c.id`,
  }
  return mapPage(await readPage<CardRow>(db, query, list), toItem)
}

export const listIds = (db: Db, userId: number) =>
  db
    .many<{ id: number }>(sql`select c.id from ${buyable(userId)} order by i.added_at desc, c.id desc limit ${limits.cartIds}`)
    .then((rows) => rows.map((row) => row.id))

export const totalPrice = (db: Db, userId: number) =>
  db.one<{ total: number }>(sql`select coalesce(sum(c.price), 0)::int as total from ${buyable(userId)}`).then((row) => row.total)

/** Returns the courses that are in the catalogue, in the order of the ids. */
export async function listGuestItems(db: Db, ids: number[], query: PageQuery): Promise<Page<CartItem>> {
  const page = await readPage<CardRow>(db, query, {
    columns: cardColumns(undefined),
    from: sql`unnest(${ids}::int[]) with ordinality wanted (id, place) join courses c on c.id = wanted.id and c.archived_at is null`,
    orderBy: sql`wanted.place`,
    countFrom: sql`courses where id = any(${ids}::int[]) and archived_at is null`,
  })
  return mapPage(page, toItem)
}

export const guestTotalPrice = (db: Db, ids: number[]) =>
  db
    .one<{ total: number }>(
      sql`select coalesce(sum(price), 0)::int as total from courses where id = any(${ids}::int[]) and archived_at is null`,
    )
    .then((row) => row.total)

/** Whether the course is the user's own or bought, also when archived. Returns undefined when it does not exist for this user. */
export const findBuyable = (db: Db, userId: number, courseId: number) =>
  db.maybe<{ own: boolean; bought: boolean }>(sql`
    select own, bought
      from (select c.archived_at, c.author_id = ${userId} as own,
                   exists (select from enrolments e where e.user_id = ${userId} and e.course_id = c.id) as bought
              from courses c where c.id = ${courseId}) course
     where archived_at is null or own or bought`)

/**
 * Skips courses that are not in the catalogue, the user's own, already bought or already in the cart. A concurrent purchase may have
 * bought one of them while this waited for its row; the second statement sees that. Returns how many were added.
 */
export const insertItems = (db: Db, userId: number, courseIds: number[], now: Date) =>
  db.tx(async (db) => {
    const added = await db.run(sql`
      insert into cart_items (user_id, course_id, added_at)
      select ${userId}, c.id, ${now} from courses c
       where c.id = any(${courseIds}::int[]) and c.archived_at is null and c.author_id <> ${userId}
         and not exists (select from enrolments e where e.user_id = ${userId} and e.course_id = c.id)
       order by c.id
      on conflict do nothing`)
    await db.run(sql`
      delete from cart_items i using enrolments e
       where i.user_id = ${userId} and i.course_id = any(${courseIds}::int[]) and e.user_id = i.user_id and e.course_id = i.course_id`)
    return added
  })

export const deleteItem = (db: Db, userId: number, courseId: number) =>
  db.run(sql`delete from cart_items where user_id = ${userId} and course_id = ${courseId}`)

/** Empties the cart. The second of two simultaneous purchases finds it empty. */
export const takeItems = (db: Db, userId: number) =>
  db
    .many<{ courseId: number }>(sql`delete from cart_items where user_id = ${userId} returning course_id as "courseId"`)
    .then((rows) => rows.map((row) => row.courseId))

export const insertEnrolments = (
  db: Db,
  userId: number,
  rows: { courseId: number; price: number; transferId?: number; repaid?: number; giftId?: number }[],
  now: Date,
) =>
  db.run(sql`
    insert into enrolments (user_id, course_id, price_paid, transfer_id, repaid, gift_id, bought_at)
    select ${userId}, r.course_id, r.price, r.transfer_id, r.repaid, r.gift_id, ${now}
      from unnest(${rows.map((row) => row.courseId)}::int[], ${rows.map((row) => row.price)}::int[], ${rows.map((row) => row.transferId ?? null)}::bigint[],
                  ${rows.map((row) => row.repaid ?? null)}::int[], ${rows.map((row) => row.giftId ?? null)}::int[])
        as r (course_id, price, transfer_id, repaid, gift_id)`)

export const deleteEnrolment = (db: Db, userId: number, courseId: number) =>
  db.run(sql`delete from enrolments where user_id = ${userId} and course_id = ${courseId}`)
