import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import type { Parts } from '#server/core/app.ts'
import { canMail, type MailContent, queueMail } from '#server/mail/index.ts'
import { notify } from '#server/notifications/index.ts'
import { announceTo, findReceiver } from './gifts.queries.ts'
import { mail } from './words.ts'

/** Notifies the receiver of a new gift. If nobody can claim it yet, a mail goes to the address, where the portal sends mail. */
export async function announceGift(parts: Parts, email: string): Promise<void> {
  const receiver = await findReceiver(parts.db, email, canMail(parts.settings))
  if (receiver) await announceGifts(parts, receiver.id)
  else await queueMail(parts, { to: email, kind: 'gift-received', content: giftMail })
}

/** Notifies a user of the gifts that have waited for the address. Called when it becomes theirs: does nothing before it is confirmed. */
export async function announceGifts(parts: Parts, userId: number): Promise<void> {
  const gifts = await announceTo(parts.db, userId, canMail(parts.settings))
  for (const { courseId } of gifts) await notify(parts, [{ userId, kind: 'gift-received', courseId }])
}

const count = limits.gifts.days
const giftMail: MailContent = {
  subject: mail.subject,
  paragraphs: [mail.given, mail.claimIt({ count })],
  action: { label: mail.seeIt, path: paths.gifts() },
  footnote: mail.doNothing({ count }),
}
