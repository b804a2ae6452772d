import { Refused } from './refusals.ts'
import { refusals } from './words.ts'

export { Refused } from './refusals.ts'
export { notConfirmed } from './words.ts'

export const badRequest = (message: string, fields?: Record<string, string>) => new Refused(400, message, fields)
/** Refuses one field of a form; its sentence is also the message of the whole refusal. */
export const badField = (field: string, message: string) => badRequest(message, { [field]: message })
export const forbidden = (message: string) => new Refused(403, message)
export const notFound = (message?: string) => (message === undefined ? refusals.noSuchPage() : new Refused(404, message))
/** Refuses what once existed, and never will again. */
export const gone = (message: string) => new Refused(410, message)
export const conflict = (message: string, fields?: Record<string, string>) => new Refused(409, message, fields)
/** Refuses a value that is already taken. */
export const takenField = (field: string, message: string) => conflict(message, { [field]: message })
export const tooLarge = (message: string) => new Refused(413, message)
/** Refuses a file, regardless of the other fields. */
export const wrongType = (message: string) => new Refused(415, message, { file: message })
export const tooMany = (message: string, retryAfterSeconds: number) => new Refused(429, message, {}, { retryAfterSeconds })

export const { pleaseLogIn: notSignedIn, sessionOver, noRoom } = refusals
export const filesAway = () => refusals.filesAway({ retryAfterSeconds: 5 })
export const stopping = () => refusals.stopping({ retryAfterSeconds: 5 })
/** The same key came with other content. Without an error, nobody would notice that it was not saved. */
export const alreadyDone = ({ id }: { id?: number }) => refusals.alreadyDone({ id })

/** Whether a file could not be written because the disk or the portal's quota is full. */
export const isNoRoom = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))

/** The bucket cannot be used now. The message is for the operator: it names the bucket and its settings. */
export class BucketProblem extends Error {}
