import type { DemoAccount } from '#contract/accounts/accounts.ts'
import type { App } from '#server/core/app.ts'
import { listTakenEmails } from './accounts.queries.ts'

/** The accounts that the login screen of a demo offers, as long as they exist. */
export async function listDemoAccounts({ db, demo }: Pick<App, 'db' | 'demo'>): Promise<DemoAccount[]> {
  if (!demo) return []
  const emails = demo.accounts.map(({ email }) => email)
  const taken = await listTakenEmails(db, emails)
  return demo.accounts.filter(({ email }) => taken.includes(email))
}
