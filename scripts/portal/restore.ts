import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { countRows, restoreBackup } from '#server/backup/index.ts'
import { systemClock } from '#server/core/clock.ts'
import { readSettings } from '#server/core/settings.ts'
import { checkFiles } from '#server/files/index.ts'
import { checkLedger } from '#server/points/index.ts'
import { openStorage, openToolDatabase } from '#server/portal.ts'
import { usage } from './commands.ts'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
const [folder, dataDir, ...rest] = positionals
if (!folder || !dataDir || rest.length > 0) throw new Error(usage('restore'))
const to = values.to === undefined ? undefined : new Date(values.to)
if (to && Number.isNaN(to.getTime())) throw new Error('--to must be a time like 2026-11-16T10:15 (local) or 2026-11-16T10:15Z.')

const { place, manifest } = await restoreBackup(resolve(folder), resolve(dataDir), to)
const reached = to ? `, then everything until ${to.toISOString()}` : ''
console.log(`restored ${place} (everything until ${manifest.ended})${reached}`)
process.exit((await check(dataDir)) ? 0 : 1)

/** What `check ledger` and `check files` check. */
async function check(dataDir: string): Promise<boolean> {
  // The copy must not write to the backups that it came from.
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_DIR: '' })
  const db = await openToolDatabase(settings)
  const broken = (await checkLedger(db, new Date())).filter(({ breaches }) => breaches > 0)
  const { checked, problems } = await checkFiles({ db, storage: await openStorage(settings), clock: systemClock })
  const { users, courses, purchases } = await countRows(db)
  await db.close()
  for (const { rule, breaches } of broken) console.log(`BAD  ${rule}: ${breaches} times not`)
  for (const problem of problems) console.log(`BAD  ${problem}`)
  console.log(`${users} users, ${courses} courses, ${purchases} purchases, ${checked} files`)
  const isWell = broken.length === 0 && problems.length === 0
  if (isWell) console.log('ok   the ledger is right, and all files are as they were stored')
  return isWell
}
