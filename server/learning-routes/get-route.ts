import type {
  LearningRoute,
  RouteChange,
  RouteDetails,
  RoutePlan,
  RouteSummary,
} from '#contract/learning-routes/learning-routes.ts'
import type { FoundChange } from '#server/automated-search/index.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { toCard } from '#server/courses/index.ts'
import { readBalance } from '#server/points/index.ts'
import { type FollowedPlan, followPlan, readStanding, type Today } from './follow-plan.ts'
import { getOwnRoute } from './keep-route.ts'
import { listOwnRoutes, type RouteRow } from './learning-routes.queries.ts'
import { findPlan, listCards, listPlans, listStairs, type PlanRow } from './plans.queries.ts'
import { refusals } from './words.ts'

export async function listRoutes({ db, clock }: Parts, userId: number, timeZone: string): Promise<RouteSummary[]> {
  const followed = await followRoutes(db, userId, { now: clock.now(), timeZone })
  return followed.map(({ route: { id, form }, plan }) => {
    const goal = { id, name: form.name, wantedDate: form.milestones.at(-1)?.date ?? null }
    if (!plan) return { ...goal, finishDate: null, state: { kind: 'none' }, week: null }
    const { schedule, state } = plan
    const isDone = state.kind === 'done'
    const [week = null] = schedule.weeks
    return { ...goal, finishDate: isDone ? null : schedule.finishDate, state, week: isDone ? null : week }
  })
}

/** All routes of a user, with the chosen plans as they stand today. */
export async function followRoutes(
  db: Db,
  userId: number,
  today: Today,
): Promise<{ route: RouteRow; plan: FollowedPlan | undefined }[]> {
  const routes = await listOwnRoutes(db, userId)
  const chosenIds = routes.flatMap(({ chosenPlanId }) => chosenPlanId ?? [])
  const plans = chosenIds.length > 0 ? await listPlans(db, chosenIds) : []
  const standing = await readStanding(db, userId, plans, today)
  return routes.map((route) => {
    const plan = plans.find(({ id }) => id === route.chosenPlanId)
    return { route, plan: plan && followPlan(route, plan, standing, today) }
  })
}

export async function getRoute({ db, clock }: Parts, userId: number, id: number, timeZone: string): Promise<LearningRoute> {
  const route = await getOwnRoute(db, userId, id)
  const { form, skillNames, searchedAt, shownSearch, chosenPlanId, previousPlanId, previousGoal, shareSecret } = route
  const plan = chosenPlanId === null ? undefined : await findPlan(db, id, chosenPlanId)
  const chosen = plan && (await describePlan(db, userId, { route, plan }, { now: clock.now(), timeZone }))
  const stairs = shownSearch === null ? [] : await listStairs(db, id, shownSearch)
  return {
    id,
    form,
    skillNames,
    plans: stairs.map(toPlan),
    changes: namedChanges(route),
    searchedAtUTC: searchedAt?.toISOString() ?? null,
    chosen: chosen?.details ?? null,
    canUndo: [chosenPlanId, previousPlanId, previousGoal].some((before) => before !== null),
    state: chosen?.state ?? { kind: 'none' },
    balance: await readBalance(db, userId),
    shareSecret,
  }
}

export const getPlan = async (parts: Parts, userId: number, ids: PlanIds, timeZone: string): Promise<RouteDetails> =>
  (await getPlanSheet(parts, userId, ids, timeZone)).details

interface PlanIds {
  id: number
  planId: number
}

/** The plan together with the goal that it is for. */
export async function getPlanSheet(
  { db, clock }: Parts,
  userId: number,
  { id, planId }: PlanIds,
  timeZone: string,
): Promise<Pick<LearningRoute, 'form' | 'skillNames'> & { details: RouteDetails }> {
  const route = await getOwnRoute(db, userId, id)
  const plan = await getRoutePlan(db, id, planId)
  const { details } = await describePlan(db, userId, { route, plan }, { now: clock.now(), timeZone })
  return { form: route.form, skillNames: route.skillNames, details }
}

export async function getRoutePlan(db: Db, routeId: number, id: number): Promise<PlanRow> {
  const plan = await findPlan(db, routeId, id)
  if (!plan) throw refusals.planGone()
  return plan
}

async function describePlan(
  db: Db,
  userId: number,
  { route, plan }: { route: RouteRow; plan: PlanRow },
  today: Today,
): Promise<{ details: RouteDetails } & Pick<FollowedPlan, 'state'>> {
  const { schedule, state } = followPlan(route, plan, await readStanding(db, userId, [plan], today), today)
  const ids = schedule.courses.map(({ courseId }) => courseId)
  const cards = new Map(ids.length > 0 ? (await listCards(db, userId, ids)).map((card) => [card.id, card]) : [])
  const courses = schedule.courses.flatMap(({ courseId, ...times }) => {
    const card = cards.get(courseId)
    return card ? [{ ...toCard(card), ...times, isInCart: card.isInCart }] : []
  })
  return { details: { plan: toPlan(plan), courses, weeks: schedule.weeks }, state }
}

export const toPlan = ({ id, finishDate, price, minutes, courses, isOptimal, leastPrice, changes }: PlanRow): RoutePlan => ({
  id,
  finishDate,
  price,
  minutes,
  courses: courses.length,
  proof: { isOptimal, leastPrice },
  changes,
})

const namedChanges = ({ changes, skillNames }: RouteRow): RouteChange[] =>
  changes.flatMap((change) => toChange(change, skillNames) ?? [])

/** Undefined if its skill was deleted. */
export function toChange(change: FoundChange, skillNames: RouteRow['skillNames']): RouteChange | undefined {
  if (change.kind !== 'level') return change
  const skill = skillNames.find(({ skillId }) => skillId === change.skillId)
  return skill && { ...change, skillName: skill.skillName }
}
