import { mergeGuestCart } from '#server/cart/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { takenField } from '#server/core/errors.ts'
import { hashPassword } from '#server/core/security/passwords.ts'
import { countAttempt, networkOf, uncountOnError } from '#server/core/security/throttle.ts'
import { issuePoints, openPointAccount } from '#server/points/index.ts'
import { type Account, insertAccount } from './accounts.queries.ts'
import type { SignedIn } from './login.ts'
import { startSession } from './sessions.ts'

export const emailTaken = () => takenField('email', 'This email address is already registered.')

export interface NewPerson {
  name: string
  email: string
  password: string
}

/** Creates a user with the welcome points and signs them in. */
export async function register(parts: Parts, person: NewPerson & { shoppingCart: string }, address: string): Promise<SignedIn> {
  const who = networkOf(address)
  const allowance = { what: 'register', who, most: parts.settings.throttle.registrationsPerAddress, minutes: 60 }
  await countAttempt(parts, allowance)
  const passwordHash = await uncountOnError(parts, [allowance], hashPassword(person.password))
  return inTransaction(parts, async (parts) => {
    const account = await createAccount(parts, { ...person, passwordHash })
    if (!account) throw emailTaken()
    await mergeGuestCart(parts, account.id, person.shoppingCart)
    return { userId: account.id, pair: await startSession(parts, account, false) }
  })
}

/** Creates the user, the points account and the welcome grant together. Returns undefined when the email address is taken. */
export function createAccount(
  { db, clock, settings }: Parts,
  person: { name: string; email: string; passwordHash: string; isCreator?: boolean; isAdmin?: boolean },
): Promise<Account | undefined> {
  return db.tx(async (db) => {
    const now = clock.now()
    const account = await insertAccount(db, { ...person, createdAt: now })
    if (!account) return undefined
    await openPointAccount(db, account.id)
    const points = settings.welcomePoints
    if (points > 0) await issuePoints(db, { userId: account.id, points, kind: 'welcome', reason: 'Welcome to Coursewise', now })
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
