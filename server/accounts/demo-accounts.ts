import type { DemoAccount } from '#contract/accounts.ts'
import type { Parts } from '#server/core/app.ts'
import { listTakenEmails } from './accounts.queries.ts'

/** Those that the specification names; the demo's seed makes them. */
const accounts: DemoAccount[] = [
  { role: 'Student', email: 'student@demo.test', password: 'Demo123!' },
  { role: 'Creator', email: 'creator@demo.test', password: 'Demo123!' },
  { role: 'Admin', email: 'admin@demo.test', password: 'Demo123!' },
]

/** Only on a portal that was started as a demo, and only as long as they are there. */
export async function listDemoAccounts({ db, settings }: Parts): Promise<DemoAccount[]> {
  if (!settings.demo) return []
  const taken = await listTakenEmails(
    db,
    accounts.map(({ email }) => email),
  )
  return accounts.filter(({ email }) => taken.includes(email))
}
