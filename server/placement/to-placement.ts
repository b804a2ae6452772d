import type { Placement, ProvenPlan } from '#contract/placement/placement.ts'
import { placementLimits } from '#contract/placement/placement-limits.ts'
import { type ProvenCost, readGuest, signGuest } from '#server/automated-search/index.ts'
import { toAnswer } from '#server/checks/index.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type AskedRow, listCourseNames, type PlacementRow } from './placements.queries.ts'
import { savedBy } from './savings.ts'
import { nextTry } from './weigh-skills.ts'

export const countsUntil = (endedAt: Date) => later(endedAt, { days: placementLimits.countsDays })

/** What its owner may see. Nothing says which answers were right. */
export async function toPlacement(
  parts: Parts,
  placement: PlacementRow,
  asked: AskedRow[],
  guest: string | undefined,
): Promise<Placement> {
  const open = placement.endedAt ? undefined : asked.find(({ answeredAt }) => !answeredAt)
  return {
    id: placement.id,
    skill: placement.skill,
    answered: asked.filter(({ answeredAt }) => answeredAt).length,
    next: open ? { position: open.position, question: toAnswer(open.question, open.shownOrder, null) } : null,
    verdict: await toVerdict(parts, placement),
    guest: await toGuestToken(parts, placement, guest),
  }
}

async function toVerdict(parts: Parts, placement: PlacementRow): Promise<Placement['verdict']> {
  const { endedAt, knownLevel, stakes } = placement
  if (!endedAt || knownLevel === null) return null
  const found = stakes.levels.find(({ level }) => level === knownLevel)
  return {
    known: found
      ? { level: knownLevel, countsUntilUTC: countsUntil(endedAt).toISOString(), ...savedBy(stakes.before, found.plan) }
      : null,
    before: await toPlan(parts, stakes.before),
    after: found ? await toPlan(parts, found.plan) : null,
    nextTryUTC: nextTry(placement).toISOString(),
  }
}

async function toPlan({ db }: Parts, { price, minutes, courseIds }: ProvenCost): Promise<ProvenPlan> {
  const courses = new Map((await listCourseNames(db, courseIds)).map((course) => [course.id, course]))
  return {
    totalPrice: price,
    totalMinutes: minutes,
    courses: courseIds.flatMap((id) => {
      const course = courses.get(id)
      return course ? [course] : []
    }),
  }
}

/** Made again at each call, so that a response that was lost takes no level with it. */
async function toGuestToken(parts: Parts, { guestId, skill, endedAt, knownLevel }: PlacementRow, guest: string | undefined) {
  if (guestId === null) return null
  const before = (await readGuest(parts, guest))?.levels ?? []
  if (!endedAt || !knownLevel) return signGuest(parts, { id: guestId, levels: before })
  const had = before.find(({ skillId }) => skillId === skill.id)
  const found = { skillId: skill.id, level: knownLevel, countsUntil: countsUntil(endedAt) }
  const kept = had && had.level > knownLevel ? had : found
  return signGuest(parts, { id: guestId, levels: [...before.filter(({ skillId }) => skillId !== skill.id), kept] })
}
