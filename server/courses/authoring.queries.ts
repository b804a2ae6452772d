import type { CourseForm } from '#contract/authoring.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

/** What decides who may edit a course. */
export interface EditableRow {
  authorId: number
  archived: boolean
  updateDate: Date
  thumbnailFileId: string | null
}

export const findEditable = (db: Db, id: number, { lock = false } = {}) =>
  db.maybe<EditableRow>(sql`
    select author_id as "authorId", archived_at is not null as archived, update_date as "updateDate", thumbnail_file_id as "thumbnailFileId"
      from courses where id = ${id} ${lock ? sql`for update` : sql``}`)

/** How many courses the author has in the catalogue. */
export const countOwnCourses = (db: Db, authorId: number) =>
  db
    .one<{ count: number }>(sql`select count(*)::int as count from courses where author_id = ${authorId} and archived_at is null`)
    .then((row) => row.count)

/** Each replaces a list of skills of a course, and returns how many of the skills exist. */
export const setCourseSkills = setSkillsIn(sql`course_skills`)
export const setBuildsOn = setSkillsIn(sql`course_prerequisites`)

function setSkillsIn(table: Sql) {
  return async (db: Db, courseId: number, skills: { id: number; level: number }[]): Promise<number> => {
    await db.run(sql`delete from ${table} where course_id = ${courseId}`)
    return db.run(sql`
      insert into ${table} (course_id, skill_id, level)
      select ${courseId}, s.id, wanted.level
        from unnest(${skills.map((skill) => skill.id)}::int[], ${skills.map((skill) => skill.level)}::int[]) wanted (id, level)
        join skills s on s.id = wanted.id`)
  }
}

/**
 * Puts the materials into the course in this order. Returns how many it could. Only its creator can put a material into a course;
 * otherwise anyone could sell it for less. Materials that are already in the course may stay.
 */
export async function setCourseMaterials(
  db: Db,
  courseId: number,
  materials: CourseForm['materials'],
  makers: number[] | 'anyone',
): Promise<number> {
  const before = await db.many<{ id: number }>(
    sql`delete from course_materials where course_id = ${courseId} returning material_id as id`,
  )
  const mayBeUsed =
    makers === 'anyone'
      ? sql`true`
      : sql`(m.creator_id = any(${makers}::int[]) or m.id = any(${before.map((row) => row.id)}::int[]))`
  return db.run(sql`
    insert into course_materials (course_id, material_id, position, section)
    select ${courseId}, m.id, wanted.place::int - 1, wanted.section
      from unnest(${materials.map(({ id }) => id)}::int[], ${materials.map(({ section }) => section)}::text[])
           with ordinality wanted (id, section, place)
      join materials m on m.id = wanted.id
     where ${mayBeUsed}`)
}

/** Whether the final task exists and one of these users made it, or the course already has it. */
export const mayUseFinalTask = (db: Db, id: number, courseId: number | undefined, makers: number[] | 'anyone') =>
  db
    .maybe(sql`
      select from final_tasks t
       where t.id = ${id} and (${makers === 'anyone' ? sql`true` : sql`t.creator_id = any(${makers}::int[])`}
              or exists (select from courses c where c.id = ${courseId ?? 0} and c.final_task_id = t.id))`)
    .then((row) => row !== undefined)

export const isSold = (db: Db, id: number) =>
  db.maybe(sql`select from enrolments where course_id = ${id} limit 1`).then((row) => row !== undefined)

export const archiveCourse = (db: Db, id: number, now: Date) =>
  db.run(sql`update courses set archived_at = ${now} where id = ${id}`)

export const removeCourse = (db: Db, id: number) => db.run(sql`delete from courses where id = ${id}`)
