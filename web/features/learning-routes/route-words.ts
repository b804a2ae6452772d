import type { LearningRoute, RouteChange, RoutePlan, RouteState, RouteWeek } from '#contract/learning-routes/learning-routes.ts'
import { addDays, type Day, timeZone, toDay } from '#web/core/days.ts'
import { lazily, locale } from '#web/ui/format.ts'
import { timeInWords } from '#web/ui/time-words.ts'
import { common } from '#web/ui/words.ts'
import { words } from './words.ts'

// A day has no time zone: it is parsed as UTC, so it must be formatted as UTC.
const format = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
const day = format({ month: 'long', day: 'numeric' })
const dayWithYear = format({ month: 'long', day: 'numeric', year: 'numeric' })
const shortDay = format({ month: 'short', day: 'numeric' })
const weekday = format({ weekday: 'long' })

/** "March 1", with the year unless it is the present one. */
export const dayName = (date: Day, today: Day) =>
  (date.slice(0, 4) === today.slice(0, 4) ? day : dayWithYear)().format(new Date(date))
/** "Mar 1" */
export const shortDayName = (date: Day) => shortDay().format(new Date(date))
/** "Nov 30 – Dec 6": from Sunday to Saturday. */
export const weekName = (sunday: Day) => shortDay().formatRange(new Date(sunday), new Date(addDays(sunday, 6)))

/** From Sunday to Saturday. */
export const weekdayNames = () =>
  Array.from({ length: 7 }, (_, place) => weekday().format(new Date(addDays('2023-01-01', place))))

/** "2.5 hours left this week" */
export function weekWords({ isOff, minutes }: RouteWeek): string {
  if (isOff) return words.weekIsOff
  return minutes === 0 ? words.nothingLeft : words.leftThisWeek({ time: timeInWords(minutes) })
}

/** "1 hour", "4.5 hours" */
export const hoursWords = (hours: number) => common.hours({ count: hours })

/** "SQL 3 and Statistics 4 by March 1" for each milestone. */
export function goalWords(form: Pick<LearningRoute['form'], 'milestones'>, names: Map<number, string>, today: Day): string[] {
  return form.milestones.map(({ skills, date }) => {
    const levels = skills.map(({ skillId, level }) =>
      names.has(skillId) ? `${names.get(skillId)} ${level}` : words.deletedSkill,
    )
    const goal = inARow(levels)
    return date ? words.goalBy({ goal, day: dayName(date, today) }) : goal
  })
}

const inARow = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : words.inARow({ others: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })

interface RouteDates {
  /** The day of the last milestone. */
  wantedDate: Day | null
  /** When it is finished at this pace. */
  finishDate: Day | null
}

/** Whether a route keeps its dates. */
export function stateWords(state: RouteState, { wantedDate, finishDate }: RouteDates, today: Day): string {
  if (state.kind === 'none') return words.noPlanYet
  if (state.kind === 'done') return words.reached
  if (state.kind === 'holds') {
    if (wantedDate) return words.onTrackFor({ day: dayName(wantedDate, today) })
    return finishDate ? words.onTrackToFinish({ day: dayName(finishDate, today) }) : words.onTrack
  }
  if (state.kind === 'gone') return words.coursesGone({ count: state.courseIds.length })
  if (state.kind === 'lacks') return state.date ? words.lacksGoalOf({ day: dayName(state.date, today) }) : words.lacks
  if (state.kind === 'short') {
    const count = state.missing
    return state.date ? words.pointsMissingFor({ count, day: dayName(state.date, today) }) : words.pointsMissing({ count })
  }
  const day = dayName(state.date, today)
  const otherwise = state.otherwise && dayName(state.otherwise, today)
  if (state.hoursNeeded === null) return otherwise ? words.impossibleButThen({ day, otherwise }) : words.impossible({ day })
  const hours = hoursWords(state.hoursNeeded)
  return otherwise ? words.needsHoursOrThen({ day, hours, otherwise }) : words.needsHours({ day, hours })
}

/** What a change is worth: "1 hour more a week: 19 days sooner". */
export function changeWords(change: RouteChange): string {
  const count = change.daysSooner
  if (change.kind === 'hours') return words.moreHours({ hours: hoursWords(change.hours), count })
  if (change.kind === 'points') return words.morePoints({ points: common.points({ count: change.points }), count })
  const fewer = change.pointsLess > 0 ? [words.pointsLess({ count: change.pointsLess })] : []
  const sooner = count > 0 ? [words.daysSooner({ count })] : []
  return words.lowerLevel({
    skill: change.skillName,
    instead: change.instead,
    level: change.level,
    gains: [...fewer, ...sooner].join(', '),
  })
}

/** How sure it is that no other plan for this day costs less. `keepsBought`: only plans with what was bought may have been compared. */
export function proofWords(
  { price, proof, changes }: RoutePlan,
  { keepsBought = false } = {},
): { seal: string; sentence: string; isProven: boolean } {
  if (changes) return renewalWords(changes, proof.isOptimal)
  if (proof.isOptimal || proof.leastPrice >= price) {
    const sentence = keepsBought ? words.provenCheapestWithBought : words.provenCheapest
    return { seal: words.cheapest, sentence, isProven: true }
  }
  const saved = { count: price - proof.leastPrice }
  const sentence = keepsBought ? words.atMostSavedWithBought(saved) : words.atMostSaved(saved)
  return { seal: words.bestFound, sentence, isProven: false }
}

/** How sure it is that no other plan changes fewer courses. */
function renewalWords({ count, least }: NonNullable<RoutePlan['changes']>, isOptimal: boolean) {
  if (count > least) return { seal: words.fewChanges, sentence: words.mightBeEnough({ count: least }), isProven: false }
  const sentence = isOptimal ? words.provenFewest : words.provenFewestOnly

  return { seal: words.fewestChanges, sentence, isProven: true }
}

/** Of which day the figures of a plan are. The day is kept only of the last search; a plan that is just being found is of today. */
export function foundWords(
  { plans, searchedAtUTC, chosen }: Pick<LearningRoute, 'plans' | 'searchedAtUTC' | 'chosen'>,
  { id }: RoutePlan,
  today: Day,
): string {
  if (searchedAtUTC && plans.some((plan) => plan.id === id))
    return words.foundOn({ day: dayName(toDay(new Date(searchedAtUTC), timeZone), today) })
  return chosen?.plan.id === id ? words.foundEarlier : ''
}

/** A step of the staircase for screen readers. */
export function planWords(plan: RoutePlan, today: Day): string {
  const { finishDate, price, courses } = plan
  return words.step({
    day: dayName(finishDate, today),
    points: common.points({ count: price }),
    courses: common.courses({ count: courses }),
    seal: proofWords(plan).seal.toLowerCase(),
  })
}
