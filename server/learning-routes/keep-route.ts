import { formLimits } from '#contract/core/form-limits.ts'
import type { RouteForm } from '#contract/learning-routes/learning-routes.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { lockUser } from '#server/core/database/locks.ts'
import {
  countOwnRoutes,
  deleteRoute,
  findRoute,
  insertRoute,
  type RouteRow,
  renameRoute,
  setSkills,
  updateRoute,
} from './learning-routes.queries.ts'
import { forgetOpenings } from './missing-courses.queries.ts'
import { deleteOldPlans } from './plans.queries.ts'
import { refusals } from './words.ts'

/** One after the other for each user, so that their number stays within the limit. */
export function addRoute(parts: Parts, userId: number, given: RouteForm): Promise<{ id: number }> {
  return inTransaction(parts, async ({ db, clock }) => {
    const form = normalised(given)
    await lockUser(db, userId)
    const count = formLimits.learningRoutes.max
    if ((await countOwnRoutes(db, userId)) >= count) throw refusals.tooMany({ count })
    const { id } = await insertRoute(db, userId, form, clock.now())
    await keepSkills(db, id, form)
    return { id }
  })
}

/** The chosen plan stays. Another name, or whether it counts for authors, changes nothing about what was found. */
export function changeRoute(parts: Parts, userId: number, id: number, given: RouteForm): Promise<void> {
  return inTransaction(parts, async ({ db }) => {
    const form = normalised(given)
    const { form: before } = await getOwnRoute(db, userId, id, { lock: true })
    const goalText = (form: RouteForm) => JSON.stringify({ ...form, name: '', countsForAuthors: false })
    const isSameGoal = goalText(form) === goalText(before)
    if (!isSameGoal || !form.countsForAuthors) await forgetOpenings(db, id)
    if (isSameGoal) return void (await renameRoute(db, id, form))
    await updateRoute(db, id, form)
    await keepSkills(db, id, form)
    await deleteOldPlans(db, id)
  })
}

export async function removeRoute({ db }: Parts, userId: number, id: number): Promise<void> {
  if ((await deleteRoute(db, userId, id)) === 0) throw refusals.noSuchRoute()
}

/** The route of another user does not exist for this one. */
export async function getOwnRoute(db: Db, userId: number, id: number, options?: { lock: boolean }): Promise<RouteRow> {
  const route = await findRoute(db, userId, id, options)
  if (!route) throw refusals.noSuchRoute()
  return route
}

/** All of them or none: a skill may have been deleted while the user chose. */
async function keepSkills(db: Db, id: number, { milestones }: RouteForm): Promise<void> {
  const wanted = milestones.reduce((count, { skills }) => count + skills.length, 0)
  if ((await setSkills(db, id, milestones)) < wanted) throw refusals.skillGone()
}

/** Every list without what it has twice, dates in their order, and the parts in the order in which they are read. */
function normalised(form: RouteForm): RouteForm {
  const { name, milestones, hoursPerWeek, weeksOff, points, musts, leftOut, countOwn, countsForAuthors } = form
  return {
    name,
    milestones: milestones.map(({ date, skills }) => ({
      date,
      skills: skills.map(({ skillId, level }) => ({ skillId, level })),
    })),
    hoursPerWeek,
    weeksOff: [...new Set(weeksOff)].sort(),
    points: {
      areLimit: points.areLimit,
      expected: points.expected.map(({ date, points }) => ({ date, points })).sort((a, b) => (a.date < b.date ? -1 : 1)),
    },
    musts: [...new Set(musts)],
    leftOut: [...new Set(leftOut)],
    countOwn,
    countsForAuthors,
  }
}
