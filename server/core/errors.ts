import { errorCodes } from '#contract/core/error-codes.ts'

export interface Details {
  retryAfterSeconds?: number
  /** The id of what the first try created. */
  id?: number | undefined
  /** For clients; see server/core/refusals.ts. */
  code?: string
  /** What clients have to send then. */
  token?: string
}

/** Refuses a request with a sentence for the user. Thrown anywhere, turned into a response in one place. */
export class Refused extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  readonly retryAfterSeconds: number | undefined
  readonly id: number | undefined
  readonly code: string | undefined
  readonly token: string | undefined

  constructor(status: number, message: string, fields: Record<string, string> = {}, details: Details = {}) {
    super(message)
    this.status = status
    this.fields = fields
    this.retryAfterSeconds = details.retryAfterSeconds
    this.id = details.id
    this.code = details.code
    this.token = details.token
  }
}

export const badRequest = (message: string, fields?: Record<string, string>) => new Refused(400, message, fields)
/** Refuses one field of a form; its sentence is also the message of the whole refusal. */
export const badField = (field: string, message: string) => badRequest(message, { [field]: message })
export const notSignedIn = (message = 'Please log in.') => new Refused(401, message)
export const sessionOver = () => notSignedIn('Your session has ended. Please log in again.')
export const forbidden = (message = 'You are not allowed to do this.') => new Refused(403, message)
/** For what asks for a proof of identity; `POST /api/account/confirm` takes it. */
export const notConfirmed = () => new Refused(403, 'Please confirm that it is you.', {}, { code: errorCodes.confirm })
export const notFound = (message = 'This page or item does not exist.') => new Refused(404, message)
/** Refuses what once existed, and never will again. */
export const gone = (message: string) => new Refused(410, message)
export const conflict = (message: string, fields?: Record<string, string>) => new Refused(409, message, fields)
/** Refuses a value that is already taken. */
export const takenField = (field: string, message: string) => conflict(message, { [field]: message })
export const tooLarge = (message: string) => new Refused(413, message)
/** Refuses a file, regardless of the other fields. */
export const wrongType = (message: string) => new Refused(415, message, { file: message })
export const tooMany = (message: string, retryAfterSeconds: number) => new Refused(429, message, {}, { retryAfterSeconds })
export const noRoom = () => new Refused(507, 'Coursewise has no space for this file right now. Please try again later.')
export const filesAway = () =>
  new Refused(503, 'The portal cannot reach its files right now. Please try again in a moment.', {}, { retryAfterSeconds: 5 })
export const stopping = () =>
  new Refused(503, 'The portal is stopping. Please try again in a moment.', {}, { retryAfterSeconds: 5 })
/** The same key came with other content. Without an error, nobody would notice that it was not saved. */
export const alreadyDone = ({ id }: { id?: number }) =>
  new Refused(
    409,
    'Your first attempt was received with the values you entered then. Nothing else was changed. Check the result before you try again.',
    {},
    { id },
  )

/** Whether a file could not be written because the disk or the portal's quota is full. */
export const isNoRoom = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))

/** The bucket cannot be used now. The message is for the operator: it names the bucket and its settings. */
export class BucketProblem extends Error {}
