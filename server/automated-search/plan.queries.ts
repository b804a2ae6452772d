import type { PlanCourse } from '#contract/automated-search/automated-search.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { type CardRow, cardColumns, toCard } from '#server/courses/index.ts'
import { showsLevels } from './candidates.queries.ts'

export const listSkillNames = (db: Db, ids: number[]) =>
  db.many<{ id: number; name: string }>(sql`select id, name from skills where id = any(${ids}::int[])`)

/** Those of these courses that do not exist or have left the catalogue; a course that the viewer owns is never missing. */
export const listMissing = (db: Db, ids: number[], viewerId: number | undefined) =>
  db
    .many<{ id: number }>(sql`
      select wanted.id from unnest(${ids}::int[]) wanted (id) left join courses c on c.id = wanted.id and c.archived_at is null
       where c.id is null and not exists (select from enrolments e where e.user_id = ${viewerId ?? null} and e.course_id = wanted.id)`)
    .then((rows) => rows.map(({ id }) => id))

export type PlanCard = Omit<PlanCourse, 'addedMinutes' | 'realMinutes' | 'addedPrice' | 'why' | 'withoutIt'>

/**
 * The cards of these courses, in the order of the ids, with what they teach of these skills (with `shownOnly`, if checks show it) and what they build on. Leaves out courses that
 * have left the catalogue, unless the viewer owns them.
 */
export async function listPlanCards(
  db: Db,
  ids: number[],
  skillIds: number[],
  viewerId: number | undefined,
  shownOnly: boolean,
): Promise<PlanCard[]> {
  const rows = await db.many<CardRow & Pick<PlanCard, 'learnedMinutes' | 'gains' | 'buildsOn'>>(sql`
    select ${cardColumns(viewerId)},
           ${viewerId === undefined ? sql`0` : learnedMinutes(viewerId)} as "learnedMinutes",
           coalesce((select json_agg(json_build_object('skillId', s.id, 'skillName', s.name, 'level', cs.level) order by wanted.place)
              from unnest(${skillIds}::int[]) with ordinality wanted (id, place)
              join skills s on s.id = wanted.id join course_skills cs on cs.skill_id = s.id and cs.course_id = c.id
             where ${shownOnly ? showsLevels : sql`true`}), '[]') as gains,
           coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'level', cp.level) order by cp.level desc, s.name)
                       from course_prerequisites cp join skills s on s.id = cp.skill_id where cp.course_id = c.id), '[]') as "buildsOn"
      from unnest(${ids}::int[]) with ordinality chosen (id, place) join courses c on c.id = chosen.id
     where c.archived_at is null or exists (select from enrolments e where e.user_id = ${viewerId ?? null} and e.course_id = c.id)
     order by chosen.place`)
  return rows.map(({ learnedMinutes, gains, buildsOn, ...card }) => ({
    ...toCard(card),
    learnedMinutes,
    gains,
    buildsOn,
  }))
}

const learnedMinutes = (viewerId: number): Sql =>
  sql`(select coalesce(sum(m.learning_minutes), 0)::int from course_materials cm join materials m on m.id = cm.material_id
        where cm.course_id = c.id
          and exists (select from learned_materials lm where lm.user_id = ${viewerId} and lm.material_id = m.id))`
