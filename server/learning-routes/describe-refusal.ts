import { formLimits } from '#contract/core/form-limits.ts'
import type { RouteForm } from '#contract/learning-routes/learning-routes.ts'
import { outOfReach, type RouteRefusal } from '#server/automated-search/index.ts'
import { addDays } from './days.ts'
import { noRoute } from './words.ts'

export interface Refused {
  message: string
  earliest: string | null
}

/** Why there is no route, in sentences. */
export function describeRefusal(
  form: RouteForm,
  why: RouteRefusal,
  today: string,
  skillName: (skillId: number) => string,
): Refused {
  if (why.kind === 'levels') return { message: outOfReach(why.wanted, skillName, why.reached).refusal.message, earliest: null }
  if (why.kind === 'not-found') return { message: noRoute.notFound, earliest: null }
  const pace = noRoute.pace({ count: form.hoursPerWeek })
  if (why.kind === 'too-long') {
    const years = Math.floor(formLimits.learningRoutes.days / 365)
    return { message: noRoute.tooLong({ pace, count: years }), earliest: null }
  }
  const milestone = nameOfMilestone(form, why.milestone)
  if (why.kind === 'points') {
    const points = noRoute.points({ count: why.missing, missing: String(why.missing) })
    return { message: noRoute.tooFewPoints({ milestone, points }), earliest: null }
  }
  if (why.possible === undefined) return { message: noRoute.tooLate({ pace, milestone }), earliest: null }
  const earliest = addDays(today, why.possible)
  return { message: noRoute.possibleBy({ pace, milestone, date: inWords(earliest) }), earliest }
}

function nameOfMilestone({ milestones }: RouteForm, place: number): string {
  const day = milestones[place]?.date
  const date = day && inWords(day)
  if (milestones.length === 1) return date ? noRoute.goalBy({ date }) : noRoute.goal
  const number = place + 1
  return date ? noRoute.milestoneBy({ number, date }) : noRoute.milestone({ number })
}

/** As the screen around the sentence writes days. */
const inWords = (date: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
