import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { createTestDatabase } from '#server/testing/test-app.ts'

const run = promisify(execFile)
/** Copied, because tools resolve their own path, and a link would lead them back here. */
const copied = ['package.json', 'contract', 'media', 'server', 'scripts']

test('with only what the image holds, the tools run', async () => {
  const image = mkdtempSync(join(tmpdir(), 'coursewise-image-'))
  const { url, drop } = await createTestDatabase()
  try {
    const parts = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(
      ([, part = '']) => part,
    )
    assert.ok(copied.every((part) => parts.includes(part)))
    for (const part of parts) {
      mkdirSync(dirname(join(image, part)), { recursive: true })
      if (copied.includes(part)) cpSync(part, join(image, part), { recursive: true })
      else symlinkSync(resolve(part), join(image, part))
    }
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: join(image, 'data') }
    const portal = (...args: string[]) => run('npm', ['run', 'portal', '--', ...args], { cwd: image, env })
    assert.match((await portal('check', 'ledger')).stdout, /^ok /m)
    assert.match((await portal('check', 'files')).stdout, /^ok {3}all 0 files/m)
    await assert.rejects(portal('admin', 'nobody@example.com'), /Nobody has registered/)
  } finally {
    await drop()
    rmSync(image, { recursive: true })
  }
})

test('passwords in .env stay out of the repository and out of the image', () => {
  for (const file of ['.gitignore', '.dockerignore']) assert.match(readFileSync(file, 'utf8'), /^\.env\*$/m, file)
})
