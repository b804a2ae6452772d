import type { Wish } from '../automated-search/wish.ts'
import { readWish, wishText } from '../automated-search/wish-text.ts'
import { guestCartIds, guestCartText } from '../cart/guest-cart.ts'
import { limits } from '../core/limits.ts'

/** What was wanted, and the courses in their order. */
export interface PlanToKeep {
  wish: Wish
  courseIds: number[]
}

const { maxCourses, maxText } = limits.keptPlan

/** A guest's plan is a text too, with the courses as in the cart: `12:3,15:2-4-17`. Anything else is no plan, and never an error. */
export function guestPlan(text: string): PlanToKeep | undefined {
  if (text.length > maxText) return undefined
  const start = text.indexOf('-')
  if (start < 0) return undefined
  const wish = readWish(text.slice(0, start))
  const courseIds = guestCartIds(text.slice(start)).slice(0, maxCourses)
  return wish.length > 0 && courseIds.length > 0 ? { wish, courseIds } : undefined
}

export const guestPlanText = ({ wish, courseIds }: PlanToKeep) => wishText(wish) + guestCartText(courseIds)
