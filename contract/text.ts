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

/** A day like 2026-11-01. The calendar of the database has no year 0. */
export const isoDate = (message: string) => z.iso.date(message).refine((date) => date >= '0001', message)

/** Left out or null, it is this. */
export const otherwise = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.nullish().transform((given) => given ?? value)

/** A whole number, from a form or from JSON. */
export const whole = (what: string, min: number, max: number) => {
  const message = `${what} must be a whole number from ${min} to ${max}.`
  return z
    .union([z.number(), z.string().trim().min(1, `${what} is required.`)], `${what} is required.`)
    .pipe(z.coerce.number<number | string>(message).int(message).min(min, message).max(max, message))
}
