import { spawn } from 'node:child_process'
import { startDebianPostgres } from '../../test/debian-postgres.ts'
import { startPgBouncer } from '../../test/pgbouncer.ts'

/** Fewer than a portal opens, so that its connections really share them. */
const poolSize = 8

const postgres = await startDebianPostgres({ settings: { max_connections: 400 } })
try {
  const pooler = await startPgBouncer(postgres.port, poolSize)
  if (!pooler) throw new Error('PgBouncer is not installed. On Debian: apt-get install pgbouncer')
  console.log(`Through PgBouncer to ${postgres.name}.`)
  process.exitCode = await runTests(pooler.port).finally(pooler.stop)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await postgres.stop()
}

/** A signal ends the tests, and with them this script. */
function runTests(poolerPort: number): Promise<number> {
  const child = spawn(process.execPath, ['scripts/test.ts', 'unit', ...process.argv.slice(2)], {
    env: {
      ...process.env,
      // Databases are created and dropped without the pooler.
      TEST_DATABASE_URL: postgres.databaseUrl('postgres'),
      TEST_POOLER_PORT: String(poolerPort),
      DATABASE_PREPARE: '0',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
