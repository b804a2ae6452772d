// npm run admin -- <email>: makes an existing user an Admin.
import { markAdmin } from '#server/accounts/index.ts'
import { readSettings } from '#server/core/settings.ts'
import { openToolDatabase } from '#server/portal.ts'

const email = process.argv[2]
if (!email) {
  console.error('Usage: npm run admin -- <email>')
  process.exit(1)
}
try {
  const db = await openToolDatabase(readSettings(process.env))
  const account = await markAdmin(db, email)
  await db.close()
  if (!account) throw new Error(`Nobody has registered with ${email}.`)
  console.log(`${account.email} is an Admin now.`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
