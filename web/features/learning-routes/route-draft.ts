import type { UseFormReturnType } from '@mantine/form'
import type { Wish } from '#contract/automated-search/wish.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import type { LearningRoute } from '#contract/learning-routes/learning-routes.ts'
import type { SharedRoute } from '#contract/learning-routes/shared-routes.ts'
import { addDays, type Day, daysBetween } from '#web/core/days.ts'

/** The keys tell the parts of a list from each other; the contract's schema leaves them out. */
interface Keyed {
  key: number
}
export interface MilestoneValues extends Keyed {
  date: Day | null
  skills: Wish
}
export interface ExpectedValues extends Keyed {
  date: Day
  points: number | string
}

/** The form as it is filled in, which may not be valid yet. */
export interface RouteValues {
  name: string
  milestones: MilestoneValues[]
  hoursPerWeek: number | string
  weeksOff: Day[]
  points: { areLimit: boolean; expected: ExpectedValues[] }
  musts: number[]
  leftOut: number[]
  countOwn: boolean
  countsForAuthors: boolean
}

export type RouteFormState = UseFormReturnType<RouteValues>

/** What a new route offers at first. */
const usual = { days: 12 * 7, hoursPerWeek: 4 }
/** How many coming weeks are offered as weeks off. */
const weeksAhead = 52

/** A new route, from a goal or the skills of a plan if there is one. */
export const newRoute = (today: Day, { name = '', wish = [] }: { name?: string; wish?: Wish } = {}): RouteValues => ({
  name,
  milestones: [{ key: 1, date: addDays(today, usual.days), skills: wish }],
  hoursPerWeek: usual.hoursPerWeek,
  weeksOff: [],
  points: { areLimit: true, expected: [] },
  musts: [],
  leftOut: [],
  countOwn: true,
  countsForAuthors: false,
})

/** A new route with the goal of a shared one. If its first date is over, all of them move. */
export function routeLike(today: Day, { milestones, hoursPerWeek }: SharedRoute): RouteValues {
  const first = milestones[0]?.date ?? null
  const days = first !== null && first <= today ? daysBetween(first, today) + usual.days : 0
  const moved = milestones.map(({ date, skills }, place) => ({ key: place + 1, date: date && addDays(date, days), skills }))
  return { ...newRoute(today), milestones: moved, hoursPerWeek }
}

/** A stored route has the names of its skills beside it, except those that were deleted. */
export function toValues(form: LearningRoute['form'], names: Map<number, string>): RouteValues {
  const named = (wish: Wish) => wish.map((skill) => ({ ...skill, skillName: names.get(skill.skillId) ?? '' }))
  return {
    ...form,
    milestones: form.milestones.map(({ date, skills }, place) => ({ key: place + 1, date, skills: named(skills) })),
    points: { ...form.points, expected: form.points.expected.map((one, place) => ({ key: place + 1, ...one })) },
  }
}

/** Eight weeks after the one before, with its skills to raise; open if that one is. */
export function nextMilestone(milestones: MilestoneValues[]): MilestoneValues {
  const date = milestones.at(-1)?.date
  return { key: nextKey(milestones), date: date ? addDays(date, 8 * 7) : null, skills: [] }
}

/** A month from now, or from the last expected day. */
export const nextExpected = (expected: ExpectedValues[], today: Day): ExpectedValues => ({
  key: nextKey(expected),
  date: addDays(expected.at(-1)?.date || today, 30),
  points: '',
})

const nextKey = (list: Keyed[]) => Math.max(0, ...list.map(({ key }) => key)) + 1

/** The Sundays of this week and the coming ones that are not off yet. */
export function sundaysToChoose(today: Day, weeksOff: Day[]): Day[] {
  if (weeksOff.length >= formLimits.learningRoutes.weeksOff.max) return []
  const sunday = addDays(today, -new Date(today).getUTCDay())
  const sundays = Array.from({ length: weeksAhead }, (_, week) => addDays(sunday, 7 * week))
  return sundays.filter((day) => !weeksOff.includes(day))
}
