import { searchLimits } from '#contract/automated-search/search-limits.ts'
import type { SkillLookup, Wish } from '#contract/automated-search/wish.ts'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'

/**
 * A search: the skills with their levels, the courses that must be in the plan, whether time counts before price, and what else counts.
 */
export interface PlanSearch {
  wish: Wish
  /** Ids of the courses that must be in the plan. */
  must: number[]
  byTime: boolean
  /** Ignored for guests. */
  countOwn: boolean
  /** Whether courses take what their learners needed. */
  realTime: boolean
}

/** `?select=12:3,15:2&must=4,17&least=time&own=off&time=real`; unreadable values get their defaults. */
export function readPlanSearch(params: URLSearchParams): PlanSearch {
  const wish = new Map<number, SkillLookup>()
  for (const part of (params.get('select') ?? '').split(',')) {
    const [, id, level] = /^(\d{1,10}):(\d{1,3})$/.exec(part) ?? []
    const skill = { skillId: Number(id), level: Number(level) }
    if (isWanted(skill) && !wish.has(skill.skillId) && wish.size < searchLimits.skills.max) wish.set(skill.skillId, skill)
  }
  return {
    wish: [...wish.values()],
    must: readMusts(params.get('must') ?? ''),
    byTime: params.get('least') === 'time',
    countOwn: params.get('own') !== 'off',
    realTime: params.get('time') === 'real',
  }
}

function readMusts(text: string): number[] {
  const digits = text.split(',').filter((part) => /^\d{1,10}$/.test(part))
  return [...new Set(digits.map(Number).filter(isCourseId))].slice(0, searchLimits.musts.max)
}

/** The skill that the address of a form or an earlier link brings. */
export function readSkill(params: URLSearchParams): number | undefined {
  const skillId = Number(params.get('skill') ?? '')
  return isWithin(skillId, limits.id) ? skillId : undefined
}

/** Whether the server will take it. Checked here without the contract's schema, so that the search screen loads without zod. */
export const isWanted = ({ skillId, level }: SkillLookup) => isWithin(skillId, limits.id) && isWithin(level, searchLimits.level)

export const isCourseId = (id: number) => isWithin(id, limits.id)

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max

/** The page of the plan. It names everything that the plan depends on. */
export const planPath: (planSearch: PlanSearch) => string = paths.plan

/** The search screen with this plan and without the text search. */
export const selectPath: (planSearch: PlanSearch) => string = paths.automatedSelect
