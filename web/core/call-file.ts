import { endpointUrl } from '#contract/core/addresses.ts'
import type { Endpoint } from '#contract/core/http.ts'
import { authorised } from './call.ts'
import { CallError } from './call-error.ts'
import { fetchResponse } from './fetch-response.ts'
import { type CallInput, toRequest } from './send.ts'
import { words } from './words.ts'

/** The server may work for a while before the first byte. */
const patience = 60_000

/** Calls an endpoint that returns a file of this type. */
export function callFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  type: 'application/pdf' | 'text/csv',
  onProgress?: (bytes: number) => void,
): Promise<Blob> {
  const url = endpointUrl(endpoint, input)
  return authorised(endpoint, url, async (token) => {
    const { headers: own, ...request } = toRequest(endpoint, input, token)
    const headers = { ...own, accept: type }
    const { status, headers: received, pieces } = await fetchResponse(url, { ...request, headers, patience, onProgress })
    // A window that shows a blob belongs to our origin, so anything else, such as a proxy's page, would run as ours.
    if (status !== 200 || received.get('content-type')?.split(';')[0] !== type) {
      throw new CallError({ status, statusText: '', url, message: words.noDocument })
    }
    return new Blob(pieces, { type })
  })
}
