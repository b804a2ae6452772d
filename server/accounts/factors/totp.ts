import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { toString as drawQrCode } from 'qrcode'
import { limits } from '#contract/core/limits.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { seal, sealedBy, unseal } from '#server/core/security/sealed.ts'
import type { User } from '#server/core/security/tokens.ts'
import { addWayIn } from '../add-way-in.ts'
import { factorMails, tellOwner } from './mails.ts'
import {
  deleteTotp,
  findNewSecret,
  findTotp,
  listSealedByOthers,
  replaceRecoveryCodes,
  replaceSealed,
  saveNewSecret,
  switchOn,
  takeRecoveryCode,
  takeStep,
} from './totp.queries.ts'
import { refusals } from './words.ts'

const issuer = 'Coursewise'
/** Clocks differ, and typing takes time: the code before and the one after are right too. */
const window = 1

/** A secret for an app. It is not used before `switchOnTotp` has seen a right code. */
export async function setUpTotp(parts: Parts, user: User) {
  const secret = new Secret({ size: 20 }).base32
  const sealed = seal(parts.secrets.totp, secret, secretContext(user.id))
  if (!(await addWayIn(parts, user, ({ db, clock }) => saveNewSecret(db, user.id, sealed, clock.now()))))
    throw refusals.appInUse()
  const address = toTotp(secret, user.email).toString()
  const svg = await drawQrCode(address, { type: 'svg', margin: 2 })
  return { secret, address, qrCode: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}

/** Returns the recovery codes. */
export async function switchOnTotp(parts: Parts, user: User, code: string): Promise<string[]> {
  const { db, clock } = parts
  const userId = user.id
  const secret = await findNewSecret(db, userId)
  if (secret === undefined) throw refusals.nothingToSwitchOn()
  const step = matchingStep(parts, { userId, secret, code: compact(code) })
  if (step === undefined) throw refusals.wrongFirstCode()
  return addWayIn(parts, user, async (parts) => {
    if (!(await switchOn(parts.db, userId, { secret, step, now: clock.now() }))) throw refusals.startAgain()
    await tellOwner(parts, userId, factorMails.appAdded)
    return makeRecoveryCodes(parts, userId)
  })
}

export function switchOffTotp(parts: Parts, userId: number): Promise<void> {
  return inTransaction(parts, async (parts) => {
    // One that was only set up is no loss to anybody.
    const wasInUse = await findTotp(parts.db, userId)
    if (!(await deleteTotp(parts.db, userId))) throw refusals.noApp()
    if (wasInUse) await tellOwner(parts, userId, factorMails.appRemoved)
  })
}

export function renewRecoveryCodes(parts: Parts, user: User): Promise<string[]> {
  const userId = user.id
  return addWayIn(parts, user, async (parts) => {
    if (!(await findTotp(parts.db, userId))) throw refusals.noApp()
    await tellOwner(parts, userId, factorMails.codesRenewed)
    return makeRecoveryCodes(parts, userId)
  })
}

/** Whether this code of the app, or this recovery code, was right. It is then used up. */
export async function takeCode(parts: Parts, userId: number, given: string): Promise<boolean> {
  const code = compact(given)
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(parts.db, userId, hashRecoveryCode(userId, code))
  const totp = await findTotp(parts.db, userId)
  const step = totp && matchingStep(parts, { userId, secret: totp.secret, code })
  return step !== undefined && takeStep(parts.db, userId, step, parts.clock.now())
}

/** Encrypts again what an earlier key has encrypted, so that this key can be retired. Secrets that cannot be opened stay as they are. */
export async function resealSecrets({ db, secrets }: Parts): Promise<void> {
  const [{ id }] = secrets.totp
  const others = await listSealedByOthers(db, sealedBy(id), 100_000)
  for (const { userId, secret } of others) {
    const text = unseal(secrets.totp, secret, secretContext(userId))
    if (text !== undefined) await replaceSealed(db, userId, secret, seal(secrets.totp, text, secretContext(userId)))
  }
}

/** The half minute that the code belongs to; undefined for a wrong code. */
function matchingStep({ clock, secrets }: Parts, { userId, secret, code }: { userId: number; secret: string; code: string }) {
  const text = unseal(secrets.totp, secret, secretContext(userId))
  if (text === undefined) return undefined
  const totp = toTotp(text)
  const timestamp = clock.now().getTime()
  const apart = totp.validate({ token: code, timestamp, window })
  return apart === null ? undefined : totp.counter({ timestamp }) + apart
}

/** The values that every app knows: SHA-1, six digits, 30 seconds. */
const toTotp = (secret: string, label = '') => new TOTP({ issuer, label, secret: Secret.fromBase32(secret) })

const secretContext = (userId: number) => `totp of ${userId}`

async function makeRecoveryCodes({ db }: Parts, userId: number): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, newRecoveryCode)
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hashRecoveryCode(userId, compact(code))),
  )
  return codes
}

/** 80 random bits, such as "ABCD-EFGH-IJKL-MNOP": too many to guess from a stolen hash. */
function newRecoveryCode(): string {
  const letters = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32
  return (letters.match(/.{4}/g) ?? []).join('-')
}

const hashRecoveryCode = (userId: number, code: string) => createHash('sha256').update(`${userId}\0${code}`).digest()

const compact = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()
