import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, sql } from '#server/core/database/db.ts'
import { checkLedger } from '#server/points/index.ts'
import { KilledPortal } from './killed-portal.ts'
import { startTwoServers } from './open-servers.ts'
import { enter, insertCourses, type Person, sendAs } from './portal-process.ts'

const secret = 'a long secret'
const boss = 'admin@example.com'
const env = { ADMIN_EMAIL: boss, ADMIN_PASSWORD: secret }
const breaches = async (db: Database) => (await checkLedger(db, new Date())).filter(({ breaches }) => breaches > 0)
const lastDay = '2099-12-31'

/** Courses for a few points each; those with a price by their number. */
const courses = 500

test('fifty claims of one gift, and fifty users with a code for one, through two servers: one of each succeeds', async () => {
  const { db, server } = await startTwoServers(env)
  await insertCourses(db, boss, courses)
  const admin = await enter(server(0), boss, secret, 'login')
  const giver = await enter(server(0), 'giver@example.com', secret, 'register')
  const people: Person[] = []
  for (let number = 0; number < 50; number++)
    people.push(await enter(server(number), `p-${number}@example.com`, secret, 'register'))
  const [receiver] = people as [Person]
  const at = <T>(work: (number: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, number) => work(number)))

  for (let round = 1; round <= 10; round++) {
    const order = { courseId: round, email: receiver.email }
    const gift = await sendAs(giver, 'POST', `${server(round)}/api/gifts`, order)
    assert.equal(gift.status, 201)
    const claims = await at((number) => sendAs(receiver, 'PUT', `${server(number)}/api/gifts/${gift.body?.id}/claim`))
    assert.deepEqual(claims.map(({ status }) => status).sort(), [200, ...Array.from({ length: 49 }, () => 409)], `round ${round}`)

    const form = { reason: 'One for all', points: 7, uses: 1, lastDay }
    const code = await sendAs(admin, 'POST', `${server(round)}/api/codes`, form)
    assert.equal(code.status, 201)
    const uses = await at((number) =>
      sendAs(people[number] as Person, 'POST', `${server(number)}/api/codes/redeem`, { code: code.body?.code }),
    )
    assert.deepEqual(uses.map(({ status }) => status).sort(), [200, ...Array.from({ length: 49 }, () => 409)], `round ${round}`)
  }
  const counts = await db.one(sql`
    select (select count(*)::int from enrolments where gift_id is not null) as gifts, (select count(*)::int from code_redemptions) as uses`)
  assert.deepEqual(counts, { gifts: 10, uses: 10 })
  assert.deepEqual(await breaches(db), [])
})

const kills = 20
/** Milliseconds, with one kill at a random time in each. */
const slot = 3000
/** What was acknowledged: ids of gifts by what became of them, and "email code" of redemptions. */
const done = { given: new Set<number>(), claimed: new Set<number>(), ended: new Set<number>(), redeemed: new Set<string>() }
let unknown = 0

test('the server is killed 20 times in a minute while people give, claim, decline, take back and redeem: nothing is lost or half there', {
  timeout: 600_000,
}, async ({ signal }) => {
  const portal = new KilledPortal(env)
  const { url } = await portal.process
  const setUp = portal.openDatabase()
  await insertCourses(setUp, boss, courses)
  const admin = await enter(url, boss, secret, 'login')
  const people: Person[] = []
  for (let number = 0; number < 12; number++) people.push(await enter(url, `p-${number}@example.com`, secret, 'register'))
  const codes: string[] = []
  for (let number = 0; number < 60; number++) {
    const form = { reason: `Code ${number}`, points: 3, uses: 4, lastDay }
    codes.push(String((await sendAs(admin, 'POST', `${url}/api/codes`, form)).body?.code))
  }
  // Limits are for people, not for this test.
  await setUp.run(sql`create function never() returns trigger language plpgsql as $$ begin new.count := 1; return new; end $$`)
  await setUp.run(sql`create trigger never before insert or update on throttles for each row execute function never()`)
  await setUp.close()

  let running = true
  const client = async (person: Person, own: number) => {
    for (let step = 0; running && !signal.aborted; step++) {
      const { url } = await portal.process
      const other = people[(own + 1 + (step % (people.length - 1))) % people.length] as Person
      await act(url, { person, own, step, other, codes }).catch(async () => {
        unknown++
        await sleep(50)
      })
    }
  }
  const clients = people.map(client)
  const sizes = () => Object.values(done).map(({ size }) => size)
  const size = () => sizes().reduce((sum, size) => sum + size, 0)
  const begin = Date.now()
  for (let kill = 0; kill < kills; kill++) {
    const before = size()
    await sleep(Math.max(150, begin + (kill + Math.random()) * slot - Date.now()))
    // Waits until something was acknowledged, and before the last kill something of each kind, so that each could lose something, even
    // on a busy machine.
    while (size() === before || (kill === kills - 1 && sizes().includes(0))) await sleep(20)
    await portal.kill()
    await portal.process
  }
  running = false
  await Promise.all(clients)
  assert.ok(unknown >= kills, `${unknown} had no response`)

  const db = portal.openDatabase()
  assert.deepEqual(await breaches(db), [])
  const rows = await db.many<{ id: number; ending: string | null }>(sql`select id, ending from gifts`)
  const endings = new Map(rows.map(({ id, ending }) => [id, ending]))
  const lost = [
    ...[...done.given].filter((id) => !endings.has(id)),
    ...[...done.claimed].filter((id) => endings.get(id) !== 'claimed'),
    ...[...done.ended].filter((id) => !['declined', 'taken-back'].includes(endings.get(id) ?? '')),
  ]
  assert.deepEqual(lost, [])
  const redeemed = await db.many<{ key: string }>(sql`
    select u.email || ' ' || c.code as key from code_redemptions r join users u on u.id = r.user_id join point_codes c on c.id = r.code_id`)
  const kept = new Set(redeemed.map(({ key }) => key))
  assert.deepEqual(
    [...done.redeemed].filter((key) => !kept.has(key)),
    [],
  )
  await db.close()
})

interface Step {
  person: Person
  own: number
  step: number
  other: Person
  codes: string[]
}

/** Gives a course to another person, deals with what waits, takes some gifts back, and redeems a code now and then. */
async function act(url: string, { person, own, step, other, codes }: Step): Promise<void> {
  await sleep(Math.random() * 100)
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })
  const order = { courseId: 1 + ((own * 41 + step * 7) % courses), email: other.email }
  const gift = await sendAs(person, 'POST', `${url}/api/gifts`, order, key())
  const id = Number(gift.body?.id)
  if (gift.status === 201) done.given.add(id)
  if (gift.status === 201 && step % 3 === 0) {
    const takenBack = await sendAs(person, 'PUT', `${url}/api/gifts/${id}/take-back`)
    if (takenBack.status === 204) done.ended.add(id)
  }
  const waiting = await sendAs(person, 'GET', `${url}/api/gifts/waiting`)
  const gifts = (waiting.body?.gifts ?? []) as { id: number; hasCourse: boolean }[]
  for (const { id, hasCourse } of gifts.slice(0, 2)) {
    if (hasCourse || step % 5 === 1) {
      if ((await sendAs(person, 'PUT', `${url}/api/gifts/${id}/decline`)).status === 204) done.ended.add(id)
    } else if ((await sendAs(person, 'PUT', `${url}/api/gifts/${id}/claim`, undefined, key())).status === 200)
      done.claimed.add(id)
  }
  const code = codes[(own + step) % codes.length] ?? ''
  if (step % 2 === 0 && (await sendAs(person, 'POST', `${url}/api/codes/redeem`, { code }, key())).status === 200)
    done.redeemed.add(`${person.email} ${code.replaceAll('-', '')}`)
}
