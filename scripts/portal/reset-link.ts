import { findAccountByEmail, makeLink } from '#server/accounts/index.ts'
import { databaseClock } from '#server/core/clock.ts'
import { readSettings } from '#server/core/settings.ts'
import { openToolDatabase } from '#server/portal.ts'
import { usage } from './commands.ts'

const email = process.argv[2]
if (!email) throw new Error(usage('reset-link'))
const settings = readSettings(process.env)
const db = await openToolDatabase(settings)
const account = await findAccountByEmail(db, email)
const parts = { db, clock: await databaseClock(db) }
const path = account && (await makeLink(parts, account, 'reset-password', { isByMail: false }))
await db.close()
if (!path) throw new Error(`Nobody has registered with ${email}.`)
// The portal may run with another PORT than this command, which PUBLIC_URL avoids.
console.log(`${settings.publicUrl ?? `http://${settings.host}:${settings.port}`}${path}`)
