import type { UserSkill } from '#contract/skills.ts'
import { type Db, sql } from '#server/core/db.ts'

export const listUserSkills = (db: Db, userId: number) =>
  db.many<UserSkill>(sql`
    select json_build_object('id', s.id, 'name', s.name) as skill, us.level
      from user_skills us join skills s on s.id = us.skill_id
     where us.user_id = ${userId} order by us.level desc, s.name`)
