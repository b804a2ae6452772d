import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { after, test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { queueMail, sendMails } from './index.ts'

/** Longer than the limit for a batch, and shorter than the claim of its mails. */
const longest = 50_000

for (const [what, behave] of [
  ['says nothing', () => {}],
  [
    'sends a byte now and then',
    (write: (text: string) => void) => {
      write('220-')
      return setInterval(() => write('x'), 1000)
    },
  ],
] as const) {
  test(`a mail server that ${what} ends an attempt in time, and the mail waits`, { timeout: 2 * longest }, async () => {
    const server = createServer((socket) => {
      const timer = behave((text) => void socket.write(text))
      socket.on('error', () => {}).on('close', () => clearInterval(timer ?? undefined))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    after(() => server.close())
    const address = server.address()
    const t = await startTestApp({
      SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      MAIL_FROM: 'portal@example.org',
      PUBLIC_URL: 'https://learn.example.org',
    })
    for (let number = 0; number < 10; number++)
      await queueMail(t, { to: `p${number}@example.com`, kind: 'account', content: { subject: 'Hello', paragraphs: ['Hello.'] } })
    const begin = Date.now()
    await sendMails(t, { warn: () => {} })
    assert.ok(Date.now() - begin < longest, `took ${Date.now() - begin} ms`)
    const rows = await t.db.many<{ state: string; reply: string }>(sql`select state, reply from mails`)
    assert.ok(
      rows.every(
        ({ state, reply }) =>
          state === 'waiting' && /cannot be used: (it took longer than 40 seconds|Greeting never received)/.test(reply),
      ),
    )
  })
}
