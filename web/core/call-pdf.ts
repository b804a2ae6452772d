import { urlOf } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/http.ts'
import { authorised } from './call.ts'
import { CallError, failedAnswer, tooSlow, unreachable } from './call-error.ts'
import { type CallInput, headersFor, refuseGuestAnswer } from './send.ts'

const pdf = 'application/pdf'
const patience = 60_000

/** Calls an endpoint that answers a document. */
export function callPdf<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  const url = urlOf(endpoint, input)
  return authorised(endpoint, url, (token) => fetchPdf(endpoint, url, input.body, token))
}

async function fetchPdf(endpoint: Endpoint, url: string, asked: unknown, token: string | null): Promise<Blob> {
  const signal = AbortSignal.timeout(patience)
  try {
    const hasBody = asked !== undefined
    const headers = { ...headersFor(endpoint, token), accept: pdf, ...(hasBody && { 'content-type': 'application/json' }) }
    const body = hasBody ? JSON.stringify(asked) : undefined
    const response = await fetch(url, { method: endpoint.method, headers, body, credentials: 'same-origin', signal })
    const { ok, status, statusText, headers: answered } = response
    refuseGuestAnswer(url, answered)
    if (!ok) throw failedAnswer(url, status, statusText, await response.text(), answered.get('retry-after'), answered)
    // A window with a blob belongs to our own origin, so whatever else comes must not get there: a page of a proxy would run as ours.
    if (status !== 200 || answered.get('content-type') !== pdf) throw noDocument(url, status)
    return new Blob([await response.arrayBuffer()], { type: pdf })
  } catch (error) {
    if (signal.aborted) throw tooSlow(url)
    if (error instanceof TypeError) throw unreachable(url)
    throw error
  }
}

const noDocument = (url: string, status: number) =>
  new CallError({ status, statusText: '', url, message: 'The answer was no document. Try again in a moment.' })
