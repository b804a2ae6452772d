import { SignJWT } from 'jose'
import type { PasskeyAssertion } from '#contract/accounts/factors.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import type { Refused } from '#server/core/refusals.ts'
import { signToken, verifyToken } from '#server/core/security/signed-token.ts'
import { type Account, getAccount } from '../accounts.queries.ts'
import { countWrong } from '../check-password.ts'
import { countedFor, type Origin } from '../origins.ts'
import { type GuestLists, type SignedIn, signIn } from '../sign-in.ts'
import { checkPasskey } from './passkeys.ts'
import type { Site } from './site.ts'
import { takeCode } from './totp.ts'
import { refusals } from './words.ts'

const type = 'second-step+jwt'

/**
 * The refusal of a right password that is not enough. Its token proves the password, for a few minutes, for nothing but the second step, and
 * until all sessions are ended.
 */
export async function askForSecondStep({ clock, secrets }: Parts, account: Account, rememberMe: boolean): Promise<Refused> {
  const { id, signOuts } = account
  const expires = later(clock.now(), { minutes: formLimits.secondStepMinutes })
  const claims = new SignJWT({ rememberMe, signOuts }).setSubject(String(id)).setExpirationTime(expires)
  const token = await signToken(secrets.signIn, type, claims)
  return refusals.secondStep({ token })
}

/** Where a passkey was used, and where the sign-in comes from. */
interface Place {
  site: Site
  origin: Origin
}

interface PasskeyLogin extends GuestLists {
  passkey: PasskeyAssertion
  rememberMe: boolean
}

/** No second step follows: a passkey is two factors, the device and what unlocks it. */
export async function loginWithPasskey(
  parts: Parts,
  { passkey, ...session }: PasskeyLogin,
  { site, origin }: Place,
): Promise<SignedIn> {
  const holder = await checkPasskey(parts, site, passkey)
  if (!holder) throw refusals.wrongPasskeyAtLogin()
  const account = { ...(await getAccount(parts.db, holder.userId)), signOuts: holder.signOuts }
  return signIn(parts, account, { ...session, origin })
}

interface SecondStep extends GuestLists {
  token: string
  code?: string | undefined
  passkey?: PasskeyAssertion | undefined
}

/** Wrong codes count like wrong passwords. */
export async function takeSecondStep(parts: Parts, step: SecondStep, { site, origin }: Place): Promise<SignedIn> {
  const { userId, rememberMe, signOuts } = await readToken(parts, step.token)
  const account = { ...(await getAccount(parts.db, userId)), signOuts }
  if (step.passkey) {
    if ((await checkPasskey(parts, site, step.passkey))?.userId !== userId) throw refusals.wrongPasskeyAtLogin()
  } else {
    const trial = { email: account.email, address: origin.address, counted: await countedFor(parts, account, origin) }
    const isRight = await countWrong(parts, trial, () => takeCode(parts, userId, step.code ?? ''))
    if (!isRight) throw refusals.wrongCodeAtLogin()
  }
  const { shoppingCart, wishlist, plan } = step
  return signIn(parts, account, { shoppingCart, wishlist, plan, rememberMe, origin })
}

async function readToken({ clock, secrets }: Parts, token: string) {
  try {
    // A token of version 0.2.0 has no count.
    const { sub, rememberMe, signOuts = 0 } = await verifyToken(secrets.signIn, type, token, { currentDate: clock.now() })
    return { userId: Number(sub), rememberMe: rememberMe === true, signOuts: Number(signOuts) }
  } catch {
    throw refusals.tookTooLong()
  }
}
