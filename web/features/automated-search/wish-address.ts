import { type SkillLookup, searchLimits, type Wish } from '#contract/automated-search.ts'
import { limits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'

/** A search: the skills with their levels, whether time counts before price, and whether what the learner knows and owns counts. */
export interface PlanSearch {
  wish: Wish
  byTime: boolean
  /** Ignored for guests. */
  countOwn: boolean
}

/** `?select=12:3,15:2&least=time&own=off`; unreadable values get their defaults. */
export function readPlanSearch(params: URLSearchParams): PlanSearch {
  const wish = new Map<number, SkillLookup>()
  for (const part of (params.get('select') ?? '').split(',')) {
    const [, id, level] = /^(\d{1,10}):(\d{1,3})$/.exec(part) ?? []
    const skill = { skillId: Number(id), level: Number(level) }
    if (isWanted(skill) && !wish.has(skill.skillId) && wish.size < searchLimits.skills.max) wish.set(skill.skillId, skill)
  }
  return { wish: [...wish.values()], byTime: params.get('least') === 'time', countOwn: params.get('own') !== 'off' }
}

/** Whether the server will take it. Checked here without the contract's schema, so that the search screen loads without zod. */
export const isWanted = ({ skillId, level }: SkillLookup) => isWithin(skillId, limits.id) && isWithin(level, searchLimits.level)

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max

/** The search screen with this plan and without the text search. Colons and commas need no escaping in a query. */
export function planPath({ wish, byTime, countOwn }: PlanSearch): string {
  const select = wish.map(({ skillId, level }) => `${skillId}:${level}`).join(',')
  return `${paths.filteredCourses()}?select=${select}${byTime ? '&least=time' : ''}${countOwn ? '' : '&own=off'}`
}
