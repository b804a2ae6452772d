import type { Wish } from '#contract/automated-search/wish.ts'

/** Each skill once, with the higher of two levels. */
export function withAll(wish: Wish, added: Wish): Wish {
  const byId = new Map(wish.map((skill) => [skill.skillId, skill]))
  for (const skill of added) {
    const known = byId.get(skill.skillId)
    byId.set(skill.skillId, known ? { ...known, level: Math.max(known.level, skill.level) } : skill)
  }
  return [...byId.values()]
}

export const withoutAll = (wish: Wish, removed: Wish): Wish =>
  wish.filter(({ skillId }) => !removed.some((skill) => skill.skillId === skillId))

/** Whether all of these are wished for, at any level. */
export const hasAll = (wish: Wish, skills: Wish): boolean =>
  skills.every(({ skillId }) => wish.some((skill) => skill.skillId === skillId))
