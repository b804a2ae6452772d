import type { Passkey, PasskeyAssertion, PasskeyAttestation, PasskeyOptions } from '#contract/accounts/factors.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import type { User } from '#server/core/security/tokens.ts'
import { addWayIn, mustBeConfirmed } from '../add-way-in.ts'
import { factorMails, tellOwner } from './mails.ts'
import {
  type Credential,
  deletePasskey,
  findCredential,
  type Holder,
  insertChallenge,
  insertPasskey,
  keepUse,
  listCredentials,
  type PasskeyRow,
  saveName,
  takeChallenge,
} from './passkeys.queries.ts'
import { mustHaveName, type Site } from './site.ts'
import { refusals } from './words.ts'

/** Loaded when the first passkey needs it, because it is large. */
const webAuthn = () => import('@simplewebauthn/server')

const timeout = formLimits.secondStepMinutes * 60_000
/** The device asks for a fingerprint, a face or a PIN, so that a passkey is two factors. It remembers the account, so that nobody types an email. */
const userVerification = 'required'
const authenticatorSelection = { residentKey: 'required', userVerification } as const
/** Ed25519, ES256 and RS256, which every device has one of. The library would add one that Node still warns about. */
const supportedAlgorithmIDs = [-8, -7, -257]

export async function passkeyToAdd(parts: Parts, user: User, site: Site): Promise<PasskeyOptions> {
  mustHaveName(site)
  await mustBeConfirmed(parts, user.id)
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Coursewise',
    rpID: site.id,
    userID: new TextEncoder().encode(String(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    excludeCredentials: await listCredentials(parts.db, user.id),
    authenticatorSelection,
    supportedAlgorithmIDs,
    timeout,
  })
  await keepChallenge(parts, options.challenge, user.id)
  return { ...options }
}

/** Adds it under the given name, usually that of the device. */
export async function addPasskey(
  parts: Parts,
  user: User,
  { passkey, name, site }: { passkey: PasskeyAttestation; name: string; site: Site },
): Promise<Passkey> {
  const { db, clock } = parts
  const challenge = await signedChallenge(passkey, (challenge) => takeChallenge(db, challenge, user.id, clock.now()))
  const verified = challenge === undefined ? undefined : await verifyNew(passkey, challenge, site)
  if (!verified?.registrationInfo) throw refusals.wrongNewPasskey()
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const credential = { id, publicKey: Buffer.from(publicKey), counter, transports: passkey.response.transports }
  return addWayIn(parts, user, async (parts) => {
    const row = await insertPasskey(parts.db, user.id, name, credential, clock.now())
    if (!row) throw refusals.knownOrTooManyPasskeys({ most: formLimits.passkeys.max })
    await tellOwner(parts, user.id, factorMails.passkeyAdded)
    return toPasskey(row)
  })
}

export async function renamePasskey({ db }: Parts, userId: number, id: number, name: string): Promise<void> {
  if (!(await saveName(db, userId, id, name))) throw refusals.noSuchPasskey()
}

export function removePasskey(parts: Parts, userId: number, id: number): Promise<void> {
  return inTransaction(parts, async (parts) => {
    if (!(await deletePasskey(parts.db, userId, id))) throw refusals.noSuchPasskey()
    await tellOwner(parts, userId, factorMails.passkeyRemoved)
  })
}

/** Names no account: the device offers the ones it has. Each is a row until it is used or too old, so an address gets only so many. */
export async function passkeyToUse(parts: Parts, site: Site, address: string): Promise<PasskeyOptions> {
  mustHaveName(site)
  await countAttempt(parts, { what: 'passkey:challenge', who: address })
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification, timeout })
  await keepChallenge(parts, options.challenge, null)
  return { ...options }
}

/** Returns whose passkey it is; undefined for anything wrong: unknown, replayed, of another site, signed by another key. */
export async function checkPasskey({ db, clock }: Parts, site: Site, passkey: PasskeyAssertion): Promise<Holder | undefined> {
  const now = clock.now()
  const challenge = await signedChallenge(passkey, (challenge) => takeChallenge(db, challenge, null, now))
  if (challenge === undefined) return undefined
  const credential = await findCredential(db, passkey.id)
  if (!credential) return undefined
  const verified = await verifyUse(passkey, challenge, site, credential)
  if (!verified?.verified) return undefined
  return (await keepUse(db, credential.id, verified.authenticationInfo.newCounter, now)) ? credential : undefined
}

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdUTC: createdAt.toISOString(),
  lastUsedUTC: lastUsedAt?.toISOString() ?? null,
})

const keepChallenge = ({ db, clock }: Parts, challenge: string, userId: number | null) =>
  insertChallenge(db, challenge, userId, later(clock.now(), { minutes: formLimits.secondStepMinutes }))

/** The challenge that was signed, if it can be taken. It is taken before anything is verified, so that it works once in any case. */
async function signedChallenge(
  { response }: PasskeyAttestation | PasskeyAssertion,
  take: (challenge: string) => Promise<boolean>,
): Promise<string | undefined> {
  const challenge = readChallenge(response.clientDataJSON)
  return challenge !== undefined && (await take(challenge)) ? challenge : undefined
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    return String(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')).challenge)
  } catch {
    return undefined
  }
}

/** The portal asks for none. */
const noExtensions = { clientExtensionResults: {} }

/** The library throws for everything that is wrong. */
async function verifyNew(response: PasskeyAttestation, expectedChallenge: string, { origin, id }: Site) {
  const { verifyRegistrationResponse } = await webAuthn()
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: id, supportedAlgorithmIDs }
  return verifyRegistrationResponse({ response: { ...response, ...noExtensions }, ...expected }).catch(() => undefined)
}

async function verifyUse(response: PasskeyAssertion, expectedChallenge: string, { origin, id }: Site, stored: Credential) {
  const { verifyAuthenticationResponse } = await webAuthn()
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: id }
  const credential = { ...stored, publicKey: new Uint8Array(stored.publicKey) }
  return verifyAuthenticationResponse({ response: { ...response, ...noExtensions }, ...expected, credential }).catch(
    () => undefined,
  )
}
