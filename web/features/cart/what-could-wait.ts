import type { CartItem } from '#contract/cart/cart.ts'

/**
 * The fewest courses to leave out so that the rest can be paid for; the last of them is the cheapest that is enough. Empty if nothing
 * worth buying would be left.
 */
export function whatCouldWait(items: CartItem[], missing: number): CartItem[] {
  const dearestFirst = items.filter(({ course }) => course.price > 0).sort((a, b) => b.course.price - a.course.price)
  const waiting: CartItem[] = []
  let left = missing
  for (const item of dearestFirst) {
    if (left <= 0) break
    const enough = dearestFirst.findLast((other) => other.course.price >= left && !waiting.includes(other))
    const next = enough ?? item
    waiting.push(next)
    left -= next.course.price
  }
  return left > 0 || waiting.length === items.length ? [] : waiting
}
