import { z } from 'zod'
import { limits } from './limits.ts'
import { line, wholeNumber } from './text.ts'
import { checks, labels } from './words.ts'

/**
 * Who may call an endpoint. `open`: anyone; an invalid token counts as none. `entry`: anyone, and the token is ignored, because signing
 * in and out must work while an old one is still stored. The rest need a valid token, and the role.
 */
export type Access = 'open' | 'entry' | 'signed-in' | 'creator' | 'admin'

/** A call of the API as plain data, in the shape of Fastify's `route()`; the web's `call()` takes the same object. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  config: {
    access: Access
    /** Only for a session that has just proved whose it is, by signing in or by `POST /api/account/confirm`. */
    confirmed?: true
    /** The response stays open, so how long it takes says nothing. */
    isStream?: true
    /** It changes nothing that guests read, so what they read together is kept. */
    onlyCounts?: true
    /** Every open page does it by itself, so the log mentions it at "debug" only. */
    isRoutine?: true
  }
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

const pageNumber = 'pageNumber must be a whole number, at least 1.'
const pageSize = `pageSize must be a whole number from 1 to ${limits.maxPageSize}.`
/** No list is that long; beyond it, the offset would not fit into the database's numbers. */
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

/** A page of a list, narrowed to the names that contain the filter. */
export const ListQuery = PageQuery.extend({ filter: line(labels.filter, 200).default('') })
export type ListQuery = z.output<typeof ListQuery>

/** The JSON of the response header `x-pagination`. */
export const PageInfo = z.object({
  PageNumber: z.int(),
  PageSize: z.int(),
  TotalPages: z.int(),
  TotalCount: z.int(),
  HasPreviousPage: z.boolean(),
  HasNextPage: z.boolean(),
  /** Only when there are too many matches to count. */
  TotalIsEstimate: z.literal(true).optional(),
  /** What was searched for, where the typed words were taken to be misspelled. */
  Corrected: z.string().optional(),
})
export type PageInfo = z.infer<typeof PageInfo>

/** An id in a path. A number too large for the database becomes the largest one, so that it is "not found" rather than an error. */
export const pathId = (what: string) =>
  z
    .string()
    .regex(/^\d{1,10}$/, checks.notAnId({ what }))
    .transform((digits) => Math.min(Number(digits), limits.id.max))

/** Ids in a query: `4,17`, each once. One too large for the database becomes the largest, like those in a path. */
export const idList = (message: string, most: number) =>
  z
    .string(message)
    .regex(/^(\d{1,10}(,\d{1,10})*)?$/, message)
    .default('')
    .transform((text) => [
      ...new Set(
        text
          .split(',')
          .filter(Boolean)
          .map((digits) => Math.min(Number(digits), limits.id.max)),
      ),
    ])
    .refine((ids) => ids.length <= most, message)

/** An id in a body. */
export const bodyId = (message?: string) =>
  wholeNumber(message ?? checks.wrongValue, { ...limits.id, missing: message ?? checks.missingValue })

/** A client that got no response sends the same again with the same key: it happens once, and both get the same response. */
export const IdempotencyKey = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() })

export const ErrorBody = z.object({
  StatusCode: z.int(),
  Message: z.string(),
  errors: z.record(z.string(), z.string()),
  /** Says which refusal it is, in every language: `cart/too-few-points`. */
  code: z.string().optional(),
  /** With `accounts/second-step`: what the second call has to send. */
  token: z.string().optional(),
  requestId: z.string().optional(),
  /** The id of what the first try with this key created. */
  id: z.int().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** The response of calls that return nothing (204). */
export const Nothing = z.null()

/** A document, which no schema can describe; goes with `produces: ['application/pdf']`. */
export const PdfFile = z.any().meta({ type: 'string', format: 'binary' })
