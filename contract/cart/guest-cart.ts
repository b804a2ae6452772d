import { limits } from '../core/limits.ts'

/** A guest's cart is a text of course ids, each after a dash, as the specification defines it: `-4-17`. */

const { maxIds, maxText } = limits.guestCart

/** The ids in any text. Anything that is not an id, or is a repeated one, is skipped without an error. */
export function guestCartIds(text: string): number[] {
  const ids = new Set<number>()
  for (const [, digits] of cutBeforeItem(text, maxText).matchAll(/-(\d{1,10})(?=-|$)/g)) {
    const id = Number(digits)
    if (id >= limits.id.min && id <= limits.id.max) ids.add(id)
    if (ids.size === maxIds) break
  }
  return [...ids]
}

/** Text that is far too long is cut before a dash, never inside an item. */
export const cutBeforeItem = (text: string, max: number) =>
  text.length > max ? text.slice(0, Math.max(0, text.lastIndexOf('-', max))) : text

export const guestCartText = (ids: number[]) => ids.map((id) => `-${id}`).join('')
