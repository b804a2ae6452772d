import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CheckState } from '#contract/checks/attempts.ts'
import { sql } from '#server/core/database/db.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { KilledPortal } from './killed-portal.ts'
import { enter, type Person, sendAs } from './portal-process.ts'

const admin = { email: 'admin@example.com', password: 'a long secret' }
const portal = new KilledPortal({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })
const kills = 20
const questions = 8
const learners = 3

/** Of one question: the answer that was acknowledged last, and those that were sent since. */
interface Saved {
  acknowledged: number
  unknown: number[]
}

interface Taker {
  person: Person
  attemptId: number
  /** By position, from 1. */
  saved: Map<number, Saved>
}

test('the server is killed 20 times while learners answer: no acknowledged answer is lost, and each attempt is sent once', {
  timeout: 600_000,
}, async ({ signal }) => {
  const { url } = await portal.process
  const { courseId, checkId } = await makeCourse(url)
  const takers = await Promise.all(Array.from({ length: learners }, (_, number) => start(url, number, courseId, checkId)))
  let [running, acknowledged, lost] = [true, 0, 0]
  const answering = async (taker: Taker, position: number) => {
    const saved = taker.saved.get(position) ?? { acknowledged: 0, unknown: [] }
    taker.saved.set(position, saved)
    for (let value = 1; running && !signal.aborted; value++) {
      const { url } = await portal.process
      const path = `${url}/api/check-attempts/${taker.attemptId}/answers/${position}`
      saved.unknown.push(value)
      try {
        const { status } = await sendAs(taker.person, 'PUT', path, { answer: { kind: 'number', value } })
        if (status !== 204) throw new Error(String(status))
        acknowledged++
        Object.assign(saved, { acknowledged: value, unknown: [] })
      } catch {
        lost++
        await sleep(50)
      }
      await sleep(Math.random() * 40)
    }
  }
  const clients = takers.flatMap((taker) => Array.from({ length: questions }, (_, at) => answering(taker, at + 1)))
  for (let kill = 0; kill < kills; kill++) {
    const before = acknowledged
    await portal.process
    // Something was acknowledged, so that each kill could lose it, even on a busy machine.
    while (acknowledged < before + questions) await sleep(10)
    await sleep(Math.random() * 300)
    await portal.kill()
  }
  running = false
  await Promise.all(clients)
  assert.ok(lost >= kills, `${lost} saves had no response`)

  for (const taker of takers) {
    const { url } = await portal.process
    const { body } = await sendAs(taker.person, 'GET', `${url}/api/checks/${checkId}/state?courseId=${courseId}`)
    const { open } = body as unknown as CheckState
    assert.equal(open?.id, taker.attemptId)
    for (const { position, answer } of open.questions) {
      const { acknowledged, unknown } = taker.saved.get(position) ?? { acknowledged: 0, unknown: [] }
      const value = answer?.kind === 'number' ? answer.value : 0
      assert.ok(value === acknowledged || unknown.includes(value), `${value} instead of ${acknowledged} or ${unknown}`)
    }
  }

  // Sent again and again while the server is killed: until there is a response.
  const sending = takers.map(async (taker) => {
    for (;;) {
      const { url } = await portal.process
      const path = `${url}/api/check-attempts/${taker.attemptId}/send`
      const sent = await answerRightly(url, taker)
        .then(() => sendAs(taker.person, 'POST', path, { courseId }))
        .catch(() => undefined)
      if (sent?.status === 200) return sent.body
      await sleep(20)
    }
  })
  await sleep(30)
  await portal.kill()
  await Promise.all(sending)
  const db = portal.openDatabase()
  const counts = await db.one(sql`
    select (select count(*)::int from check_attempts where sent_at is not null) as sent, (select count(*)::int from check_attempts) as attempts,
           (select count(*)::int from check_attempts where is_passed) as passed, (select count(*)::int from learned_materials) as learned,
           (select count(*)::int from certificates) as certificates, (select coalesce(sum(level), 0)::int from user_skills) as levels`)
  assert.deepEqual(counts, {
    sent: learners,
    attempts: learners,
    passed: learners,
    learned: learners,
    certificates: learners,
    levels: 2 * learners,
  })
  await db.close()
})

/** A course with a check that asks for numbers, by the Admin. */
async function makeCourse(url: string): Promise<{ courseId: number; checkId: number }> {
  const boss = await enter(url, admin.email, admin.password, 'login')
  const made = async (path: string, form: object) => {
    const { status, body } = await sendAs(boss, 'POST', `${url}/api/${path}`, form)
    assert.equal(status, 201, JSON.stringify(body))
    return body as { id: number; ids: number[] }
  }
  const question = (at: number) => ({ question: { kind: 'number', text: `Number ${at}?`, value: 7 } })
  const { ids } = await made('questions/many', { questions: Array.from({ length: questions }, (_, at) => question(at)) })
  const check = await made('checks', { name: 'Numbers', questions: ids.map((id) => ({ id })) })
  const skill = await made('skills', { name: 'Counting' })
  const form = { ...courseForm, price: 0, skills: [{ id: skill.id, level: 2 }], materials: [{ id: check.id }] }
  return { courseId: (await made('courses', form)).id, checkId: check.id }
}

async function start(url: string, number: number, courseId: number, checkId: number): Promise<Taker> {
  const person = await enter(url, `learner-${number}@example.com`, 'a long secret', 'register')
  await sendAs(person, 'PUT', `${url}/api/shopping-cart/add-to-cart/${courseId}`)
  assert.equal((await sendAs(person, 'PUT', `${url}/api/shopping-cart/buy`)).status, 200)
  const { status, body } = await sendAs(person, 'POST', `${url}/api/checks/${checkId}/attempts`, { courseId })
  assert.equal(status, 201)
  return { person, attemptId: Number(body?.id), saved: new Map() }
}

async function answerRightly(url: string, { person, attemptId }: Taker): Promise<void> {
  for (let position = 1; position <= questions; position++)
    await sendAs(person, 'PUT', `${url}/api/check-attempts/${attemptId}/answers/${position}`, {
      answer: { kind: 'number', value: 7 },
    })
}
