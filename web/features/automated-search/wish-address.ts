import { searchLimits } from '#contract/automated-search/search-limits.ts'
import type { Wish } from '#contract/automated-search/wish.ts'
import { isWithin, readWish } from '#contract/automated-search/wish-text.ts'
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
  /** Whether only levels count that checks show. */
  shownOnly: boolean
}

/** `?select=12:3,15:2&must=4,17&least=time&own=off&time=real&levels=shown`; unreadable values get their defaults. */
export function readPlanSearch(params: URLSearchParams): PlanSearch {
  return {
    wish: readWish(params.get('select') ?? ''),
    must: readMusts(params.get('must') ?? ''),
    byTime: params.get('least') === 'time',
    countOwn: params.get('own') !== 'off',
    realTime: params.get('time') === 'real',
    shownOnly: params.get('levels') === 'shown',
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

export const isCourseId = (id: number) => isWithin(id, limits.id)

/** The page of the plan. It names everything that the plan depends on. */
export const planPath: (planSearch: PlanSearch) => string = paths.plan

/** The search screen with this plan and without the text search. */
export const selectPath: (planSearch: PlanSearch) => string = paths.automatedSelect
