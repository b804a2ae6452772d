import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CourseDetails } from '#contract/courses.ts'
import { checkLedger } from '#server/points/index.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { seedDemo } from './seed.ts'

const t = await startTestApp()

test('the demo fills an empty portal once, and obeys the rules of the portal', async () => {
  assert.equal(await seedDemo(t), true)
  assert.equal(await seedDemo(t), false)
  assert.deepEqual(
    (await checkLedger(t.db)).filter(({ breaches }) => breaches > 0),
    [],
  )
  const answer = await t.as().get('/api/courses?pageSize=100')
  const cards = answer.json<{ id: number; thumbnail: string; studentsCount: number }[]>()
  assert.ok(cards.length >= 36)
  assert.ok(cards.some((card) => card.studentsCount > 15) && cards.some((card) => card.studentsCount < 4))
  for (const card of cards) {
    assert.equal((await t.as().get(card.thumbnail)).statusCode, 200)
    const { materials, skills, author } = (await t.as().get(`/api/courses/${card.id}`)).json<CourseDetails>()
    for (const field of ['duration', 'pagesCount', 'resource'])
      assert.ok(
        materials.some((material) => field in material),
        `${card.id} ${field}`,
      )
    assert.ok(skills.length > 0 && author.avatar)
  }
})

test('the three accounts of the README can sign in', async () => {
  for (const email of ['admin@demo.test', 'creator@demo.test', 'student@demo.test']) {
    assert.equal((await t.as().post('/api/account/login', { email, password: 'Demo123!' })).statusCode, 200)
  }
})
