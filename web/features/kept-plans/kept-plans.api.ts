import { queryOptions } from '@tanstack/react-query'
import { guestPlan, type PlanToKeep } from '#contract/kept-plans/guest-plan.ts'
import * as plans from '#contract/kept-plans/kept-plans.ts'
import { guestWishlistText } from '#contract/wishlist/guest-wishlist.ts'
import { guestWishlist } from '#contract/wishlist/wishlist.ts'
import { call } from '#web/core/call.ts'
import { forgetGuestPlan, keepGuestPlan } from './guest-plan.ts'

/** A guest's plan has only the ids of the skills. */
export type ShownPlan = Pick<plans.KeptPlan, 'courses'> & { wish: PlanToKeep['wish'] }

/** With what else changes when something is learned or bought. */
export const keptPlanKey = ['my-learning', 'plan'] as const

/** The `sub` of a signed-in user, whose plan is on the server; null for a guest, whose plan is this text. */
export const keptPlanQuery = (owner: string | null, text: string) =>
  queryOptions({
    queryKey: [...keptPlanKey, owner ?? text],
    queryFn: ({ signal }): Promise<ShownPlan | null> =>
      owner ? call(plans.getKeptPlan, { signal }) : readGuestPlan(text, signal),
  })

/** The call for guests' wishes returns the cards of any courses, without those that have left the catalogue. */
async function readGuestPlan(text: string, signal: AbortSignal): Promise<ShownPlan | null> {
  const plan = guestPlan(text)
  if (!plan) return null
  const wishlist = guestWishlistText(plan.courseIds.map((courseId) => ({ courseId, price: 0 })))
  const { items } = await call(guestWishlist, { querystring: { wishlist }, signal })
  const names = new Map(items.map(({ id, course }) => [id, course.name]))
  const courses = plan.courseIds.flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : { id, name, isBought: false, isLearned: false }
  })
  return courses.length > 0 ? { wish: plan.wish, courses } : null
}

export const keepPlan = async (owner: string | null, plan: PlanToKeep) =>
  owner ? call(plans.keepPlan, { body: plan }) : keepGuestPlan(plan)

export const forgetPlan = async (owner: string | null) => (owner ? call(plans.forgetPlan) : forgetGuestPlan())
