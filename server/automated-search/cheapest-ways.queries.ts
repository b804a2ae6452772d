import { type Db, sql } from '#server/core/database/db.ts'
import { hasAccess } from '#server/courses/index.ts'

export interface TaughtSkill {
  skillId: number
  skillName: string
  level: number
  /** The viewer's level. */
  known: number
}

export interface Offer {
  /** Whether the viewer could buy the course. */
  isOpen: boolean
  /** Another one when a course was saved, added or deleted, or when the viewer bought or completed one. */
  version: string
  /** Highest level first. */
  skills: TaughtSkill[]
}

export const findOffer = (db: Db, courseId: number, viewerId: number | undefined) =>
  db.maybe<Offer>(sql`
    select c.archived_at is null and not ${hasAccess(viewerId)} as "isOpen",
           concat_ws('/', (select courses from catalogue_size),
                     (select extract(epoch from update_date) from courses where archived_at is null order by update_date desc limit 1),
                     (select bought || '/' || completed from user_counts where user_id = ${viewerId ?? null}::int)) as version,
           coalesce((select json_agg(json_build_object('skillId', s.id, 'skillName', s.name, 'level', cs.level, 'known', coalesce(us.level, 0))
                                     order by cs.level desc, s.name)
                       from course_skills cs join skills s on s.id = cs.skill_id
                       left join user_skills us on us.skill_id = s.id and us.user_id = ${viewerId ?? null}::int
                      where cs.course_id = c.id), '[]') as skills
      from courses c where c.id = ${courseId}`)
