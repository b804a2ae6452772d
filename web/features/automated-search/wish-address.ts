import { SkillLookup, searchLimits, type Wish } from '#contract/automated-search.ts'
import { paths } from '#contract/paths.ts'

/** What is asked for: the skills with their levels, whether time counts before price, and whether what one knows and owns counts. */
export interface Asked {
  wish: Wish
  byTime: boolean
  /** Means nothing for guests. */
  countOwn: boolean
}

/** `?select=12:3,15:2&least=time&own=off`; what is not understood counts as not given. */
export function readAsked(params: URLSearchParams): Asked {
  const wish = new Map<number, SkillLookup>()
  for (const part of (params.get('select') ?? '').split(',')) {
    const [, skillId, level] = /^(\d{1,10}):(\d{1,3})$/.exec(part) ?? []
    const { data } = SkillLookup.safeParse({ skillId: Number(skillId), level: Number(level) })
    if (data && !wish.has(data.skillId) && wish.size < searchLimits.skills.max) wish.set(data.skillId, data)
  }
  return { wish: [...wish.values()], byTime: params.get('least') === 'time', countOwn: params.get('own') !== 'off' }
}

/** The search screen with this plan, and with nothing of the text search. Colons and commas may stand in a query as they are. */
export function askedPath({ wish, byTime, countOwn }: Asked): string {
  const select = wish.map(({ skillId, level }) => `${skillId}:${level}`).join(',')
  return `${paths.filteredCourses()}?select=${select}${byTime ? '&least=time' : ''}${countOwn ? '' : '&own=off'}`
}
