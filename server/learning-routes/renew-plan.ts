import type { RenewedPlan } from '#contract/learning-routes/route-renewal.ts'
import type { RouteQuestion } from '#server/automated-search/index.ts'
import type { Parts } from '#server/core/app.ts'
import { followPlan, isOpen, readStanding, type Today } from './follow-plan.ts'
import { getRoutePlan, toPlan } from './get-route.ts'
import type { RouteRow } from './learning-routes.queries.ts'
import { listAccess, listBought, listPlans, type PlanRow } from './plans.queries.ts'
import type { StartedSearch } from './route-results.ts'
import { toQuestion } from './to-question.ts'
import { refusals } from './words.ts'

interface Renewal {
  /** The chosen plan. */
  plan: PlanRow
  question: RouteQuestion
  completedIds: ReadonlySet<number>
}

/** Asks for plans with the bought courses of the chosen one. What the learner leaves out stays out. */
export async function toRenewal(parts: Parts, userId: number, { route, today }: StartedSearch): Promise<Renewal> {
  const { id, form, chosenPlanId } = route
  if (chosenPlanId === null) throw refusals.noPlanChosen()
  const plan = await getRoutePlan(parts.db, id, chosenPlanId)
  const kept = plan.courses.map(({ courseId }) => courseId)
  const bought = (await listBought(parts.db, userId, kept)).filter(({ courseId }) => !form.leftOut.includes(courseId))
  // Without the learner's levels, only the courses themselves tell what they have reached.
  const counted = bought.filter(({ isCompleted }) => !form.countOwn || !isCompleted).map(({ courseId }) => courseId)
  const question = await toQuestion(parts, userId, form, today)
  return {
    plan,
    question: { ...question, kept, musts: [...new Set([...question.musts, ...counted])], followed: counted },
    completedIds: new Set(bought.filter(({ isCompleted }) => isCompleted).map(({ courseId }) => courseId)),
  }
}

/** What these plans change, compared with the chosen one as it stands today. */
export async function describeRenewal(
  { db }: Parts,
  userId: number,
  { route, plan, planIds, completedIds }: Renewal & { route: RouteRow; planIds: number[] },
  today: Today,
): Promise<RenewedPlan[]> {
  if (planIds.length === 0) return []
  const found = await listPlans(db, planIds)
  const { schedule } = followPlan(route, plan, await readStanding(db, userId, [plan], today), today)
  const ids = [...new Set([plan, ...found].flatMap(({ courses }) => courses.map(({ courseId }) => courseId)))]
  const courses = (await listAccess(db, userId, ids))
    .filter(isOpen)
    .map(({ id, name, price, isBought }) => ({ id, name, price: isBought ? 0 : price }))
  const plannedCourses = ({ courses: planned }: PlanRow) =>
    planned.flatMap(({ courseId }) => courses.filter(({ id }) => id === courseId))
  const before = plannedCourses(plan)
  const priceBefore = before.reduce((sum, { price }) => sum + price, 0)
  return planIds.flatMap((planId) => {
    const renewed = found.find(({ id }) => id === planId)
    if (!renewed) return []
    const after = plannedCourses(renewed)
    return {
      plan: toPlan(renewed),
      leaves: before.filter((course) => !after.includes(course) && !completedIds.has(course.id)),
      comes: after.filter((course) => !before.includes(course)),
      stays: after.filter((course) => before.includes(course)),
      pointsMore: renewed.price - priceBefore,
      minutesMore: renewed.minutes - schedule.minutes,
    }
  })
}
