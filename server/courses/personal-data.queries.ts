import { limits } from '#contract/core/limits.ts'
import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { type Leaver, type Topic, withoutPerson } from '#server/core/personal-data.ts'
import { readWritten, withoutAuthor } from './course-columns.queries.ts'
import { queueSimilarOfBuyer } from './similar.queries.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'created-courses',
    about: 'The courses that you made, also those that have left the catalogue, with their materials and skills.',
    rows: () =>
      db.many(sql`
        select c.id, ${readWritten()}, c.students_count as "studentsCount",
               c.update_date as "updatedAt", c.archived_at as "leftCatalogueAt", c.hidden_reason as "hiddenReason", c.language,
               (select f.name from fields f where f.id = c.field_id) as field,
               (select json_agg(json_build_object('name', s.name, 'level', cs.level) order by s.name)
                  from course_skills cs join skills s on s.id = cs.skill_id where cs.course_id = c.id) as skills,
               (select json_agg(json_build_object('name', s.name, 'level', cp.level) order by s.name)
                  from course_prerequisites cp join skills s on s.id = cp.skill_id where cp.course_id = c.id) as "buildsOn",
               (select json_agg(json_build_object('section', cm.section, 'material', m.name, 'isPreview', cm.is_preview) order by cm.position)
                  from course_materials cm join materials m on m.id = cm.material_id where cm.course_id = c.id) as materials,
               (select t.name from final_tasks t where t.id = c.final_task_id) as "finalTask"
          from courses c where c.author_id = ${userId} order by c.id`),
  },
]

/** Courses that nobody bought or gave are deleted. Sold ones leave the catalogue and stay with their buyers, as courses by a former user. */
export async function forgetPerson({ db, clock }: Parts, person: Leaver): Promise<void> {
  const isTheirs = sql`c.author_id = ${person.id}`
  // A purchase that has begun ends first; all others find the courses gone.
  await db.run(sql`select from courses c where ${isTheirs} order by c.id for update`)
  await db.run(sql`
    delete from courses c
     where ${isTheirs} and not exists (select from enrolments e where e.course_id = c.id)
       and not exists (select from gifts g where g.course_id = c.id)`)
  await db.run(sql`
    update courses c set archived_at = coalesce(c.archived_at, ${clock.now()}), hidden_reason = null,
           ${withoutAuthor(person)}
     where ${isTheirs}`)
  await db.run(sql`
    update course_materials cm set section = ${withoutPerson(sql`cm.section`, person, 1, limits.course.section.max)}
      from courses c where c.id = cm.course_id and ${isTheirs} and cm.section is not null`)
  await queueSimilarOfBuyer(db, person.id)
}
