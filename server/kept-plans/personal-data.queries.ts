import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import type { Leaver, Topic } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'plan',
    about: 'The plan that you keep: the skills with the levels you want, and the courses in their order.',
    rows: () =>
      db.many(sql`
        select (select json_agg(json_build_object('skillId', kept.id, 'skill', s.name, 'level', kept.level) order by kept.place)
                  from unnest(p.skill_ids, p.levels) with ordinality kept (id, level, place) left join skills s on s.id = kept.id) as skills,
               (select json_agg(json_build_object('courseId', kept.id, 'course', c.name) order by kept.place)
                  from unnest(p.course_ids) with ordinality kept (id, place)
                  left join courses c on c.id = kept.id and c.archived_at is null) as courses,
               p.kept_at as "keptAt"
          from kept_plans p where p.user_id = ${userId}`),
  },
]

export const forgetPerson = ({ db }: Parts, { id }: Leaver) => db.run(sql`delete from kept_plans where user_id = ${id}`)
