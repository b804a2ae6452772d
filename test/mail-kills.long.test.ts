import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '#server/core/clock.ts'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { readSettings } from '#server/core/settings.ts'
import { queueMail } from '#server/mail/index.ts'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { startTestMailServer } from '#server/testing/test-mail-server.ts'
import { KilledPortal } from './killed-portal.ts'

const server = await startTestMailServer()
/** The portal logs its address when it is ready, and startPortal looks for one with http. */
const env = { ...server.env, PUBLIC_URL: 'http://127.0.0.1:3000' }
const kills = 40
/** The claims of a killed server end after a minute. As long as mails arrive, the rest of them is only late. */
const longestSilence = 150_000

const database = await createTestDatabase()
const db = openDatabase(database.directUrl)
const portal = new KilledPortal({ ...env, DATABASE_URL: database.url })
after(async () => {
  await db.close()
  await database.drop()
})

/** The addresses of all mails. */
const queued: string[] = []
let number = 0

/** Queues mails, as another server of the same portal would, until the work is done. */
async function whileQueueing(work: () => Promise<void>): Promise<void> {
  const parts = { db, clock: systemClock, settings: readSettings(env) }
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  for (; !isDone; await sleep(25)) {
    const to = `person-${++number}@example.com`
    await queueMail(parts, { to, kind: 'account', content: { subject: `Mail ${number}`, paragraphs: ['Hello.'] } })
    queued.push(to)
  }
  await working
}

const copies = () => {
  const counts = new Map<string, number>()
  for (const { to } of server.received) counts.set(to, (counts.get(to) ?? 0) + 1)
  return counts
}

async function untilAllArrived() {
  let arrived = -1
  for (let end = 0; arrived < server.received.length || Date.now() < end; await sleep(200)) {
    if (arrived < server.received.length) end = Date.now() + longestSilence
    arrived = server.received.length
    const counts = copies()
    if (queued.every((to) => counts.has(to))) return
  }
}

test('the server is killed 40 times while mails are queued and sent: every mail arrives, at most twice', {
  timeout: 900_000,
}, async () => {
  await whileQueueing(async () => {
    for (let kill = 0; kill < kills; kill++) {
      await portal.process
      // Not before something was sent, so that each kill can fall between sending and marking.
      const before = server.received.length
      while (server.received.length === before) await sleep(5)
      await sleep(Math.random() * 300)
      await portal.kill()
    }
  })
  await portal.process
  await untilAllArrived()
  const counts = copies()
  const lost = queued.filter((to) => !counts.has(to))
  const twice = [...counts].filter(([, count]) => count === 2).length
  const most = Math.max(...counts.values())
  console.log(`${queued.length} mails queued, ${kills} kills, ${lost.length} lost, ${twice} arrived twice`)
  assert.deepEqual(lost, [])
  assert.ok(most <= 2, `one mail arrived ${most} times`)
  const ids = new Map<string, Set<string | undefined>>()
  for (const { to, email } of server.received) ids.set(to, (ids.get(to) ?? new Set()).add(email.messageId))
  assert.ok([...ids.values()].every(({ size }) => size === 1))
})

test('a server that is stopped while it sends leaves no mail half done', { timeout: 300_000 }, async () => {
  const before = server.received.length
  await whileQueueing(async () => {
    await portal.process
    while (server.received.length < before + 20) await sleep(5)
    assert.equal(await portal.stop(), 0)
  })
  const { claimed } = await db.one<{ claimed: number }>(
    sql`select count(*)::int as claimed from mails where state = 'waiting' and tries > 0`,
  )
  assert.equal(claimed, 0)
  const arrived = new Set(server.received.slice(before).map(({ to }) => to))
  await portal.start()
  await untilAllArrived()
  const counts = copies()
  assert.deepEqual(
    [...arrived].filter((to) => counts.get(to) !== 1),
    [],
  )
})
