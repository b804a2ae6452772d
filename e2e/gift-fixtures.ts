import type { APIRequestContext, Page } from '@playwright/test'
import { confirmEmail } from '#contract/accounts/recovery.ts'
import { listOutbox, type OutboxMail } from '#contract/mail/mail.ts'
import { expect, type Person } from './authoring-fixtures.ts'

export { courseForm, expect, makeParts, type Person, test } from './authoring-fixtures.ts'

/** The newest mail to this address that matches, from the outbox of the demo. */
export async function mailTo(request: APIRequestContext, to: string, subject: RegExp): Promise<OutboxMail> {
  let found: OutboxMail | undefined
  await expect(async () => {
    const mails: OutboxMail[] = await (await request.get(listOutbox.url)).json()
    found = mails.find((mail) => mail.to === to && subject.test(mail.subject))
    expect(found).toBeDefined()
  }).toPass()
  return found as OutboxMail
}

/** Confirms the address with the link that registering has sent. */
export async function confirm(request: APIRequestContext, { email }: { email: string }) {
  const { text } = await mailTo(request, email, /^Confirm your email address$/)
  const [, token] = /confirm-email#([\w-]+)/.exec(text) ?? []
  expect((await request.post(confirmEmail.url, { data: { token } })).status()).toBe(200)
}

export async function give(giver: Person, courseId: number, email: string, message = ''): Promise<number> {
  const { status, body } = await giver.send('POST', '/api/gifts', { courseId, email, message })
  expect(status).toBe(201)
  return body.id
}

export const readBalance = async (person: Person): Promise<number> => (await person.send('GET', '/api/account')).body.balance

/** A line of a list on the screen of gifts. */
export const line = (page: Page, list: 'Waiting for you' | 'Received' | 'Given', course: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: course })
