import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import type { Bases, CourseLevel } from './learning-order.ts'

export interface GainRow {
  courseId: number
  price: number
  /** The viewer has bought it but not completed it. */
  isOwned: boolean
  skillId: number
  level: number
}

export interface MustRow {
  courseId: number
  price: number
  isOwned: boolean
}

export interface Viewer {
  viewerId: number | undefined
  /** Whether what the viewer knows and owns counts. */
  countOwn: boolean
  /** Bought courses that count without `countOwn` too, completed or not. */
  followed?: number[]
  /** Whether only levels count that checks show. */
  shownOnly?: boolean
  /** Levels that count beside the earned ones: a guest's, as a placement found them. */
  placed?: { skillId: number; level: number }[]
}

/**
 * What the courses of the catalogue teach of these skills, without the viewer's own and bought ones. With `countOwn`, bought courses
 * that are not completed are included, even if they have left the catalogue. With `shownOnly`, only courses whose checks show their levels.
 */
export const listGains = (db: Db, skillIds: number[], { viewerId, countOwn, followed, shownOnly }: Viewer) =>
  db.many<GainRow>(
    viewerId === undefined
      ? sql`
        select c.id as "courseId", c.price, false as "isOwned", cs.skill_id as "skillId", cs.level
          from course_skills cs join courses c on c.id = cs.course_id
         where cs.skill_id = any(${skillIds}::int[]) and c.archived_at is null and ${shownOnly ? showsLevels : sql`true`}`
      : sql`
        select c.id as "courseId", c.price, e.course_id is not null as "isOwned", cs.skill_id as "skillId", cs.level
          from course_skills cs join courses c on c.id = cs.course_id
          left join enrolments e on e.user_id = ${viewerId} and e.course_id = c.id
         where cs.skill_id = any(${skillIds}::int[]) and ${canBeChosen(viewerId, countOwn, followed)} and ${shownOnly ? showsLevels : sql`true`}`,
  )

/**
 * The courses among these that a plan can contain. The viewer's own and completed ones need no place in it, and neither do bought ones if
 * they do not count.
 */
export const listMusts = (db: Db, courseIds: number[], { viewerId, countOwn, followed }: Viewer) =>
  db.many<MustRow>(
    viewerId === undefined
      ? sql`
        select c.id as "courseId", c.price, false as "isOwned" from courses c
         where c.id = any(${courseIds}::int[]) and c.archived_at is null`
      : sql`
        select c.id as "courseId", c.price, e.course_id is not null as "isOwned"
          from courses c left join enrolments e on e.user_id = ${viewerId} and e.course_id = c.id
         where c.id = any(${courseIds}::int[]) and ${canBeChosen(viewerId, countOwn, followed)}`,
  )

/** For a course `c`. */
export const showsLevels: Sql = sql`exists (select from course_facets f where f.course_id = c.id and f.levels_shown)`

/** For a course `c` and the viewer's enrolment `e`. */
const canBeChosen = (viewerId: number, countOwn: boolean, followed: number[] = []): Sql => sql`
  c.author_id <> ${viewerId}
  and case when e.course_id is null then c.archived_at is null
           when ${countOwn} then not ${isCompleted(viewerId)}
           else c.id = any(${followed}::int[]) end`

/** The levels of a completed course are already part of the learner's. */
const isCompleted = (viewerId: number): Sql =>
  sql`exists (select from certificates g where g.user_id = ${viewerId} and g.course_id = c.id)`

/** The materials of each course as `id:minutes`, separated by spaces: reading one row per material takes four times as long. */
export const listMaterialsOfCourses = (db: Db, courseIds: number[]) =>
  db.many<{ courseId: number; materials: string }>(sql`
    select cm.course_id as "courseId", string_agg(m.id || ':' || m.learning_minutes, ' ') as materials
      from course_materials cm join materials m on m.id = cm.material_id
     where cm.course_id = any(${courseIds}::int[])
     group by cm.course_id`)

/** What learners of these courses needed, where enough of them said so. */
export const listRealMinutes = (db: Db, courseIds: number[]) =>
  db.many<{ courseId: number; minutes: number }>(sql`
    select course_id as "courseId", median_minutes as minutes from course_ratings
     where course_id = any(${courseIds}::int[]) and median_minutes is not null`)

export const listLearnedMaterials = (db: Db, userId: number) =>
  db
    .many<{ materialId: number }>(sql`select material_id as "materialId" from learned_materials where user_id = ${userId}`)
    .then((rows) => rows.map(({ materialId }) => materialId))

/**
 * The levels of these skills that count for the viewer, by skill: the earned one, or the one that a placement found, if it is higher. They are
 * not added up: what was learned in a course is part of what somebody knows. What a placement found was shown by answers, so it counts with
 * `shownOnly` too.
 */
export async function readLevels(db: Db, skillIds: number[], viewer: Viewer): Promise<Map<number, number>> {
  const { viewerId, countOwn, shownOnly, placed = [] } = viewer
  if (!countOwn) return new Map()
  const earned = shownOnly ? sql`shown_level` : sql`level`
  const rows = viewerId === undefined ? [] : await listOwnLevels(db, skillIds, viewerId, earned)
  const levels = new Map(rows.map(({ skillId, level }) => [skillId, level]))
  for (const { skillId, level } of placed)
    if (skillIds.includes(skillId)) levels.set(skillId, Math.max(level, levels.get(skillId) ?? 0))
  return levels
}

const listOwnLevels = (db: Db, skillIds: number[], userId: number, earned: Sql) =>
  db.many<{ skillId: number; level: number }>(sql`
    select skill_id as "skillId", max(level)::int as level
      from (select skill_id, ${earned} as level from user_skills where user_id = ${userId} and skill_id = any(${skillIds}::int[])
            union all
            select skill_id, level from placed_levels
             where user_id = ${userId} and skill_id = any(${skillIds}::int[]) and counts_until > clock_timestamp()) counted
     where level > 0 group by skill_id`)

/**
 * What these courses build on. Only for the courses of a plan: reading it for all candidates would take long. For the order, a level that
 * was not shown counts too.
 */
export function readBases(db: Db, plan: { id: number }[], viewer: Viewer): Promise<Bases> {
  const ids = plan.map(({ id }) => id)
  return readAtOneMoment(db, async (db) => {
    const buildsOn = await listBuildsOn(db, ids)
    const skillIds = [...new Set(buildsOn.map(({ skillId }) => skillId))]
    if (skillIds.length === 0) return { buildsOn, gives: [], known: new Map() }
    const known = await readLevels(db, skillIds, { ...viewer, shownOnly: false })
    return { buildsOn, gives: await listGiven(db, ids, skillIds), known }
  })
}

const listBuildsOn = (db: Db, courseIds: number[]) =>
  db.many<CourseLevel>(sql`
    select course_id as "courseId", skill_id as "skillId", level from course_prerequisites where course_id = any(${courseIds}::int[])`)

const listGiven = (db: Db, courseIds: number[], skillIds: number[]) =>
  db.many<CourseLevel>(sql`
    select course_id as "courseId", skill_id as "skillId", level from course_skills
     where course_id = any(${courseIds}::int[]) and skill_id = any(${skillIds}::int[])`)

/** All reads inside see the same catalogue. */
export const readAtOneMoment = <T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> =>
  db.tx(async (db) => {
    await db.run(sql`set transaction isolation level repeatable read, read only`)
    return read(db)
  })
