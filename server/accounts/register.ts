import { inTransaction, type Parts } from '#server/core/app.ts'
import { refuseCommonPassword } from '#server/core/security/common-passwords.ts'
import { hashPassword } from '#server/core/security/passwords.ts'
import type { Allowance } from '#server/core/security/rate-limits.ts'
import { countAttempt, uncountOnError } from '#server/core/security/throttle.ts'
import { announceGifts } from '#server/gifts/index.ts'
import { openAccount } from '#server/points/index.ts'
import { type Account, insertAccount } from './accounts.queries.ts'
import type { Origin } from './origins.ts'
import { sendVerifyLink } from './recovery/verify-email.ts'
import { type GuestLists, type SignedIn, signIn } from './sign-in.ts'
import { refusals } from './words.ts'

export interface NewPerson {
  name: string
  email: string
  password: string
}

/** Creates a user and signs them in. */
export async function register(parts: Parts, person: NewPerson & GuestLists, origin: Origin): Promise<SignedIn> {
  await refuseCommonPassword('password', person.password)
  const allowance: Allowance = { what: 'register', who: origin.address }
  await countAttempt(parts, allowance)
  const passwordHash = await uncountOnError(parts, [allowance], hashPassword(person.password))
  return inTransaction(parts, async (parts) => {
    const account = await createAccount(parts, { ...person, passwordHash })
    if (!account) throw refusals.emailTaken()
    await sendVerifyLink(parts, account)
    const { shoppingCart, wishlist, plan } = person
    return signIn(parts, account, { shoppingCart, wishlist, plan, rememberMe: false, origin })
  })
}

/** Creates the user and the points account together. Returns undefined when the email address is taken. */
export function createAccount(
  parts: Parts,
  person: { name: string; email: string; passwordHash: string; isCreator?: boolean; isAdmin?: boolean },
): Promise<Account | undefined> {
  return inTransaction(parts, async (parts) => {
    const account = await insertAccount(parts.db, { ...person, createdAt: parts.clock.now() })
    if (!account) return undefined
    await openAccount(parts, account.id)
    await announceGifts(parts, account.id)
    return account
  })
}

/** Creates the Admin of ADMIN_EMAIL and ADMIN_PASSWORD when the portal starts empty. Later starts change nothing. */
export async function createFirstAdmin(parts: Parts): Promise<void> {
  const { firstAdmin } = parts.settings
  if (!firstAdmin) return
  const passwordHash = await hashPassword(firstAdmin.password)
  await createAccount(parts, { name: 'Admin', email: firstAdmin.email, passwordHash, isAdmin: true })
}
