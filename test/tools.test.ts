import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import pg from 'pg'
import { createTestDatabase } from '#server/testing/test-app.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'coursewise-tools-'))
after(() => rmSync(folder, { recursive: true }))

const tools = [
  ['check', 'ledger'],
  ['check', 'files'],
  ['admin', 'somebody@example.com'],
  ['reset-link', 'somebody@example.com'],
  ['remove-factors', 'somebody@example.com'],
  ['backup', join(folder, 'backups')],
  ['rotate-key'],
]

/** What a tool printed, and that it failed. */
async function readRefusal(tool: string[], env: Record<string, string>): Promise<string> {
  const { DATABASE_URL: _, ...rest } = process.env
  const failed = await run(process.execPath, ['scripts/portal.ts', ...tool], { env: { ...rest, ...env } }).then(
    ({ stdout }) => assert.fail(`${tool[0]} went through: ${stdout}`),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  assert.equal(failed.code, 1)
  assert.equal(failed.stdout, '')
  return failed.stderr
}

test('no tool makes a portal: with a wrong DATA_DIR each refuses and creates nothing', async () => {
  const dataDir = join(folder, 'not-here')
  for (const tool of tools) {
    assert.match(
      await readRefusal(tool, { DATA_DIR: dataDir }),
      /There is no portal in .*not-here|has no secret\.key yet/,
      tool[0],
    )
    assert.ok(!existsSync(dataDir), tool[0])
  }
})

test('no tool makes a portal: each refuses a database in which none has started, and leaves it empty', async () => {
  const database = await createTestDatabase('template0')
  const client = new pg.Client({ connectionString: database.directUrl })
  await client.connect()
  try {
    for (const tool of tools.filter(([name]) => name !== 'backup' && name !== 'rotate-key')) {
      const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') }
      assert.match(await readRefusal(tool, env), /There is no portal in the database of DATABASE_URL/, tool[0])
    }
    const { rows } = await client.query("select from pg_class where relnamespace = 'public'::regnamespace")
    assert.equal(rows.length, 0)
  } finally {
    await client.end()
    await database.drop()
  }
})

test('a tool says which setting leads to no database', async () => {
  const env = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/portal', DATA_DIR: join(folder, 'data') }
  assert.match(await readRefusal(['check', 'ledger'], env), /the database of DATABASE_URL cannot be reached: .*ECONNREFUSED/)
})
