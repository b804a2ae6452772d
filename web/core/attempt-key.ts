import { useState } from 'react'
import { isUnconfirmed } from './call-error.ts'

/** The header that makes a second try return the result of the first. */
export interface AttemptHeaders {
  'idempotency-key': string
}
export type AttemptKey = ReturnType<typeof attemptKey>

/**
 * The key of an action that must not happen twice. It is kept until there is a definite response, so that a second try after a broken
 * connection gets the first result. `keep` is called with each change before the call is sent, for callers that need the key after a
 * reload; not after a success, because then nothing is left to do.
 */
export function attemptKey(kept: string | null = null, keep: (key: string | null) => void = () => {}) {
  let key = kept
  const change = (next: string | null) => {
    key = next
    keep(next)
  }
  return {
    current: () => key,
    forget: () => change(null),
    async send<T>(call: (headers: AttemptHeaders) => Promise<T>): Promise<T> {
      const own = key ?? newKey()
      if (own !== key) change(own)
      try {
        const result = await call({ 'idempotency-key': own })
        key = null
        return result
      } catch (error) {
        if (!isUnconfirmed(error)) change(null)
        throw error
      }
    },
  }
}

export function useAttemptKey(kept?: string | null, keep?: (key: string | null) => void): AttemptKey {
  const [attempt] = useState(() => attemptKey(kept, keep))
  return attempt
}

/** Not `randomUUID`, which browsers have only on https and localhost. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
