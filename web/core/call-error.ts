import { errorCodes } from '#contract/core/error-codes.ts'
import type { ErrorBody } from '#contract/core/http.ts'
import { words } from './first-words.ts'

interface Failure {
  status: number
  statusText: string
  url: string
  message: string
  errors?: Record<string, string>
  requestId?: string
  id?: number
  code?: string | undefined
  token?: string | undefined
  retryAfter?: number
  headers?: Headers
}

/** A response that is not a success, or no response at all (status 0). `message` is always a sentence for the user. */
export class CallError extends Error {
  override name = 'CallError'
  status: number
  statusText: string
  url: string
  errors: Record<string, string>
  requestId: string | undefined
  /** The id of what the first try created, when a second one with the same key asks for something else. */
  id: number | undefined
  /** For refusals that the user can do something about, and what has to be sent then. */
  code: string | undefined
  token: string | undefined
  /** Seconds to wait, when the server says so. */
  retryAfter: number | undefined
  /** Of the response, if there was one. Some refusals have details in a header. */
  headers: Headers | undefined

  constructor(failure: Failure) {
    super(failure.message)
    this.status = failure.status
    this.statusText = failure.statusText
    this.url = failure.url
    this.errors = failure.errors ?? {}
    this.requestId = failure.requestId
    this.id = failure.id
    this.code = failure.code
    this.token = failure.token
    this.retryAfter = failure.retryAfter
    this.headers = failure.headers
  }
}

export const unreachable = (url: string) => new CallError({ status: 0, statusText: '', url, message: words.unreachable })

export const tooSlow = (url: string) => new CallError({ status: 0, statusText: '', url, message: words.tooSlow })

export const notSignedIn = (url: string) => new CallError({ status: 401, statusText: '', url, message: words.logIn })

export const isNotSignedIn = (error: unknown) => error instanceof CallError && error.status === 401

export const isNotConfirmed = (error: unknown) => error instanceof CallError && error.code === errorCodes.confirm

/** There was no response, so it is unknown whether the call arrived. */
export const isUnreachable = (error: unknown) => error instanceof CallError && error.status === 0

/** The portal, its database or its proxy is down for a while: the same call will succeed once it is back. */
export const isAway = (error: unknown) => error instanceof CallError && [0, 502, 503, 504].includes(error.status)

/** No response, or a server error: the action may have happened. */
export const isUnconfirmed = (error: unknown) => !(error instanceof CallError) || error.status === 0 || error.status >= 500

export function responseError(
  url: string,
  status: number,
  statusText: string,
  text: string,
  retryAfter: string | null,
  headers?: Headers,
) {
  const body = readBody(text)
  return new CallError({
    status,
    statusText,
    url,
    message: body.Message || words.failed({ status: String(status) }),
    errors: body.errors,
    requestId: body.requestId,
    id: body.id,
    code: body.code,
    token: body.token,
    retryAfter: Number(retryAfter) || undefined,
    headers,
  })
}

/** Returns what to show for a failure: the sentence of each field, or the message when no field is at fault. */
export function errorMessages(error: unknown): string[] {
  if (isMissingCode(error)) return [words.noCode]
  if (!(error instanceof CallError)) return [words.fault]
  const sentences = Object.values(error.errors)
  if (sentences.length > 0) return sentences
  return [error.requestId ? words.request({ message: error.message, id: error.requestId }) : error.message]
}

/** Recognises code that could not be loaded by the messages of Chromium, Firefox and Safari, and a style sheet by that of Vite. */
export function isMissingCode(error: unknown) {
  const reasons = /dynamically imported module|Importing a module script failed|Unable to preload CSS/
  return error instanceof Error && reasons.test(error.message)
}

/** A proxy may send something that is not our JSON. */
function readBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text)
    return body && typeof body === 'object' ? body : {}
  } catch {
    return {}
  }
}
