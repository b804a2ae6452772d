import { z } from 'zod'

export const tooLong = (what: string, max: number) => `${what} must be at most ${max} characters.`
/** Control characters are refused because names reach documents, logs and headers. */
export const line = (what: string, max: number) =>
  z
    .string(`${what} is required.`)
    .trim()
    .max(max, tooLong(what, max))
    .regex(/^\P{Cc}*$/u, `${what} must be one line of text.`)

/** Text of several lines: tabs and line breaks are the only control characters. */
const manyLines = /^[\P{Cc}\t\n\r]*$/u
export const text = (what: string, min: number, max: number, message = `${what} must be between ${min} and ${max} characters.`) =>
  z
    .string(`${what} is required.`)
    .trim()
    .min(min, message)
    .max(max, message)
    .regex(manyLines, `${what} holds characters that cannot be shown.`)

/** A day like 2026-11-01. The calendar of the database has no year 0. What is no day is not compared with others, so that one sentence says it. */
export const isoDate = (message: string) =>
  z.iso.date({ error: message, abort: true }).refine((date) => date >= '0001', { error: message, abort: true })

/** Left out or null, it is this. */
export const otherwise = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.nullish().transform((given) => given ?? value)

/**
 * A whole number in a body: as JSON writes it, or as a text of digits ("2"), as forms and some clients send it. Anything else that
 * JavaScript would make a number of ("1e3", " 2", "") is refused.
 */
export function wholeNumber(
  notWhole: string,
  { min, max, outside = notWhole, missing = notWhole }: { min: number; max: number; outside?: string; missing?: string },
) {
  const error = ({ input }: { input?: unknown }) => (input === undefined || input === null || input === '' ? missing : notWhole)
  const written = z.string().regex(/^-?\d{1,15}$/, { error, abort: true })
  return z
    .union([z.int().meta({ minimum: min, maximum: max }), written], { error })
    .transform(Number)
    .pipe(z.int(notWhole).min(min, outside).max(max, outside))
}

export const whole = (what: string, min: number, max: number) =>
  wholeNumber(`${what} must be a whole number from ${min} to ${max}.`, { min, max, missing: `${what} is required.` })
