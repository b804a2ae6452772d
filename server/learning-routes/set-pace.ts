import type { RoutePace } from '#contract/learning-routes/route-form.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { getOwnRoute } from './keep-route.ts'
import { type RouteRow, setPreviousGoal, updateRoute } from './learning-routes.queries.ts'
import { deleteOldPlans } from './plans.queries.ts'
import { refusals } from './words.ts'

/** A way out for the chosen plan, which stays. Undo leads back. */
export function setPace(parts: Parts, userId: number, id: number, pace: RoutePace): Promise<void> {
  return inTransaction(parts, async ({ db }) => {
    const route = await getOwnRoute(db, userId, id, { lock: true })
    if (route.chosenPlanId === null) throw refusals.noPlanChosen()
    const { milestones } = route.form
    const isSame = milestones.length === pace.dates.length && milestones.every(hasDateLike(pace))
    if (!isSame) throw refusals.milestonesChanged()
    await changePace(db, route, pace)
  })
}

const hasDateLike =
  ({ dates }: RoutePace) =>
  ({ date }: { date: string | null }, place: number) =>
    (date === null) === (dates[place] === null)

/** What was found for the pace and dates before no longer fits. */
export async function changePace(db: Db, { id, form }: RouteRow, { hoursPerWeek, dates }: RoutePace): Promise<void> {
  const before = { hoursPerWeek: form.hoursPerWeek, dates: form.milestones.map(({ date }) => date) }
  const milestones = form.milestones.map((milestone, place) => ({ ...milestone, date: dates[place] ?? null }))
  await updateRoute(db, id, { ...form, hoursPerWeek, milestones })
  await setPreviousGoal(db, id, before)
  await deleteOldPlans(db, id)
}
