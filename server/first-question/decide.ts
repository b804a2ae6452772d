import { searchLimits } from '#contract/automated-search/search-limits.ts'
import type { Understood, UnderstoodQuestion } from '#contract/first-question/first-question.ts'

interface Asked {
  understood: Understood[]
  /** Whether some of it may well mean something else. */
  isUnsure: boolean
  left: string[]
}

/** The only place that decides what typed words lead to. */
export function decide({ understood, isUnsure, left }: Asked): UnderstoodQuestion {
  if (understood.length === 0) return { decision: 'search', understood, left }
  const skills = new Set(
    understood.flatMap(({ options }) => options.flatMap((option) => option.skills.map(({ skillId }) => skillId))),
  )
  const isClear = understood.every(({ options }) => options.length === 1)
  // The rest is for the one who asks to choose from.
  const isTooMuch = skills.size > searchLimits.skills.max
  return { decision: isClear && !isUnsure && !isTooMuch && left.length === 0 ? 'plan' : 'ask', understood, left }
}
