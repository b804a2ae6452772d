import { searchLimits } from '#contract/automated-search/search-limits.ts'
import type { Wish } from '#contract/automated-search/wish.ts'

/** Each skill once, with the higher of two levels, and no more skills than a plan can have. */
export function withAll(wish: Wish, added: Wish): Wish {
  const byId = new Map(wish.map((skill) => [skill.skillId, skill]))
  for (const skill of added) {
    const known = byId.get(skill.skillId)
    byId.set(skill.skillId, known ? { ...known, level: Math.max(known.level, skill.level) } : skill)
  }
  return [...byId.values()].slice(0, searchLimits.skills.max)
}

/** Of these, what the others brought too stays, unless that is all of it. */
export function withoutAll(wish: Wish, removed: Wish, others: Wish): Wish {
  const own = removed.filter((skill) => !hasAll(others, [skill]))
  const gone = own.length > 0 ? own : removed
  return wish.filter((skill) => !hasAll(gone, [skill]))
}

/** Without those of these whose level was not changed since. */
export const withoutUnchanged = (wish: Wish, removed: Wish): Wish =>
  wish.filter(({ skillId, level }) => !removed.some((skill) => skill.skillId === skillId && skill.level === level))

/** Whether all of these are wished for, at any level. */
export const hasAll = (wish: Wish, skills: Wish): boolean =>
  skills.every(({ skillId }) => wish.some((skill) => skill.skillId === skillId))

/** Whether all of these are wished for, at their levels or higher. */
export const reaches = (wish: Wish, skills: Wish): boolean =>
  skills.every(({ skillId, level }) => wish.some((skill) => skill.skillId === skillId && skill.level >= level))
