import type { ProofQuestion, SearchPool } from '#server/automated-search/index.ts'
import type { Parts } from '#server/core/app.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { dayIn } from './days.ts'
import { dueCourses } from './follow-plan.ts'
import { getRoutePlan } from './get-route.ts'
import { getOwnRoute } from './keep-route.ts'
import { listAccess, listBought } from './plans.queries.ts'
import type { Searcher } from './search-route.ts'
import { toQuestion } from './to-question.ts'
import { refusals } from './words.ts'

const unproven = { done: refusals.nothingLeft, changed: refusals.notInTime, cheaper: refusals.cheaperPlan }

/** Returns the file as JSON. It is about what is left of the plan today: prices and courses may have changed since it was found. */
export async function getProof(
  parts: Parts,
  pool: Pick<SearchPool, 'prove'>,
  { id, planId }: { id: number; planId: number },
  { userId, address, timeZone, signal }: Searcher,
): Promise<string> {
  const { db, clock } = parts
  const { form, skillNames } = await getOwnRoute(db, userId, id)
  const plan = await getRoutePlan(db, id, planId)
  await countAttempt(parts, { what: 'automated-search', who: address })
  const today = dayIn(timeZone, clock.now())
  const question = await toQuestion(parts, userId, form, today)
  const courses = dueCourses(form, plan)
  const ids = courses.map(({ courseId }) => courseId)
  // Without the learner's levels, bought courses count only where they are part of the plan.
  const followed = form.countOwn ? [] : (await listBought(db, userId, ids)).map(({ courseId }) => courseId)
  const names = new Map((await listAccess(db, userId, ids)).map(({ id, name }) => [id, name]))
  const { hoursPerWeek, weeksOff, milestones } = form
  const now = question.pointsUntil?.[0]
  const wanted = milestones.at(-1)?.date ?? null
  const toProve: ProofQuestion['plan'] = {
    today,
    hoursPerWeek,
    weeksOff,
    points: now === undefined ? null : { now, expected: form.points.expected },
    courses: courses.map(({ courseId, by }) => ({ courseId, by, name: names.get(courseId) ?? '' })),
    dates: milestones.slice(0, -1).map(({ date }) => date ?? today),
    wasInTime: wanted !== null && plan.finishDate <= wanted,
    skillNames,
  }
  const outcome = await pool.prove({ ...question, followed, plan: toProve }, signal)
  if ('refused' in outcome) throw unproven[outcome.refused]()
  return outcome.file
}
