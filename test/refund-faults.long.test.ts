import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, sql } from '#server/core/database/db.ts'
import { checkLedger } from '#server/points/index.ts'
import { KilledPortal } from './killed-portal.ts'
import { startTwoServers } from './open-servers.ts'
import { enter, insertCourses, type Person, sendAs } from './portal-process.ts'

const author = { email: 'author@example.com', password: 'a long secret' }
const env = { ADMIN_EMAIL: author.email, ADMIN_PASSWORD: author.password }
const isClean = async (db: Database) =>
  assert.deepEqual(
    (await checkLedger(db, new Date())).filter(({ breaches }) => breaches > 0),
    [],
  )

test('fifty returns of one purchase at once through two servers give the price back once, thirty times over', async () => {
  const { db, server } = await startTwoServers(env)
  await insertCourses(db, author.email, 40)
  const buyer = await enter(server(0), 'buyer@example.com', 'a long secret', 'register')
  const balance = async () => (await sendAs(buyer, 'GET', `${server(1)}/api/account`)).body?.balance as number
  for (let courseId = 1; courseId <= 30; courseId++) {
    const before = await balance()
    await sendAs(buyer, 'PUT', `${server(0)}/api/shopping-cart/add-to-cart/${courseId}`)
    assert.equal((await sendAs(buyer, 'PUT', `${server(0)}/api/shopping-cart/buy`)).status, 200)
    assert.equal(await balance(), before - (courseId % 7))
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, number) => sendAs(buyer, 'POST', `${server(number)}/api/account/refunds/${courseId}`)),
    )
    assert.equal(responses.filter(({ status }) => status === 201).length, 1, `course ${courseId}`)
    assert.equal(responses.filter(({ status }) => status === 404).length, 49)
    assert.equal(await balance(), before)
  }
  await isClean(db)
})

const kills = 20
const courses = 500
/** What was acknowledged, as "email courseId". */
const bought = new Set<string>()
const returned = new Set<string>()
/** Sent, but nobody knows what became of it. */
const unsure = new Set<string>()

test('the server is killed 20 times while people buy and return courses: every acknowledged return is there, nothing is half there', {
  timeout: 600_000,
}, async ({ signal }) => {
  const portal = new KilledPortal(env)
  const { url } = await portal.process
  const setUp = portal.openDatabase()
  await insertCourses(setUp, author.email, courses)
  await setUp.close()
  const people: Person[] = []
  for (let number = 0; number < 12; number++)
    people.push(await enter(url, `p-${number}@example.com`, 'a long secret', 'register'))

  let running = true
  const walk = async (person: Person) => {
    for (let courseId = 1; courseId <= courses && running && !signal.aborted; courseId++) {
      const { url } = await portal.process
      await buyAndReturn(url, person, courseId).catch(() => sleep(50))
    }
  }
  const walks = people.map(walk)
  for (let kill = 0; kill < kills; kill++) {
    const before = { bought: bought.size, returned: returned.size }
    await sleep(Math.random() * 500)
    // Waits until something was acknowledged, so that each kill could lose something, even on a busy machine.
    while (bought.size === before.bought || returned.size === before.returned) await sleep(20)
    await portal.kill()
    await portal.process
  }
  running = false
  await Promise.all(walks)

  const db = portal.openDatabase()
  const keys = async (table: 'enrolments' | 'refunds') => {
    const from = table === 'enrolments' ? sql`enrolments` : sql`refunds`
    const rows = await db.many<{ key: string }>(
      sql`select u.email || ' ' || r.course_id as key from ${from} r join users u on u.id = r.user_id`,
    )
    return new Set(rows.map(({ key }) => key))
  }
  const [enrolled, refunded] = [await keys('enrolments'), await keys('refunds')]
  assert.ok(returned.size >= kills && unsure.size > 0, `${returned.size} returns, ${unsure.size} without a response`)
  assert.deepEqual(
    [...returned].filter((key) => !refunded.has(key) || enrolled.has(key)),
    [],
  )
  assert.deepEqual(
    [...bought].filter((key) => !unsure.has(key) && !returned.has(key) && !enrolled.has(key)),
    [],
  )
  await isClean(db)
  await db.close()
})

/** Every third course is kept. At a human pace, because other tests run at the same time. */
async function buyAndReturn(url: string, person: Person, courseId: number): Promise<void> {
  const key = `${person.email} ${courseId}`
  await sleep(Math.random() * 100)
  await sendAs(person, 'PUT', `${url}/api/shopping-cart/add-to-cart/${courseId}`)
  const receipt = await sendAs(person, 'PUT', `${url}/api/shopping-cart/buy`)
  for (const id of (receipt.body?.boughtCourseIds as number[] | undefined) ?? []) bought.add(`${person.email} ${id}`)
  if (courseId % 3 === 0 || !bought.has(key)) return
  unsure.add(key)
  const response = await sendAs(person, 'POST', `${url}/api/account/refunds/${courseId}`)
  if (response.status < 500) unsure.delete(key)
  if (response.status === 201) returned.add(key)
}
