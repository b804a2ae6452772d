import { limits } from '#contract/core/limits.ts'
import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { type Leaver, type Topic, withoutPerson } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'skills',
    about: 'The skills that you gained from courses, with your level, and how much of it you have shown in checks.',
    rows: () =>
      db.many(sql`
        select s.name as skill, us.level, us.shown_level as "shownLevel" from user_skills us join skills s on s.id = us.skill_id
         where us.user_id = ${userId} order by us.level desc, s.name`),
  },
  {
    name: 'created-skills',
    about: 'The skills that you added to the list from which all authors choose.',
    rows: () => db.many(sql`select id, name from skills where creator_id = ${userId} order by id`),
  },
]

/** The list of skills belongs to all authors. The number keeps the names different. */
export async function forgetPerson({ db }: Parts, person: Leaver): Promise<void> {
  await db.run(sql`delete from user_skills where user_id = ${person.id}`)
  const cleared = withoutPerson(sql`name`, person, 1, limits.name.max - 12)
  await db.run(sql`
    update skills set name = ${cleared} || ' ' || id where creator_id = ${person.id} and name <> ${withoutPerson(sql`name`, person)}`)
}
