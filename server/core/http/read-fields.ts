import type { z } from 'zod'
import { badRequest } from '../errors.ts'

/** Checks what did not come as JSON, with the same answer as for JSON: each field with its sentence. */
export function readFields<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const result = schema.safeParse(fields)
  if (result.success) return result.data
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.') || 'body'] ??= message
  throw badRequest(Object.values(errors).join('; '), errors)
}
