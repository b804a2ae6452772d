import { filled, type Text, type Values } from '#contract/core/sentences.ts'
import { type Details, Refused } from './errors.ts'

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
export const conflict = withStatus(409)
/** For what once existed, and never will again. */
export const gone = withStatus(410)
export const tooLarge = withStatus(413)
export const wrongType = withStatus(415)
export const tooMany = withStatus(429)
export const unavailable = withStatus(503)
export const noRoom = withStatus(507)

type Refuse<T extends Text> = keyof Values<T, string> extends never
  ? (details?: Details) => Refused
  : (values: Values<T, string>, details?: Details) => Refused

/**
 * The refusals of a feature: `throw refusals.tooFewPoints({ missing })`. Clients get the code beside the sentence:
 * `cart/too-few-points`.
 */
export const refusing = <const T extends Record<string, Template<Text>>>(feature: string, templates: T) =>
  Object.fromEntries(
    Object.entries(templates).map(([name, { status, text, field }]) => {
      const code = `${feature}/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
      const refuse = (values: Record<string, string | number>, details?: Details) => {
        const message = filled(text, values)
        return new Refused(status, message, field ? { [field]: message } : {}, { ...details, code })
      }
      const needsValues = typeof text !== 'string' || text.includes('{')
      return [name, needsValues ? refuse : (details?: Details) => refuse({}, details)]
    }),
  ) as { readonly [Name in keyof T]: Refuse<T[Name]['text']> }
