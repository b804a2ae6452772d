import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import type { Leaver, Topic } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'learned-materials',
    about: 'The materials that you marked as learned, and when.',
    rows: () =>
      db.many(sql`
        select m.id as "materialId", m.name as material, m.kind, l.learned_at as "learnedAt"
          from learned_materials l join materials m on m.id = l.material_id where l.user_id = ${userId} order by l.learned_at, m.id`),
  },
  {
    name: 'places',
    about: 'Where you stopped in videos and books.',
    rows: () =>
      db.many(sql`
        select m.id as "materialId", m.name as material, p.place
          from material_places p join materials m on m.id = p.material_id where p.user_id = ${userId} order by m.id`),
  },
  {
    name: 'last-opened',
    about: 'The material that you opened last in each course, and when.',
    rows: () =>
      db.many(sql`
        select c.id as "courseId", c.name as course, m.id as "materialId", m.name as material, o.opened_at as "openedAt"
          from last_opened o join courses c on c.id = o.course_id join materials m on m.id = o.material_id
         where o.user_id = ${userId} order by c.id`),
  },
]

export async function forgetPerson({ db }: Parts, { id }: Leaver): Promise<void> {
  await db.run(sql`delete from learned_materials where user_id = ${id}`)
  await db.run(sql`delete from material_places where user_id = ${id}`)
  await db.run(sql`delete from last_opened where user_id = ${id}`)
}
