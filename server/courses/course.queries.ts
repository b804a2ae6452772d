import type { z } from 'zod'
import type { CourseForm, CourseToEdit } from '#contract/courses/authoring.ts'
import type { CourseField } from '#contract/courses/course-fields.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { publicLink } from '#server/files/index.ts'
import { type CardRow, cardColumns, isVisible, toCard } from './cards.queries.ts'
import { pickWritten, readWritten, setWritten, writtenColumns, writtenValues } from './course-columns.queries.ts'

interface DetailsRow extends CardRow, Pick<CourseDetails, CourseField> {
  language: CourseDetails['language']
  field: CourseDetails['field']
  authorPosition: string
  /** Null for a former user. */
  authorEmail: string | null
  authorHandle: string | null
  authorAvatarFileId: string | null
  isArchived: boolean
  hiddenReason: string | null
  isVisible: boolean
  skills: CourseDetails['skills']
  buildsOn: CourseDetails['buildsOn']
  finalTask: CourseDetails['finalTask']
  ratings: CourseDetails['ratings']
}

/** Returns undefined when there is no such course, or the viewer may not see it. */
export async function findCourse(
  db: Db,
  id: number,
  viewer: User | undefined,
): Promise<Omit<CourseDetails, 'materials'> | undefined> {
  const viewerId = viewer?.id
  const byAdmin = viewer !== undefined && isAdmin(viewer)
  const row = await db.maybe<DetailsRow>(sql`
    select ${cardColumns(viewerId)}, ${readWritten('beside cards')}, c.archived_at is not null as "isArchived",
           case when ${byAdmin} or c.author_id = ${viewerId ?? null} then c.hidden_reason end as "hiddenReason",
           ${isVisible(viewerId, byAdmin)} as "isVisible",
           c.language, (select json_build_object('id', f.id, 'name', f.name, 'slug', f.slug) from fields f where f.id = c.field_id) as field,
           u.position as "authorPosition", case when u.deleted_at is null then u.email end as "authorEmail", u.avatar_file_id as "authorAvatarFileId",
           case when u.is_creator then u.handle end as "authorHandle",
           coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'level', cs.level) order by cs.level desc, s.name)
                       from course_skills cs join skills s on s.id = cs.skill_id where cs.course_id = c.id), '[]') as skills,
           coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'level', cp.level, 'ownLevel', ${ownLevel(viewerId)})
                              order by cp.level desc, s.name)
                       from course_prerequisites cp join skills s on s.id = cp.skill_id where cp.course_id = c.id), '[]') as "buildsOn",
           (select json_build_object('id', t.id, 'name', t.name) from final_tasks t where t.id = c.final_task_id) as "finalTask",
           json_build_object('stars', coalesce(r.stars, '{0,0,0,0,0}'), 'medianMinutes', r.median_minutes, 'timeAnswers', coalesce(r.time_answers, 0),
             'levels', json_build_object('yes', coalesce(r.levels[1], 0), 'partly', coalesce(r.levels[2], 0), 'no', coalesce(r.levels[3], 0))) as ratings
      from courses c join users u on u.id = c.author_id left join course_ratings r on r.course_id = c.id
     where c.id = ${id}`)
  if (!row?.isVisible) return undefined
  const {
    authorPosition,
    authorEmail,
    authorAvatarFileId,
    authorHandle,
    language,
    field,
    isArchived,
    hiddenReason,
    isVisible: _,
    skills,
    buildsOn,
    finalTask,
    ratings,
    ...card
  } = row
  const avatar = publicLink('avatars', authorAvatarFileId)
  return {
    ...toCard(card),
    ...pickWritten(card),
    language,
    field,
    isArchived,
    hiddenReason,
    skills,
    buildsOn,
    finalTask,
    ratings,
    author: {
      name: card.authorName,
      position: authorPosition,
      email: viewerId === undefined ? null : authorEmail,
      avatar,
      handle: authorHandle,
    },
  }
}

const ownLevel = (viewerId: number | undefined): Sql =>
  viewerId === undefined
    ? sql`null::int`
    : sql`coalesce((select us.level from user_skills us where us.user_id = ${viewerId} and us.skill_id = s.id), 0)`

type EditRow = Omit<CourseToEdit, 'materials' | 'thumbnail' | 'updateDateUTC'> & {
  thumbnailFileId: string | null
  updateDate: Date
}

export const getForEditing = (db: Db, id: number) =>
  db.one<EditRow>(sql`
    select c.id, ${readWritten()}, c.thumbnail_file_id as "thumbnailFileId", c.update_date as "updateDate", c.students_count as "studentsCount", c.language,
           c.hidden_reason as "hiddenReason", (select json_build_object('id', f.id, 'name', f.name) from fields f where f.id = c.field_id) as field,
           coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'level', cs.level) order by s.name)
                       from course_skills cs join skills s on s.id = cs.skill_id where cs.course_id = c.id), '[]') as skills,
           coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'level', cp.level) order by s.name)
                       from course_prerequisites cp join skills s on s.id = cp.skill_id where cp.course_id = c.id), '[]') as "buildsOn",
           (select json_build_object('id', t.id, 'name', t.name) from final_tasks t where t.id = c.final_task_id) as "finalTask"
      from courses c where c.id = ${id}`)

/** The author's fields that are columns of the table `courses`. */
type NewCourse = Pick<z.input<typeof CourseForm>, CourseField> & Pick<CourseForm, 'finalTask' | 'field' | 'language'>

export const insertCourse = (db: Db, authorId: number, form: NewCourse, thumbnailFileId: string | null, now: Date) =>
  db
    .one<{ id: number }>(sql`
      insert into courses (author_id, ${writtenColumns}, thumbnail_file_id, final_task_id, update_date, field_id, language)
      values (${authorId}, ${writtenValues(form)}, ${thumbnailFileId},
              ${form.finalTask?.id ?? null}, ${now}, ${form.field?.id ?? null}, ${form.language ?? 'en'})
      returning id`)
    .then((row) => row.id)

/** Each save has a later date than the one before, so that two at the same time can be distinguished. */
export const saveCourse = (db: Db, id: number, form: CourseForm, thumbnailFileId: string | null, now: Date) =>
  db.run(sql`
    update courses set ${setWritten(form)}, thumbnail_file_id = ${thumbnailFileId}, final_task_id = ${form.finalTask?.id ?? null},
           field_id = ${form.field === undefined ? sql`field_id` : (form.field?.id ?? null)}, language = ${form.language ?? sql`language`},
           update_date = greatest(${now}::timestamptz, update_date + interval '1 millisecond')
     where id = ${id}`)

/** For the picture of a course. Undefined without a field or a course, and for a course that an Admin has hidden. */
export const readFieldSlug = async (db: Db, id: number): Promise<string | undefined> =>
  (
    await db.maybe<{ slug: string }>(
      sql`select f.slug from courses c join fields f on f.id = c.field_id where c.id = ${id}::bigint and c.hidden_reason is null`,
    )
  )?.slug
