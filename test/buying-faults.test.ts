import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase, sql } from '#server/core/db.ts'
import { urlIn } from '#server/core/postgres/embedded.ts'
import { checkLedger } from '#server/points/index.ts'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { type PortalProcess, post, startPortal } from './portal-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'coursewise-faults-'))
const portals: PortalProcess[] = []
const start = async (dataDir: string, env: Record<string, string>) => {
  const portal = await startPortal(dataDir, env)
  portals.push(portal)
  return portal
}
after(async () => {
  for (const { child, exited } of portals) {
    child.kill('SIGTERM')
    await exited
  }
  rmSync(folder, { recursive: true, force: true })
})
const admin = { email: 'admin@example.com', password: 'a long secret' }
const settings = { DEMO: '0', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }

interface Person {
  email: string
  accessToken: string
}

const send = async (url: string, method: string, person: Person, body?: object, headers: Record<string, string> = {}) => {
  const json: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const answer = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${person.accessToken}`, ...json, ...headers },
    body: body ? JSON.stringify(body) : null,
  })
  return { status: answer.status, body: answer.status === 204 ? null : ((await answer.json()) as Record<string, unknown>) }
}

async function enter(url: string, email: string, password: string, how: 'login' | 'register'): Promise<Person> {
  const answer = await post(`${url}/api/account/${how}`, { name: 'Person', email, password })
  if (answer.status !== 200) throw new Error(`${how} answered ${answer.status}`)
  return { email, ...((await answer.json()) as { accessToken: string }) }
}

const insertCourses = (db: Database, email: string, count: number) =>
  db.run(sql`
    insert into courses (author_id, name, short_description, description, price, update_date)
    select u.id, 'Course ' || n, repeat('s', 30), repeat('d', 100), n % 7, now() from users u, generate_series(1, ${count}) n where u.email = ${email}`)

const breaches = async (db: Database) => (await checkLedger(db)).filter((result) => result.breaches > 0)

test('fifty buys of one cart at once through two servers charge once, a hundred times over', async () => {
  const database = await createTestDatabase()
  const db = openDatabase(database.url)
  const env = { ...settings, DATABASE_URL: database.url }
  const one = await start(join(folder, 'two-servers'), env)
  const two = await start(join(folder, 'two-servers'), env)
  await insertCourses(db, admin.email, 400)
  const buyer = await enter(one.url, 'buyer@example.com', 'secret', 'register')
  const balance = async () => (await send(`${two.url}/api/account`, 'GET', buyer)).body?.balance as number

  for (let round = 0; round < 100; round++) {
    const before = await balance()
    const prices: number[] = []
    for (const courseId of [1, 2, 3].map((number) => round * 3 + number)) {
      assert.equal((await send(`${one.url}/api/shopping-cart/add-to-cart/${courseId}`, 'PUT', buyer)).status, 200)
      prices.push(courseId % 7)
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) => send(`${(number % 2 ? one : two).url}/api/shopping-cart/buy`, 'PUT', buyer)),
    )
    assert.equal(answers.filter((answer) => answer.status === 200).length, 1, `round ${round}`)
    assert.equal(answers.filter((answer) => answer.status === 400).length, 49)
    assert.equal(await balance(), before - prices.reduce((sum, price) => sum + price, 0))
  }
  assert.deepEqual(await breaches(db), [])
  for (const { child, exited } of [one, two]) {
    child.kill('SIGTERM')
    await exited
  }
  await db.close()
  await database.drop()
})

test('registering, buying and granting from 20 clients while the server is killed 20 times: nothing acknowledged is lost', async () => {
  const dataDir = join(folder, 'killed')
  let portal: PortalProcess = await start(dataDir, settings)
  const url = () => portal.url
  const setUp = openDatabase(urlIn(dataDir, 'postgres'))
  await insertCourses(setUp, admin.email, 500)
  await setUp.close()
  const boss = await enter(url(), admin.email, admin.password, 'login')
  const people: Person[] = []
  const bought: { email: string; courseIds: number[] }[] = []
  const granted = new Map<string, number>()
  let running = true
  let unknown = 0

  const actions = [
    async (client: number, step: number) => {
      people.push(await enter(url(), `p-${client}-${step}@example.com`, 'secret', 'register'))
    },
    async () => {
      const person = people[Math.floor(Math.random() * people.length)]
      if (!person) return
      for (let item = 0; item < 3; item++)
        await send(`${url()}/api/shopping-cart/add-to-cart/${1 + Math.floor(Math.random() * 500)}`, 'PUT', person)
      const answer = await send(`${url()}/api/shopping-cart/buy`, 'PUT', person, {}, { 'idempotency-key': crypto.randomUUID() })
      if (answer.status === 200) bought.push({ email: person.email, courseIds: answer.body?.boughtCourseIds as number[] })
    },
    async () => {
      const person = people[Math.floor(Math.random() * people.length)]
      if (!person) return
      const answer = await send(`${url()}/api/account/grant-points`, 'POST', boss, {
        email: person.email,
        points: 1,
        reason: 'Thanks',
      })
      if (answer.status === 201) granted.set(person.email, (granted.get(person.email) ?? 0) + 1)
    },
  ]
  const clients = Array.from({ length: 20 }, async (_, client) => {
    for (let step = 0; running; step++) {
      // As people do, not as fast as machines can: other tests run beside this one.
      await sleep(Math.random() * 150)
      const action = actions[step % 10 === 0 ? 0 : step % 10 === 1 ? 2 : 1]
      await action?.(client, step).catch(async () => {
        unknown++
        await sleep(50)
      })
    }
  })
  for (let kill = 0; kill < 20; kill++) {
    await sleep(500 + Math.random() * 2000)
    portal.child.kill('SIGKILL')
    await portal.exited
    portal = await start(dataDir, settings)
  }
  running = false
  await Promise.all(clients)

  const db = openDatabase(urlIn(dataDir, 'postgres'))
  assert.ok(
    bought.length > 100 && granted.size > 10 && people.length > 20 && unknown > 0,
    `${bought.length} ${granted.size} ${people.length} ${unknown}`,
  )
  assert.deepEqual(await breaches(db), [])
  const kept = await db.many<{ key: string }>(
    sql`select u.email || ' ' || e.course_id as key from enrolments e join users u on u.id = e.user_id`,
  )
  const keys = new Set(kept.map((row) => row.key))
  assert.deepEqual(
    bought.flatMap(({ email, courseIds }) => courseIds.map((id) => `${email} ${id}`)).filter((key) => !keys.has(key)),
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
  const emails = new Set((await db.many<{ email: string }>(sql`select email from users`)).map((row) => row.email))
  assert.deepEqual(
    people.filter(({ email }) => !emails.has(email)),
    [],
  )
  await db.close()
})
