import { type Db, sql } from '#server/core/database/db.ts'
import { insertFrom, type Noting } from './notifications.queries.ts'

/** Without a note, does nothing within a day after the last one. */
export const insertCourseUpdate = (db: Db, courseId: number, note: string | null, now: Date) =>
  db.run(sql`
    insert into course_updates as known (course_id, changed_at, notified_to, note) values (${courseId}, ${now}, 0, ${note})
    on conflict (course_id) do update set changed_at = excluded.changed_at, notified_to = 0, note = excluded.note
    where known.changed_at <= excluded.changed_at - interval '1 day' or excluded.note is not null`)

export interface CourseUpdate {
  courseId: number
  changedAt: Date
  notifiedTo: number
  note: string | null
}

/** The oldest one whose learners are not all notified. Another server takes another one until the transaction ends. */
export const lockCourseUpdate = (db: Db) =>
  db.maybe<CourseUpdate>(sql`
    select course_id as "courseId", changed_at as "changedAt", notified_to as "notifiedTo", note from course_updates
     where notified_to is not null order by changed_at limit 1 for update skip locked`)

/**
 * Notifies so many learners, and remembers the last of them; without any more, that all are notified. One statement, so that both are about
 * the same learners, even if one returns the course meanwhile.
 */
export const notifyNextLearners = (
  db: Db,
  { courseId, changedAt, notifiedTo, note }: CourseUpdate,
  count: number,
  noting: Noting,
) =>
  db.run(
    insertFrom(
      sql`(select next.user_id, 'course-updated', ${courseId}::int, null::bigint, 0, null::int, ${note}::text, null::int from next)`,
      noting,
      sql`
      next as materialized (
        select e.user_id from enrolments e
         where e.course_id = ${courseId} and e.user_id > ${notifiedTo} and e.bought_at <= ${changedAt} order by e.user_id limit ${count}),
      moved_on as (
        update course_updates set notified_to = (select max(next.user_id) from next) where course_id = ${courseId}),`,
    ),
  )
