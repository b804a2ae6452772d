import type { z } from 'zod'
import { urlOf } from '#contract/addresses.ts'
import { type csvTables, statisticsCsv } from '#contract/statistics.ts'
import { authorised } from '#web/core/call.ts'
import { failedAnswer, tooSlow, unreachable } from '#web/core/call-error.ts'
import { headersFor } from '#web/core/send.ts'

type Table = (typeof csvTables)[number]
export type Asked = z.input<typeof statisticsCsv.schema.querystring>

const patience = 10 * 60_000

/** Fetched with the token in a header and then saved, because an address with a token in it would stay in histories and logs. */
export async function downloadCsv(table: Table, querystring: Asked, onProgress: (bytes: number) => void): Promise<void> {
  const url = urlOf(statisticsCsv, { params: { table }, querystring })
  save(await authorised(statisticsCsv, url, (token) => fetchBlob(url, token, onProgress)), `${table}.csv`)
}

async function fetchBlob(url: string, token: string | null, onProgress: (bytes: number) => void): Promise<Blob> {
  const signal = AbortSignal.timeout(patience)
  try {
    const response = await fetch(url, { headers: headersFor(statisticsCsv, token), credentials: 'same-origin', signal })
    if (!response.ok) throw failedAnswer(url, response.status, response.statusText, await response.text(), null)
    return await readAll(response, onProgress)
  } catch (error) {
    if (signal.aborted) throw tooSlow(url)
    if (error instanceof TypeError) throw unreachable(url)
    throw error
  }
}

/** Piece by piece, because the server streams and does not know how much it will be. */
async function readAll(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const pieces: BlobPart[] = []
  const reader = response.body?.getReader()
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    bytes += value.length
    onProgress(bytes)
  }
  return new Blob(pieces, { type: 'text/csv' })
}

function save(blob: Blob, name: string) {
  const link = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = link
  anchor.download = name
  anchor.click()
  // The browser has taken hold of it only after this task.
  setTimeout(() => URL.revokeObjectURL(link), 60_000)
}
