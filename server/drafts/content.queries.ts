import { limits } from '#contract/core/limits.ts'
import { type Db, sql } from '#server/core/database/db.ts'

interface Named {
  id: number
  name: string
}

/** In the order of the draft, with what was typed as level. Skills that were deleted are left out. */
export const listDraftSkills = (db: Db, draftId: number, field: 'skills' | 'buildsOn') =>
  db.many<Named & { level: number | string }>(sql`
    select s.id, s.name, wanted.item -> 'level' as level
      from course_drafts d, jsonb_array_elements(d.form -> ${field}::text) with ordinality wanted (item, place), skills s
     where d.id = ${draftId} and s.id = (wanted.item ->> 'id')::int order by wanted.place`)

/** Those that this user may choose, or that the course has. */
export const findFinalTask = (db: Db, id: number, makers: number[] | 'anyone', courseId: number | null) =>
  db.maybe<Named>(sql`
    select t.id, t.name from final_tasks t
     where t.id = ${id} and (${makers === 'anyone' ? sql`true` : sql`t.creator_id = any(${makers}::int[])`}
            or exists (select from courses c where c.id = ${courseId} and c.final_task_id = t.id))`)

export const findField = (db: Db, id: number) =>
  db.maybe<Named & { slug: string }>(sql`select id, name, slug from fields where id = ${id}`)

export interface AuthorRow {
  name: string
  position: string
  email: string
  avatarFileId: string | null
  handle: string | null
}

/** Who will be the author of the course. */
export const getShownAuthor = (db: Db, userId: number) =>
  db.one<AuthorRow>(sql`
    select name, position, email, avatar_file_id as "avatarFileId", case when is_creator then handle end as handle
      from users where id = ${userId}`)

/** Whether the checks among these materials show each level, which may be any number that was typed. */
export const areLevelsShown = (db: Db, skills: { id: number; level: number }[], materials: { id: number }[]) =>
  db
    .one<{ areShown: boolean }>(sql`
      select are_levels_shown(${skills.map(({ id }) => id)}::int[], ${skills.map(({ level }) => Math.min(level, limits.course.skillLevel.max + 1))}::int[],
                              ${materials.map(({ id }) => id)}::int[]) as "areShown"`)
    .then((row) => row.areShown)

/** What a draft does not say about the course that it changes. */
export const findLiveFacts = (db: Db, courseId: number) =>
  db.maybe<{ authorId: number; studentsCount: number }>(sql`
    select author_id as "authorId", students_count as "studentsCount" from courses where id = ${courseId}`)
