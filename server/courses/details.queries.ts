import type { CourseDetails } from '#contract/courses.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { publicLink } from '#server/files/index.ts'
import { type CardRow, cardColumns, toCard } from './cards.queries.ts'

interface DetailsRow extends CardRow {
  description: string
  authorName: string
  authorPosition: string
  authorEmail: string
  authorHandle: string | null
  authorAvatarFileId: string | null
  isArchived: boolean
  skills: CourseDetails['skills']
  buildsOn: CourseDetails['buildsOn']
  finalTask: CourseDetails['finalTask']
}

/** Returns undefined when there is no such course, or it has left the catalogue and the viewer never bought it. */
export async function findCourse(
  db: Db,
  id: number,
  viewerId: number | undefined,
): Promise<Omit<CourseDetails, 'materials' | 'learningTime'> | undefined> {
  const row = await db.maybe<DetailsRow>(sql`
    select ${cardColumns(viewerId)}, c.description, c.archived_at is not null as "isArchived",
           u.name as "authorName", u.position as "authorPosition", u.email as "authorEmail", u.avatar_file_id as "authorAvatarFileId",
           case when u.is_creator then u.handle end as "authorHandle",
           coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'level', cs.level) order by cs.level desc, s.name)
                       from course_skills cs join skills s on s.id = cs.skill_id where cs.course_id = c.id), '[]') as skills,
           coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'level', cp.level, 'ownLevel', ${ownLevel(viewerId)})
                              order by cp.level desc, s.name)
                       from course_prerequisites cp join skills s on s.id = cp.skill_id where cp.course_id = c.id), '[]') as "buildsOn",
           (select json_build_object('id', t.id, 'name', t.name) from final_tasks t where t.id = c.final_task_id) as "finalTask"
      from courses c join users u on u.id = c.author_id
     where c.id = ${id}`)
  if (!row || (row.isArchived && !row.isBought)) return undefined
  const {
    authorName,
    authorPosition,
    authorEmail,
    authorAvatarFileId,
    authorHandle,
    description,
    isArchived,
    skills,
    buildsOn,
    finalTask,
    ...card
  } = row
  const avatar = publicLink('avatars', authorAvatarFileId)
  return {
    ...toCard(card),
    description,
    isArchived,
    skills,
    buildsOn,
    finalTask,
    author: {
      name: authorName,
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
