import { markAdmin } from '#server/accounts/index.ts'
import { readSettings } from '#server/core/settings.ts'
import { openToolDatabase } from '#server/portal.ts'
import { usage } from './commands.ts'

const email = process.argv[2]
if (!email) throw new Error(usage('admin'))
const db = await openToolDatabase(readSettings(process.env))
const account = await markAdmin(db, email)
await db.close()
if (!account) throw new Error(`Nobody has registered with ${email}.`)
console.log(`${account.email} is an Admin now.`)
