import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { argon2Sync } from 'node:crypto'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { hashPassword, passwordMatches } from './passwords.ts'

const run = promisify(execFile)
const cheap = './server/testing/cheap-passwords.ts'
const script = `import { hashPassword } from './server/core/security/passwords.ts'
console.log(await hashPassword('correct horse'))`
/** What a process prints that hashes a password, without the environment of the tests. */
const hashedBy = async (...args: string[]) =>
  (await run(process.execPath, [...args, '--input-type=module', '-e', script], { env: {} })).stdout.trim()

test('passwords match only themselves, however their letters were typed', async () => {
  const stored = await hashPassword('Pässwört')
  assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.equal(await passwordMatches('Pässwört'.normalize('NFD'), stored), true)
  assert.equal(await passwordMatches('Passwort', stored), false)
})

test('outside of tests a hash takes the work that it names', async () => {
  const [, , , , nonce = '', tag = ''] = (await hashedBy()).split('$')
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
  const expected = argon2Sync('argon2id', { message: 'correct horse', nonce: Buffer.from(nonce, 'base64'), ...cost })
  assert.equal(tag, expected.toString('base64').replaceAll('=', ''))
})

test('the cheap hashes of tests cannot be loaded without them', async () => {
  await assert.rejects(hashedBy('--import', cheap), /Cheap passwords are for npm test alone/)
})
