import type { CourseForm } from '#contract/courses/authoring.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

/** What decides who may edit a course. */
export interface EditableRow {
  authorId: number
  /** Its author has deleted it. */
  deleted: boolean
  updateDate: Date
}

export const findEditable = (db: Db, id: number, { lock = false } = {}) =>
  db.maybe<EditableRow>(sql`
    select author_id as "authorId", archived_at is not null and hidden_reason is null as deleted, update_date as "updateDate"
      from courses where id = ${id} ${lock ? sql`for update` : sql``}`)

/** How many courses the author has, in the catalogue or hidden. */
export const countOwnCourses = (db: Db, authorId: number) =>
  db
    .one<{ count: number }>(sql`
      select count(*)::int as count from courses where author_id = ${authorId} and (archived_at is null or hidden_reason is not null)`)
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
 * Puts the materials into the course in this order. Returns how many it could, and whether they are others than before. Only its creator can
 * put a material into a course; otherwise anyone could sell it for less. Materials that are already in the course may stay, as previews too.
 * A check is no preview: a guest has no attempts.
 */
export async function setCourseMaterials(
  db: Db,
  courseId: number,
  materials: CourseForm['materials'],
  makers: number[] | 'anyone',
): Promise<{ count: number; areOthers: boolean }> {
  const before = await db.many<{ id: number }>(
    sql`delete from course_materials where course_id = ${courseId} returning material_id as id`,
  )
  const mayBeUsed =
    makers === 'anyone'
      ? sql`true`
      : sql`(m.creator_id = any(${makers}::int[]) or m.id = any(${before.map((row) => row.id)}::int[]))`
  const count = await db.run(sql`
    insert into course_materials (course_id, material_id, position, section, is_preview)
    select ${courseId}, m.id, wanted.place::int - 1, wanted.section, wanted.is_preview and m.kind <> 'check'
      from unnest(${materials.map(({ id }) => id)}::int[], ${materials.map(({ section }) => section)}::text[],
                  ${materials.map(({ isPreview }) => isPreview ?? false)}::boolean[])
           with ordinality wanted (id, section, is_preview, place)
      join materials m on m.id = wanted.id
     where ${mayBeUsed}`)
  const isNew = new Set(materials.map(({ id }) => id)).symmetricDifference(new Set(before.map(({ id }) => id)))
  return { count, areOthers: isNew.size > 0 }
}

/** Whether the final task exists and one of these users made it, or the course already has it. */
export const mayUseFinalTask = (db: Db, id: number, courseId: number | undefined, makers: number[] | 'anyone') =>
  db
    .maybe(sql`
      select from final_tasks t
       where t.id = ${id} and (${makers === 'anyone' ? sql`true` : sql`t.creator_id = any(${makers}::int[])`}
              or exists (select from courses c where c.id = ${courseId ?? 0} and c.final_task_id = t.id))`)
    .then((row) => row !== undefined)

/** Whether the course has this picture, or had it in an earlier version. */
export const wasThumbnail = (db: Db, courseId: number, fileId: string) =>
  db
    .maybe(sql`
      select from courses where id = ${courseId} and thumbnail_file_id = ${fileId}
      union all select from course_versions where course_id = ${courseId} and thumbnail_file_id = ${fileId} limit 1`)
    .then((row) => row !== undefined)

/** A gift counts, because its giver has paid. */
export const isSold = (db: Db, id: number) =>
  db
    .maybe(sql`
      select from courses c where c.id = ${id}
         and (exists (select from enrolments e where e.course_id = c.id) or exists (select from gifts g where g.course_id = c.id))`)
    .then((row) => row !== undefined)

export const archiveCourse = (db: Db, id: number, now: Date) =>
  db.run(sql`update courses set archived_at = ${now}, hidden_reason = null where id = ${id}`)

/** Takes a course out of the catalogue, or with null puts it back. Returns whether it did: one that its author has deleted stays so. */
export const setHidden = (db: Db, id: number, reason: string | null, now: Date) =>
  db
    .run(sql`
      update courses set hidden_reason = ${reason}, archived_at = ${reason === null ? null : now}
       where id = ${id} and ${reason === null ? sql`hidden_reason is not null` : sql`archived_at is null`}`)
    .then((count) => count === 1)

/** Courses that their authors have deleted. Nobody can give them another field. */
export const clearFieldOfDeleted = (db: Db, fieldId: number) =>
  db.run(
    sql`update courses set field_id = null where field_id = ${fieldId} and archived_at is not null and hidden_reason is null`,
  )

export const removeCourse = (db: Db, id: number) => db.run(sql`delete from courses where id = ${id}`)
