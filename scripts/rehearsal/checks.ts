import { execFile } from 'node:child_process'
import { openDatabase } from '#server/core/database/db.ts'
import { listKept } from './rehearsal.queries.ts'

export interface Checked {
  acknowledged: number
  /** Acts that were acknowledged and are not in the database. */
  lost: string[]
  /** Empty when all is well. */
  ledger: string
  files: string
}

/** Compares what was acknowledged with the database, and runs the operator's own checks. */
export async function check(databaseUrl: string, env: NodeJS.ProcessEnv, acts: ReadonlySet<string>): Promise<Checked> {
  // People go on meanwhile: what they do from now on counts in the next check.
  const acknowledged = [...acts]
  const db = openDatabase(databaseUrl)
  const kept = await listKept(db).finally(() => db.close())
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((act) => !kept.has(act)),
    ledger: await findProblems('ledger', env),
    files: await findProblems('files', env),
  }
}

function findProblems(what: 'ledger' | 'files', env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/portal.ts', 'check', what], { env }, (error, stdout, stderr) => {
      const bad = stdout.split('\n').filter((line) => line.startsWith('BAD'))
      resolve(error ? [...bad, stderr.trim() || `check ${what} failed`].join('\n') : '')
    })
  })
}
