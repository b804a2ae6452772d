import { z } from 'zod'
import { limits } from './limits.ts'
import { line, wholeNumber } from './text.ts'

/**
 * Who may call an endpoint. `open`: anyone; a token that is not good counts as none. `entry`: anyone, and a token is not
 * looked at, because signing in and out must work with an old one still stored. The rest need a good token, and the role.
 */
export type Access = 'open' | 'entry' | 'signed-in' | 'creator' | 'admin'

/** One call of the API as plain data, in the shape that Fastify's `route()` takes; the web's `call()` reads the same object. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  config: { access: Access }
  schema: {
    summary: string
    params?: z.ZodType
    querystring?: z.ZodType
    headers?: z.ZodType
    body?: z.ZodType
    consumes?: readonly string[]
    produces?: readonly string[]
    response: { [status: number]: z.ZodType }
  }
}

const pageNumber = 'pageNumber must be a whole number from 1.'
const pageSize = `pageSize must be a whole number from 1 to ${limits.maxPageSize}.`
/** A page so deep that no list reaches it; beyond, the offset would not fit the database's numbers. */
const deepestPage = 10_000_000

export const PageQuery = z.object({
  pageNumber: z.coerce
    .number<number | string>(pageNumber)
    .int(pageNumber)
    .min(1, pageNumber)
    .max(deepestPage, pageNumber)
    .default(1),
  pageSize: z.coerce
    .number(pageSize)
    .int(pageSize)
    .min(1, pageSize)
    .max(limits.maxPageSize, pageSize)
    .default(limits.defaultPageSize),
})
export type PageQuery = z.output<typeof PageQuery>

/** A page of a list that can be narrowed to the names holding a text. */
export const ListQuery = PageQuery.extend({ filter: line('Filter', 200).default('') })
export type ListQuery = z.output<typeof ListQuery>

/** The JSON of the response header `x-pagination`. */
export const PageInfo = z.object({
  PageNumber: z.int(),
  PageSize: z.int(),
  TotalPages: z.int(),
  TotalCount: z.int(),
  HasPreviousPage: z.boolean(),
  HasNextPage: z.boolean(),
  /** Present and true where there are too many matches to count each time. */
  TotalIsEstimate: z.literal(true).optional(),
})
export type PageInfo = z.infer<typeof PageInfo>

const largestId = 2 ** 31 - 1
/** An id in a path. A number too large for the database names nothing, which is "not found", not "bad": it stays the largest. */
export const pathId = (what: string) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `This is not the number of a ${what}.`)
    .transform((digits) => Math.min(Number(digits), largestId))

/** An id in a body. */
export const bodyId = (message?: string) =>
  wholeNumber(message ?? 'This value is not valid.', { min: 1, max: largestId, missing: message ?? 'This field is required.' })

/** Whoever gets no answer sends the same again, with the same key: it happens once, and the first answer comes. */
export const IdempotencyKey = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() })

export const ErrorBody = z.object({
  StatusCode: z.int(),
  Message: z.string(),
  errors: z.record(z.string(), z.string()),
  requestId: z.string().optional(),
  /** Of what the first try with this key had made. */
  id: z.int().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** The answer of calls that say nothing but "done" (204). */
export const Nothing = z.null()

/** A document, which no schema can describe; with `produces: ['application/pdf']`. */
export const PdfFile = z.any().meta({ type: 'string', format: 'binary' })
