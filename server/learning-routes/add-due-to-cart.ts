import type { RouteForm } from '#contract/learning-routes/learning-routes.ts'
import { addSeveralToCart } from '#server/cart/index.ts'
import type { Parts } from '#server/core/app.ts'
import { countedMaterials, dueCourses, type PlanCourse, readPlanCourses } from './follow-plan.ts'
import { getRoutePlan } from './get-route.ts'
import { getOwnRoute } from './keep-route.ts'
import { refusals } from './words.ts'

/** Adds what is to be bought until the next milestone that is not reached. */
export async function addDueToCart(parts: Parts, userId: number, id: number): Promise<{ added: number }> {
  const { db, clock } = parts
  const { form, chosenPlanId } = await getOwnRoute(db, userId, id)
  if (chosenPlanId === null) throw refusals.noPlanChosen()
  const plan = await getRoutePlan(db, id, chosenPlanId)
  const known = await readPlanCourses(db, userId, [plan], { now: clock.now(), timeZone: 'UTC' })
  const courses = dueCourses(form, plan)
  const open = courses.filter(({ courseId }) => isLeft(form, known.get(courseId)))
  const next = Math.min(...open.map(({ by }) => by))
  const due = open.filter(({ by }) => by <= next).map(({ courseId }) => courseId)
  return { added: due.length > 0 ? await addSeveralToCart(parts, userId, due) : 0 }
}

/** Whether something of the course is still to be bought or learned. */
const isLeft = (form: RouteForm, course: PlanCourse | undefined) =>
  course !== undefined && (!course.isBought || countedMaterials(form, course).some(({ isLearned }) => !isLearned))
