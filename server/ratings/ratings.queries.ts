import type { RatingForm } from '#contract/core/forms.ts'
import type { PageQuery } from '#contract/core/http.ts'
import type { LevelAnswer } from '#contract/ratings/rating-counts.ts'
import type { OwnRating, Rating, RatingOrder } from '#contract/ratings/ratings.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { pageOffset } from '#server/core/http/paging.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { isVisible } from '#server/courses/index.ts'
import { publicLink } from '#server/files/index.ts'

/** Without hidden ones. Undefined when the viewer cannot see the course. */
export const countRatings = (db: Db, courseId: number, viewer: User | undefined) =>
  db
    .maybe<{ count: number }>(sql`
      select c.ratings_count as count from courses c where c.id = ${courseId} and ${isVisible(viewer?.id, viewer !== undefined && isAdmin(viewer))}`)
    .then((row) => row?.count)

interface RatingRow {
  id: number
  stars: number
  text: string
  minutes: number | null
  levelsReached: LevelAnswer | null
  writerName: string | null
  avatarFileId: string | null
  ratedAt: Date
  changedAt: Date | null
  helpfulCount: number
  isOwn: boolean
  isMarkedHelpful: boolean
  reply: string | null
  repliedAt: Date | null
  replyHiddenReason: string | null
}

const orders: Record<RatingOrder, Sql> = {
  newest: sql`r.id desc`,
  helpful: sql`r.helpful_count desc, r.id desc`,
}

/** The rows before the page are skipped in the index; only those on the page are fetched. */
export async function listRatings(
  db: Db,
  courseId: number,
  { order, ...query }: PageQuery & { order: RatingOrder },
  viewerId: number | undefined,
): Promise<Rating[]> {
  const isMarked = sql`exists (select from helpful_marks h where h.user_id = ${viewerId ?? null} and h.rating_id = r.id)`
  const showsReply = sql`(r.reply_hidden_reason is null or c.author_id = ${viewerId ?? null})`
  const rows = await db.many<RatingRow>(sql`
    select r.id, r.stars, r.text, r.minutes, r.levels_reached as "levelsReached", u.name as "writerName", u.avatar_file_id as "avatarFileId",
           r.rated_at as "ratedAt", r.changed_at as "changedAt", r.helpful_count as "helpfulCount",
           coalesce(r.user_id = ${viewerId ?? null}, false) as "isOwn", ${isMarked} as "isMarkedHelpful",
           case when ${showsReply} then r.reply end as reply, r.replied_at as "repliedAt", r.reply_hidden_reason as "replyHiddenReason"
      from ratings r join courses c on c.id = r.course_id left join users u on u.id = r.user_id
     where r.id = any(array(select r.id from ratings r where r.course_id = ${courseId} and r.hidden_reason is null
                             order by ${orders[order]} limit ${query.pageSize} offset ${pageOffset(query)}))
     order by ${orders[order]}`)
  return rows.map(toRating)
}

const toRating = ({
  writerName,
  avatarFileId,
  ratedAt,
  changedAt,
  reply,
  repliedAt,
  replyHiddenReason: hiddenReason,
  ...rest
}: RatingRow): Rating => ({
  ...rest,
  writer: writerName === null ? null : { name: writerName, avatar: publicLink('avatars', avatarFileId) },
  dateUTC: ratedAt.toISOString(),
  changedUTC: changedAt?.toISOString() ?? null,
  reply: reply === null || repliedAt === null ? null : { text: reply, dateUTC: repliedAt.toISOString(), hiddenReason },
})

export interface Standing {
  authorId: number
  isVisible: boolean
  isBought: boolean
  hasCertificate: boolean
  learned: number
  materials: number
}

/** What decides whether a user may rate a course. With `lock`, nobody else rates, buys, edits or deletes it until the transaction ends. */
export const findStanding = (db: Db, userId: number, courseId: number, { lock }: { lock: boolean }) =>
  db.maybe<Standing>(sql`
    select c.author_id as "authorId", ${isVisible(userId)} as "isVisible",
           exists (select from enrolments e where e.user_id = ${userId} and e.course_id = c.id) as "isBought",
           exists (select from certificates g where g.user_id = ${userId} and g.course_id = c.id) as "hasCertificate",
           (select count(*)::int from course_materials cm join learned_materials l on l.material_id = cm.material_id and l.user_id = ${userId}
             where cm.course_id = c.id) as learned,
           (select count(*)::int from course_materials cm where cm.course_id = c.id) as materials
      from courses c where c.id = ${courseId} ${lock ? sql`for no key update` : sql``}`)

export const findOwnRating = (db: Db, userId: number, courseId: number) =>
  db.maybe<NonNullable<OwnRating['rating']>>(sql`
    select stars, text, minutes, levels_reached as "levelsReached", hidden_reason as "hiddenReason"
      from ratings where course_id = ${courseId} and user_id = ${userId}`)

/** Returns whether it is new. The same rating again changes nothing. */
export const saveRating = (db: Db, userId: number, courseId: number, form: RatingForm, now: Date) =>
  db
    .maybe<{ isNew: boolean }>(sql`
      insert into ratings as known (course_id, user_id, stars, text, minutes, levels_reached, rated_at)
      values (${courseId}, ${userId}, ${form.stars}, ${form.text}, ${form.minutes ?? null}, ${form.levelsReached ?? null}, ${now})
      on conflict (course_id, user_id) do update
         set stars = excluded.stars, text = excluded.text, minutes = excluded.minutes, levels_reached = excluded.levels_reached,
             changed_at = excluded.rated_at
       where (known.stars, known.text, known.minutes, known.levels_reached)
             is distinct from (excluded.stars, excluded.text, excluded.minutes, excluded.levels_reached)
      returning changed_at is null as "isNew"`)
    .then((row) => row?.isNew ?? false)

/** The rating of somebody who does not have the course any more goes, with its helpful marks and the reply. Its reports go with it. */
export const withdrawRating = (db: Db, userId: number, courseId: number) =>
  db.run(sql`delete from ratings where course_id = ${courseId} and user_id = ${userId}`)

export interface RatingState {
  authorId: number
  writerId: number | null
}

/** Undefined when there is no such rating, it is hidden, or the viewer cannot see its course. */
export const findRating = (db: Db, id: number, viewerId: number) =>
  db.maybe<RatingState>(sql`
    select c.author_id as "authorId", r.user_id as "writerId" from ratings r join courses c on c.id = r.course_id
     where r.id = ${id} and r.hidden_reason is null and ${isVisible(viewerId)}`)

export const insertMark = (db: Db, userId: number, ratingId: number) =>
  db.run(sql`
    insert into helpful_marks (rating_id, user_id)
    select r.id, ${userId} from ratings r where r.id = ${ratingId} and r.hidden_reason is null and r.user_id is distinct from ${userId}
    on conflict do nothing`)

export const deleteMark = (db: Db, userId: number, ratingId: number) =>
  db.run(sql`delete from helpful_marks where rating_id = ${ratingId} and user_id = ${userId}`)

/** Only to ratings of the author's courses. A hidden reply stays hidden. */
export const saveReply = (db: Db, authorId: number, ratingId: number, text: string, now: Date) =>
  db.run(sql`
    update ratings r set reply = ${text}, replied_at = ${now} from courses c
     where r.id = ${ratingId} and r.hidden_reason is null and c.id = r.course_id and c.author_id = ${authorId}`)

export const deleteReply = (db: Db, authorId: number, ratingId: number) =>
  db.run(sql`
    update ratings r set reply = null, replied_at = null from courses c
     where r.id = ${ratingId} and c.id = r.course_id and c.author_id = ${authorId}`)

/** Hides a rating, or the reply to it, from everybody but its writer. Null shows it again. */
export const hideRatingOrReply = (db: Db, what: 'rating' | 'reply', ratingId: number, reason: string | null) =>
  db
    .run(sql`
      update ratings set ${what === 'rating' ? sql`hidden_reason` : sql`reply_hidden_reason`} = ${reason} where id = ${ratingId}`)
    .then((count) => count === 1)

/** The author's courses with ratings in words that have no reply, and how many; the count ends at a limit. Stars alone ask nothing. */
export const listUnanswered = (db: Db, authorId: number, most: { courses: number; count: number }) =>
  db.many<{ courseId: number; courseName: string; count: number }>(sql`
    select c.id as "courseId", c.name as "courseName", waiting.count
      from courses c,
           lateral (select count(*)::int
                      from (select from ratings r where r.course_id = c.id and r.reply is null and r.hidden_reason is null and r.text <> ''
                             limit ${most.count}) found) waiting (count)
     where c.author_id = ${authorId} and waiting.count > 0 order by c.id desc limit ${most.courses}`)
