import type { z } from 'zod'
import { endpointUrl } from '#contract/core/addresses.ts'
import type { Endpoint } from '#contract/core/http.ts'
import { unreachable } from './call-error.ts'
import { fetchResponse, joinText } from './fetch-response.ts'

type Part = 'params' | 'querystring' | 'headers' | 'body'
type Given<E extends Endpoint, P extends Part> =
  E['schema'] extends Record<P, infer S extends z.ZodType>
    ? object extends z.input<S>
      ? { [K in P]?: z.input<S> }
      : { [K in P]: z.input<S> }
    : { [K in P]?: undefined }

/** What a call of this endpoint needs: the inputs of its schemas in the contract. */
export type CallInput<E extends Endpoint> = Given<E, 'params'> &
  Given<E, 'querystring'> &
  Given<E, 'headers'> &
  Given<E, 'body'> & {
    /** Sent as multipart, to endpoints that do not take JSON. */
    form?: FormData
    signal?: AbortSignal
    /** Sent even when the page is being closed. */
    keepalive?: boolean
  }
/** The input is optional if nothing in it is required. */
export type CallRest<E extends Endpoint> = object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

export type ResponseBody<E extends Endpoint> = z.output<E['schema']['response'][keyof E['schema']['response']]>
export interface CallResult<E extends Endpoint> {
  data: ResponseBody<E>
  headers: Headers
}

/** The server checks a large file and stores it before it responds. */
const patienceForForms = 5 * 60_000

/** Sends one request: no renewal, no second try. The response is trusted, because the server checks it by the same schema. */
export async function send<E extends Endpoint>(endpoint: E, input: CallInput<E>, token?: string | null): Promise<CallResult<E>> {
  const url = endpointUrl(endpoint, input)
  const patience = input.form && { patience: patienceForForms }
  const { headers, pieces } = await fetchResponse(url, { ...toRequest(endpoint, input, token), ...patience })
  const text = joinText(pieces)
  try {
    return { data: (text ? JSON.parse(text) : null) as ResponseBody<E>, headers }
  } catch {
    throw unreachable(url)
  }
}

/** What `fetch` needs for a call. */
export function toRequest<E extends Endpoint>(endpoint: E, input: CallInput<E>, token?: string | null) {
  const { body, form, keepalive, signal } = input
  return {
    method: endpoint.method,
    headers: {
      ...(input.headers as object),
      ...headersFor(endpoint, token),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? form : JSON.stringify(body),
    keepalive,
    signal,
  }
}

export function headersFor({ method }: { method: string }, token?: string | null): Record<string, string> {
  const xsrf = method === 'GET' ? undefined : xsrfToken()
  return { ...(token && { authorization: `Bearer ${token}` }), ...(xsrf && { 'x-xsrf-token': xsrf }) }
}

function xsrfToken() {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='))
  return cookie && decodeURIComponent(cookie.slice('XSRF-TOKEN='.length))
}
