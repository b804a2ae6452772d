import type { Answer } from '#contract/checks/answers.ts'
import type { Question } from '#contract/checks/questions.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import type { CheckSettings } from '#server/materials/index.ts'

export interface CheckRow {
  settings: CheckSettings
  isBuyer: boolean
  /** Of the course or of the check. */
  isAuthor: boolean
  isArchived: boolean
}

export const findCheck = (db: Db, userId: number, courseId: number, checkId: number) =>
  db.maybe<CheckRow>(sql`
    select m.check_settings as settings, c.archived_at is not null as "isArchived",
           ${userId} in (c.author_id, m.creator_id) as "isAuthor",
           exists (select from enrolments e where e.user_id = ${userId} and e.course_id = c.id) as "isBuyer"
      from course_materials cm join courses c on c.id = cm.course_id join materials m on m.id = cm.material_id
     where cm.course_id = ${courseId} and cm.material_id = ${checkId} and m.kind = 'check'`)

export interface PoolRow {
  versionId: number
  skillId: number | null
}

/** The pool as it is now. */
export const listPool = (db: Db, checkId: number) =>
  db.many<PoolRow>(sql`
    select v.id as "versionId", v.skill_id as "skillId"
      from check_questions c join questions q on q.id = c.question_id
      join question_versions v on v.question_id = q.id and v.version = q.version
     where c.material_id = ${checkId} order by c.position`)

export const listSkills = (db: Db, checkId: number) =>
  db.many<{ id: number; name: string; level: number }>(sql`
    select s.id, s.name, max(v.level)::int as level
      from check_questions c join questions q on q.id = c.question_id
      join question_versions v on v.question_id = q.id and v.version = q.version join skills s on s.id = v.skill_id
     where c.material_id = ${checkId} group by s.id order by s.name`)

export const listQuestionsOf = (db: Db, versionIds: number[]) =>
  db.many<{ versionId: number; question: Question }>(
    sql`select id as "versionId", question from question_versions where id = any(${versionIds}::int[])`,
  )

export interface AttemptRow {
  id: number
  checkId: number
  userId: number
  startedAt: Date
  deadlineAt: Date | null
  sentAt: Date | null
  isTrial: boolean
  passPercent: number
  isPassed: boolean | null
}

const attemptColumns = sql`
  a.id, a.material_id as "checkId", a.user_id as "userId", a.started_at as "startedAt", a.deadline_at as "deadlineAt", a.sent_at as "sentAt",
  a.is_trial as "isTrial", a.pass_percent as "passPercent", a.is_passed as "isPassed"`

/** Of one user at one check; trials are apart from what counts. */
export interface Tries {
  userId: number
  checkId: number
  isTrial: boolean
}

const ofTries = ({ userId, checkId, isTrial }: Tries): Sql =>
  sql`a.user_id = ${userId} and a.material_id = ${checkId} and a.is_trial = ${isTrial}`

export const findOpenAttempt = (db: Db, tries: Tries) =>
  db.maybe<AttemptRow>(sql`select ${attemptColumns} from check_attempts a where ${ofTries(tries)} and a.sent_at is null`)

export const findLastSent = (db: Db, tries: Tries) =>
  db.maybe<AttemptRow>(sql`
    select ${attemptColumns} from check_attempts a where ${ofTries(tries)} and a.sent_at is not null order by a.id desc limit 1`)

export interface TriesSoFar {
  /** With the open one. */
  count: number
  lastSentAt: Date | null
  hasPassed: boolean
  hasOpen: boolean
}

export const readTries = (db: Db, tries: Tries) =>
  db.one<TriesSoFar>(sql`
    select count(*)::int as count, max(a.sent_at) as "lastSentAt", coalesce(bool_or(a.is_passed), false) as "hasPassed",
           coalesce(bool_or(a.sent_at is null), false) as "hasOpen"
      from check_attempts a where ${ofTries(tries)}`)

export const insertAttempt = (
  db: Db,
  { userId, checkId, isTrial }: Tries,
  { now, deadlineAt, passPercent }: { now: Date; deadlineAt: Date | null; passPercent: number },
) =>
  db
    .one<{ id: number }>(sql`
      insert into check_attempts (material_id, user_id, started_at, deadline_at, is_trial, pass_percent)
      values (${checkId}, ${userId}, ${now}, ${deadlineAt}, ${isTrial}, ${passPercent}) returning id`)
    .then(({ id }) => id)

/** In this order. The orders of options are passed as JSON, because they differ in length. */
export const insertAttemptQuestions = (db: Db, attemptId: number, questions: { versionId: number; shownOrder: number[] }[]) =>
  db.run(sql`
    insert into attempt_questions (attempt_id, position, version_id, shown_order)
    select ${attemptId}, drawn.place, drawn.version_id, array(select jsonb_array_elements_text(drawn.shown_order)::smallint)
      from unnest(${questions.map(({ versionId }) => versionId)}::int[], ${questions.map(({ shownOrder }) => JSON.stringify(shownOrder))}::jsonb[])
           with ordinality drawn (version_id, shown_order, place)`)

/** Nobody saves an answer of it or sends it before the transaction ends. */
export const lockAttempt = (db: Db, id: number) =>
  db.maybe<AttemptRow>(sql`select ${attemptColumns} from check_attempts a where a.id = ${id} for update of a`)

/** It is not sent before the transaction ends. */
export const lockAttemptToAnswer = (db: Db, id: number) =>
  db.maybe<AttemptRow>(sql`select ${attemptColumns} from check_attempts a where a.id = ${id} for share of a`)

export interface AttemptQuestionRow {
  position: number
  question: Question
  shownOrder: number[]
  answer: Answer | null
  mark: number | null
  skill: { id: number; name: string } | null
}

const questionColumns = sql`
  q.position, v.question, q.shown_order as "shownOrder", q.answer, q.mark,
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as skill`
const attemptQuestions = sql`
  attempt_questions q join question_versions v on v.id = q.version_id left join skills s on s.id = v.skill_id`

export const listAttemptQuestions = (db: Db, attemptId: number) =>
  db.many<AttemptQuestionRow>(sql`
    select ${questionColumns} from ${attemptQuestions} where q.attempt_id = ${attemptId} order by q.position`)

export const findAttemptQuestion = (db: Db, attemptId: number, position: number) =>
  db.maybe<AttemptQuestionRow>(sql`
    select ${questionColumns} from ${attemptQuestions} where q.attempt_id = ${attemptId} and q.position = ${position}::int`)

export const setAnswer = (db: Db, attemptId: number, position: number, answer: Answer | null, now: Date) =>
  db.run(sql`
    update attempt_questions set answer = ${answer && JSON.stringify(answer)}, answered_at = ${answer && now}
     where attempt_id = ${attemptId} and position = ${position}::int`)

export const setMarks = (db: Db, attemptId: number, marks: { position: number; mark: number }[]) =>
  db.run(sql`
    update attempt_questions q set mark = given.mark
      from unnest(${marks.map(({ position }) => position)}::int[], ${marks.map(({ mark }) => mark)}::float8[]) given (position, mark)
     where q.attempt_id = ${attemptId} and q.position = given.position`)

/** Returns whether it was still open. */
export const setSent = (
  db: Db,
  id: number,
  { sentAt, percent, isPassed }: { sentAt: Date; percent: number; isPassed: boolean },
) =>
  db
    .run(sql`
      update check_attempts set sent_at = ${sentAt}, percent = ${percent}, is_passed = ${isPassed} where id = ${id} and sent_at is null`)
    .then((count) => count === 1)

/** Whether the user may still answer: buyers of any course that has the check or, at a trial, its author, the author of such a course, and Admins. */
export const mayAnswer = (db: Db, user: User, { checkId, isTrial }: AttemptRow) =>
  db
    .maybe(sql`
      select from course_materials cm join courses c on c.id = cm.course_id join materials m on m.id = cm.material_id
       where cm.material_id = ${checkId}
         and ${
           isTrial
             ? sql`(${user.id} in (c.author_id, m.creator_id) or ${isAdmin(user)})`
             : sql`exists (select from enrolments e where e.user_id = ${user.id} and e.course_id = c.id)`
         } limit 1`)
    .then((row) => row !== undefined)

export const listOverdue = (db: Db, deadlineBefore: Date, most: number) =>
  db.many<{ id: number; userId: number }>(sql`
    select id, user_id as "userId" from check_attempts where sent_at is null and deadline_at < ${deadlineBefore}
     order by deadline_at limit ${most}`)
