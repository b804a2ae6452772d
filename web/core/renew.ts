import { refreshTokens } from '#contract/accounts/accounts.ts'
import { CallError } from './call-error.ts'
import { send } from './send.ts'
import { adopt, currentClaims, forget, isFresh, keep, serverTime } from './session-state.ts'
import { readPair } from './tokens.ts'

let running: Promise<boolean> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

/**
 * Exchanges the refresh token for a new pair, once for all callers and all tabs. Returns whether there is a usable pair; if not, the
 * session has ended. Throws without a definite response; the session is then kept, and renewed later.
 */
export function renew(): Promise<boolean> {
  const seen = readPair()?.refreshToken
  running ??= oneTabAtATime(() => exchange(seen)).finally(() => {
    running = null
  })
  return running
}

/** Returns a token that the server accepts, renewed first when it has expired; null without a session. */
export async function freshToken(): Promise<string | null> {
  const pair = readPair()
  if (!pair || isFresh(pair.accessToken)) return pair?.accessToken ?? null
  await renew()
  return readPair()?.accessToken ?? null
}

/** When the token expires, or up to five seconds earlier, so that not all tabs ask at the same time. */
export function scheduleRenewal() {
  clearTimeout(timer)
  const claims = currentClaims()
  if (!claims) return
  const early = Math.min(5_000, (claims.exp - claims.iat) * 100) * Math.random()
  tryAgainIn(Math.max(0, claims.exp * 1000 - serverTime() - early))
}

function tryAgainIn(milliseconds: number) {
  clearTimeout(timer)
  // A failure has already scheduled the next try.
  timer = setTimeout(() => renew().catch(() => {}), milliseconds)
}

async function exchange(seen: string | undefined): Promise<boolean> {
  const pair = readPair()
  if (!pair) {
    forget()
    return false
  }
  // Another tab was first while this one waited for the lock.
  if (pair.refreshToken !== seen) return takeOver()
  try {
    const { data } = await send(refreshTokens, { body: pair })
    failures = 0
    // The user signed out, or another one signed in, during the call: keep what is stored.
    if (readPair()?.refreshToken !== pair.refreshToken) return takeOver()
    keep(data)
    return true
  } catch (error) {
    if (readPair()?.refreshToken !== pair.refreshToken) return takeOver()
    if (error instanceof CallError && [400, 401, 403].includes(error.status)) {
      forget({ isRefused: true })
      return false
    }
    const wait = error instanceof CallError && error.retryAfter ? error.retryAfter : Math.min(60, 5 * 2 ** failures++)
    tryAgainIn(wait * 1000)
    throw error
  }
}

function takeOver() {
  adopt()
  return readPair() !== null
}

/** Locks exist only on secure origins; elsewhere the server's ten seconds of grace have to be enough. */
function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('coursewise-renewal', work) : work()
}
