import { anyAccount, createFirstAdmin } from './accounts/index.ts'
import { type Demo, withDb } from './core/app.ts'
import { oneAfterAnother } from './core/database/locks.ts'
import type { Settings } from './core/settings.ts'
import type { Portal } from './portal.ts'

/** Any number that is not used elsewhere in this database. */
const fillLock = 729_418_368
const longestFillSeconds = 10 * 60

/** The code of the demo is loaded only if it is wanted. */
export async function loadDemo({ demo }: Settings): Promise<Demo | undefined> {
  return demo ? (await import('#demo/index.ts')).demo : undefined
}

/** Creates the demo data and the first Admin. Of several servers that start together, one does it and the others wait. */
export async function fillEmptyPortal({ parts, log }: Portal, demo: Demo | undefined): Promise<void> {
  const seeded = await oneAfterAnother(parts.db.within(longestFillSeconds), fillLock, async (db) => {
    if (await anyAccount(db)) return false
    await demo?.seed(withDb(parts, db))
    await createFirstAdmin(withDb(parts, db))
    return demo !== undefined
  })
  if (seeded) log.info('demo data created')
}
