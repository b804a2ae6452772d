import { randomBytes } from 'node:crypto'
import type { SharedRoute } from '#contract/learning-routes/shared-routes.ts'
import type { Parts } from '#server/core/app.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { toCard } from '#server/courses/index.ts'
import { dueCourses } from './follow-plan.ts'
import { findPlan } from './plans.queries.ts'
import { findSharedRoute, keepSecret, listOfferedCards, removeSecret } from './shared-routes.queries.ts'
import { refusals } from './words.ts'

export async function shareRoute({ db }: Parts, userId: number, id: number): Promise<{ secret: string }> {
  const shared = await keepSecret(db, userId, id, randomBytes(32).toString('base64url'))
  if (!shared) throw refusals.noSuchRoute()
  return shared
}

export async function unshareRoute({ db }: Parts, userId: number, id: number): Promise<void> {
  if ((await removeSecret(db, userId, id)) === 0) throw refusals.noSuchRoute()
}

/**
 * What can be seen with the link. Left out, because they can be personal: the name of the route, weeks off, points, what is learned and
 * owned, and which courses must and must not be in it.
 */
export async function getSharedRoute(
  parts: Parts,
  secret: string,
  { viewerId, address }: { viewerId: number | undefined; address: string },
): Promise<SharedRoute> {
  const { db } = parts
  await countAttempt(parts, { what: 'shared-route', who: address })
  const route = await findSharedRoute(db, secret)
  if (!route) throw refusals.notShared()
  const { form, skillNames, chosenPlanId } = route
  const names = new Map(skillNames.map(({ skillId, skillName }) => [skillId, skillName]))
  const plan = chosenPlanId === null ? undefined : await findPlan(db, route.id, chosenPlanId)
  const due = plan ? dueCourses(form, plan) : []
  const ids = due.map(({ courseId }) => courseId)
  const cards = new Map(ids.length > 0 ? (await listOfferedCards(db, viewerId, ids)).map((card) => [card.id, card]) : [])
  return {
    milestones: form.milestones.map(({ date, skills }) => ({
      date,
      skills: skills.map(({ skillId, level }) => ({ skillId, skillName: names.get(skillId) ?? '', level })),
    })),
    hoursPerWeek: form.hoursPerWeek,
    courses: due.flatMap(({ courseId, by }) => {
      const card = cards.get(courseId)
      return card ? [{ ...toCard(card), by }] : []
    }),
  }
}
