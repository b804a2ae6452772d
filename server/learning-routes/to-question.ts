import { formLimits } from '#contract/core/form-limits.ts'
import type { RouteForm } from '#contract/learning-routes/learning-routes.ts'
import { listMissing, type RouteQuestion } from '#server/automated-search/index.ts'
import type { Parts } from '#server/core/app.ts'
import { readBalance } from '#server/points/index.ts'
import { addDays, daysBetween, minutesByDay } from './days.ts'
import { pointsUntil } from './points-until.ts'
import { refusals } from './words.ts'

/** What a change of pace is asked for. */
const moreHours = 1

/** The goal in days from today, for the search. Refuses one without skills, and courses that are no longer offered. */
export async function toQuestion(
  { db, settings }: Parts,
  userId: number,
  form: RouteForm,
  today: string,
): Promise<RouteQuestion> {
  const { milestones, musts, leftOut, countOwn, hoursPerWeek, points } = form
  if (milestones.every(({ skills }) => skills.length === 0) && musts.length === 0) throw refusals.noSkill()
  const missing = musts.length > 0 ? await listMissing(db, musts, userId) : []
  if (missing.length > 0) throw refusals.mustNotOffered()
  const faster = hoursPerWeek + moreHours <= formLimits.learningRoutes.hoursPerWeek.max
  return {
    milestones: milestones.map(({ date, skills }) => ({ skills, day: date === null ? null : toDay(today, date) })),
    musts,
    leftOut,
    viewerId: userId,
    countOwn,
    minutesUntil: minutesByDay(form, today),
    faster: faster
      ? { hours: moreHours, minutesUntil: minutesByDay({ ...form, hoursPerWeek: hoursPerWeek + moreHours }, today) }
      : undefined,
    pointsUntil: points.areLimit ? pointsByDay(await readBalance(db, userId), points.expected, today) : undefined,
    mostPlans: formLimits.learningRoutes.plans,
    seconds: settings.searchSeconds,
  }
}

/** Not further ahead than routes are planned. */
const toDay = (today: string, date: string) => Math.max(-1, Math.min(daysBetween(today, date), formLimits.learningRoutes.days))

const pointsByDay = (balance: number, expected: RouteForm['points']['expected'], today: string): number[] =>
  Array.from({ length: formLimits.learningRoutes.days + 1 }, (_, day) =>
    pointsUntil(balance, expected, today, addDays(today, day)),
  )
