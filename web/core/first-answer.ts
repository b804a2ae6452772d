import { readPair } from './tokens.ts'

export interface FirstAnswer {
  data: unknown
  headers: Headers
}

let isWaiting = true

/**
 * The server sends the answer to the first call of a page along with it (server/pages), as guests get it. It is for the very
 * first call or for none: whoever is signed in sees more than a guest, what is asked for later may have changed, and a page that
 * comes back from the browser's history may be days old.
 */
export function takeFirstAnswer(url: string): FirstAnswer | undefined {
  if (!isWaiting) return undefined
  isWaiting = false
  const text = document.getElementById('first-data')?.textContent
  if (!text || readPair() || isFromHistory()) return undefined
  const { url: answered, pagination, body } = JSON.parse(text) as { url: string; pagination: string | null; body: unknown }
  if (answered !== url) return undefined
  return { data: body, headers: new Headers(pagination ? { 'x-pagination': pagination } : {}) }
}

function isFromHistory() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
