import { readSettings } from '#server/core/settings.ts'
import { checkLedger } from '#server/points/index.ts'
import { openToolDatabase } from '#server/portal.ts'

const db = await openToolDatabase(readSettings(process.env))
const results = await checkLedger(db, new Date())
await db.close()
for (const { rule, breaches } of results)
  console.log(`${breaches === 0 ? 'ok  ' : 'BAD '} ${rule}${breaches === 0 ? '' : `: ${breaches} times not`}`)
process.exit(results.every(({ breaches }) => breaches === 0) ? 0 : 1)
