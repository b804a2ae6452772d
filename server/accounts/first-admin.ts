import type { Parts } from '#server/core/app.ts'
import { hashPassword } from '#server/core/passwords.ts'
import { anyAccount } from './accounts.queries.ts'
import { createAccount } from './register.ts'

/** On an empty portal, ADMIN_EMAIL and ADMIN_PASSWORD make the first Admin. Later starts change nothing. */
export async function createFirstAdmin(parts: Parts): Promise<void> {
  const { firstAdmin } = parts.settings
  if (!firstAdmin || (await anyAccount(parts.db))) return
  const passwordHash = await hashPassword(firstAdmin.password)
  await createAccount(parts.db, parts, { name: 'Admin', email: firstAdmin.email, passwordHash, isAdmin: true })
}
