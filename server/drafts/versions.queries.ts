import { limits } from '#contract/core/limits.ts'
import type { CourseText } from '#contract/courses/course-fields.ts'
import type { DraftForm } from '#contract/drafts/drafts.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { namesAndValues } from '#server/courses/index.ts'

/** A published course as it was, with the names of its parts. */
export interface VersionForm extends Pick<DraftForm, CourseText | 'language'> {
  price: number
  skills: { id: number; name: string; level: number }[]
  buildsOn: { id: number; name: string; level: number }[]
  materials: { id: number; name: string; section: string | null; isPreview: boolean }[]
  finalTask: { id: number; name: string } | null
  field: { id: number; name: string } | null
}

export interface VersionRow {
  number: number
  form: VersionForm
  thumbnailFileId: string | null
  note: string
  publishedAt: Date
  by: string | null
}

const skillsIn = (table: 'course_skills' | 'course_prerequisites') => sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'level', x.level) order by s.name)
              from ${table === 'course_skills' ? sql`course_skills` : sql`course_prerequisites`} x join skills s on s.id = x.skill_id
             where x.course_id = c.id), '[]')`

/** Of a row `c` of courses. */
const courseForm = sql`
  jsonb_build_object(
    ${namesAndValues}, 'language', c.language,
    'skills', ${skillsIn('course_skills')}, 'buildsOn', ${skillsIn('course_prerequisites')},
    'materials', coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'section', cm.section, 'isPreview', cm.is_preview)
                                            order by cm.position)
                             from course_materials cm join materials m on m.id = cm.material_id where cm.course_id = c.id), '[]'),
    'finalTask', (select jsonb_build_object('id', t.id, 'name', t.name) from final_tasks t where t.id = c.final_task_id),
    'field', (select jsonb_build_object('id', f.id, 'name', f.name) from fields f where f.id = c.field_id))`

/** Keeps the course as it is now, unless this version is kept already. By default it is its author's. The oldest ones beyond the limit go. */
export async function keepVersion(
  db: Db,
  courseId: number,
  { by, note = '' }: { by?: number; note?: string } = {},
): Promise<void> {
  await db.run(sql`
    insert into course_versions (course_id, number, form, thumbnail_file_id, note, published_at, published_by)
    select c.id, coalesce((select max(number) from course_versions where course_id = c.id), 0) + 1, ${courseForm}, c.thumbnail_file_id, ${note},
           c.update_date, coalesce(${by ?? null}::int, c.author_id)
      from courses c where c.id = ${courseId}
    on conflict (course_id, published_at) do nothing`)
  await db.run(sql`
    delete from course_versions v where v.course_id = ${courseId}
       and v.number <= (select max(number) from course_versions where course_id = ${courseId}) - ${limits.drafts.maxVersions}`)
}

const versionColumns = sql`
  v.number, v.form, v.thumbnail_file_id as "thumbnailFileId", v.note, v.published_at as "publishedAt", u.name as by`
const versions = sql`course_versions v left join users u on u.id = v.published_by`

/** The newest first. */
export const listVersionRows = (db: Db, courseId: number) =>
  db.many<Omit<VersionRow, 'form' | 'thumbnailFileId'>>(sql`
    select v.number, v.note, v.published_at as "publishedAt", u.name as by from ${versions} where v.course_id = ${courseId}
     order by v.number desc`)

export const findVersion = (db: Db, courseId: number, number: number) =>
  db.maybe<VersionRow>(sql`select ${versionColumns} from ${versions} where v.course_id = ${courseId} and v.number = ${number}`)

/** The course as it is now, in the same form. */
export const getPresent = (db: Db, courseId: number) =>
  db.one<{ form: VersionForm; thumbnailFileId: string | null }>(sql`
    select ${courseForm} as form, c.thumbnail_file_id as "thumbnailFileId" from courses c where c.id = ${courseId}`)
