import { later } from '#server/core/clock.ts'
import type { CheckSettings } from '#server/materials/index.ts'
import type { Tries, TriesSoFar } from './attempts.queries.ts'

/** How many attempts can still be started. Null: as many as one likes, as always at a trial. */
export const triesLeft = ({ isTrial }: Tries, { attempts }: CheckSettings, { count }: TriesSoFar): number | null =>
  isTrial || attempts === null ? null : Math.max(0, attempts - count)

/** From when on the next attempt can be started, as far as the pause decides. */
export const nextStart = ({ isTrial }: Tries, { pauseMinutes }: CheckSettings, { lastSentAt }: TriesSoFar): Date | null =>
  isTrial || pauseMinutes === 0 || lastSentAt === null ? null : later(lastSentAt, { minutes: pauseMinutes })
