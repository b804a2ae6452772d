import type { CourseCard } from '#contract/courses/courses.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { type CardRow, cardColumns, hasAccess, isVisible, toCard } from './cards.queries.ts'

/** How many are kept in each list: more than are shown, because some may have left the catalogue, or belong to the viewer. */
const kept = 24
/** Fewer common buyers than these do not count. */
const commonBuyers = 5

/** What is looked at for one course. It keeps a popular skill or course from making a step long. */
export interface Bounds {
  /** Of a skill that more courses teach, the newest ones count. */
  coursesOfSkill: number
  /** Of a course that more people bought, those who registered last count, each with their last purchases. */
  buyers: number
  purchases: number
}

export interface SimilarIds {
  bySkills: number[]
  byBuyers: number[]
}

/** Undefined if the viewer may not see the course. */
export const findSimilarIds = (db: Db, courseId: number, viewer: User | undefined) =>
  db.maybe<SimilarIds>(sql`
    select coalesce(s.by_skills, '{}') as "bySkills", coalesce(s.by_buyers, '{}') as "byBuyers"
      from courses c left join similar_courses s on s.course_id = c.id
     where c.id = ${courseId} and ${isVisible(viewer?.id, viewer !== undefined && isAdmin(viewer))}`)

/** The cards of those that are in the catalogue and that the viewer does not have. */
export async function listCardsToOffer(db: Db, ids: number[], viewerId: number | undefined): Promise<CourseCard[]> {
  const rows = await db.many<CardRow>(sql`
    select ${cardColumns(viewerId)} from courses c
     where c.id = any(${ids}::int[]) and c.archived_at is null and not ${hasAccess(viewerId)}`)
  return rows.map(toCard)
}

/**
 * A shared skill counts by how few courses teach it (a thousand: 145, ten: 417), and half as much at most for levels far apart. All numbers
 * are whole, so that the order never depends on how sums are rounded. Common buyers count by how many bought the other course at all;
 * otherwise the most popular courses would be on every page.
 */
export const computeSimilar = (db: Db, courseIds: number[], { coursesOfSkill, buyers, purchases }: Bounds) =>
  db.run(sql`
    with taught as materialized (
      select skill.skill_id, newest.*, count(*) over (partition by skill.skill_id) as courses
        from (select distinct skill_id from course_skills where course_id = any(${courseIds}::int[])) skill
       cross join lateral (
               select cs.course_id, cs.level from course_skills cs join courses c on c.id = cs.course_id
                where cs.skill_id = skill.skill_id and c.archived_at is null
                order by cs.course_id desc limit ${coursesOfSkill}) newest),
    by_skills as (
      select course_id, array_agg(other_id order by place) as ids
        from (select course_id, other_id, row_number() over (partition by course_id order by score desc, other_id desc) as place
                from (select mine.course_id, taught.course_id as other_id,
                             sum(round(1000 / ln(1 + taught.courses::float8)) * (20 - abs(mine.level - taught.level))) as score
                        from course_skills mine join taught on taught.skill_id = mine.skill_id and taught.course_id <> mine.course_id
                       where mine.course_id = any(${courseIds}::int[])
                       group by 1, 2) scored) ranked
       where place <= ${kept} group by 1),
    by_buyers as (
      select course_id, array_agg(other_id order by place) as ids
        from (select course_id, other_id, row_number() over (partition by course_id order by buyers * buyers / c.students_count::float8 desc, other_id desc) as place
                from (select wanted.course_id, also.course_id as other_id, count(*) as buyers
                        from unnest(${courseIds}::int[]) wanted (course_id)
                       cross join lateral (
                               select e.user_id from enrolments e join users u on u.id = e.user_id
                                where e.course_id = wanted.course_id and u.deleted_at is null
                                order by e.user_id desc limit ${buyers}) buyer
                       cross join lateral (
                               select e.course_id from enrolments e where e.user_id = buyer.user_id
                                order by e.bought_at desc, e.course_id desc limit ${purchases}) also
                       where also.course_id <> wanted.course_id
                       group by 1, 2 having count(*) >= ${commonBuyers}) counted
                join courses c on c.id = other_id and c.archived_at is null) ranked
       where place <= ${kept} group by 1)
    insert into similar_courses as known (course_id, by_skills, by_buyers)
    select c.id, coalesce(s.ids, '{}'), coalesce(b.ids, '{}')
      from courses c left join by_skills s on s.course_id = c.id left join by_buyers b on b.course_id = c.id
     where c.id = any(${courseIds}::int[]) order by c.id
        on conflict (course_id) do update set by_skills = excluded.by_skills, by_buyers = excluded.by_buyers
     where (known.by_skills, known.by_buyers) is distinct from (excluded.by_skills, excluded.by_buyers)`)

/** Makes the job take this course first. */
export const queueSimilar = (db: Db, courseId: number) => db.run(sql`insert into similar_due (course_id) values (${courseId})`)

/** Those that the person bought, in the transaction that deletes the account: they no longer count as a buyer. */
export const queueSimilarOfBuyer = (db: Db, userId: number) =>
  db.run(sql`insert into similar_due (course_id) select course_id from enrolments where user_id = ${userId} order by course_id`)

export const takeDue = (db: Db, count: number) =>
  db
    .many<{ courseId: number }>(sql`
      delete from similar_due where id = any(array(select id from similar_due order by id limit ${count}))
      returning course_id as "courseId"`)
    .then((rows) => [...new Set(rows.map(({ courseId }) => courseId))])

/** The courses in their lists by skills, which may have them in theirs. */
export const listNeighbours = (db: Db, courseIds: number[]) =>
  db
    .many<{ id: number }>(
      sql`select distinct unnest(by_skills) as id from similar_courses where course_id = any(${courseIds}::int[])`,
    )
    .then((rows) => rows.map(({ id }) => id))

export interface Round {
  reached: number | null
  changes: number
}

/** Undefined while another server holds it. */
export const lockRound = (db: Db) => db.maybe<Round>(sql`select reached, changes from similar_round for update skip locked`)

export const setRound = (db: Db, { reached, changes }: Round) =>
  db.run(sql`update similar_round set reached = ${reached}, changes = ${changes}`)

/** Grows with every purchase and every course that is saved. Counted by PostgreSQL anyway, so nobody pays for it. */
export const countCourseChanges = (db: Db) =>
  db
    .one<{ changes: number }>(sql`
      select n_tup_ins + n_tup_upd + n_tup_del as changes from pg_stat_user_tables where relid = 'courses'::regclass`)
    .then(({ changes }) => changes)

export const listCoursesAfter = (db: Db, id: number, count: number) =>
  db
    .many<{ id: number }>(sql`select id from courses where id > ${id} and archived_at is null order by id limit ${count}`)
    .then((rows) => rows.map(({ id }) => id))
