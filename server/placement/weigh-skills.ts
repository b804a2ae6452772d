import type { SkillWorth } from '#contract/placement/placement.ts'
import { placementLimits } from '#contract/placement/placement-limits.ts'
import { listSkillNames, readGuest, type SearchPool } from '#server/automated-search/index.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { countBanks } from './bank.queries.ts'
import { listCart, listLast, type Owner, type PlacementRow } from './placements.queries.ts'
import { type Asking, findSavings, type Savings, savedBy } from './savings.ts'

/** With fewer questions, nobody could be certain. */
export const fewestQuestions = 8

/** What each wanted skill is worth that is not known yet, and whether it can be tried. Skills that would save nothing are left out. */
export async function weighSkills(parts: Parts, pool: SearchPool, asking: Asking): Promise<SkillWorth[]> {
  const savings = await findSavings(parts, pool, asking)
  if (!savings) return []
  const { db, clock } = parts
  const skillIds = [...savings.levels.keys()]
  const names = new Map((await listSkillNames(db, skillIds)).map(({ id, name }) => [id, name]))
  const owner = await ownerOf(parts, asking)
  const tried = new Map((owner ? await listLast(db, owner, skillIds) : []).map((row) => [row.skill.id, row]))
  const cart = asking.viewerId === undefined ? [] : await listCart(db, asking.viewerId)
  const worth: SkillWorth[] = []
  for (const { skillId } of asking.wish) {
    const levels = savings.levels.get(skillId)
    const skillName = names.get(skillId)
    if (!levels || skillName === undefined) continue
    const last = tried.get(skillId)
    const isOpen = last !== undefined && last.endedAt === null
    const next = last && !isOpen ? nextTry(last) : undefined
    const leftOut = listLeftOut(savings, skillId, [...asking.must, ...cart])
    const [bank] = await countBanks(db, [skillId], { viewerId: asking.viewerId, leftOut })
    worth.push({
      skillId,
      skillName,
      levels: levels.map(({ level, plan }) => ({ level, ...savedBy(savings.plan, plan) })),
      canTry: isOpen || (bank?.count ?? 0) >= fewestQuestions,
      nextTryUTC: next && next > clock.now() ? next.toISOString() : null,
      isOpen,
    })
  }
  return worth
}

/** The courses that may be bought: those of the plan, of the plans with a level of the skill, and others that are wanted. */
export const listLeftOut = ({ plan, levels }: Savings, skillId: number, others: number[]): number[] => [
  ...new Set([...plan.courseIds, ...(levels.get(skillId) ?? []).flatMap(({ plan }) => plan.courseIds), ...others]),
]

export const nextTry = ({ startedAt }: Pick<PlacementRow, 'startedAt'>) => later(startedAt, { days: placementLimits.pauseDays })

/** Undefined for a guest whose browser keeps nothing yet. */
export async function ownerOf(parts: Parts, { viewerId, guest }: Pick<Asking, 'viewerId' | 'guest'>): Promise<Owner | undefined> {
  if (viewerId !== undefined) return { userId: viewerId }
  const known = await readGuest(parts, guest)
  return known && { guestId: known.id }
}
