import { authorOrAdmins } from '#server/core/database/author-or-admins.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

export interface SubmissionRow {
  id: number
  finalTaskId: number
  fileId: string
  fileSize: number
  submittedAt: Date
  reviewDueAt: Date
  isReviewed: boolean
  mark: number | null
  comment: string | null
  questionMarks: { text: string; mark: number; maxMark: number }[] | null
  reviewedBy: { name: string; position: string; email: string } | null
  /** Null when this user has not reviewed a task yet. */
  ownReviewWasLate: boolean | null
  isReviewWaived: boolean
}

/**
 * The final task that course `c` has for this user. Learners keep the task that they submitted, even when the author replaces it. The
 * author keeps one that waits for a review when the course no longer has any, and so do Admins after a former author.
 */
export const finalTaskFor = (userId: number) => sql`
  coalesce((select s.final_task_id from submissions s where s.course_id = c.id and s.user_id = ${userId} order by s.id desc limit 1),
           c.final_task_id,
           (select s.final_task_id from submissions s where s.course_id = c.id and ${userId} in ${authorOrAdmins} and s.reviewed_at is null
             order by s.review_due_at, s.id limit 1))`

const aDay = sql`interval '24 hours'`

/**
 * Whether a day has passed without anything to review. Another submission counts as available from when it was submitted until it was
 * reviewed, except while somebody else held it.
 */
const hadNothing = (own: Sql, now: Date) => sql`
  (${own}.submitted_at + ${aDay} <= ${now}::timestamptz
   and not exists (
     select from submissions other
      where other.final_task_id = ${own}.final_task_id and other.user_id <> ${own}.user_id
        and other.submitted_at < ${own}.submitted_at + ${aDay} and (other.reviewed_at is null or other.reviewed_at > ${own}.submitted_at)
        and (tstzmultirange(tstzrange(other.submitted_at, coalesce(other.reviewed_at, 'infinity')))
             - coalesce((select range_agg(tstzrange(h.held_from, h.held_until)) from review_holds h
                          where h.submission_id = other.id and h.reviewer_id <> ${own}.user_id), '{}'))
            && tstzrange(${own}.submitted_at, ${own}.submitted_at + ${aDay})))`

/** Whether there never will be anything to review: everything else is reviewed, and no course has the task any more. */
const getsNothing = (own: Sql) => sql`
  (not exists (select from courses c where c.final_task_id = ${own}.final_task_id)
   and not exists (select from submissions other
                    where other.final_task_id = ${own}.final_task_id and other.user_id <> ${own}.user_id and other.reviewed_at is null))`

/** Since when there has always been something to review in a final task. Null when there is nothing now. */
const busySince = (finalTaskId: Sql | number) => sql`
  (select lower(busy) from unnest((
     select range_agg(tstzrange(submitted_at, reviewed_at)) from submissions where final_task_id = ${finalTaskId})) busy
    where upper_inf(busy))`

/**
 * Whether there was a moment with nothing left to review, after the submission was reviewed and its owner's time to review had ended. Such a
 * moment stays in the past, so a mark that was seen stays when somebody submits later.
 */
const hadNothingLeft = (own: Sql, now: Date, finalTaskId: Sql | number) => sql`
  (${own}.reviewed_at is not null and ${own}.review_due_at <= ${now}
   and greatest(${own}.reviewed_at, ${own}.review_due_at) < coalesce(${busySince(finalTaskId)}, 'infinity'))`

/**
 * Whether the learner who made this submission owes no review. A query about many submissions of one task gives its id, so that what concerns
 * the whole task is read once.
 */
export const isWaived = (own: Sql, now: Date, finalTaskId: Sql | number = sql`${own}.final_task_id`) =>
  sql`(${hadNothingLeft(own, now, finalTaskId)} or ${getsNothing(own)} or ${hadNothing(own, now)})`

export const findSubmission = (db: Db, userId: number, finalTaskId: number, now: Date) =>
  db.maybe<SubmissionRow>(sql`
    select s.id, s.final_task_id as "finalTaskId", s.file_id as "fileId", f.size as "fileSize", s.submitted_at as "submittedAt",
           s.review_due_at as "reviewDueAt", s.reviewed_at is not null as "isReviewed", s.mark, s.comment,
           (select json_build_object('name', u.name, 'position', u.position, 'email', case when u.deleted_at is null then u.email else '' end)
              from users u where u.id = s.reviewed_by) as "reviewedBy",
           (select json_agg(json_build_object('text', q.text, 'mark', m.mark, 'maxMark', q.max_mark) order by q.position)
              from review_marks m join review_questions q on q.id = m.question_id where m.submission_id = s.id) as "questionMarks",
           (select r.is_late from submissions r where r.reviewed_by = ${userId} and r.final_task_id = s.final_task_id limit 1) as "ownReviewWasLate",
           ${isWaived(sql`s`, now)} as "isReviewWaived"
      from submissions s join files f on f.id = s.file_id
     where s.user_id = ${userId} and s.final_task_id = ${finalTaskId}`)

/**
 * Returns a course with this task that the user has completed. The certificate is what counts: it is issued when
 * everything is learned, and stays when a material is added or unticked later. A course whose author can review comes first.
 */
export const findCompletedCourse = (db: Db, userId: number, finalTaskId: number) =>
  db
    .maybe<{ id: number }>(sql`
      select c.id from courses c join certificates g on g.course_id = c.id and g.user_id = ${userId}
        join users author on author.id = c.author_id
       where c.final_task_id = ${finalTaskId} order by author.deleted_at is not null, c.id limit 1`)
    .then((row) => row?.id)

/** Returns false when there is one already. */
export const insertSubmission = (
  db: Db,
  submission: { finalTaskId: number; userId: number; courseId: number; fileId: string; now: Date },
) =>
  db
    .run(sql`
      insert into submissions (final_task_id, user_id, course_id, file_id, task_version, submitted_at, review_due_at)
      select t.id, ${submission.userId}, ${submission.courseId}, ${submission.fileId}, t.version, ${submission.now},
             ${submission.now}::timestamptz + t.review_minutes * interval '1 minute'
        from final_tasks t where t.id = ${submission.finalTaskId}
      on conflict (final_task_id, user_id) do nothing`)
    .then((count) => count === 1)

/** When this user's reviews are due: one for each own submission, unless it was given or is waived. */
export const listReviewDeadlines = (db: Db, userId: number, now: Date) =>
  db.many<{ dueAt: Date; courseId: number; courseName: string }>(sql`
    select s.review_due_at as "dueAt", c.id as "courseId", c.name as "courseName"
      from submissions s join courses c on c.id = s.course_id
     where s.user_id = ${userId} and not ${isWaived(sql`s`, now)}
       and not exists (select from submissions r where r.reviewed_by = ${userId} and r.final_task_id = s.final_task_id)
     order by s.review_due_at, s.id`)
