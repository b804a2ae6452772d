import type { AccessClaims, TokenPair } from '#contract/accounts/accounts.ts'
import { readClaims, readPair, removePair, tokenKeys, writePair } from './tokens.ts'

export type Claims = AccessClaims | null
type Listener = (now: Claims, before: Claims) => unknown

let shownToken: string | null = null
let claims: Claims = null
/** How far the server's clock is ahead of this one. Without it, a wrong clock would make fresh tokens look expired. */
let clockOffset = 0
let refused = false
const listeners = new Set<Listener>()

/** The user that the stored token names. It may have expired while no renewal was possible; `isFresh` says whether it can be used. */
export const currentClaims = () => claims

export function subscribe(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function isFresh(accessToken: string) {
  const { exp } = readClaims(accessToken) ?? { exp: 0 }
  return exp * 1000 > serverTime()
}

export const serverTime = () => Date.now() + clockOffset

/** Keeps a pair that the server has just given. */
export function keep(pair: TokenPair) {
  const iat = readClaims(pair.accessToken)?.iat
  if (iat) clockOffset = iat * 1000 - Date.now()
  refused = false
  writePair(pair)
  adopt()
}

/** Whether the server, not the user, ended the last session. */
export const wasRefused = () => refused

export function forget({ isRefused = false } = {}) {
  refused = isRefused
  removePair()
  adopt()
}

/** Reads the session from storage and notifies the listeners if it has changed. */
export function adopt() {
  const token = readPair()?.accessToken ?? null
  if (token === shownToken) return
  const before = claims
  shownToken = token
  claims = token ? readClaims(token) : null
  for (const listener of listeners) listener(claims, before)
}

/** Other tabs sign in, renew and sign out too. A page restored from the back/forward cache has missed their events. */
export function watchOtherTabs() {
  addEventListener('storage', ({ key }) => (key === tokenKeys.access || key === null) && adopt())
  addEventListener('pageshow', adopt)
}
