import { findAccountByEmail, removeFactorsAndTell } from '#server/accounts/index.ts'
import { databaseClock } from '#server/core/clock.ts'
import { readSettings } from '#server/core/settings.ts'
import { openToolDatabase } from '#server/portal.ts'
import { usage } from './commands.ts'

const email = process.argv[2]
if (!email) throw new Error(usage('remove-factors'))
const settings = readSettings(process.env)
const db = await openToolDatabase(settings)
const account = await findAccountByEmail(db, email)
if (account) await removeFactorsAndTell({ db, clock: await databaseClock(db), settings }, account.id)
await db.close()
if (!account) throw new Error(`Nobody has registered with ${email}.`)
console.log(`${account.email} has no passkeys and no authenticator app any more, and signs in with the password alone.`)
