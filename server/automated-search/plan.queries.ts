import type { PlanCourse } from '#contract/automated-search.ts'
import { type Db, sql } from '#server/core/db.ts'
import { type CardRow, cardColumns, toCard } from '#server/courses/index.ts'

export const listSkills = (db: Db, ids: number[]) =>
  db.many<{ id: number; name: string }>(sql`select id, name from skills where id = any(${ids}::int[])`)

export type PlanCard = Omit<PlanCourse, 'addedMinutes' | 'why' | 'withoutIt'>

/** Those of these courses that are still in the catalogue, in the order of the ids, with what they give of these skills. */
export async function listPlanCards(
  db: Db,
  ids: number[],
  skillIds: number[],
  viewerId: number | undefined,
): Promise<PlanCard[]> {
  const rows = await db.many<CardRow & Pick<PlanCard, 'learningTime' | 'gains'>>(sql`
    select ${cardColumns(viewerId)},
           (select coalesce(sum(m.learning_minutes), 0)::int from course_materials cm join materials m on m.id = cm.material_id
             where cm.course_id = c.id) as "learningTime",
           (select json_agg(json_build_object('skillId', s.id, 'skillName', s.name, 'level', cs.level) order by wanted.place)
              from unnest(${skillIds}::int[]) with ordinality wanted (id, place)
              join skills s on s.id = wanted.id join course_skills cs on cs.skill_id = s.id and cs.course_id = c.id) as gains
      from unnest(${ids}::int[]) with ordinality chosen (id, place) join courses c on c.id = chosen.id
     where c.archived_at is null
     order by chosen.place`)
  return rows.map(({ learningTime, gains, ...card }) => ({ ...toCard(card), learningTime, gains }))
}
