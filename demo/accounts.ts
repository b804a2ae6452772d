import { createAccount } from '#server/accounts/index.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/db.ts'
import { hashPassword } from '#server/core/passwords.ts'

export const demoPassword = 'Demo123!'

export const demoAccounts = [
  { name: 'Ada Admin', email: 'admin@demo.test', isAdmin: true },
  { name: 'Clara Creator', email: 'creator@demo.test', isCreator: true },
  { name: 'Sam Student', email: 'student@demo.test' },
]

/** The accounts of the README, whose password everyone knows. */
export async function seedAccounts(db: Db, parts: Parts): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  for (const account of demoAccounts) await createAccount(db, parts, { ...account, passwordHash })
}
