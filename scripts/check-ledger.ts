// npm run check:ledger: checks the ledger of points. Exit code 0 means that all rules hold.
import { readSettings } from '#server/core/settings.ts'
import { checkLedger } from '#server/points/index.ts'
import { openToolDatabase } from '#server/portal.ts'

try {
  const db = await openToolDatabase(readSettings(process.env))
  const results = await checkLedger(db, new Date())
  await db.close()
  for (const { rule, breaches } of results)
    console.log(`${breaches === 0 ? 'ok  ' : 'BAD '} ${rule}${breaches === 0 ? '' : `: ${breaches} times not`}`)
  process.exit(results.every(({ breaches }) => breaches === 0) ? 0 : 1)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
