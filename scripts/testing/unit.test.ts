import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'

const folder = mkdtempSync(join(tmpdir(), 'coursewise-runner-'))
after(() => rmSync(folder, { recursive: true }))

/** How many tests of these files pass and fail, in a process of its own: runs cannot be nested. */
async function run(files: Record<string, string>): Promise<{ passed: number; failed: number }> {
  for (const [name, text] of Object.entries(files))
    writeFileSync(
      join(folder, name),
      `import assert from 'node:assert/strict'\nimport { after, beforeEach, test } from 'node:test'\n${text}`,
    )
  const paths = Object.keys(files).map((name) => relative('.', join(folder, name)))
  const script = join(folder, 'run.mjs')
  writeFileSync(
    script,
    `import { runUnitTests } from '${resolve('scripts/testing/unit.ts')}'
    const { passed, failed } = await runUnitTests(${JSON.stringify(paths)}, { processes: 1, long: false, known: {} })
    console.log(JSON.stringify({ passed, failed }))`,
  )
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

test('files in one process run one after the other, and clean up before the next one begins', async () => {
  const file = `
    globalThis.open = (globalThis.open ?? 0) + 1
    after(() => { globalThis.open-- })
    let count = 0
    beforeEach(() => { count++ })
    test('nobody else is open', () => assert.equal(globalThis.open, 1))
    test('hooks are those of this file', () => assert.equal(count, 2))`
  assert.deepEqual(await run({ 'a.test.mjs': file, 'b.test.mjs': file }), { passed: 4, failed: 0 })
})

test('a test that fails, a file that cannot be set up and one that cannot clean up fail the run', async () => {
  assert.deepEqual(await run({ 'c.test.mjs': `test('x', () => assert.ok(false))\ntest('y', () => {})` }), {
    passed: 1,
    failed: 1,
  })
  assert.deepEqual(await run({ 'd.test.mjs': `test('x', () => {})\nawait Promise.reject(new Error('no database'))` }), {
    passed: 0,
    failed: 1,
  })
  assert.deepEqual(await run({ 'e.test.mjs': `after(() => { throw new Error('still open') })\ntest('x', () => {})` }), {
    passed: 1,
    failed: 1,
  })
})
