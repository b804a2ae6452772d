import { anyAccount } from '#server/accounts/index.ts'
import type { Parts } from '#server/core/app.ts'
import { seedAccounts } from './accounts.ts'

/** Fills an empty portal through the server's own functions, whole or not at all. Answers whether it did. */
export function seedDemo(parts: Parts): Promise<boolean> {
  return parts.db.tx(async (db) => {
    if (await anyAccount(db)) return false
    await seedAccounts(db, parts)
    return true
  })
}
