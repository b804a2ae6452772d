import type { RouteForm, RouteState } from '#contract/learning-routes/learning-routes.ts'
import { later } from '#server/core/clock.ts'
import type { Db } from '#server/core/database/db.ts'
import { readBalance } from '#server/points/index.ts'
import { dayIn, sundayBefore } from './days.ts'
import type { RouteRow } from './learning-routes.queries.ts'
import { type CourseAccess, listAccess, listMaterials, type PlanRow, readLevels } from './plans.queries.ts'
import { pointsUntil } from './points-until.ts'
import { routeState } from './route-state.ts'
import { type PlannedMaterial, type Schedule, toSchedule } from './schedule.ts'
import type { Start } from './time-left.ts'

/** A moment, and which day it is for the learner. */
export interface Today {
  now: Date
  timeZone: string
}

export type PlanCourse = CourseAccess & { materials: (PlannedMaterial & { learnedAt: Date | null })[] }

/** By id. Courses that were deleted are missing. */
export type PlanCourses = ReadonlyMap<number, PlanCourse>

/** What there is to follow plans with. */
export interface Standing {
  known: PlanCourses
  balance: number
  /** By skill. */
  levels: ReadonlyMap<number, number>
}

export interface FollowedPlan {
  start: Start
  schedule: Schedule
  state: RouteState
}

export const readStanding = async (db: Db, userId: number, plans: PlanRow[], today: Today): Promise<Standing> => ({
  known: await readPlanCourses(db, userId, plans, today),
  balance: await readBalance(db, userId),
  levels: await readLevels(db, userId),
})

/** Reads the courses of plans, with what the user has learned of them. */
export async function readPlanCourses(db: Db, userId: number, plans: PlanRow[], { now, timeZone }: Today): Promise<PlanCourses> {
  const ids = [...new Set(plans.flatMap(({ courses }) => courses.map(({ courseId }) => courseId)))]
  if (ids.length === 0) return new Map()
  const sunday = sundayBefore(dayIn(timeZone, now))
  // No week began earlier than that, whatever the time zone.
  const recent = later(now, { days: -8 })
  const isThisWeek = (moment: Date | null) => moment !== null && moment > recent && dayIn(timeZone, moment) >= sunday
  const materials = Map.groupBy(await listMaterials(db, userId, ids), ({ courseId }) => courseId)
  const toMaterial = ({ id, name, minutes, learnedAt }: { learnedAt: Date | null } & Omit<PlannedMaterial, `is${string}`>) => ({
    id,
    name,
    minutes,
    learnedAt,
    isLearned: learnedAt !== null,
    isLearnedThisWeek: isThisWeek(learnedAt),
  })
  return new Map(
    (await listAccess(db, userId, ids)).map((course) => [
      course.id,
      { ...course, materials: (materials.get(course.id) ?? []).map(toMaterial) },
    ]),
  )
}

/** The plan as it stands today. Courses that are neither offered nor owned have no place in its weeks. */
export function followPlan(
  route: Pick<RouteRow, 'form' | 'chosenPlanId' | 'chosenAt'>,
  plan: PlanRow,
  { known, balance, levels }: Standing,
  { now, timeZone }: Today,
): FollowedPlan {
  const { form } = route
  const today = dayIn(timeZone, now)
  const courses = dueCourses(form, plan).map((course) => ({ ...course, known: known.get(course.courseId) }))
  const present = courses.flatMap(({ courseId, by, known }) =>
    known && isOpen(known) ? [{ ...known, courseId, by, materials: countedMaterials(form, known) }] : [],
  )
  const start =
    plan.id === route.chosenPlanId
      ? findStart(today, route.chosenAt && { at: route.chosenAt, day: dayIn(timeZone, route.chosenAt) }, present)
      : { today, from: today, learned: 0 }
  const schedule = toSchedule(form, start, present)
  const state = routeState({
    pace: form,
    start,
    dates: form.milestones.map(({ date }) => date),
    schedule,
    goneIds: courses.filter(({ known }) => !known || !isOpen(known)).map(({ courseId }) => courseId),
    lacking: lackingLevels(form, present, levels),
    toBuy: present.filter(({ isBought }) => !isBought),
    pointsUntil: form.points.areLimit ? (date) => pointsUntil(balance, form.points.expected, today, date) : undefined,
  })
  return { start, schedule, state }
}

/**
 * Of a plan that is followed. What was learned before it was chosen took none of its time: the search that found it counted today as a
 * whole day.
 */
function findStart(today: string, chosen: { at: Date; day: string } | null, courses: Pick<PlanCourse, 'materials'>[]): Start {
  const sunday = sundayBefore(today)
  const learned = new Map<number, number>()
  for (const { id, minutes, learnedAt, isLearnedThisWeek } of courses.flatMap(({ materials }) => materials))
    if (learnedAt && isLearnedThisWeek && (!chosen || learnedAt > chosen.at)) learned.set(id, minutes)
  return {
    today,
    from: chosen && chosen.day > sunday ? chosen.day : sunday,
    learned: [...learned.values()].reduce((sum, minutes) => sum + minutes, 0),
  }
}

function lackingLevels(
  { milestones, countOwn }: RouteForm,
  courses: (CourseAccess & { by: number })[],
  levels: Standing['levels'],
): number | undefined {
  // The levels of completed courses are part of the learner's.
  const giving = courses.filter(({ isCompleted }) => !countOwn || !isCompleted)
  const reached = (skillId: number, place: number) =>
    giving
      .filter(({ by }) => by <= place)
      .flatMap(({ gives }) => gives.filter((skill) => skill.skillId === skillId))
      .reduce((sum, { level }) => sum + level, countOwn ? (levels.get(skillId) ?? 0) : 0)
  const place = milestones.findIndex(({ skills }, place) => skills.some(({ skillId, level }) => reached(skillId, place) < level))
  return place < 0 ? undefined : place
}

/** With the learner's levels, a completed course is done for good: materials that its author adds are not asked for. */
export const countedMaterials = ({ countOwn }: Pick<RouteForm, 'countOwn'>, { isCompleted, materials }: PlanCourse) =>
  countOwn && isCompleted ? materials.filter(({ isLearned }) => isLearned) : materials

export const isOpen = ({ isOffered, isBought }: CourseAccess) => isOffered || isBought

/** The goal may have fewer milestones than when the plan was found. */
export const dueCourses = ({ milestones }: RouteForm, { courses }: PlanRow) =>
  courses.map(({ courseId, by }) => ({ courseId, by: Math.min(by, milestones.length - 1) }))
