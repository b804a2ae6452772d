import { useSyncExternalStore } from 'react'
import { isGuestToken } from '#contract/placement/placement-limits.ts'
import { storedText } from '#web/core/stored-text.ts'
import { claimsOf } from '#web/core/tokens.ts'

const stored = storedText('placed')

/** What the server gave a guest's browser to keep about placements. Something else in its place would make every plan fail. */
export function readGuestToken(): string {
  const text = stored.read()
  return isGuestToken(text) ? text : ''
}
export const keepGuestToken = (text: string) => stored.write(text)

/** The levels in it, on which a guest's plan depends. A text, so that it is the same as long as they are. */
export function readGuestLevels(): string {
  const levels = claimsOf<{ levels?: unknown[] }>(readGuestToken())?.levels ?? []
  return levels.length > 0 ? JSON.stringify(levels) : ''
}
export const useGuestLevels = () => useSyncExternalStore(stored.subscribe, readGuestLevels)
