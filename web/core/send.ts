import type { z } from 'zod'
import { urlOf } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/http.ts'
import { failedAnswer, notSignedIn, tooSlow, unreachable } from './call-error.ts'

type Part = 'params' | 'querystring' | 'headers' | 'body'
type Given<E extends Endpoint, P extends Part> =
  E['schema'] extends Record<P, infer S extends z.ZodType>
    ? object extends z.input<S>
      ? { [K in P]?: z.input<S> }
      : { [K in P]: z.input<S> }
    : { [K in P]?: undefined }

/** What a call of this endpoint needs: the inputs of its schemas. */
export type CallInput<E extends Endpoint> = Given<E, 'params'> &
  Given<E, 'querystring'> &
  Given<E, 'headers'> &
  Given<E, 'body'> & {
    /** Sent as multipart, to the endpoints that take no JSON. */
    form?: FormData
    signal?: AbortSignal
    /** Goes out even when the page is being closed. */
    keepalive?: boolean
  }
/** The input may be left out where nothing in it is required. */
export type CallRest<E extends Endpoint> = object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

export type Answer<E extends Endpoint> = z.output<E['schema']['response'][keyof E['schema']['response']]>
export interface Answered<E extends Endpoint> {
  data: Answer<E>
  headers: Headers
}

const patience = 30_000
/** The server looks through a large file and puts it away before it answers. */
const patienceForForms = 5 * 60_000

/** One request as it is: no renewal, no second try. The answer is trusted, because the server passes it through the same schema. */
export async function send<E extends Endpoint>(endpoint: E, input: CallInput<E>, token?: string | null): Promise<Answered<E>> {
  const url = urlOf(endpoint, input)
  const timeout = AbortSignal.timeout(input.form ? patienceForForms : patience)
  const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout
  const hasBody = input.body !== undefined
  const headers = {
    ...(input.headers as object),
    ...headersFor(endpoint, token),
    ...(hasBody && { 'content-type': 'application/json' }),
  }
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers,
      body: hasBody ? JSON.stringify(input.body) : input.form,
      credentials: 'same-origin',
      keepalive: input.keepalive,
      signal,
    })
    const text = await response.text()
    const { ok, status, statusText, headers: answered } = response
    refuseGuestAnswer(url, answered)
    if (!ok) throw failedAnswer(url, status, statusText, text, answered.get('retry-after'), answered)
    return { data: (text ? JSON.parse(text) : null) as Answer<E>, headers: answered }
  } catch (error) {
    if (input.signal?.aborted) throw error
    if (timeout.aborted) throw tooSlow(url)
    // fetch reports every failure to connect as a TypeError; a broken JSON is a SyntaxError.
    if (error instanceof TypeError || error instanceof SyntaxError) throw unreachable(url)
    throw error
  }
}

/** An open call treats a bad token as a guest. The web renews the token instead, so that nobody sees a guest's page by accident. */
export function refuseGuestAnswer(url: string, answered: Headers) {
  if (answered.get('www-authenticate')?.includes('invalid_token')) throw notSignedIn(url)
}

export function headersFor({ method }: { method: string }, token?: string | null): Record<string, string> {
  const xsrf = method === 'GET' ? undefined : xsrfToken()
  return { ...(token && { authorization: `Bearer ${token}` }), ...(xsrf && { 'x-xsrf-token': xsrf }) }
}

function xsrfToken() {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='))
  return cookie && decodeURIComponent(cookie.slice('XSRF-TOKEN='.length))
}
