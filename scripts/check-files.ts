// npm run check:files: checks that every stored file is complete and known to the database. Exit code 0 means yes.
import { systemClock } from '#server/core/clock.ts'
import { readSettings } from '#server/core/settings.ts'
import { checkFiles } from '#server/files/index.ts'
import { openStorage, openToolDatabase } from '#server/portal.ts'

try {
  const settings = readSettings(process.env)
  const db = await openToolDatabase(settings)
  const { checked, problems } = await checkFiles({ db, storage: await openStorage(settings), clock: systemClock })
  await db.close()
  for (const problem of problems) console.log(`BAD  ${problem}`)
  if (problems.length === 0) console.log(`ok   all ${checked} files are as they were stored`)
  process.exit(problems.length === 0 ? 0 : 1)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
