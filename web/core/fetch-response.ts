import { notSignedIn, responseError, tooSlow, unreachable } from './call-error.ts'
import { watchSilence } from './silence.ts'

export interface FetchOptions extends Pick<RequestInit, 'method' | 'headers' | 'body' | 'keepalive' | 'cache'> {
  signal?: AbortSignal | undefined
  /** Milliseconds without a byte from the server after which the request fails. */
  patience?: number
  /** Called with the number of bytes so far, and those that have just arrived. */
  onProgress?: ((bytes: number, piece: Piece) => void) | undefined
}

type Piece = Uint8Array<ArrayBuffer>

export interface FetchedResponse {
  status: number
  headers: Headers
  /** The body, as it arrived. */
  pieces: Piece[]
}

/**
 * The only fetch of the web. Fails with a `CallError` for every response but a success, without a connection, and after a silence;
 * as long as bytes arrive, it may take any time. An abort by the caller's signal is passed on.
 */
export async function fetchResponse(url: string, options: FetchOptions = {}): Promise<FetchedResponse> {
  const { signal, patience = 30_000, onProgress, ...request } = options
  const silence = new AbortController()
  const watch = watchSilence(patience, () => silence.abort())
  const stops = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal
  try {
    const response = await fetch(url, { ...request, credentials: 'same-origin', signal: stops })
    const { ok, status, statusText, headers } = response
    const pieces: Piece[] = []
    let bytes = 0
    for await (const piece of readPieces(response)) {
      watch.heard()
      pieces.push(piece)
      bytes += piece.length
      onProgress?.(bytes, piece)
    }
    // An open call with a bad token gets the response for guests. The web renews the token instead, so that nobody is shown a guest's page.
    if (headers.get('www-authenticate')?.includes('invalid_token')) throw notSignedIn(url)
    if (!ok) throw responseError(url, status, statusText, joinText(pieces), headers.get('retry-after'), headers)
    return { status, headers, pieces }
  } catch (error) {
    if (signal?.aborted) throw error
    if (silence.signal.aborted) throw tooSlow(url)
    // fetch reports every lost connection as a TypeError, even in the middle of a body.
    throw error instanceof TypeError ? unreachable(url) : error
  } finally {
    watch.stop()
  }
}

export function joinText(pieces: Piece[]): string {
  const decoder = new TextDecoder()
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode()
}

export function joinBytes(pieces: Piece[]): Piece {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** By hand, because Safari cannot iterate over a stream. */
async function* readPieces({ body }: Response) {
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) return
    yield value
  }
}
