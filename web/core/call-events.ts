import { endpointUrl } from '#contract/core/addresses.ts'
import type { Endpoint } from '#contract/core/http.ts'
import { authorised } from './call.ts'
import { fetchResponse } from './fetch-response.ts'
import { toRequest } from './send.ts'

/** The server gives a sign of life every 25 seconds. */
const patience = 60_000

/**
 * Calls an endpoint that sends events, and returns when the server ends the stream. Not with the browser's EventSource, which could
 * only send the token in the address.
 */
export function callEvents(endpoint: Endpoint, { signal, onEvent }: { signal: AbortSignal; onEvent: (data: unknown) => void }) {
  const url = endpointUrl(endpoint)
  return authorised(endpoint, url, async (token) => {
    const read = eventReader(onEvent)
    const onProgress = (_bytes: number, piece: Uint8Array) => read(piece)
    await fetchResponse(url, { ...toRequest(endpoint, { signal }, token), patience, onProgress })
  })
}

/** Events end with an empty line. They may arrive in pieces, and comments have no data. */
function eventReader(onEvent: (data: unknown) => void) {
  const decoder = new TextDecoder()
  let rest = ''
  return (piece: Uint8Array) => {
    const events = (rest + decoder.decode(piece, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) if (event.startsWith('data: ')) onEvent(JSON.parse(event.slice('data: '.length)))
  }
}
