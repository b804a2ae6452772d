import type { PageQuery } from '#contract/core/http.ts'
import { limits } from '#contract/core/limits.ts'
import type { GivenGift, ReceivedGift, WaitingGift } from '#contract/gifts/gifts.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { mapPage, type Page, readPage } from '#server/core/http/paging.ts'
import { hasAccess } from '#server/courses/index.ts'
import { publicLink } from '#server/files/index.ts'

export interface NewGift {
  giverId: number
  courseId: number
  email: string
  message: string
  price: number
  givenAt: Date
  expiresAt: Date
}

/** Undefined when the same gift already waits. Not as an error, which would leave the address in PostgreSQL's log. */
export const insertGift = (db: Db, gift: NewGift) =>
  db
    .maybe<{ id: number }>(sql`
      insert into gifts (giver_id, course_id, email, message, price, given_at, expires_at)
      values (${gift.giverId}, ${gift.courseId}, ${gift.email}, ${gift.message}, ${gift.price}, ${gift.givenAt}, ${gift.expiresAt})
      on conflict (giver_id, course_id, lower(email)) where ended_at is null do nothing
      returning id`)
    .then((row) => row?.id)

/** A course that can be given. Nobody deletes it until the transaction ends. */
export const findGiftable = (db: Db, courseId: number) =>
  db.maybe<{ name: string; price: number; authorId: number }>(sql`
    select name, price, author_id as "authorId" from courses where id = ${courseId} and archived_at is null for key share`)

/** The user's own address, and whether gifts to it are theirs: where the portal sends mail, only once it is confirmed. */
export const findAddress = (db: Db, userId: number, canMail: boolean) =>
  db.one<{ email: string; isConfirmed: boolean }>(sql`
    select email, email_verified_at is not null or not ${canMail}::boolean as "isConfirmed" from users where id = ${userId}`)

export interface Gift {
  id: number
  giverId: number
  courseId: number
  courseName: string
  price: number
  email: string
  expiresAt: Date
  ending: 'claimed' | 'declined' | 'taken-back' | 'expired' | null
  claimedBy: number | null
  isGiverGone: boolean
}

const giftColumns = sql`
  g.id, g.giver_id as "giverId", g.course_id as "courseId", c.name as "courseName", g.price, g.email, g.expires_at as "expiresAt",
  g.ending, g.claimed_by as "claimedBy", u.deleted_at is not null as "isGiverGone"`
const giftJoins = sql`gifts g join courses c on c.id = g.course_id join users u on u.id = g.giver_id`

/** A gift to this user. Others who want to end it wait until the transaction ends, and then find it ended. */
export const lockGiftTo = (db: Db, id: number, userId: number, email: string) =>
  db.maybe<Gift>(sql`
    select ${giftColumns} from ${giftJoins} where g.id = ${id} and (lower(g.email) = lower(${email}) or g.claimed_by = ${userId})
       for no key update of g`)

export const lockGiftFrom = (db: Db, id: number, giverId: number) =>
  db.maybe<Gift>(
    sql`select ${giftColumns} from ${giftJoins} where g.id = ${id} and g.giver_id = ${giverId} for no key update of g`,
  )

/** One that nobody claimed in time, and that no other server is dealing with. */
export const lockExpired = (db: Db, now: Date) =>
  db.maybe<Gift>(sql`
    select ${giftColumns} from ${giftJoins} where g.ended_at is null and g.expires_at <= ${now}
     order by g.expires_at, g.id limit 1 for no key update of g skip locked`)

/** All that wait for this address, oldest first. */
export const lockWaitingFor = (db: Db, email: string) =>
  db.many<Gift>(sql`
    select ${giftColumns} from ${giftJoins} where g.ended_at is null and lower(g.email) = lower(${email})
     order by g.id for no key update of g`)

/** The gift must be locked. When its giver is gone, nobody needs to know any more to whom it went, and what the giver wrote. */
export const endGift = (db: Db, gift: Gift, ending: NonNullable<Gift['ending']>, claimedBy: number | null, now: Date) =>
  db.run(sql`
    update gifts set ending = ${ending}, ended_at = ${now}, claimed_by = ${claimedBy},
           email = ${gift.isGiverGone ? '' : gift.email}, message = case when ${gift.isGiverGone} then '' else message end
     where id = ${gift.id}`)

/**
 * Marks the open gifts for this user that no notification has announced, and returns their courses. Finds none before the address is
 * confirmed.
 */
export const announceTo = (db: Db, userId: number, canMail: boolean) =>
  db.many<{ courseId: number }>(sql`
    update gifts g set is_announced = true from users u
     where u.id = ${userId} and (u.email_verified_at is not null or not ${canMail}::boolean)
       and lower(g.email) = lower(u.email) and g.ended_at is null and not g.is_announced
    returning g.course_id as "courseId"`)

/** The user who can claim gifts to this address now. */
export const findReceiver = (db: Db, email: string, canMail: boolean) =>
  db.maybe<{ id: number }>(sql`
    select id from users
     where lower(email) = lower(${email}) and deleted_at is null and (email_verified_at is not null or not ${canMail}::boolean)`)

/** Whether another gift of the same course waits for the same person. */
export const isAnotherWaiting = (db: Db, { id, courseId, email }: Gift) =>
  db
    .maybe(sql`
      select from gifts where ended_at is null and lower(email) = lower(${email}) and course_id = ${courseId} and id <> ${id} limit 1`)
    .then((row) => row !== undefined)

interface CourseRow {
  id: number
  courseId: number
  courseName: string
  thumbnailFileId: string | null
}
const courseColumns = sql`
  g.id, g.course_id as "courseId", c.name as "courseName", c.thumbnail_file_id as "thumbnailFileId"`
const toCourse = ({ courseId, courseName, thumbnailFileId }: CourseRow) => ({
  id: courseId,
  name: courseName,
  thumbnail: publicLink('thumbnails', thumbnailFileId),
})

type WaitingRow = CourseRow &
  Pick<WaitingGift, 'giver' | 'isGiverGone' | 'isFree' | 'message' | 'hasCourse'> & {
    shortDescription: string
    givenAt: Date
    expiresAt: Date
  }

export const listWaiting = (db: Db, userId: number, email: string, now: Date): Promise<WaitingGift[]> =>
  db
    .many<WaitingRow>(sql`
      select ${courseColumns}, c.short_description as "shortDescription", u.name as giver, u.deleted_at is not null as "isGiverGone",
             g.price = 0 as "isFree", g.message, g.given_at as "givenAt", g.expires_at as "expiresAt", ${hasAccess(userId)} as "hasCourse"
        from ${giftJoins} where g.ended_at is null and lower(g.email) = lower(${email}) and g.expires_at > ${now}
       order by g.id limit ${limits.gifts.shown}`)
    .then((rows) =>
      rows.map(({ giver, isGiverGone, isFree, message, hasCourse, ...row }) => ({
        id: row.id,
        course: { ...toCourse(row), shortDescription: row.shortDescription },
        giver,
        isGiverGone,
        isFree,
        message,
        hasCourse,
        givenAtUTC: row.givenAt.toISOString(),
        expiresAtUTC: row.expiresAt.toISOString(),
      })),
    )

type GivenRow = CourseRow & Pick<GivenGift, 'email' | 'price' | 'state'> & { givenAt: Date; expiresAt: Date }

export async function listGiven(db: Db, userId: number, query: PageQuery): Promise<Page<GivenGift>> {
  const page = await readPage<GivenRow>(db, query, {
    columns: sql`${courseColumns}, g.email, g.price, coalesce(g.ending, 'waiting') as state, g.given_at as "givenAt", g.expires_at as "expiresAt"`,
    from: sql`gifts g join courses c on c.id = g.course_id where g.giver_id = ${userId}`,
    orderBy: sql`g.id desc`,
    countFrom: sql`gifts where giver_id = ${userId}`,
  })
  return mapPage(page, ({ email, price, state, ...row }) => ({
    id: row.id,
    course: toCourse(row),
    email,
    price,
    state,
    givenAtUTC: row.givenAt.toISOString(),
    expiresAtUTC: row.expiresAt.toISOString(),
  }))
}

type ReceivedRow = CourseRow & Pick<ReceivedGift, 'giver' | 'message'> & { endedAt: Date }

export async function listReceived(db: Db, userId: number, query: PageQuery): Promise<Page<ReceivedGift>> {
  const page = await readPage<ReceivedRow>(db, query, {
    columns: sql`${courseColumns}, u.name as giver, g.message, g.ended_at as "endedAt"`,
    from: sql`${giftJoins} where g.claimed_by = ${userId}`,
    orderBy: sql`g.id desc`,
    countFrom: sql`gifts where claimed_by = ${userId}`,
  })
  return mapPage(page, ({ giver, message, ...row }) => ({
    id: row.id,
    course: toCourse(row),
    giver,
    message,
    claimedAtUTC: row.endedAt.toISOString(),
  }))
}
