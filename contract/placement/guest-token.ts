import { z } from 'zod'
import { isGuestToken } from './placement-limits.ts'
import { words } from './words.ts'

/**
 * What a guest's browser keeps of placements, as the server signed it: who it is, and the levels that were found. One that is not valid counts
 * as none.
 */
export const GuestToken = z.string().refine(isGuestToken, words.notAGuestToken)
