import { z } from 'zod'
import { checks } from './words.ts'

const required = (label: string) => checks.required({ label })
export const tooLong = (label: string, max: number) => checks.tooLong({ label, max: String(max) })
/** Control characters are refused because names get into documents, logs and headers. */
export const line = (label: string, max: number) =>
  z
    .string(required(label))
    .trim()
    .max(max, tooLong(label, max))
    .regex(/^\P{Cc}*$/u, checks.oneLine({ label }))
export const requiredLine = (label: string, max: number) => line(label, max).min(1, required(label))

/** Text of several lines: tabs and line breaks are the only control characters. */
const manyLines = /^[\P{Cc}\t\n\r]*$/u
export const text = (
  label: string,
  min: number,
  max: number,
  message = checks.length({ label, min: String(min), max: String(max) }),
) => z.string(required(label)).trim().min(min, message).max(max, message).regex(manyLines, checks.unreadable({ label }))

/** Text of several lines that is kept as it was typed. */
export const typed = (label: string, max: number) =>
  z
    .string()
    .max(max, tooLong(label, max))
    .regex(manyLines, checks.unreadable({ label }))
    // Half of a character cannot be stored.
    .overwrite((value) => value.toWellFormed())

/** A day like 2026-11-01. The database's calendar has no year 0. `abort` keeps a wrong day from being reported again by comparisons with other days. */
export const isoDate = (message: string) =>
  z.iso.date({ error: message, abort: true }).refine((date) => date >= '0001', { error: message, abort: true })

/** A default for a value that is left out or null. */
export const otherwise = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.nullish().transform((given) => given ?? value)

/**
 * A whole number in a body: a JSON number, or digits in a text ("2"), as forms and some clients send it. Other texts that
 * JavaScript would convert to a number ("1e3", " 2", "") are refused.
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

export const whole = (label: string, min: number, max: number) =>
  wholeNumber(checks.whole({ label, min: String(min), max: String(max) }), { min, max, missing: required(label) })
