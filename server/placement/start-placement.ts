import { randomBytes } from 'node:crypto'
import type { Placement } from '#contract/placement/placement.ts'
import type { SearchPool } from '#server/automated-search/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { listBank } from './bank.queries.ts'
import { goOn } from './go-on.ts'
import { insertPlacement, listCart, listLast, type Owner } from './placements.queries.ts'
import { type Asking, findSavings } from './savings.ts'
import { toBank } from './to-item.ts'
import { fewestQuestions, listLeftOut, nextTry, ownerOf } from './weigh-skills.ts'
import { refusals } from './words.ts'

/** Begins a placement, or goes on with the one that is open. */
export async function startPlacement(
  parts: Parts,
  pool: SearchPool,
  { skillId, ...asking }: Asking & { skillId: number },
): Promise<Placement> {
  if (!asking.wish.some((wanted) => wanted.skillId === skillId)) throw refusals.notWanted()
  const known = await ownerOf(parts, asking)
  const owner = known ?? { guestId: randomBytes(16).toString('base64url') }
  const open = known && (await findOpen(parts, known, skillId))
  if (open) return goOn(parts, owner, open.id, asking.guest)
  if ('guestId' in owner) await countAttempt(parts, { what: 'placement:guest', who: asking.address })

  const savings = await findSavings(parts, pool, asking, [skillId])
  const levels = savings?.levels.get(skillId)
  if (!savings || !levels) throw refusals.nothingToSave()
  const { viewerId, byTime } = asking
  const cart = viewerId === undefined ? [] : await listCart(parts.db, viewerId)
  const leftOut = listLeftOut(savings, skillId, [...asking.must, ...cart])
  if (toBank(await listBank(parts.db, skillId, { viewerId, leftOut })).length < fewestQuestions) throw refusals.noQuestions()
  const stakes = { byTime, before: savings.plan, levels }
  const id = await inTransaction(parts, async (parts) => {
    // Only one is begun, also when the call comes twice at once.
    if (viewerId !== undefined) await lockUser(parts.db, viewerId)
    const begun = await findOpen(parts, owner, skillId)
    return begun?.id ?? insertPlacement(parts.db, owner, { skillId, stakes, leftOut, now: parts.clock.now() })
  })
  return goOn(parts, owner, id, asking.guest)
}

/** Refuses when the last one is too recent. */
async function findOpen({ db, clock }: Parts, owner: Owner, skillId: number) {
  const [last] = await listLast(db, owner, [skillId])
  if (!last) return undefined
  if (last.endedAt === null) return last
  const milliseconds = nextTry(last).getTime() - clock.now().getTime()
  if (milliseconds > 0) throw refusals.tooEarly({ count: Math.ceil(milliseconds / 86_400_000) })
  return undefined
}
