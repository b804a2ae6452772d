import { readGuest } from '#server/automated-search/index.ts'
import type { Parts } from '#server/core/app.ts'
import { keepLevels } from './placements.queries.ts'

/** Takes over what a guest's browser keeps, for the user who signed in there. */
export async function keepGuestLevels(parts: Parts, userId: number, token: string): Promise<void> {
  const guest = await readGuest(parts, token)
  if (guest && guest.levels.length > 0) await keepLevels(parts.db, userId, guest.levels, parts.clock.now())
}
