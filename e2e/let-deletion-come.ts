// node e2e/let-deletion-come.ts someone@example.com: seven days pass for this user, and the job that deletes accounts runs.
import { sql } from '#server/core/database/db.ts'
import { readSettings } from '#server/core/settings.ts'
import { deleteDueAccounts } from '#server/own-data/index.ts'
import { closeDatabases, joinPortal } from '#server/portal.ts'

const { E2E_DATABASE_URL, E2E_DATA_DIR } = process.env
const settings = readSettings({ DATABASE_URL: E2E_DATABASE_URL, DATA_DIR: E2E_DATA_DIR, LOG_LEVEL: 'silent' })
const { parts } = await joinPortal(settings)
const due = await parts.db.run(sql`
  update users set deletion_due_at = ${parts.clock.now()} where email = ${process.argv[2]} and deletion_due_at is not null`)
if (due === 0) throw new Error('this user does not want to be deleted')
await deleteDueAccounts(parts)
await closeDatabases(parts)
