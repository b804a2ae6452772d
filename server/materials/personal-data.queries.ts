import { formLimits } from '#contract/core/form-limits.ts'
import { limits } from '#contract/core/limits.ts'
import { materialKinds } from '#contract/materials/material-kinds.ts'
import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { type Leaver, lessonWithoutPerson, pageByPage, type Topic, withoutPerson } from '#server/core/personal-data.ts'
import { downloadColumns } from './materials.queries.ts'

/** "videos, books and articles". */
const kinds = new Intl.ListFormat('en-GB').format(materialKinds.map((kind) => `${kind}s`))

/** Few, because captions and lessons can be long. */
const atOnce = 20

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'created-materials',
    about: `The ${kinds} that you made, with captions and the texts of lessons. Their files are in the folder "files".`,
    rows: () =>
      pageByPage((after) =>
        db.many(sql`
          select ${downloadColumns},
                 (select json_agg(json_build_object('language', k.language, 'label', k.label, 'captions', k.captions) order by k.language)
                    from material_captions k where k.material_id = m.id) as captions
            from materials m where m.creator_id = ${userId} and m.id > ${after} order by m.id limit ${atOnce}`),
      ),
  },
  {
    name: 'created-sources',
    about: 'The authors of books and the resources of articles that you added to the lists from which all authors choose.',
    rows: () =>
      db.many(sql`
        select 'author' as kind, full_name as name from authors where creator_id = ${userId}
        union all select 'resource', name from resources where creator_id = ${userId} order by 1, 2`),
  },
]

/** What is in a course, or was learned or tried, stays without the person's name. The lists of sources belong to all; the number keeps resources different. */
export async function forgetPerson({ db }: Parts, person: Leaver): Promise<void> {
  await db.run(sql`
    delete from materials m where m.creator_id = ${person.id}
       and not exists (select from course_materials cm where cm.material_id = m.id)
       and not exists (select from learned_materials l where l.material_id = m.id)
       and not exists (select from check_attempts a where a.material_id = m.id and not a.is_trial)`)
  await db.run(sql`
    update materials set name = ${withoutPerson(sql`name`, person, 1, limits.material.name.max)} where creator_id = ${person.id}`)
  await db.run(sql`
    update materials set lesson = ${lessonWithoutPerson(sql`lesson`, person)} where creator_id = ${person.id} and kind = 'lesson'`)
  await db.run(sql`
    update material_captions k set label = ${withoutPerson(sql`k.label`, person, 1, formLimits.captions.label.max)},
           captions = ${withoutPerson(sql`k.captions`, person, 0, formLimits.captions.maxBytes)}
      from materials m where m.id = k.material_id and m.creator_id = ${person.id}`)
  await db.run(sql`
    update authors set full_name = ${withoutPerson(sql`full_name`, person, 1, limits.name.max)} where creator_id = ${person.id}`)
  await db.run(sql`
    update resources set name = ${withoutPerson(sql`name`, person, 1, limits.name.max - 12)} || ' ' || id
     where creator_id = ${person.id} and name <> ${withoutPerson(sql`name`, person)}`)
}
