import type { RouteForm } from '#contract/learning-routes/learning-routes.ts'
import type { RoutePace } from '#contract/learning-routes/route-form.ts'
import type { FoundChange } from '#server/automated-search/index.ts'
import { type Db, sql } from '#server/core/database/db.ts'

export interface RouteRow {
  id: number
  form: RouteForm
  skillNames: { skillId: number; skillName: string }[]
  /** The search whose plans are shown. */
  shownSearch: number | null
  searchedAt: Date | null
  changes: FoundChange[]
  chosenPlanId: number | null
  /** Null if it was chosen before this was kept. */
  chosenAt: Date | null
  previousPlanId: number | null
  /** Not null when the last choice was another pace or other dates: what it was before. */
  previousGoal: RoutePace | null
  /** Of its link, if it is shared. */
  shareSecret: string | null
}

interface FormRow
  extends Omit<RouteRow, 'form' | 'skillNames'>,
    Pick<RouteForm, 'name' | 'weeksOff' | 'musts' | 'leftOut' | 'countOwn' | 'countsForAuthors'> {
  dates: (string | null)[]
  halfHours: number
  areLimit: boolean
  expected: RouteForm['points']['expected']
  skills: { milestone: number; skillId: number; skillName: string; level: number }[]
}

const columns = sql`
  r.id, r.name, r.milestone_dates::text[] as dates, r.half_hours_per_week as "halfHours", r.weeks_off::text[] as "weeksOff",
  r.points_are_limit as "areLimit", r.expected_points as expected, r.musts, r.left_out as "leftOut", r.count_own as "countOwn",
  r.counts_for_authors as "countsForAuthors",
  r.shown_search as "shownSearch", r.searched_at as "searchedAt", r.changes, r.chosen_plan_id as "chosenPlanId", r.chosen_at as "chosenAt",
  r.previous_plan_id as "previousPlanId",
  r.previous_goal as "previousGoal", r.share_secret as "shareSecret",
  coalesce(
    (select json_agg(json_build_object('milestone', rs.milestone, 'skillId', s.id, 'skillName', s.name, 'level', rs.level) order by rs.position)
       from learning_route_skills rs join skills s on s.id = rs.skill_id where rs.route_id = r.id),
    '[]') as skills`

export const listOwnRoutes = (db: Db, userId: number) =>
  db
    .many<FormRow>(sql`select ${columns} from learning_routes r where r.user_id = ${userId} order by r.id`)
    .then((rows) => rows.map(toRoute))

/** Of its owner alone. With `lock`, others that change it wait until the transaction ends. */
export const findRoute = (db: Db, userId: number, id: number, { lock = false } = {}) =>
  db
    .maybe<FormRow>(sql`
      select ${columns} from learning_routes r where r.id = ${id} and r.user_id = ${userId} ${lock ? sql`for update of r` : sql``}`)
    .then((row) => row && toRoute(row))

function toRoute(row: FormRow): RouteRow {
  const { name, dates, halfHours, weeksOff, areLimit, expected, musts, leftOut, countOwn, countsForAuthors, skills, ...route } =
    row
  const milestones = dates.map((date, place) => ({
    date,
    skills: skills.filter(({ milestone }) => milestone === place).map(({ skillId, level }) => ({ skillId, level })),
  }))
  const hoursPerWeek = halfHours / 2
  const names = new Map(skills.map(({ skillId, skillName }) => [skillId, skillName]))
  return {
    ...route,
    form: {
      name,
      milestones,
      hoursPerWeek,
      weeksOff,
      points: { areLimit, expected },
      musts,
      leftOut,
      countOwn,
      countsForAuthors,
    },
    skillNames: [...names].map(([skillId, skillName]) => ({ skillId, skillName })),
  }
}

export const countOwnRoutes = (db: Db, userId: number) =>
  db
    .one<{ count: number }>(sql`select count(*)::int as count from learning_routes where user_id = ${userId}`)
    .then((row) => row.count)

export const insertRoute = (db: Db, userId: number, form: RouteForm, now: Date) =>
  db.one<{ id: number }>(sql`
    insert into learning_routes (user_id, name, milestone_dates, half_hours_per_week, weeks_off, points_are_limit, expected_points, musts,
                                 left_out, count_own, counts_for_authors, created_at)
    values (${userId}, ${form.name}, ${form.milestones.map(({ date }) => date)}::date[], ${form.hoursPerWeek * 2}, ${form.weeksOff}::date[],
            ${form.points.areLimit}, ${JSON.stringify(form.points.expected)}, ${form.musts}::int[], ${form.leftOut}::int[],
            ${form.countOwn}, ${form.countsForAuthors}, ${now})
    returning id`)

/** What changes nothing about the goal. */
export const renameRoute = (db: Db, id: number, { name, countsForAuthors }: Pick<RouteForm, 'name' | 'countsForAuthors'>) =>
  db.run(sql`update learning_routes set name = ${name}, counts_for_authors = ${countsForAuthors} where id = ${id}`)

/** What was found for the goal before no longer fits: a search that is still running stores nothing more. */
export const updateRoute = (db: Db, id: number, form: RouteForm) =>
  db.run(sql`
    update learning_routes
       set name = ${form.name}, milestone_dates = ${form.milestones.map(({ date }) => date)}::date[],
           half_hours_per_week = ${form.hoursPerWeek * 2}, weeks_off = ${form.weeksOff}::date[],
           points_are_limit = ${form.points.areLimit}, expected_points = ${JSON.stringify(form.points.expected)},
           musts = ${form.musts}::int[], left_out = ${form.leftOut}::int[], count_own = ${form.countOwn},
           counts_for_authors = ${form.countsForAuthors}, search = search + 1, shown_search = null, searched_at = null, changes = '[]',
           previous_goal = null, looked_at = null, told_late = false
     where id = ${id}`)

export const setPreviousGoal = (db: Db, id: number, goal: RoutePace) =>
  db.run(sql`update learning_routes set previous_goal = ${JSON.stringify(goal)} where id = ${id}`)

/** Replaces the skills of a route. Returns how many of the new ones exist. */
export async function setSkills(db: Db, id: number, milestones: RouteForm['milestones']): Promise<number> {
  const skills = milestones.flatMap(({ skills }, milestone) => skills.map((skill) => ({ ...skill, milestone })))
  await db.run(sql`delete from learning_route_skills where route_id = ${id}`)
  return db.run(sql`
    insert into learning_route_skills (route_id, milestone, skill_id, level, position)
    select ${id}, wanted.milestone, s.id, wanted.level, wanted.place
      from unnest(${skills.map(({ milestone }) => milestone)}::int[], ${skills.map(({ skillId }) => skillId)}::int[],
                  ${skills.map(({ level }) => level)}::int[]) with ordinality wanted (milestone, skill_id, level, place)
      join skills s on s.id = wanted.skill_id`)
}

export const deleteRoute = (db: Db, userId: number, id: number) =>
  db.run(sql`delete from learning_routes where id = ${id} and user_id = ${userId}`)

/** Returns the number of the new search. An earlier one stores nothing more. */
export const startSearch = (db: Db, id: number) =>
  db
    .one<{ search: number }>(sql`update learning_routes set search = search + 1 where id = ${id} returning search`)
    .then((row) => row.search)

/** The results of the search before are no longer shown. Returns whether the search is still the last one. */
export const showSearch = (db: Db, id: number, search: number, now: Date) =>
  db
    .run(sql`
      update learning_routes set shown_search = ${search}, searched_at = ${now}, changes = '[]' where id = ${id} and search = ${search}`)
    .then((count) => count === 1)

/** Whether the search is still the last one. Others that start one wait until the transaction ends. */
export const isLastSearch = (db: Db, id: number, search: number) =>
  db.maybe(sql`select from learning_routes where id = ${id} and search = ${search} for update`).then((row) => row !== undefined)

/** Returns whether the search is still the last one. */
export const addChange = (db: Db, id: number, search: number, change: FoundChange) =>
  db
    .run(sql`
      update learning_routes set changes = changes || ${JSON.stringify([change])}::jsonb where id = ${id} and search = ${search}`)
    .then((count) => count === 1)

export const setChosen = (db: Db, id: number, planId: number, now: Date) =>
  db.run(sql`
    update learning_routes
       set previous_plan_id = chosen_plan_id, chosen_plan_id = ${planId}, previous_chosen_at = chosen_at, chosen_at = ${now},
           previous_goal = null, looked_at = null, told_late = false
     where id = ${id} and chosen_plan_id is distinct from ${planId}`)

/** Undoing the first choice leaves none. Returns whether there was a choice. */
export const swapChosen = (db: Db, id: number) =>
  db
    .run(sql`
      update learning_routes
         set previous_plan_id = chosen_plan_id, chosen_plan_id = previous_plan_id, previous_chosen_at = chosen_at,
             chosen_at = previous_chosen_at, looked_at = null, told_late = false
       where id = ${id} and (chosen_plan_id is not null or previous_plan_id is not null)`)
    .then((count) => count === 1)
