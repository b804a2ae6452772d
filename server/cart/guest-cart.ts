import { limits } from '#contract/limits.ts'

const largestId = 2 ** 31 - 1

/** The ids of a guest's cart text, such as `-4-17`. What is no id, or comes twice, is skipped; it is never an error. */
export function parseGuestCart(text: string): number[] {
  const ids = new Set<number>()
  for (const [, digits] of text.slice(0, limits.guestCart.maxText).matchAll(/-(\d{1,10})(?=-|$)/g)) {
    const id = Number(digits)
    if (id >= 1 && id <= largestId) ids.add(id)
    if (ids.size === limits.guestCart.maxIds) break
  }
  return [...ids]
}
