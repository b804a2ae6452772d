import type { LearnedWeek, LearningInsight, RisenSkill } from '#contract/learning/learning-insight.ts'
import { addDays, type Day } from '#web/core/days.ts'
import { scaleTop } from '#web/ui/chart-scale.ts'
import { inHours } from '#web/ui/format.ts'
import { common } from '#web/ui/words.ts'
import { words } from './words.ts'

/** So that the first weeks of a learner are not a few thick bars. */
const leastWeeks = 12

/** Every week from the first one with something learned, including empty ones, which the server does not send. */
export function everyWeek({ thisWeek, weeks }: Pick<LearningInsight, 'thisWeek' | 'weeks'>): LearnedWeek[] {
  const known = new Map(weeks.map((one) => [one.week, one]))
  const all: LearnedWeek[] = []
  for (let week = earliestWeek([weeks[0]?.week], thisWeek); week <= thisWeek; week = addDays(week, 7))
    all.push(known.get(week) ?? { week, minutes: 0, materialsCount: 0 })
  return all
}

/** Where the pictures of skills begin: a week before the first step, or earlier. */
export const firstShownDay = (skills: RisenSkill[], thisWeek: Day): Day =>
  earliestWeek(
    skills.flatMap(({ steps: [first] }) => (first ? [addDays(first.date, -7)] : [])),
    thisWeek,
  )

const earliestWeek = (days: (Day | undefined)[], thisWeek: Day): Day =>
  days.reduce<Day>((first, day) => (day && day < first ? day : first), addDays(thisWeek, -7 * (leastWeeks - 1)))

interface Frame {
  from: Day
  to: Day
  /** The level at the upper edge. */
  top: number
}

/** A skill's steps as a line from left to right in a box of 100 by 100. */
export function staircase(steps: RisenSkill['steps'], { from, to, top }: Frame): string {
  const length = Date.parse(to) - Date.parse(from)
  const stair = ({ date, level }: { date: Day; level: number }) =>
    `H${round((100 * (Date.parse(date) - Date.parse(from))) / length)}V${round(100 - (100 * level) / top)}`
  return `M0 100${steps.map(stair).join('')}H100`
}

const round = (value: number) => Math.round(value * 100) / 100

/** The end of the scale of hours. Up to one hour it is one, so that small bars are not too low. */
export const hoursTop = (largest: number) => (largest <= 1 ? 1 : scaleTop(largest))

/** "25 min", "2.5 h": for large letters. */
export const shortTime = (minutes: number) =>
  minutes < 60 ? common.minutesInShort({ minutes }) : words.hoursInShort({ hours: inHours(minutes) })
