import { defaultMailChoices } from '#contract/mail/mail.ts'
import type { NotificationChoices } from '#contract/notifications/notification-choices.ts'
import type { Parts } from '#server/core/app.ts'
import { canMail, listMailChoices } from '#server/mail/index.ts'
import { findTimeZone, storeTimeZone } from './notifications.queries.ts'
import { refusals } from './words.ts'

export async function getChoices({ db, settings }: Parts, userId: number): Promise<NotificationChoices> {
  const own = await listMailChoices(db, userId)
  return {
    choices: { ...defaultMailChoices, ...Object.fromEntries(own.map(({ kind, choice }) => [kind, choice])) },
    canMail: canMail(settings),
    timeZone: (await findTimeZone(db, userId)) ?? 'UTC',
  }
}

export async function setTimeZone({ db }: Parts, userId: number, timeZone: string): Promise<void> {
  if (!(await storeTimeZone(db, userId, timeZone))) throw refusals.noSuchTimeZone()
}
