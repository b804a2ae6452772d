import { authorOrAdmins } from '#server/core/database/author-or-admins.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { finalTaskFor, isWaived } from './submissions.queries.ts'

export interface CourseRole {
  /** May differ from the course's current one. */
  finalTaskId: number | null
  /** Also for an Admin, after a former author. */
  isAuthor: boolean
  isBuyer: boolean
}

/** The user's role in a course and its final task. */
export const findRole = (db: Db, userId: number, courseId: number) =>
  db.maybe<CourseRole>(sql`
    select ${finalTaskFor(userId)} as "finalTaskId", ${userId} in ${authorOrAdmins} as "isAuthor",
           exists (select from enrolments e where e.user_id = ${userId} and e.course_id = c.id) as "isBuyer"
      from courses c where c.id = ${courseId}`)

export interface Held {
  id: number
  finalTaskId: number
  /** The version that it was submitted for. */
  taskVersion: number
  fileId: string
  heldUntil: Date
}

const heldColumns = sql`s.id, s.final_task_id as "finalTaskId", s.task_version as "taskVersion", s.file_id as "fileId", s.held_until as "heldUntil"`

const findHeld = (db: Db, userId: number, among: Sql, now: Date) =>
  db.maybe<Held>(sql`
    select ${heldColumns} from submissions s
     where s.held_by = ${userId} and ${among} and s.reviewed_at is null and s.held_until > ${now} limit 1`)

/** The submission that this learner holds now. */
export const findHeldByLearner = (db: Db, userId: number, finalTaskId: number, now: Date) =>
  findHeld(db, userId, sql`s.final_task_id = ${finalTaskId}`, now)

/** The submission that the author of a course holds now, of any final task that the course had. */
export const findHeldByAuthor = (db: Db, userId: number, courseId: number, now: Date) =>
  findHeld(db, userId, sql`s.course_id = ${courseId}`, now)

export const hasReviewed = (db: Db, userId: number, finalTaskId: number) =>
  db
    .maybe(sql`select from submissions where reviewed_by = ${userId} and final_task_id = ${finalTaskId} limit 1`)
    .then((row) => row !== undefined)

/**
 * Holds for half of the time left until the deadline, at least an hour and at most a day. Skips a submission that another transaction is
 * assigning, so that nobody waits and none is assigned twice.
 */
const hold = (candidates: Sql, userId: number, now: Date) => sql`
  with given as (
    update submissions s set held_by = ${userId},
           held_until = ${now}::timestamptz + greatest(interval '1 hour', least(interval '24 hours', (s.review_due_at - ${now}::timestamptz) / 2))
     where s.id = (${candidates})
    returning ${heldColumns}),
  noted as (
    insert into review_holds (submission_id, reviewer_id, held_from, held_until) select id, ${userId}, ${now}, "heldUntil" from given)
  select * from given`

const isFree = (now: Date) => sql`s.reviewed_at is null and (s.held_until is null or s.held_until <= ${now})`
const triedLeast = sql`(select count(*) from review_holds h where h.submission_id = s.id)`

/** The next submission for a learner who has submitted the same task: never their own, and their own reviewer's only if there is no other. */
export const holdForLearner = (db: Db, userId: number, finalTaskId: number, now: Date) =>
  db.maybe<Held>(
    hold(
      sql`select s.id from submissions s
           where s.final_task_id = ${finalTaskId} and s.user_id <> ${userId} and ${isFree(now)}
           order by exists (select from submissions mine where mine.final_task_id = s.final_task_id and mine.user_id = ${userId} and mine.reviewed_by = s.user_id),
                    ${triedLeast}, s.review_due_at, s.id
           limit 1 for update skip locked`,
      userId,
      now,
    ),
  )

/**
 * Whether fewer than two others could review it: learners who have submitted the same task, have not reviewed one yet, and need to do so
 * for their mark. Stops counting at two.
 */
const fewerThanTwo = (now: Date) => sql`
  (select count(*) from (
     select from submissions o
      where o.final_task_id = s.final_task_id and o.user_id <> s.user_id
        and not exists (select from submissions r where r.final_task_id = o.final_task_id and r.reviewed_by = o.user_id)
        and (o.reviewed_at is null or not ${isWaived(sql`o`, now, sql`s.final_task_id`)})
      limit 2) others) < 2`

/** What the author may review: at once if fewer than two others could, otherwise after the deadline. */
const forAuthor = (courseId: number | Sql, now: Date) => sql`
  s.course_id = ${courseId} and ${isFree(now)} and (s.review_due_at <= ${now} or ${fewerThanTwo(now)})`

export const holdForAuthor = (db: Db, userId: number, courseId: number, now: Date) =>
  db.maybe<Held>(
    hold(
      sql`select s.id from submissions s where ${forAuthor(courseId, now)} and s.user_id <> ${userId}
           order by s.review_due_at, s.id limit 1 for update skip locked`,
      userId,
      now,
    ),
  )

/** Includes those that the author already holds. Admins may have submitted the task themselves. */
const waitsFor = (authorId: number, courseId: number | Sql, now: Date) => sql`
  s.user_id <> ${authorId}
  and ((${forAuthor(courseId, now)}) or (s.course_id = ${courseId} and s.reviewed_at is null and s.held_by = ${authorId} and s.held_until > ${now}))`

export const listForAuthor = (db: Db, authorId: number, courseId: number, now: Date) =>
  db.many<{ id: number; submittedAt: Date; reviewDueAt: Date }>(sql`
    select s.id, s.submitted_at as "submittedAt", s.review_due_at as "reviewDueAt" from submissions s
     where ${waitsFor(authorId, courseId, now)} order by s.review_due_at, s.id limit 100`)

/** The author's own courses in which submissions wait for the author, and how many; the count ends at a limit. */
export const listCoursesToReview = (db: Db, authorId: number, now: Date, most: { courses: number; count: number }) =>
  db.many<{ courseId: number; courseName: string; count: number }>(sql`
    select c.id as "courseId", c.name as "courseName", waiting.count
      from courses c,
           lateral (select count(*)::int from (select from submissions s where ${waitsFor(authorId, sql`c.id`, now)} limit ${most.count}) found) waiting (count)
     where c.author_id = ${authorId} and waiting.count > 0 order by c.id desc limit ${most.courses}`)

/**
 * Learners who can give the review that they owe, and were not notified yet. Looks at the newest submissions of the task only: those who
 * submitted earlier were notified, or have had nothing to review for days.
 */
export const listNewReviewers = (db: Db, finalTaskId: number, now: Date) =>
  db.many<{ userId: number; courseId: number }>(sql`
    select o.user_id as "userId", o.course_id as "courseId"
      from (select * from submissions where final_task_id = ${finalTaskId} order by id desc limit 200) o
     where not exists (select from notifications n where n.user_id = o.user_id and n.kind = 'review-due' and n.course_id = o.course_id)
       and not exists (select from submissions r where r.final_task_id = o.final_task_id and r.reviewed_by = o.user_id)
       and exists (select from submissions s where s.final_task_id = o.final_task_id and s.user_id <> o.user_id and ${isFree(now)})
       and not ${isWaived(sql`o`, now, finalTaskId)}`)

/** Whether this user's submission waits for the author of the course, whether any does, and who reviews it then. */
export const findWaitingForAuthor = (db: Db, courseId: number, userId: number, now: Date) =>
  db.one<{ authorIds: number[]; thisOne: boolean; anyOne: boolean }>(sql`
    select array(select a.id from ${authorOrAdmins} a where a.id <> ${userId}) as "authorIds",
           exists (select from submissions s where ${forAuthor(courseId, now)} and s.user_id = ${userId}) as "thisOne",
           exists (select from submissions s where ${forAuthor(courseId, now)}) as "anyOne"
      from courses c where c.id = ${courseId}`)

/** Courses in which nobody gave a review in time, with the authors who do not know. Those of the last 30 days, so that it never reads them all. */
export const listNewlyOverdue = (db: Db, now: Date) =>
  db.many<{ userId: number; courseId: number }>(sql`
    select distinct a.id as "userId", s.course_id as "courseId"
      from submissions s join courses c on c.id = s.course_id cross join lateral ${authorOrAdmins} a
     where s.reviewed_at is null and s.review_due_at <= ${now} and s.review_due_at > ${now}::timestamptz - interval '30 days' and ${isFree(now)}
       and not exists (select from notifications n where n.user_id = a.id and n.kind = 'review-due' and n.course_id = s.course_id
                          and n.created_at >= s.review_due_at)
     limit 1000`)

/** The Admins, and the courses in which submissions wait for them from now on: this author's account is being deleted. */
export const listLeftByAuthor = (db: Db, authorId: number, now: Date) =>
  db.many<{ userId: number; courseId: number }>(sql`
    select u.id as "userId", c.id as "courseId" from courses c join users u on u.is_admin and u.id <> c.author_id
     where c.author_id = ${authorId} and exists (select from submissions s where ${forAuthor(sql`c.id`, now)} and s.user_id <> u.id)
       and not exists (select from notifications n where n.user_id = u.id and n.kind = 'review-due' and n.course_id = c.id)`)

export interface ToReview {
  finalTaskId: number
  taskVersion: number
  isHeld: boolean
  isReviewed: boolean
  /** Who submitted it, and in which course. */
  ownerId: number
  courseId: number
  /** By when the reviewer's own review was due, and in which course they submitted the same task; null for the author. */
  ownDueAt: Date | null
  ownCourseId: number | null
}

/** Returns the submission as its reviewer sees it. Nobody else reviews or takes it until the transaction ends. */
export const lockToReview = (db: Db, id: number, userId: number, now: Date) =>
  db.maybe<ToReview>(sql`
    select s.final_task_id as "finalTaskId", s.task_version as "taskVersion", s.reviewed_at is not null as "isReviewed",
           s.held_by = ${userId} and s.held_until > ${now} as "isHeld",
           s.user_id as "ownerId", s.course_id as "courseId", mine.review_due_at as "ownDueAt", mine.course_id as "ownCourseId"
      from submissions s left join submissions mine on mine.final_task_id = s.final_task_id and mine.user_id = ${userId}
     where s.id = ${id} for update of s`)

export interface GivenReview {
  mark: number
  comment: string | null
  marks: { questionId: number; mark: number }[]
}

/** The review that this user gave. */
export const findGivenReview = (db: Db, id: number, userId: number) =>
  db.maybe<GivenReview>(sql`
    select s.mark, s.comment,
           (select json_agg(json_build_object('questionId', m.question_id, 'mark', m.mark)) from review_marks m where m.submission_id = s.id) as marks
      from submissions s where s.id = ${id} and s.reviewed_by = ${userId}`)

export const saveReview = (
  db: Db,
  id: number,
  review: { userId: number; mark: number; comment: string | null; isLate: boolean; now: Date },
) =>
  db.run(sql`
    update submissions set reviewed_by = ${review.userId}, reviewed_at = ${review.now}, mark = ${review.mark}, comment = ${review.comment},
           is_late = ${review.isLate}
     where id = ${id} and reviewed_at is null`)

export const insertMarks = (db: Db, id: number, marks: { questionId: number; mark: number }[]) =>
  db.run(sql`
    insert into review_marks (submission_id, question_id, mark)
    select ${id}, m.question_id, m.mark
      from unnest(${marks.map((one) => one.questionId)}::int[], ${marks.map((one) => one.mark)}::int[]) m (question_id, mark)`)
