import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { SignJWT } from 'jose'
import { systemClock } from '../clock.ts'
import { readSettings } from '../settings.ts'
import { secretKeysIn } from './key-file.ts'
import { deriveSecrets } from './secrets.ts'
import { readAccessToken, signAccessToken } from './tokens.ts'

const oldKey = 'an-old-key-for-tests-0123456789abcdef'
const newKey = 'a-new-key-for-tests-0123456789abcdef'
const readKeys = (SECRET_KEY: string) => readSettings({ SECRET_KEY }).secretKeys
const user = { id: 7, sessionId: 's', name: 'Ann', email: 'ann@example.com', roles: ['Student' as const] }

test('SECRET_KEY is a key or a list of keys, each of which must be long and hard to guess', () => {
  for (const list of [`${newKey},${oldKey}`, `${newKey} ${oldKey}`, ` ${newKey},\n  ${oldKey}\n`])
    assert.deepEqual(readKeys(list), [newKey, oldKey])
  assert.deepEqual(readKeys(newKey), [newKey])
  assert.equal(readSettings({}).secretKeys, undefined)
  assert.throws(() => readKeys(`${newKey}, short`), /\n {2}SECRET_KEY must have at least 32 characters/)
  assert.throws(() => readKeys(`${newKey}, ${'a'.repeat(40)}`), /SECRET_KEY is too easy to guess/)
})

test('a sentence, or a line end after the key, still is what it was: one key', () => {
  const sentence = 'a key for tests only, 0123456789 abcdef'
  assert.deepEqual(readKeys(sentence), [sentence])
  assert.deepEqual(readKeys(`${oldKey}\n`), [`${oldKey}\n`])
})

test('each key of each purpose is different, and the same key always has the same id', () => {
  const both = deriveSecrets([newKey, oldKey])
  const all = Object.values(both).flat()
  assert.equal(new Set(all.map(({ secret }) => secret.toString('hex'))).size, all.length)
  assert.equal(new Set(all.map(({ id }) => id)).size, 2)
  assert.deepEqual(both.accessToken[1], deriveSecrets([oldKey]).accessToken[0])
})

test('tokens of an earlier key are accepted until it is retired, with or without its id', async () => {
  const [before, during, after] = [deriveSecrets([oldKey]), deriveSecrets([newKey, oldKey]), deriveSecrets([newKey])]
  const old = await signAccessToken(before.accessToken, systemClock, user)
  const unnamed = await new SignJWT({ sid: 's', name: 'Ann', email: 'ann@example.com', role: ['Student'] })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject('7')
    .setIssuer('coursewise')
    .setAudience('coursewise')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(before.accessToken[0].secret)
  for (const token of [old, unnamed]) {
    assert.deepEqual(await readAccessToken(before.accessToken, systemClock, token), user)
    assert.deepEqual(await readAccessToken(during.accessToken, systemClock, token), user)
    await assert.rejects(readAccessToken(after.accessToken, systemClock, token), { message: 'Please log in.' })
  }
  const made = await signAccessToken(during.accessToken, systemClock, user)
  assert.deepEqual(await readAccessToken(after.accessToken, systemClock, made), user)
  await assert.rejects(readAccessToken(before.accessToken, systemClock, made))
})

test('npm run portal -- rotate-key puts a new key before the others, and --retire keeps only that one', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'coursewise-rotate-'))
  const file = join(DATA_DIR, 'secret.key')
  const run = (args: string[] = [], env: NodeJS.ProcessEnv = {}) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const options = { env: { ...process.env, SECRET_KEY: '', DATA_DIR, ...env } }
      execFile(process.execPath, ['scripts/portal.ts', 'rotate-key', ...args], options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      )
    })

  const tooEarly = await run()
  assert.deepEqual([tooEarly.code, readdirSync(DATA_DIR)], [1, []])
  assert.match(tooEarly.output, /has no secret\.key yet/)

  const [first] = secretKeysIn(DATA_DIR)
  const rotated = await run()
  assert.equal(rotated.code, 0, rotated.output)
  assert.match(rotated.output, /Restart the portal/)
  const [second, ...earlier] = secretKeysIn(DATA_DIR)
  assert.match(second, /^[0-9a-f]{64}$/)
  assert.notEqual(second, first)
  assert.deepEqual(earlier, [first])
  assert.ok(!rotated.output.includes(second) && !rotated.output.includes(first))
  await run()
  const third = secretKeysIn(DATA_DIR)
  assert.deepEqual(third.slice(1), [second, first])
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.deepEqual(readdirSync(DATA_DIR), ['secret.key'])

  assert.equal((await run(['--retire'])).code, 0)
  assert.deepEqual(secretKeysIn(DATA_DIR), [third[0]])

  for (const refused of [await run([], { SECRET_KEY: oldKey }), await run(['--retier'])]) assert.equal(refused.code, 1)
  assert.deepEqual(secretKeysIn(DATA_DIR), [third[0]])

  writeFileSync(file, `${third[0]}\nshort`)
  const damaged = await run()
  assert.equal(damaged.code, 1)
  assert.match(damaged.output, /must have at least 32 characters/)
  assert.equal(readFileSync(file, 'utf8'), `${third[0]}\nshort`)
})
