import { Refused } from './refusals.ts'
import { refusals } from './words.ts'

export { Refused } from './refusals.ts'
export { notConfirmed } from './words.ts'

// What many features refuse. Their own refusals are in their words.ts.
export const { pleaseLogIn: notSignedIn, noSuchPage: notFound, sessionOver, noRoom } = refusals
export const filesAway = () => refusals.filesAway({ retryAfterSeconds: 5 })
export const stopping = () => refusals.stopping({ retryAfterSeconds: 5 })
/** The same key came with other content. Without an error, nobody would notice that it was not saved. */
export const alreadyDone = ({ id }: { id?: number }) => refusals.alreadyDone({ id })
/** For sentences that the contract has made. */
export const badRequest = (message: string, fields?: Record<string, string>) => new Refused(400, message, fields)

/** Whether a file could not be written because the disk or the portal's quota is full. */
export const isNoRoom = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))

/** The bucket cannot be used now. The message is for the operator: it names the bucket and its settings. */
export class BucketProblem extends Error {}
