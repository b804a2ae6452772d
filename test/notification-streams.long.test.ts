import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import type { TokenPair } from '#contract/accounts/accounts.ts'
import { sql } from '#server/core/database/db.ts'
import { deriveSecrets } from '#server/core/security/secrets.ts'
import { signAccessToken } from '#server/core/security/tokens.ts'
import { type EventStream, openEventStream } from '#server/testing/event-stream.ts'
import { until } from '#server/testing/until.ts'
import config from '../playwright.config.ts'
import { openServers } from './open-servers.ts'
import { enter, post, sendAs } from './portal-process.ts'

const [mostMegabytes, mostSeconds, streamCount] = [60, 2, 1000]
const secretKey = 'a key for these two servers only, 0123456789'
const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'a long secret' }
const { db, start } = await openServers({ SECRET_KEY: secretKey, ...admin })
const [here, elsewhere] = [await start(), await start()]

/** Signed-in users, without the time that hashing their passwords would take. */
async function buildUsers(count: number): Promise<{ id: number; accessToken: string }[]> {
  const users = await db.many<{ id: number; email: string }>(sql`
    insert into users (name, email, password_hash, created_at)
    select 'Many', 'many-' || n || '@example.com', '', now() from generate_series(1, ${count}) n returning id, email`)
  await db.run(sql`
    insert into sessions (id, user_id, remember_me, created_at, expires_at)
    select 'session-' || id, id, false, now(), now() + interval '1 day' from users where name = 'Many'`)
  const keys = deriveSecrets([secretKey]).accessToken
  return Promise.all(
    users.map(async ({ id, email }) => {
      const user = { id, email, sessionId: `session-${id}`, name: 'Many', roles: ['Student' as const] }
      return { id, accessToken: await signAccessToken(keys, { now: () => new Date() }, user) }
    }),
  )
}

/** What the first server holds in memory, once it has been quiet for a while. */
async function megabytesInUse(): Promise<number> {
  await sleep(3000)
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${here.child.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function openAll(users: { accessToken: string }[]): Promise<EventStream[]> {
  const streams: EventStream[] = []
  for (const user of users) streams.push(await openEventStream(here.url, user))
  await until(() => streams.every(({ counts }) => counts.length === 1))
  return streams
}

test(`${streamCount} open streams cost at most ${mostMegabytes} MB, stay alive, and each is told of its user's notification`, async () => {
  const users = await buildUsers(streamCount)
  // What the first streams cost once, such as code and connections, is not counted.
  for (const { close } of await openAll(users.slice(0, 100))) close()
  const before = await megabytesInUse()
  const streams = await openAll(users)
  await until(() => streams.every(({ signs }) => signs() > 0))
  const cost = (await megabytesInUse()) - before
  console.log(`${streamCount} open streams cost ${cost.toFixed(1)} MB on top of ${before.toFixed(1)} MB`)
  assert.ok(cost <= mostMegabytes, `${cost} MB`)
  const began = performance.now()
  await db.run(sql`
    with noted as (
      insert into notifications (user_id, kind, created_at) select id, 'points-granted', now() from users where name = 'Many' returning user_id)
    select pg_notify('notifications', user_id::text) from noted`)
  await until(() => streams.every(({ counts }) => counts.at(-1) === 1))
  console.log(`${streamCount} streams were told of a notification each in ${Math.round(performance.now() - began)} ms`)
  for (const { close } of streams) close()
})

test(`a notification reaches a second browser through another server process within ${mostSeconds} s`, async () => {
  const browser = await chromium.launch(config.use?.launchOptions)
  after(() => browser.close())
  const email = 'reader@example.com'
  const registered = await post(`${here.url}/api/account/register`, { name: 'Reader', email, password: 'a long secret' })
  const pair = (await registered.json()) as TokenPair
  const context = await browser.newContext()
  await context.addInitScript(({ accessToken, refreshToken }) => {
    localStorage.setItem('jwt', accessToken)
    localStorage.setItem('refreshToken', refreshToken)
  }, pair)
  const page = await context.newPage()
  const listening = page.waitForResponse('**/api/notifications/stream')
  await page.goto(`${here.url}/courses`)
  await listening
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  const granting = await enter(elsewhere.url, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD, 'login')
  const took: number[] = []
  for (let unread = 1; unread <= 10; unread++) {
    const began = performance.now()
    const body = { email, points: 1, reason: 'For waiting.' }
    assert.equal((await sendAs(granting, 'POST', `${elsewhere.url}/api/account/grant-points`, body)).status, 201)
    await page.getByRole('button', { name: `Notifications, ${unread} unread` }).waitFor()
    took.push(performance.now() - began)
  }
  const worst = Math.max(...took)
  console.log(`ten notifications reached the other browser after ${took.map((time) => Math.round(time)).join(', ')} ms`)
  assert.ok(worst <= mostSeconds * 1000, `${worst} ms`)
})
