import { SkillLookup, searchLimits, type Wish } from '#contract/automated-search.ts'
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
    const [, skillId, level] = /^(\d{1,10}):(\d{1,3})$/.exec(part) ?? []
    const { data } = SkillLookup.safeParse({ skillId: Number(skillId), level: Number(level) })
    if (data && !wish.has(data.skillId) && wish.size < searchLimits.skills.max) wish.set(data.skillId, data)
  }
  return { wish: [...wish.values()], byTime: params.get('least') === 'time', countOwn: params.get('own') !== 'off' }
}

/** The search screen with this plan and without the text search. Colons and commas need no escaping in a query. */
export function planPath({ wish, byTime, countOwn }: PlanSearch): string {
  const select = wish.map(({ skillId, level }) => `${skillId}:${level}`).join(',')
  return `${paths.filteredCourses()}?select=${select}${byTime ? '&least=time' : ''}${countOwn ? '' : '&own=off'}`
}
