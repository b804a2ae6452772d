import { systemClock } from '#server/core/clock.ts'
import { readSettings } from '#server/core/settings.ts'
import { checkFiles } from '#server/files/index.ts'
import { openStorage, openToolDatabase } from '#server/portal.ts'

const settings = readSettings(process.env)
const db = await openToolDatabase(settings)
const { checked, problems } = await checkFiles({ db, storage: await openStorage(settings), clock: systemClock })
await db.close()
for (const problem of problems) console.log(`BAD  ${problem}`)
if (problems.length === 0) console.log(`ok   all ${checked} files are as they were stored`)
process.exit(problems.length === 0 ? 0 : 1)
