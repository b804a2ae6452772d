import { SignJWT } from 'jose'
import { z } from 'zod'
import { MailKind } from '#contract/mail/mail.ts'
import type { Parts } from '#server/core/app.ts'
import { signToken, verifyToken } from '#server/core/security/signed-token.ts'
import { setMailChoice, stopDigest } from './mail-choices.queries.ts'
import { refusals } from './words.ts'

const type = 'unsubscribe+jwt'
const Switchable = MailKind.exclude(['account'])
const Claims = z.object({ sub: z.coerce.number().int(), kind: Switchable })

/** Switches off one kind of mail for one user, without signing in. It does not expire, because mails are kept for years. */
export async function unsubscribeToken({ secrets }: Parts, userId: number | null, kind: MailKind): Promise<string | undefined> {
  if (userId === null || !Switchable.safeParse(kind).success) return undefined
  return signToken(secrets.unsubscribe, type, new SignJWT({ kind }).setSubject(String(userId)))
}

export async function unsubscribe({ db, secrets }: Parts, token: string): Promise<void> {
  const claims = await verifyToken(secrets.unsubscribe, type, token, {}).catch(() => undefined)
  const { success, data } = Claims.safeParse(claims)
  if (!success) throw refusals.linkNotValid()
  if (data.kind === 'digest') await stopDigest(db, data.sub)
  else await setMailChoice(db, data.sub, data.kind, 'never')
}
