// npm run check:files: whether every stored file is there, byte by byte, and known to the database; the exit code tells.
import { systemClock } from '#server/core/clock.ts'
import { readSettings } from '#server/core/settings.ts'
import { checkFiles } from '#server/files/index.ts'
import { openStorage, openToolDatabase } from '#server/portal.ts'

try {
  const settings = readSettings(process.env)
  const db = await openToolDatabase(settings)
  const { checked, troubles } = await checkFiles({ db, storage: await openStorage(settings), clock: systemClock })
  await db.close()
  for (const trouble of troubles) console.log(`BAD  ${trouble}`)
  if (troubles.length === 0) console.log(`ok   all ${checked} files are as they were stored`)
  process.exit(troubles.length === 0 ? 0 : 1)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
