/** A request that is turned down with a sentence for the user. Thrown anywhere, answered in one place. */
export class Refused extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, message: string, fields: Record<string, string> = {}, retryAfterSeconds?: number) {
    super(message)
    this.status = status
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const badRequest = (message: string, fields?: Record<string, string>) => new Refused(400, message, fields)
export const notSignedIn = (message = 'Please log in.') => new Refused(401, message)
export const forbidden = (message = 'You are not allowed to do this.') => new Refused(403, message)
export const notFound = (message = 'This page or thing does not exist.') => new Refused(404, message)
export const conflict = (message: string, fields?: Record<string, string>) => new Refused(409, message, fields)
export const tooLarge = (message: string) => new Refused(413, message)
export const wrongType = (message: string) => new Refused(415, message)
export const tooMany = (message: string, retryAfterSeconds: number) => new Refused(429, message, {}, retryAfterSeconds)
export const stopping = () => new Refused(503, 'The portal is stopping. Please try again in a moment.', {}, 5)
