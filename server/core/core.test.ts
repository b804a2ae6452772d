import assert from 'node:assert/strict'
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Gate } from './costly-work/gate.ts'
import { pageInfo } from './http/paging.ts'
import { secretKeysIn } from './security/key-file.ts'
import { toNetwork } from './security/network.ts'
import { readSettings } from './settings.ts'

test('settings have the decided defaults', () => {
  const settings = readSettings({})
  assert.deepEqual([settings.port, settings.host, settings.welcomePoints, settings.demo], [3000, '127.0.0.1', 1000, true])
})

test('the demo is on by default only with the built-in database on a loopback address', () => {
  const demo = (env: NodeJS.ProcessEnv) => readSettings(env).demo
  assert.equal(demo({ HOST: '0.0.0.0' }), false)
  assert.equal(demo({ DATABASE_URL: 'postgresql://db/x' }), false)
  assert.equal(demo({ HOST: '0.0.0.0', DEMO: '1' }), true)
  assert.equal(demo({ HOST: '::1' }), true)
  assert.equal(demo({ DEMO: '0' }), false)
})

test('all wrong settings are named at once', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'ftp://x',
    SECRET_KEY: 'short',
    DEMO: 'yes',
    WELCOME_POINTS: '-1',
  }
  assert.throws(
    () => readSettings(wrong),
    (error: Error) => Object.keys(wrong).every((name) => error.message.includes(`  ${name} `)),
  )
  assert.throws(() => readSettings({ SECRET_KEY: 'a'.repeat(64) }), /too easy to guess/)
  for (const TRUST_PROXY of ['2', 'true', 'proxy.example', '10.0.0.1/33', '0.0.0.0/0', '127.0.0.1,,::1']) {
    assert.throws(() => readSettings({ TRUST_PROXY }), /TRUST_PROXY must be 0, 1 or/, TRUST_PROXY)
  }
  assert.throws(() => readSettings({ ADMIN_EMAIL: 'a@example.com' }), /must be given together/)
  assert.throws(() => readSettings({ DATABASE_READ_URL: 'postgresql://b/portal' }), /together with DATABASE_URL/)
  const otherDatabase = { BACKUP_DIR: '/backup', DATABASE_URL: 'postgresql://db/x' }
  assert.throws(() => readSettings(otherDatabase), /BACKUP_DIR is only for the built-in database/)
  assert.throws(() => readSettings({ DATA_DIR: '/data', BACKUP_DIR: '/data/backup' }), /BACKUP_DIR must be outside of DATA_DIR/)
  assert.equal(readSettings({ DATA_DIR: '/data', BACKUP_DIR: '/data-backup' }).backupDir, '/data-backup')
})

test('the number of workers is a whole number or auto, and each of them gets at least two connections', () => {
  const { workers, databaseConnections, drainSeconds } = readSettings({})
  assert.deepEqual([workers, databaseConnections, drainSeconds], [1, 10, 0])
  assert.equal(readSettings({ WORKERS: 'auto' }).workers, Math.min(64, availableParallelism()))
  assert.equal(readSettings({ WORKERS: '2' }).databaseConnections, 10)
  assert.equal(readSettings({ WORKERS: '16' }).databaseConnections, 80)
  for (const WORKERS of ['x', '0', '65', '1.5', '-1'])
    assert.throws(() => readSettings({ WORKERS }), /WORKERS must be auto or a whole number from 1 to 64\./, WORKERS)
  assert.equal(readSettings({ WORKERS: '8', DATABASE_CONNECTIONS: '16' }).databaseConnections, 16)
  assert.throws(() => readSettings({ WORKERS: '8', DATABASE_CONNECTIONS: '15' }), /at least 16, two for each of the 8 workers/)
})

test('the secret key is made once, closed to others', () => {
  const dir = mkdtempSync(join(tmpdir(), 'coursewise-secret-'))
  const [key, ...others] = secretKeysIn(dir)
  assert.match(key, /^[0-9a-f]{64}$/)
  assert.deepEqual(others, [])
  assert.deepEqual(secretKeysIn(dir), [key])
  assert.equal(statSync(join(dir, 'secret.key')).mode & 0o777, 0o600)
})

test('a secret key that is empty, short or easy to guess is refused with the name of its file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'coursewise-secret-'))
  const file = join(dir, 'secret.key')
  for (const [key, sentence] of [
    ['', 'must have at least 32 characters.'],
    [' \n', 'must have at least 32 characters.'],
    ['a', 'must have at least 32 characters.'],
    ['a'.repeat(64), 'is too easy to guess'],
  ] as const) {
    writeFileSync(file, key)
    assert.throws(
      () => secretKeysIn(dir),
      (error: Error) => error.message.startsWith(`${file} ${sentence}`),
      JSON.stringify(key),
    )
  }
})

test('a gate lets some in, lets some wait, and refuses the rest', async () => {
  const gate = new Gate(2, 3, () => new Error('full'))
  let running = 0
  let most = 0
  const task = () =>
    gate.run(async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running--
    })
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, task))
  assert.equal(most, 2)
  assert.equal(outcomes.filter(({ status }) => status === 'rejected').length, 3)
  await task()
})

test('nobody waits at a gate for ever', async () => {
  const gate = new Gate(1, 3, () => new Error('full'), 0.05)
  const inside = Promise.withResolvers<void>()
  const first = gate.run(() => inside.promise)
  await assert.rejects(
    gate.run(async () => undefined),
    /full/,
  )
  inside.resolve()
  await first
  assert.equal(await gate.run(async () => 'in'), 'in')
})

test('page information is right at the edges', () => {
  const info = (pageNumber: number, total: number) => {
    const { TotalPages, HasPreviousPage, HasNextPage } = pageInfo({ pageNumber, pageSize: 4 }, total)
    return [TotalPages, HasPreviousPage, HasNextPage]
  }
  assert.deepEqual(info(1, 0), [0, false, false])
  assert.deepEqual(info(1, 4), [1, false, false])
  assert.deepEqual(info(1, 5), [2, false, true])
  assert.deepEqual(info(2, 5), [2, true, false])
  assert.deepEqual(info(9, 5), [2, true, false])
})

test('an IPv6 address counts as its line, an IPv4 address as itself', () => {
  assert.equal(toNetwork('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64')
  assert.equal(toNetwork('2001:db8::1'), '2001:db8:0:0::/64')
  assert.equal(toNetwork('::1'), '0:0:0:0::/64')
  assert.equal(toNetwork('192.0.2.7'), '192.0.2.7')
  assert.equal(toNetwork('::ffff:192.0.2.7'), '::ffff:192.0.2.7')
})
