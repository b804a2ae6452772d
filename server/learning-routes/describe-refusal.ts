import { formLimits } from '#contract/core/form-limits.ts'
import type { RouteForm } from '#contract/learning-routes/learning-routes.ts'
import { outOfReach, type RouteRefusal } from '#server/automated-search/index.ts'
import { addDays } from './days.ts'

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
  if (why.kind === 'not-found') {
    const hint = 'Try later dates, more hours a week or fewer skills.'
    return { message: `No route was found in the time allowed for a search. ${hint}`, earliest: null }
  }
  const pace = form.hoursPerWeek === 1 ? '1 hour a week' : `${form.hoursPerWeek} hours a week`
  if (why.kind === 'too-long') {
    const years = Math.floor(formLimits.learningRoutes.days / 365)
    return { message: `At ${pace}, this would take longer than ${years} years.`, earliest: null }
  }
  const milestone = nameOfMilestone(form, why.milestone)
  if (why.kind === 'points') {
    const points = why.missing === 1 ? '1 point' : `${why.missing} points`
    return { message: `There are not enough points for ${milestone}. With ${points} more it is possible.`, earliest: null }
  }
  const cannot = `At ${pace}, ${milestone} cannot be kept.`
  if (why.possible === undefined) return { message: cannot, earliest: null }
  const earliest = addDays(today, why.possible)
  return { message: `${cannot} Everything is possible by ${inWords(earliest)}.`, earliest }
}

function nameOfMilestone({ milestones }: RouteForm, place: number): string {
  const date = milestones[place]?.date
  const name = milestones.length === 1 ? 'this goal' : `milestone ${place + 1}`
  return date ? `${name} (${inWords(date)})` : name
}

/** As the screen around the sentence writes days. */
const inWords = (date: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
