import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import type { Leaver, Topic } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'placements',
    about:
      'What you were asked to find out what you know already, your answers, and which level counts in your plans since then.',
    rows: () =>
      db.many(sql`
        select s.name as skill, p.started_at as "startedAt", p.ended_at as "endedAt", p.known_level as "knownLevel",
               (select json_agg(json_build_object('question', v.question ->> 'text', 'answer', a.answer, 'answeredAt', a.answered_at)
                                order by a.position)
                  from placement_questions a join question_versions v on v.id = a.version_id where a.placement_id = p.id) as questions
          from placements p join skills s on s.id = p.skill_id where p.user_id = ${userId} order by p.id`),
  },
  {
    name: 'placed-levels',
    about: 'The levels that count in your plans because you showed them in a placement.',
    rows: () =>
      db.many(sql`
        select s.name as skill, l.level, l.counts_until as "countsUntil" from placed_levels l join skills s on s.id = l.skill_id
         where l.user_id = ${userId} order by s.name`),
  },
]

export async function forgetPerson({ db }: Parts, { id }: Leaver): Promise<void> {
  await db.run(sql`delete from placements where user_id = ${id}`)
  await db.run(sql`delete from placed_levels where user_id = ${id}`)
}
