import { availableParallelism } from 'node:os'
import { refusals } from '../words.ts'
import { Gate } from './gate.ts'
import { sharedGate } from './shared-gate.ts'

/** One core is left to the main threads, which serve all requests. */
export const spareCores = Math.max(1, availableParallelism() - 1)

/**
 * A gate for a kind of response that takes the main thread and the database about a millisecond. A flood of them then delays only that
 * kind. With more than one at a time, a slow query does not hold up all the others.
 */
export const takeTurns = (atOnce: number) => new Gate(atOnce, 300, () => refusals.manyReading({ retryAfterSeconds: 5 }))

/** Long lists: pages of the catalogue with many courses, authors with all of theirs. They keep the main thread busy longest. */
export const longReads = takeTurns(1)

/** Drawing and shrinking pictures, for all users together. It runs in other threads, but takes a core. */
export const pictureWork = sharedGate('pictures', spareCores, 100, () => refusals.manyPictures({ retryAfterSeconds: 5 }))
