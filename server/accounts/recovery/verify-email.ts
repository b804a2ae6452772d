import type { Parts } from '#server/core/app.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { announceGifts } from '#server/gifts/index.ts'
import { canMail, queueMail } from '#server/mail/index.ts'
import { giveWelcomePoints } from '#server/points/index.ts'
import { type Account, markVerified } from '../accounts.queries.ts'
import { makeLink } from './links.ts'
import { verifyMail } from './mails.ts'

/** Does nothing where the portal sends no mail: addresses count as they are there. */
export async function sendVerifyLink(parts: Parts, account: Account): Promise<void> {
  if (!canMail(parts.settings)) return
  const content = verifyMail(await makeLink(parts, account, 'verify-email'))
  await queueMail(parts, { to: account.email, userId: account.id, kind: 'account', content })
}

/** The user has shown that the address is theirs: gifts to it are too, and the welcome points that waited for this come. */
export async function confirmAddress(parts: Parts, userId: number): Promise<void> {
  await markVerified(parts.db, userId, parts.clock.now())
  await announceGifts(parts, userId)
  await giveWelcomePoints(parts, userId)
}

/** For mails that a user can request to any address, which may be a stranger's: many users together send it no more than one. */
export async function countLinkMail(parts: Parts, userId: number, to: string): Promise<void> {
  await countAttempt(parts, { what: 'link-mail', who: userId })
  await countAttempt(parts, { what: 'link-mail:to', who: to })
}
