import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { MailChoice } from '#contract/mail/mail.ts'
import type { NotificationKind } from '#contract/notifications/notifications.ts'
import { inTransaction } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import type { MailContent } from '#server/mail/index.ts'
import { buildCourse, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { mailNotifications, notify } from './index.ts'

const t = await startTestApp({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'portal@example.com',
  PUBLIC_URL: 'https://learn.example.com',
})
const author = await buildUser(t, { isCreator: true })
const course = await buildCourse(t, author, { name: 'Weaving' })
const as = async (user: TestUser) => t.as(await renewed(t, user))

interface Mail {
  to: string
  kind: string
  content: MailContent
}
const mails = () => t.db.many<Mail>(sql`select recipient as to, kind, content from mails order by id`)
const mailsTo = async (user: TestUser) => (await mails()).filter(({ to }) => to === user.email)
const event = (user: TestUser, kind: NotificationKind) => ({ userId: user.id, kind, courseId: course.id, points: 5 })
const choose = async (user: TestUser, kind: NotificationKind, choice: MailChoice) =>
  assert.equal((await (await as(user)).put('/api/notifications/choices', { kind, choice })).statusCode, 204)
const liveIn = async (user: TestUser, timeZone: string) =>
  assert.equal((await (await as(user)).put('/api/notifications/time-zone', { timeZone })).statusCode, 204)
/** Moves the clock to the next time that it is this late in UTC. */
function waitUntil(hours: number, minutes = 0): void {
  const now = t.clock.now()
  const next = new Date(now)
  next.setUTCHours(hours, minutes, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  t.clock.move({ seconds: (next.getTime() - now.getTime()) / 1000 })
}

beforeEach(() => t.db.run(sql`delete from mails`))

test('a mark is mailed at once by default, with its sentence and its action', async () => {
  const user = await buildUser(t)
  await notify(t, [event(user, 'mark-given')])
  await mailNotifications(t)
  const [mail, ...others] = await mailsTo(user)
  assert.equal(others.length, 0)
  assert.deepEqual(
    [mail?.kind, mail?.content.subject, mail?.content.action?.path],
    ['mark-given', 'Your final task in “Weaving” was reviewed.', `/courses/learn/${course.id}?view=final-task`],
  )
  await mailNotifications(t)
  assert.equal((await mailsTo(user)).length, 1)
})

test('the rest comes once a day in one mail, at seven in the morning where the user is', async () => {
  const [berliner, kathmandu, nowhere] = [await buildUser(t), await buildUser(t), await buildUser(t)]
  await liveIn(berliner, 'Europe/Berlin')
  await liveIn(kathmandu, 'Asia/Kathmandu')
  waitUntil(12)
  for (const user of [berliner, kathmandu, nowhere]) await notify(t, [event(user, 'course-updated')])
  t.clock.move({ minutes: 5 })
  for (const user of [berliner, kathmandu, nowhere]) await notify(t, [event(user, 'course-sold')])
  const received = async () => {
    await mailNotifications(t)
    return Promise.all([berliner, kathmandu, nowhere].map(async (user) => (await mailsTo(user)).length))
  }
  // Winter: Berlin is an hour ahead of UTC, Kathmandu 5:45 hours.
  waitUntil(1, 14)
  assert.deepEqual(await received(), [0, 0, 0])
  waitUntil(1, 15)
  assert.deepEqual(await received(), [0, 1, 0])
  waitUntil(5, 59)
  assert.deepEqual(await received(), [0, 1, 0])
  waitUntil(6)
  assert.deepEqual(await received(), [1, 1, 0])
  waitUntil(7)
  assert.deepEqual(await received(), [1, 1, 1])
  const [digest] = await mailsTo(berliner)
  assert.deepEqual(
    [digest?.kind, digest?.content.subject, digest?.content.items, digest?.content.action?.path],
    [
      'digest',
      '2 notifications from Coursewise',
      [
        {
          text: 'The materials of “Weaving” were changed.',
          action: { label: 'Open the course', path: `/courses/learn/${course.id}` },
        },
        { text: '“Weaving” was sold once for 5 points.', action: { label: 'Open the course', path: `/courses/${course.id}` } },
      ],
      '/account/notifications',
    ],
  )
  t.clock.move({ days: 2 })
  assert.deepEqual(await received(), [1, 1, 1])
})

test('a choice counts: at once, daily or never', async () => {
  const user = await buildUser(t)
  await choose(user, 'course-sold', 'at-once')
  await choose(user, 'mark-given', 'never')
  await choose(user, 'review-due', 'daily')
  assert.deepEqual((await (await as(user)).get('/api/notifications/choices')).json(), {
    choices: {
      'review-due': 'daily',
      'mark-given': 'never',
      'course-updated': 'daily',
      'points-granted': 'daily',
      'course-sold': 'at-once',
      'course-returned': 'daily',
      'gift-received': 'at-once',
      'gift-returned': 'daily',
      rated: 'daily',
      'course-approved': 'at-once',
      'course-refused': 'at-once',
      'content-hidden': 'at-once',
      'report-decided': 'daily',
      'reports-waiting': 'daily',
      'route-late': 'daily',
    },
    canMail: true,
    timeZone: 'UTC',
  })
  await notify(t, [event(user, 'course-sold'), event(user, 'mark-given')])
  await mailNotifications(t)
  assert.deepEqual(
    (await mailsTo(user)).map(({ kind }) => kind),
    ['course-sold'],
  )
  await notify(t, [event(user, 'course-updated')])
  await choose(user, 'course-updated', 'never')
  t.clock.move({ days: 1 })
  await mailNotifications(t)
  assert.equal((await mailsTo(user)).length, 1)
})

test('what was read in the meantime is not mailed, and sales after a mail are counted from one again', async () => {
  const user = await buildUser(t)
  await notify(t, [event(user, 'course-updated')])
  await (await as(user)).put('/api/notifications/read', {})
  await notify(t, [event(user, 'course-sold')])
  await notify(t, [event(user, 'course-sold')])
  t.clock.move({ days: 1 })
  await mailNotifications(t)
  await notify(t, [event(user, 'course-sold')])
  t.clock.move({ days: 1 })
  await mailNotifications(t)
  assert.deepEqual(
    (await mailsTo(user)).map(({ kind, content }) => [kind, content.subject, content.action?.path]),
    [
      ['digest', '“Weaving” was sold 2 times for 10 points.', `/courses/${course.id}`],
      ['digest', '“Weaving” was sold once for 5 points.', `/courses/${course.id}`],
    ],
  )
})

test('several servers at once send each digest once', async () => {
  const users = await Promise.all(Array.from({ length: 120 }, () => buildUser(t)))
  await notify(
    t,
    users.flatMap((user) => [event(user, 'course-updated'), event(user, 'course-sold')]),
  )
  t.clock.move({ days: 1 })
  await Promise.all([mailNotifications(t), mailNotifications(t), mailNotifications(t)])
  await mailNotifications(t)
  const sent = await mails()
  assert.deepEqual(sent.map(({ to }) => to).sort(), users.map(({ email }) => email).sort())
})

test('a server that dies before the commit has sent nothing, and the next one sends it', async () => {
  const user = await buildUser(t)
  await notify(t, [event(user, 'mark-given')])
  await assert.rejects(
    inTransaction(t, async (parts) => {
      await mailNotifications(parts)
      throw new Error('killed')
    }),
  )
  assert.equal((await mailsTo(user)).length, 0)
  await mailNotifications(t)
  assert.equal((await mailsTo(user)).length, 1)
})

test('without mail nothing waits for it', async () => {
  const silent = await startTestApp()
  const user = await buildUser(silent)
  await notify(silent, [{ userId: user.id, kind: 'points-granted', points: 1 }])
  assert.equal((await silent.as(user).get('/api/notifications/choices')).json().canMail, false)
  const { waiting } = await silent.db.one<{ waiting: number }>(
    sql`select count(*)::int as waiting from notifications where mail_due_at is not null`,
  )
  assert.equal(waiting, 0)
})
