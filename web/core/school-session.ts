import { getSchoolSignOut } from '#contract/oidc/oidc.ts'
import { send } from './send.ts'
import { currentClaims } from './session-state.ts'
import { schoolSession, storage } from './storage.ts'

/** Called after a sign-in with the school's account. The session's id stays the same when its tokens are renewed. */
export const rememberSchoolSession = () => storage.set(schoolSession, currentClaims()?.sid ?? '')

/** Leads to the school, which asks whether to sign out there too. If that is not possible, the user is still signed out here. */
export async function leaveSchool(): Promise<void> {
  const response = await send(getSchoolSignOut, {}).catch(() => undefined)
  if (response?.data.url) location.assign(response.data.url)
}
