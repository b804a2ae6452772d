import { limits } from '#contract/core/limits.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

export interface PurchaseRow {
  courseId: number
  name: string
  price: number
  /** How much of it paid back what the author owed. Null for a free course, and for a sale from before income waited. */
  repaid: number | null
  /** The transfer in the ledger. Null for a free course. */
  purchaseId: number | null
  movementId: number | null
  boughtAt: Date
  /** Somebody else paid for it. */
  isGift: boolean
  materials: number
  learned: number
  hasCertificate: boolean
  /** Whether this user has returned the course before, and got points back for it. */
  wasReturned: boolean
}

const purchases = (userId: number, which: Sql) => sql`
  select e.course_id as "courseId", c.name, e.price_paid as price, e.repaid, e.transfer_id as "purchaseId", e.bought_at as "boughtAt",
         e.gift_id is not null as "isGift",
         (select p.id from point_entries p join point_accounts a on a.id = p.account_id
           where p.transfer_id = e.transfer_id and a.user_id = e.user_id) as "movementId",
         (select count(*)::int from course_materials cm where cm.course_id = e.course_id) as materials,
         (select count(*)::int from course_materials cm join learned_materials l on l.material_id = cm.material_id and l.user_id = e.user_id
           where cm.course_id = e.course_id) as learned,
         exists (select from certificates g where g.user_id = e.user_id and g.course_id = e.course_id) as "hasCertificate",
         exists (select from refunds r where r.user_id = e.user_id and r.course_id = e.course_id and r.price > 0) as "wasReturned"
    from enrolments e join courses c on c.id = e.course_id
   where e.user_id = ${userId} and ${which}`

export const getPurchase = (db: Db, userId: number, courseId: number) =>
  db.one<PurchaseRow>(purchases(userId, sql`e.course_id = ${courseId}`))

/** Newest first. */
export const listPurchasesSince = (db: Db, userId: number, since: Date) =>
  db.many<PurchaseRow>(sql`
    ${purchases(userId, sql`e.bought_at >= ${since}`)} order by e.bought_at desc, e.course_id desc limit ${limits.refunds.listed}`)

/** The courses for which this user got points back, the latest first. */
export const listReturned = (db: Db, userId: number) =>
  db
    .many<{ courseId: number }>(sql`
      select course_id as "courseId" from refunds where user_id = ${userId} and course_id is not null and price > 0
       order by id desc limit ${limits.cartIds}`)
    .then((rows) => rows.map((row) => row.courseId))

export const insertRefund = (
  db: Db,
  userId: number,
  { courseId, price, purchaseId, boughtAt }: PurchaseRow,
  { transferId, now }: { transferId: number | null; now: Date },
) =>
  db.run(sql`
    insert into refunds (user_id, course_id, price, purchase_id, transfer_id, bought_at, returned_at)
    values (${userId}, ${courseId}, ${price}, ${purchaseId}, ${transferId}, ${boughtAt}, ${now})`)

/** Nobody reads the notifications of a deleted account. */
export const isDeleted = (db: Db, userId: number) =>
  db.maybe(sql`select from users where id = ${userId} and deleted_at is not null`).then((row) => row !== undefined)
