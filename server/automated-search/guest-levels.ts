import { SignJWT } from 'jose'
import { z } from 'zod'
import { placementLimits } from '#contract/placement/placement-limits.ts'
import type { Parts } from '#server/core/app.ts'
import { signToken, verifyToken } from '#server/core/security/signed-token.ts'
import type { SkillLevel } from './read-problem.ts'

const type = 'guest-placements+jwt'
const mostLevels = 100

/** What a guest's browser keeps: an id of its own, and the levels that placements found. */
export interface Guest {
  id: string
  levels: (SkillLevel & { countsUntil: Date })[]
}

/** The levels are short, because the token is sent with every plan. */
const Claims = z.object({
  sub: z.string().regex(/^[\w-]{22}$/),
  levels: z
    .array(z.tuple([z.int().positive(), z.int().min(1).max(placementLimits.level.max), z.int()]))
    .max(mostLevels)
    .transform((levels) => levels.map(([skillId, level, until]) => ({ skillId, level, countsUntil: new Date(until * 1000) }))),
})

export function signGuest({ secrets }: Pick<Parts, 'secrets'>, { id, levels }: Guest): Promise<string> {
  const newest = levels.toSorted((a, b) => b.countsUntil.getTime() - a.countsUntil.getTime()).slice(0, mostLevels)
  const claims = newest.map(({ skillId, level, countsUntil }) => [skillId, level, Math.floor(countsUntil.getTime() / 1000)])
  return signToken(secrets.placement, type, new SignJWT({ levels: claims }).setSubject(id))
}

/** Undefined for anything that this portal did not sign. Levels that count no longer are left out. */
export async function readGuest({ secrets, clock }: Pick<Parts, 'secrets' | 'clock'>, token = ''): Promise<Guest | undefined> {
  const claims = await verifyToken(secrets.placement, type, token, { currentDate: clock.now() }).catch(() => undefined)
  const { success, data } = Claims.safeParse(claims)
  if (!success) return undefined
  return { id: data.sub, levels: data.levels.filter(({ countsUntil }) => countsUntil > clock.now()) }
}

/** The levels that count for a guest. */
export const placedOf = async (parts: Pick<Parts, 'secrets' | 'clock'>, token: string | undefined): Promise<SkillLevel[]> =>
  (await readGuest(parts, token))?.levels.map(({ skillId, level }) => ({ skillId, level })) ?? []
