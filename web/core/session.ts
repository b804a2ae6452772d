import { useSyncExternalStore } from 'react'
import { type Role, revokeTokens, type TokenPair } from '#contract/accounts/accounts.ts'
import { renew, scheduleRenewal } from './renew.ts'
import { send } from './send.ts'
import { adopt, currentClaims, forget, isFresh, keep, subscribe, wasRefused, watchOtherTabs } from './session-state.ts'
import { checkAnswers, reviewDrafts, schoolSession, storage } from './storage.ts'
import { readPair } from './tokens.ts'

/**
 * Who is signed in, for display. The name stays while the portal cannot be reached, because only a definite refusal ends a session.
 * Code that needs a valid token asks `ensureSignedIn` or calls the server.
 */
export function useSession() {
  const claims = useSyncExternalStore(subscribe, currentClaims)
  return { claims, hasRole: (role: Role) => claims?.role.includes(role) ?? false }
}

export const onSessionChange = subscribe
export const wasSessionRefused = wasRefused

/** Called once, before the first screen loads. A stored session is renewed at once, so that changed roles and a lost session show early. */
export function startSession() {
  subscribe(scheduleRenewal)
  watchOtherTabs()
  adopt()
  addEventListener('online', renewStored)
  renewStored()
}

export const signIn = (pair: TokenPair) => keep(pair)

/**
 * Forgets the session at once, without waiting for the call that ends it on the server. After a sign-in with the school's account, the
 * school then asks whether to sign out there too.
 */
export function signOut() {
  const pair = readPair()
  const wasFromSchool = isFromSchool()
  for (const drafts of [reviewDrafts, checkAnswers]) storage.removeAll(drafts)
  forget()
  if (!pair) return
  const revoked = send(revokeTokens, { body: { refreshToken: pair.refreshToken } }).catch(() => {})
  if (wasFromSchool) revoked.then(signOutAtSchool).catch(() => {})
}

/** For guarded screens. Throws when the portal cannot be reached, because the session may still be valid. */
export async function ensureSignedIn(): Promise<boolean> {
  const pair = readPair()
  return pair !== null && (isFresh(pair.accessToken) || (await renew()))
}

export const hasRole = (role: Role) => currentClaims()?.role.includes(role) ?? false

/** Whether the session began with the school's account. */
export const isFromSchool = () => {
  const sid = currentClaims()?.sid
  return sid !== undefined && storage.get(schoolSession) === sid
}

const signOutAtSchool = async () => (await import('./school-session.ts')).leaveSchool()

/** Gets a token with the present name, email and roles, if somebody is signed in. */
export function renewStored() {
  // A failure has already scheduled the next try.
  if (readPair()) renew().catch(() => {})
}
