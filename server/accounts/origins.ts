import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SignJWT } from 'jose'
import { formLimits } from '#contract/core/form-limits.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { cookieNames, readCookie, setCookie } from '#server/core/http/cookies.ts'
import { toNetwork } from '#server/core/security/network.ts'
import type { Key } from '#server/core/security/secrets.ts'
import { signToken, verifyToken } from '#server/core/security/signed-token.ts'
import { type Account, getAccount } from './accounts.queries.ts'
import { deviceName } from './device-name.ts'
import { keepAddress, knowsAddress } from './origins.queries.ts'

/** Where a sign-in comes from. */
export interface Origin {
  address: string
  /** Such as "Firefox on Linux"; null if unknown. */
  deviceName: string | null
  /** The token that this device got when the account was signed in on it. */
  deviceToken(userId: number): string | undefined
  /** The names of the cookies with such tokens, the oldest first. */
  deviceCookies: string[]
}

/** Which wrong passwords of an account are counted together. */
export type Counted = { device: string } | { address: string } | 'elsewhere'

type Known = Pick<Account, 'id' | 'signOuts'>
const nobody: Known = { id: 0, signOuts: 0 }
const deviceCookie = (userId: number) => `device-${userId}`
const cookieFor = (seconds: number) => `Path=/api/account; Max-Age=${seconds}; HttpOnly`
/** More are removed: on a computer that a whole school uses, the header of a request would become too long. */
const mostOtherCookies = 10
/** The header of a response must not become too long either. */
const mostRemovedAtOnce = 20

export const readOrigin = (request: FastifyRequest): Origin => ({
  address: request.ip,
  deviceName: deviceName(request.headers['user-agent']),
  deviceToken: (userId) => readCookie(request, deviceCookie(userId)),
  deviceCookies: cookieNames(request).filter((name) => /^device-\d{1,10}$/.test(name)),
})

/** A device or address that recently signed in to the account has its own count; all others share one. */
export async function countedFor(parts: Parts, account: Known = nobody, origin: Origin): Promise<Counted> {
  const { db, clock, secrets } = parts
  const { id: userId } = account
  const since = later(clock.now(), { days: -formLimits.knownOriginDays })
  const hashes = secrets.signIn.map((key) => addressHash(key, userId, origin))
  const isKnownAddress = await knowsAddress(db, userId, hashes, since)
  const device = await readDevice(parts, account, origin.deviceToken(userId))
  if (device) return { device }
  return isKnownAddress ? { address: toNetwork(origin.address) } : 'elsewhere'
}

/** After a sign-in, keeps the address and gives the device a token to show next time. Clients without cookies only have the address. */
export async function rememberOrigin(parts: Parts, userId: number, origin: Origin, reply: FastifyReply): Promise<void> {
  const now = parts.clock.now()
  const keys = parts.secrets.signIn
  await keepAddress(parts.db, userId, addressHash(keys[0], userId, origin), now)
  const { signOuts } = await getAccount(parts.db, userId)
  const seconds = formLimits.knownOriginDays * 86_400
  const token = new SignJWT({ jti: randomBytes(16).toString('base64url'), signOuts })
    .setSubject(String(userId))
    .setExpirationTime(Math.floor(now.getTime() / 1000) + seconds)
  const own = deviceCookie(userId)
  setCookie(reply, own, await signToken(keys, type, token), cookieFor(seconds))
  const tooOld = origin.deviceCookies.filter((name) => name !== own).slice(0, -mostOtherCookies)
  for (const name of tooOld.slice(0, mostRemovedAtOnce)) setCookie(reply, name, '', cookieFor(0))
}

const type = 'device+jwt'

/** A token from before all sessions were ended is not valid: the person who got it perhaps only knew the password of that time. */
async function readDevice({ clock, secrets }: Parts, { id, signOuts }: Known, token: string | undefined) {
  if (!token) return undefined
  return verifyToken(secrets.signIn, type, token, { subject: String(id), currentDate: clock.now() }).then(
    // A token of version 0.2.0 has no count.
    (claims) => ((claims.signOuts ?? 0) === signOuts ? claims.jti : undefined),
    () => undefined,
  )
}

/** With a key: without one, all possible addresses could be hashed and compared. */
const addressHash = ({ secret }: Key, userId: number, { address }: Origin) =>
  createHmac('sha256', secret)
    .update(`${userId}\0${toNetwork(address)}`)
    .digest()
