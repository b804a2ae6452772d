import { endpointUrl } from '#contract/core/addresses.ts'
import type { Endpoint } from '#contract/core/http.ts'
import { authorised } from './call.ts'
import { fetchResponse } from './fetch-response.ts'
import { type CallInput, toRequest } from './send.ts'

/** The server may work for a while on one line. */
const patience = 60_000

/** Calls an endpoint that sends lines of JSON, and returns when the server has sent the last one. */
export function callLines<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & { signal: AbortSignal },
  onLine: (data: unknown) => void,
): Promise<void> {
  const url = endpointUrl(endpoint, input)
  return authorised(endpoint, url, async (token) => {
    const read = lineReader(onLine)
    const onProgress = (_bytes: number, piece: Uint8Array) => read(piece)
    await fetchResponse(url, { ...toRequest(endpoint, input, token), patience, onProgress })
  })
}

/** Lines may arrive in pieces. What is not JSON is the page of a proxy, whose status says what is wrong. */
export function lineReader(onLine: (data: unknown) => void) {
  const decoder = new TextDecoder()
  let rest = ''
  return (piece: Uint8Array) => {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('{') && line.endsWith('}')) onLine(JSON.parse(line))
  }
}
