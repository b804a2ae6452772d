import type { z } from 'zod'
import { endpointUrl } from '#contract/core/addresses.ts'
import type { Endpoint, PageInfo } from '#contract/core/http.ts'
import { CallError, isNotConfirmed, notSignedIn } from './call-error.ts'
import { askToConfirm } from './confirmation.ts'
import { takeFirstResponse } from './first-response.ts'
import { freshToken, renew } from './renew.ts'
import { type CallInput, type CallRest, type CallResult, type ResponseBody, send } from './send.ts'
import { readPair } from './tokens.ts'

export interface Page<Item> {
  items: Item[]
  info: PageInfo
}
type ListEndpoint = Endpoint & { schema: { response: { 200: z.ZodArray } } }

/** Calls an endpoint of the contract as the signed-in user. Fails with a `CallError`. */
export async function call<E extends Endpoint>(endpoint: E, ...rest: CallRest<E>): Promise<ResponseBody<E>> {
  const { data } = await callWithHeaders(endpoint, ...rest)
  return data
}

export async function callPage<E extends ListEndpoint>(
  endpoint: E,
  ...rest: CallRest<E>
): Promise<Page<z.output<E['schema']['response'][200]>[number]>> {
  const { data, headers } = await callWithHeaders(endpoint, ...rest)
  return { items: data as z.output<E['schema']['response'][200]>, info: JSON.parse(headers.get('x-pagination') ?? '{}') }
}

/** For responses with information in a header. */
export async function callWithHeaders<E extends Endpoint>(endpoint: E, ...[given]: CallRest<E>): Promise<CallResult<E>> {
  const input = (given ?? {}) as CallInput<E>
  const url = endpointUrl(endpoint, input)
  const first = takeFirstResponse(url)
  // The server has checked it by the same schema as any response.
  if (first) return first as CallResult<E>
  const request = () => authorised(endpoint, url, (token) => send(endpoint, input, token))
  return request().catch(async (error) => {
    if (!isNotConfirmed(error) || !(await askToConfirm())) throw error
    return request()
  })
}

/** Runs a request with a valid token: renews it first when it has expired, and once more when the server refuses it. */
export async function authorised<T>(endpoint: Endpoint, url: string, request: (token: string | null) => Promise<T>): Promise<T> {
  const { access } = endpoint.config
  if (access === 'entry') return request(null)
  // While the renewal fails, an open page is shown as guests see it, rather than not at all.
  const token = await freshToken().catch((error) => (access === 'open' ? null : Promise.reject(error)))
  if (!token && access !== 'open') throw notSignedIn(url)
  try {
    return await request(token)
  } catch (error) {
    if (!token || !(error instanceof CallError) || error.status !== 401) throw error
    // Another tab may have renewed the token in the meantime.
    if (readPair()?.accessToken === token) await renew()
    const next = readPair()?.accessToken ?? null
    if (!next && access !== 'open') throw error
    return request(next)
  }
}
