import type { Question } from '#contract/checks/questions.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { estimatedDiscrimination } from './bank.queries.ts'
import type { Item } from './engine/ability.ts'
import type { Stakes } from './placements.queries.ts'

/** The skills with placements that were not counted yet, with the last of them. */
export const listUncounted = (db: Db) =>
  db.many<{ skillId: number; lastId: number }>(sql`
    select p.skill_id as "skillId", max(p.id) as "lastId" from placements p
      left join placement_abilities a on a.skill_id = p.skill_id
     where p.ended_at is not null and p.id > coalesce(a.placement_id, 0) group by p.skill_id order by p.skill_id`)

/** The last ended placements of a skill with their answers. */
export const listAnswered = (db: Db, skillId: number, most: number) =>
  db.many<{ stakes: Stakes; given: { itemId: number; isRight: boolean }[] }>(sql`
    select p.stakes, (select json_agg(json_build_object('itemId', a.version_id, 'isRight', a.is_right))
                        from placement_questions a where a.placement_id = p.id and a.is_right is not null) as given
      from placements p
     where p.skill_id = ${skillId} and p.ended_at is not null
       and exists (select from placement_questions a where a.placement_id = p.id and a.is_right is not null)
     order by p.id desc limit ${most}`)

export const listVersions = (db: Db, ids: number[]) =>
  db.many<{ versionId: number; level: number; question: Question; discrimination: number | null }>(sql`
    select v.id as "versionId", coalesce(v.level, 1) as level, v.question, ${estimatedDiscrimination(sql`v.id`)}
      from question_versions v where v.id = any(${ids}::int[])`)

export const saveDifficulties = (db: Db, items: Pick<Item, 'id' | 'difficulty' | 'spread'>[]) =>
  db.run(sql`
    insert into question_difficulties (version_id, difficulty, spread)
    select v.id, found.difficulty, found.spread
      from unnest(${items.map(({ id }) => id)}::int[], ${items.map(({ difficulty }) => difficulty)}::real[],
                  ${items.map(({ spread }) => spread)}::real[]) found (id, difficulty, spread)
      join question_versions v on v.id = found.id
    on conflict (version_id) do update set difficulty = excluded.difficulty, spread = excluded.spread`)

export const saveAbility = (db: Db, skillId: number, ability: number, lastId: number) =>
  db.run(sql`
    insert into placement_abilities (skill_id, ability, placement_id)
    select id, ${ability}, ${lastId} from skills where id = ${skillId}
    on conflict (skill_id) do update set ability = excluded.ability, placement_id = excluded.placement_id`)
