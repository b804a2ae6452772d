import type { FastifyReply, FastifyRequest } from 'fastify'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { readCookie, setCookie } from '#server/core/http/cookies.ts'
import { signToken, verifyToken } from '#server/core/security/signed-token.ts'

/** What must survive the way to the school and back. It is in a signed cookie, so that any server can finish what another one started. */
const Attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  /** The secret of PKCE: without it, nobody can use the code. */
  verifier: z.string(),
  returnUrl: z.string(),
  /** The user who wants to link; missing for a sign-in. */
  userId: z.int().optional(),
})
export type Attempt = z.infer<typeof Attempt>

const cookie = 'school'
const type = 'school+jwt'
const minutes = 10
/** The web app reads the school's response and sends it to us, so the cookie never has to come with a request from another site. */
const place = 'Path=/api/account/oidc; HttpOnly'

export async function keepAttempt({ clock, secrets }: Parts, attempt: Attempt, reply: FastifyReply): Promise<void> {
  const token = new SignJWT(attempt).setExpirationTime(later(clock.now(), { minutes }))
  setCookie(reply, cookie, await signToken(secrets.signIn, type, token), `${place}; Max-Age=${minutes * 60}`)
}

/** Undefined without a cookie, after ten minutes, or if it is not ours. */
export async function readAttempt({ clock, secrets }: Parts, request: FastifyRequest): Promise<Attempt | undefined> {
  const token = readCookie(request, cookie)
  if (!token) return undefined
  return verifyToken(secrets.signIn, type, token, { currentDate: clock.now() }).then(Attempt.parse, () => undefined)
}

export const forgetAttempt = (reply: FastifyReply) => setCookie(reply, cookie, '', `${place}; Max-Age=0`)
