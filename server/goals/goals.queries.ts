import type { Wish } from '#contract/automated-search/wish.ts'
import type { Goal, GoalForm } from '#contract/goals/goals.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { planOf } from './goal-plans.queries.ts'

const columns = sql`
  g.id, g.name, g.sentence,
  coalesce(
    (select json_agg(json_build_object('skillId', s.id, 'skillName', s.name, 'level', gs.level) order by gs.position)
       from goal_skills gs join skills s on s.id = gs.skill_id where gs.goal_id = g.id),
    '[]') as skills,
  ${planOf(sql`g.id`)} as plan`

export const listGoals = (db: Db) => db.many<Goal>(sql`select ${columns} from goals g order by g.position, g.id`)

export const findGoal = (db: Db, id: number) => db.maybe<Goal>(sql`select ${columns} from goals g where g.id = ${id}`)

/** Others that change the list wait until the transaction ends. Readers do not. */
export const lockGoals = (db: Db) => db.run(sql`lock table goals in share row exclusive mode`)

export const insertGoal = (db: Db, { name, sentence }: GoalForm) =>
  db.one<{ id: number }>(sql`
    insert into goals (name, sentence, position)
    values (${name}, ${sentence}, (select coalesce(max(position), 0) + 1 from goals)) returning id`)

/** Returns whether the goal exists. */
export const updateWords = (db: Db, id: number, { name, sentence }: GoalForm) =>
  isOne(db, sql`update goals set name = ${name}, sentence = ${sentence} where id = ${id}`)

/** Replaces the skills of a goal. Returns how many of the new ones exist. */
export async function setSkills(db: Db, id: number, skills: Wish): Promise<number> {
  await db.run(sql`delete from goal_skills where goal_id = ${id}`)
  return db.run(sql`
    insert into goal_skills (goal_id, skill_id, level, position)
    select ${id}, s.id, wanted.level, wanted.place
      from unnest(${skills.map(({ skillId }) => skillId)}::int[], ${skills.map(({ level }) => level)}::int[])
             with ordinality wanted (skill_id, level, place)
      join skills s on s.id = wanted.skill_id`)
}

export const setOrder = (db: Db, ids: number[]) =>
  db.run(sql`
    update goals g set position = wanted.place from unnest(${ids}::int[]) with ordinality wanted (id, place) where g.id = wanted.id`)

/** Returns the name of the removed goal. */
export const removeGoal = (db: Db, id: number) =>
  db.maybe<{ name: string }>(sql`delete from goals where id = ${id} returning name`)

const isOne = (db: Db, statement: Sql) => db.run(statement).then((count) => count === 1)
