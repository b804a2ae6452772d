import type { Question } from '#contract/checks/questions.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

export interface BankRow {
  versionId: number
  questionId: number
  level: number
  question: Question
  difficulty: number | null
  spread: number | null
  discrimination: number | null
  /** In how many of the last placements of the skill it was, of those since it is there. */
  shown: number
  placements: number
}

/** An estimate from fewer answers in checks is not closer than what is usual. From more, the less they say, the closer it is to that. */
const enoughAnswers = 50
/** What the check says at which most learners have answered it. */
export const estimatedDiscrimination = (versionId: Sql): Sql => sql`
  (select e.discrimination from question_estimates e where e.version_id = ${versionId} and e.answers >= ${enoughAnswers}
    order by e.answers desc limit 1) as discrimination`

/** So many placements say how often a question is used. */
const lastPlacements = 200

/** Courses whose questions are not asked: they are in a plan, or in the cart. */
interface Wanted {
  viewerId: number | undefined
  leftOut: number[]
}

export const listBank = (db: Db, skillId: number, wanted: Wanted) =>
  db.many<BankRow>(sql`
    with recent as materialized (
      select id, started_at from placements where skill_id = ${skillId} order by id desc limit ${lastPlacements}),
    shown as (
      select v.question_id, count(distinct a.placement_id)::int as count
        from recent r join placement_questions a on a.placement_id = r.id join question_versions v on v.id = a.version_id
       group by v.question_id)
    select v.id as "versionId", q.id as "questionId", v.level, v.question, d.difficulty, d.spread, ${estimatedDiscrimination(sql`v.id`)},
           coalesce(shown.count, 0) as shown,
           (select count(*)::int from recent r where r.started_at >= q.created_at) as placements
      from ${askable(sql`${[skillId]}::int[]`, wanted)}
      left join question_difficulties d on d.version_id = v.id
      left join shown on shown.question_id = q.id
     order by q.id`)

/** How many questions there are about each of these skills. */
export const countBanks = (db: Db, skillIds: number[], wanted: Wanted) =>
  db.many<{ skillId: number; count: number }>(sql`
    select v.skill_id as "skillId", count(*)::int as count from ${askable(sql`${skillIds}::int[]`, wanted)} group by v.skill_id`)

/**
 * Questions of checks in the catalogue, as they are now. Not those of courses that somebody may buy, of their author, and not what the viewer
 * answered in a check before. Without pictures, whose links are for those who may open the course.
 */
const askable = (skillIds: Sql, { viewerId = 0, leftOut }: Wanted): Sql => sql`(
    select v.* from question_versions v
     where v.skill_id = any(${skillIds}) and v.level is not null and coalesce(v.question -> 'picture', 'null') = 'null'
       and not exists (select from attempt_questions a join check_attempts t on t.id = a.attempt_id
                        join question_versions seen on seen.id = a.version_id
                       where seen.question_id = v.question_id and t.user_id = ${viewerId})) v
  join questions q on q.id = v.question_id and q.version = v.version and q.creator_id <> ${viewerId}
   and exists (select from check_questions k join course_materials m on m.material_id = k.material_id
                join courses c on c.id = m.course_id where k.question_id = q.id and c.archived_at is null)
   and not exists (select from check_questions k join course_materials m on m.material_id = k.material_id
                    where k.question_id = q.id and m.course_id = any(${leftOut}::int[]))`

export const findAbility = (db: Db, skillId: number) =>
  db
    .maybe<{ ability: number }>(sql`select ability from placement_abilities where skill_id = ${skillId}`)
    .then((row) => row?.ability)
