import { limits } from '#contract/limits.ts'

/** The guest's cart is one text of course ids, each after a dash, as the specification has it: `-4-17`. */

const { maxIds, maxText } = limits.guestCart
const largestId = 2 ** 31 - 1

/** The exact ids of any text, as the server reads them: what is no id, or comes twice, is skipped. */
export function idsIn(text: string): number[] {
  const ids = new Set<number>()
  for (const [, digits] of text.slice(0, maxText).matchAll(/-(\d{1,10})(?=-|$)/g)) {
    const id = Number(digits)
    if (id >= 1 && id <= largestId) ids.add(id)
    if (ids.size === maxIds) break
  }
  return [...ids]
}

export const textOf = (ids: number[]) => ids.map((id) => `-${id}`).join('')

/** An id that is there already changes nothing, and neither does one more than the cart holds. */
export function withCourse(text: string, id: number): string {
  const ids = idsIn(text)
  return textOf(ids.includes(id) || ids.length >= maxIds ? ids : [...ids, id])
}

export const withoutCourse = (text: string, id: number): string => textOf(idsIn(text).filter((other) => other !== id))
