import { filled, type Text, type Values } from '#contract/core/sentences.ts'

export interface Details {
  retryAfterSeconds?: number | undefined
  /** The id of what the first try created. */
  id?: number | undefined
  /** For clients: what is wrong, in every language the same. */
  code?: string | undefined
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

/** How one refusal looks: its status, its sentence and, where it concerns one field of a form, that field. */
interface Template<T extends Text> {
  status: number
  text: T
  field: string | undefined
}

const withStatus =
  (status: number) =>
  <const T extends Text>(text: T, field?: string): Template<T> => ({ status, text, field })

export const badRequest = withStatus(400)
export const notSignedIn = withStatus(401)
export const forbidden = withStatus(403)
export const notFound = withStatus(404)
/** For what is sent in a format that this endpoint does not have. */
export const notAcceptable = withStatus(406)
export const conflict = withStatus(409)
/** For what once existed, and never will again. */
export const gone = withStatus(410)
export const tooLarge = withStatus(413)
export const addressTooLong = withStatus(414)
export const wrongType = withStatus(415)
export const tooMany = withStatus(429)
/** For what is wrong on our side. */
export const failed = withStatus(500)
export const unavailable = withStatus(503)
export const noRoom = withStatus(507)

/** `field` is for a refusal whose field, or fields, depend on the form; `errors` is for one with another sentence for each field. */
type CallDetails = Omit<Details, 'code'> & { field?: string | string[]; errors?: Record<string, string> }

type Refuse<T extends Text> = keyof Values<T, string> extends never
  ? (details?: CallDetails) => Refused
  : (values: Values<T, string>, details?: CallDetails) => Refused

/**
 * The refusals of a feature: `throw refusals.tooFewPoints({ missing })`. Clients get the code beside the sentence:
 * `cart/too-few-points`.
 */
export const refusing = <const T extends Record<string, Template<Text>>>(feature: string, templates: T) =>
  Object.fromEntries(
    Object.entries(templates).map(([name, { status, text, field: usual }]) => {
      const code = `${feature}/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
      const refuse = (values: Record<string, string | number>, { field = usual ?? [], errors, ...details }: CallDetails = {}) => {
        const message = filled(text, values)
        const fields = errors ?? Object.fromEntries([field].flat().map((name) => [name, message]))
        return new Refused(status, message, fields, { ...details, code })
      }
      const needsValues = typeof text !== 'string' || text.includes('{')
      return [name, needsValues ? refuse : (details?: CallDetails) => refuse({}, details)]
    }),
  ) as { readonly [Name in keyof T]: Refuse<T[Name]['text']> }
