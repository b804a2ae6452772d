import { inTransaction, type Parts } from '#server/core/app.ts'
import { isOpen } from './follow-plan.ts'
import { getRoutePlan } from './get-route.ts'
import { getOwnRoute } from './keep-route.ts'
import { setChosen, swapChosen } from './learning-routes.queries.ts'
import { listAccess } from './plans.queries.ts'
import { changePace } from './set-pace.ts'
import { refusals } from './words.ts'

/** A search that begins at the same moment waits, and then keeps the chosen plan. */
export function choosePlan(parts: Parts, userId: number, { id, planId }: { id: number; planId: number }): Promise<void> {
  return inTransaction(parts, async ({ db, clock }) => {
    await getOwnRoute(db, userId, id, { lock: true })
    const { courses } = await getRoutePlan(db, id, planId)
    const ids = courses.map(({ courseId }) => courseId)
    const open = (await listAccess(db, userId, ids)).filter(isOpen)
    if (open.length < ids.length) throw refusals.courseNotOffered()
    await setChosen(db, id, planId, clock.now())
  })
}

/** Undoing twice leads back to where it was. */
export function undoChoice(parts: Parts, userId: number, id: number): Promise<void> {
  return inTransaction(parts, async ({ db }) => {
    const route = await getOwnRoute(db, userId, id, { lock: true })
    if (route.previousGoal) return changePace(db, route, route.previousGoal)
    if (!(await swapChosen(db, id))) throw refusals.nothingToUndo()
  })
}
