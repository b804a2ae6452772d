import { RegisterForm } from '#contract/core/forms.ts'
import { limits } from '#contract/core/limits.ts'
import {
  type Account,
  confirmAddress,
  createAccount,
  findAccountByEmail,
  type GuestLists,
  getAccount,
  hasSecondFactor,
  type Origin,
  type SignedIn,
  signIn,
} from '#server/accounts/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { hashOfNoPassword } from '#server/core/security/passwords.ts'
import { canMail } from '#server/mail/index.ts'
import { applyClaims } from './claimed-roles.ts'
import type { Person } from './issuer.ts'
import { keepIdentity } from './link.ts'
import { findIdentity, type Identity } from './oidc.queries.ts'
import { refusals, words } from './words.ts'

/** A sign-in with the school's account: the user who is linked with it, an existing one with the same email address, or a new one. */
export function signInPerson(parts: Parts, person: Person, session: GuestLists & { origin: Origin }): Promise<SignedIn> {
  return inTransaction(parts, async (parts) => {
    const identity = (await findIdentity(parts.db, person)) ?? (await linkByEmail(parts, person))
    await applyClaims(parts, identity, person.claims)
    // All sessions may have been ended since the link was found, and the link removed with them.
    const account = { ...(await getAccount(parts.db, identity.userId)), signOuts: identity.signOuts }
    return signIn(parts, account, { ...session, rememberMe: false })
  })
}

/** Only by an address that the school has verified: otherwise anybody could take over an account by typing its address there. */
async function linkByEmail(parts: Parts, person: Person): Promise<Identity> {
  const { success, data: email } = RegisterForm.shape.email.safeParse(person.email)
  const { name: school = words.school } = parts.settings.oidc ?? {}
  if (!success || !person.isEmailVerified) throw refusals.addressNotVerified({ school })
  const known = await findAccountByEmail(parts.db, email)
  if (known && !known.isEmailVerified && canMail(parts.settings)) throw refusals.addressNotConfirmed({ school })
  if (known) await refuseProtected(parts, known)
  const account = known ?? (await createFor(parts, person, email))
  const identity = await keepIdentity(parts, account.id, person)
  if (identity) {
    await confirmAddress(parts, account.id)
    return identity
  }
  throw refusals.linkedWithSomebody({ school })
}

/** What an Admin can do, and what has a second factor, must not depend on the school's word alone. Locked, so that no factor is added meanwhile. */
async function refuseProtected(parts: Parts, { id, isAdmin }: Account): Promise<void> {
  const { name: school = words.school } = parts.settings.oidc ?? {}
  await lockUser(parts.db, id)
  if (isAdmin) throw refusals.isAdmin({ school })
  if (await hasSecondFactor(parts, id)) throw refusals.hasSecondFactor({ school })
}

/** Without a password; “Forgot your password?” is the way to one. */
async function createFor(parts: Parts, { claims }: Person, email: string): Promise<Account> {
  const account = await createAccount(parts, { name: nameIn(claims, email), email, passwordHash: hashOfNoPassword })
  if (!account) throw refusals.justRegistered()
  return account
}

/** The first name that could also be typed when registering. */
function nameIn({ name, given_name, family_name, preferred_username }: Person['claims'], email: string): string {
  const both = [given_name, family_name].filter((part) => typeof part === 'string').join(' ')
  const [first = words.newUser] = [name, both, preferred_username, email]
    .filter((text) => typeof text === 'string')
    .flatMap((text) => RegisterForm.shape.name.safeParse(text.slice(0, limits.name.max)).data ?? [])
  return first
}
