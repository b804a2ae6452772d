import type { Parts } from '#server/core/app.ts'
import { hashPassword } from '#server/core/security/passwords.ts'
import { createAccount } from './register.ts'

/** On a portal that was empty at its start, ADMIN_EMAIL and ADMIN_PASSWORD make the first Admin. Later starts change nothing. */
export async function createFirstAdmin(parts: Parts): Promise<void> {
  const { firstAdmin } = parts.settings
  if (!firstAdmin) return
  const passwordHash = await hashPassword(firstAdmin.password)
  await createAccount(parts, { name: 'Admin', email: firstAdmin.email, passwordHash, isAdmin: true })
}
