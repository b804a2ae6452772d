import { readPair } from './tokens.ts'

export interface FirstResponse {
  data: unknown
  headers: Headers
}

let isWaiting = true

/**
 * The server sends the response to a page's first call with the page (server/pages), as guests get it. It is used for the very first call
 * or not at all: signed-in users see more than guests, later calls may have other results, and a page from the browser's history may be
 * days old.
 */
export function takeFirstResponse(url: string): FirstResponse | undefined {
  if (!isWaiting) return undefined
  isWaiting = false
  const text = document.getElementById('first-data')?.textContent
  if (!text || readPair() || isFromHistory()) return undefined
  const { url: requested, pagination, body } = JSON.parse(text) as { url: string; pagination: string | null; body: unknown }
  if (requested !== url) return undefined
  return { data: body, headers: new Headers(pagination ? { 'x-pagination': pagination } : {}) }
}

function isFromHistory() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
