import { limits } from '../core/limits.ts'
import { searchLimits } from './search-limits.ts'
import type { SkillLookup, Wish } from './wish.ts'

/** Whether the server will take it. Checked here without the schema, so that screens load without zod. */
export const isWanted = ({ skillId, level }: SkillLookup) => isWithin(skillId, limits.id) && isWithin(level, searchLimits.level)

export const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max

/** The skills with levels in a text such as `12:3,15:2`. What cannot be read, is repeated or is too much is skipped. */
export function readWish(text: string): Wish {
  const wish = new Map<number, SkillLookup>()
  for (const part of text.split(',')) {
    const [, id, level] = /^(\d{1,10}):(\d{1,3})$/.exec(part) ?? []
    const skill = { skillId: Number(id), level: Number(level) }
    if (isWanted(skill) && !wish.has(skill.skillId) && wish.size < searchLimits.skills.max) wish.set(skill.skillId, skill)
  }
  return [...wish.values()]
}

/** Without names. */
export const wishText = (wish: Pick<SkillLookup, 'skillId' | 'level'>[]) =>
  wish.map(({ skillId, level }) => `${skillId}:${level}`).join(',')
