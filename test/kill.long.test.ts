import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, sql } from '#server/core/database/db.ts'
import { checkLedger } from '#server/points/index.ts'
import { KilledPortal } from './killed-portal.ts'
import { enter, insertCourses, type Person, processesOn, sendAs } from './portal-process.ts'

const admin = { email: 'admin@example.com', password: 'a long secret' }
const portal = new KilledPortal({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })
const kills = 20
/** Milliseconds, with one kill at a random time in each. Together they take a minute. */
const slot = 3000
const courses = 500

/** What was sent, and what of it was acknowledged. */
const sent = new Set([admin.email])
const people: Person[] = []
const bought: string[] = []
const granted = new Map<string, number>()
let unknown = 0

test('the server is killed 20 times in a minute while people register, buy and get points: nothing acknowledged is lost, nothing is half there', {
  timeout: 600_000,
}, async ({ signal }) => {
  const { url } = await portal.process
  const setUp = portal.openDatabase()
  await insertCourses(setUp, admin.email, courses)
  await setUp.close()
  const boss = await enter(url, admin.email, admin.password, 'login')
  let running = true
  const client = async (work: (url: string, step: number) => Promise<unknown>) => {
    for (let step = 0; running && !signal.aborted; step++) {
      const { url } = await portal.process
      await work(url, step).catch(async () => {
        unknown++
        await sleep(50)
      })
    }
  }
  const clients = [
    ...Array.from({ length: 4 }, (_, number) => client((url, step) => register(url, `p-${number}-${step}@example.com`))),
    ...Array.from({ length: 16 }, () => client((url, step) => (step % 10 === 1 ? grant(url, boss) : buy(url)))),
  ]
  const begin = Date.now()
  for (let kill = 0; kill < kills; kill++) {
    const before = { registered: people.length, bought: bought.length }
    await sleep(Math.max(150, begin + (kill + Math.random()) * slot - Date.now()))
    // Waits until something was acknowledged, so that each kill could lose something, even on a busy machine.
    while (people.length === before.registered || bought.length === before.bought || granted.size === 0) await sleep(20)
    await portal.kill()
    await portal.process
  }
  await sleep(Math.max(0, begin + kills * slot - Date.now()))
  running = false
  await Promise.all(clients)

  assert.ok(unknown >= kills, `${unknown} calls had no response`)
  const db = portal.openDatabase()
  await nothingLost(db)
  await nothingHalf(db)
  await db.close()
  await portal.stop()
  assert.deepEqual(processesOn(portal.dataDir), [])
})

async function register(url: string, email: string) {
  sent.add(email)
  people.push(await enter(url, email, 'a long secret', 'register'))
}

const anyOne = () => people[Math.floor(Math.random() * people.length)]

async function buy(url: string) {
  // At a human pace, because other tests run at the same time.
  await sleep(Math.random() * 150)
  const person = anyOne()
  if (!person) return
  for (let item = 0; item < 3; item++)
    await sendAs(person, 'PUT', `${url}/api/shopping-cart/add-to-cart/${1 + Math.floor(Math.random() * courses)}`)
  const response = await sendAs(person, 'PUT', `${url}/api/shopping-cart/buy`, {}, { 'idempotency-key': crypto.randomUUID() })
  if (response.status !== 200) return
  const ids = response.body?.boughtCourseIds as number[]
  bought.push(...ids.map((id) => `${person.email} ${id}`))
}

async function grant(url: string, boss: Person) {
  const person = anyOne()
  if (!person) return
  const points = { email: person.email, points: 1, reason: 'Thanks' }
  const response = await sendAs(boss, 'POST', `${url}/api/account/grant-points`, points)
  if (response.status === 201) granted.set(person.email, (granted.get(person.email) ?? 0) + 1)
}

async function nothingLost(db: Database) {
  const emails = new Set((await db.many<{ email: string }>(sql`select email from users`)).map((row) => row.email))
  assert.deepEqual(
    people.filter(({ email }) => !emails.has(email)),
    [],
  )
  assert.ok([...emails].every((email) => sent.has(email)))
  const enrolments = await db.many<{ key: string }>(
    sql`select u.email || ' ' || e.course_id as key from enrolments e join users u on u.id = e.user_id`,
  )
  const keys = new Set(enrolments.map((row) => row.key))
  assert.deepEqual(
    bought.filter((key) => !keys.has(key)),
    [],
  )
  const grants = await db.many<{ email: string; count: number }>(sql`
    select u.email, count(*)::int as count from point_transfers t join point_entries e on e.transfer_id = t.id
      join point_accounts a on a.id = e.account_id join users u on u.id = a.user_id where t.kind = 'grant' group by u.email`)
  const counted = new Map(grants.map((row) => [row.email, row.count]))
  assert.deepEqual(
    [...granted].filter(([email, count]) => (counted.get(email) ?? 0) < count),
    [],
  )
}

async function nothingHalf(db: Database) {
  assert.deepEqual(
    (await checkLedger(db, new Date())).filter(({ breaches }) => breaches > 0),
    [],
  )
  const halves = await db.one(sql`
    select (select count(*)::int from users u where 1000 <> (
             select coalesce(sum(e.amount), 0) from point_transfers t join point_entries e on e.transfer_id = t.id
               join point_accounts a on a.id = e.account_id where t.kind = 'welcome' and a.user_id = u.id)) as "wrongWelcome",
           (select count(*)::int from sessions s where not exists (select from refresh_tokens t where t.session_id = s.id)) as "emptySessions"`)
  assert.deepEqual(halves, { wrongWelcome: 0, emptySessions: 0 })
}
