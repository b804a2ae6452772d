import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { spareCores } from '../costly-work/gates.ts'
import { sharedGate } from '../costly-work/shared-gate.ts'
import { refusals } from '../words.ts'

const argon2id = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
/** A hash takes tens of milliseconds of a core. One core stays free, and the queue is short, so that other requests are not delayed. */
const gate = sharedGate('passwords', spareCores, 50, () => refusals.manySigningIn({ retryAfterSeconds: 5 }))

export function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return gate.run(async () => phc(nonce, await hash(password, nonce)))
}

export function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, , , , nonce = '', tag = ''] = stored.split('$')
  return gate.run(async () => {
    const expected = Buffer.from(tag, 'base64')
    const actual = await hash(password, Buffer.from(nonce, 'base64'))
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  })
}

/**
 * No password has this hash. It is stored for accounts without a password, and compared when the email is unknown, so that the response
 * takes as long as for a wrong password.
 */
export const hashOfNoPassword = phc(Buffer.alloc(16), Buffer.alloc(32))

/** Keyboards write the same letter as different characters; NFC makes them one. */
const hash = (password: string, nonce: Buffer) => argon2id('argon2id', { message: password.normalize('NFC'), nonce, ...cost })

function phc(nonce: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(nonce)}$${text(tag)}`
}
