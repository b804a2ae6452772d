import { availableParallelism } from 'node:os'
import { tooMany } from './errors.ts'
import { Gate } from './gate.ts'

/** One core stays for the thread that answers everybody. */
export const spareCores = Math.max(1, availableParallelism() - 1)

/**
 * Answers that take the main thread a millisecond or more: pages, long lists. Two at a time, so that whoever asks for something small
 * comes in between and does not wait for all of them.
 */
export const longReads = new Gate(2, 300, () => tooMany('Many people are reading just now. Please try again in a moment.', 5))

/** Drawing and shrinking pictures, whoever asks. It runs beside the main thread, but takes a core. */
export const pictureWork = new Gate(spareCores, 100, () =>
  tooMany('Many pictures are being drawn right now. Please try again in a moment.', 5),
)
