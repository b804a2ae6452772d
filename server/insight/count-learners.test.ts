import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CourseInsight } from '#contract/insight/insight.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildCourse, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { countLearners } from './index.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const as = async (user: TestUser) => t.as(await renewed(t, user))
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

/** Everything that the author can read about the learners of a course. */
async function seen(id: number): Promise<string[]> {
  const caller = await as(author)
  return Promise.all(['', '/csv/progress'].map(async (call) => (await caller.get(`/api/courses/${id}/insight${call}`)).body))
}
const readInsight = async (id: number) => (await (await as(author)).get(`/api/courses/${id}/insight`)).json<CourseInsight>()
async function nextMidnight(): Promise<void> {
  t.clock.move({ days: 1 })
  await countLearners(t)
}

async function buildFreeCourse(count: number) {
  const materials = await Promise.all(times(count, null).map(() => buildArticle(t)))
  return { ...(await buildCourse(t, author, { price: 0, materials })), materials }
}
type Course = Awaited<ReturnType<typeof buildFreeCourse>>
const learned = (course: Course, place: number) =>
  `/api/courses/learned?materialId=${course.materials[place]?.id}&courseId=${course.id}`

/** A learner of the course who has learned its first materials. */
async function buildLearner(course: Course, count: number): Promise<TestUser> {
  const user = await buildUser(t)
  assert.equal((await t.as(user).put(`/api/shopping-cart/get-free/${course.id}`)).statusCode, 200)
  for (let place = 0; place < count; place++) assert.equal((await t.as(user).put(learned(course, place))).statusCode, 200)
  return user
}
async function buildLearners(course: Course, counts: number[]): Promise<TestUser[]> {
  const people: TestUser[] = []
  for (const count of counts) people.push(await buildLearner(course, count))
  return people
}

test('a tick, a purchase, an unlearn, a rating and a return today change nothing that the author can see today', async () => {
  const course = await buildFreeCourse(8)
  const people = await buildLearners(course, [...times(10, 4), ...times(14, 1)])
  await nextMidnight()
  const before = await seen(course.id)
  const [first, second, third] = people
  assert.ok(first && second && third)
  assert.equal((await (await as(first)).put(learned(course, 4))).statusCode, 200)
  assert.equal((await (await as(second)).put(learned(course, 0).replace('learned?', 'unlearned?'))).statusCode, 200)
  const rating = { stars: 5, text: '', minutes: 60 }
  assert.equal((await (await as(third)).put(`/api/courses/${course.id}/ratings/own`, rating)).statusCode, 204)
  assert.equal((await (await as(people.at(-1) ?? first)).post(`/api/account/refunds/${course.id}`)).statusCode, 201)
  await buildLearner(course, 8)
  await countLearners(t)
  assert.deepEqual(await seen(course.id), before)
  await nextMidnight()
  assert.notDeepEqual(await seen(course.id), before)
})

test('an author with nine accounts of their own sees nothing change, whatever the tenth learner does', async () => {
  const course = await buildFreeCourse(4)
  const own = await buildLearners(course, times(9, 2))
  const learner = await buildLearner(course, 0)
  await nextMidnight()
  const { day: _day, ...first } = await readInsight(course.id)
  assert.deepEqual(first, { learners: 10, progress: null, hours: null })
  for (const place of [0, 1, 2, 3]) {
    assert.equal((await (await as(learner)).put(learned(course, place))).statusCode, 200)
    // The author's accounts follow, so that the learner would be the one that makes a group large enough.
    for (const user of own) await (await as(user)).put(learned(course, place))
    await nextMidnight()
    const { day: _later, ...figures } = await readInsight(course.id)
    assert.deepEqual(figures, first)
  }
})

test('learners are counted by quarters from twenty on, rounded down to fives, and no group below ten is told', async () => {
  const course = await buildFreeCourse(8)
  await buildLearners(course, [...times(3, 0), ...times(4, 1), ...times(6, 2), ...times(3, 5), ...times(12, 8)])
  assert.deepEqual(await readInsight(course.id), { day: null, learners: null, progress: null, hours: null })
  await nextMidnight()
  const { learners, progress } = await readInsight(course.id)
  const groups = [25, 50, 75, 100].map((percent, index) => ({ percent, learners: [20, 15, 10, 10][index] }))
  assert.deepEqual({ learners, progress }, { learners: 25, progress: groups })
  await t.db.run(sql`delete from learned_materials where material_id = ${course.materials[0]?.id}`)
  await nextMidnight()
  // Certificates stay, so those who finished stay finished.
  assert.deepEqual((await readInsight(course.id)).progress?.[3], { percent: 100, learners: 10 })
})

test('answers about hours are grouped between fixed hours, from ten on', async () => {
  const course = await buildFreeCourse(1)
  const people = await buildLearners(course, times(21, 1))
  const rate = async (user: TestUser, minutes: number) =>
    assert.equal(
      (await (await as(user)).put(`/api/courses/${course.id}/ratings/own`, { stars: 5, text: '', minutes })).statusCode,
      204,
    )
  for (const user of people.slice(0, 9)) await rate(user, 60)
  await nextMidnight()
  assert.equal((await readInsight(course.id)).hours, null)
  for (const user of people.slice(9, 12)) await rate(user, 90)
  for (const user of people.slice(12)) await rate(user, 60)
  await nextMidnight()
  assert.deepEqual((await readInsight(course.id)).hours, {
    answers: 20,
    medianMinutes: 60,
    groups: [0, 1, 2, 5, 10, 20, 50, 100].map((fromHours) => ({ fromHours, answers: fromHours === 0 ? 15 : null })),
  })
})

test('a server that was off at midnight counts what was there then; below ten learners the figures go', async () => {
  const course = await buildFreeCourse(8)
  const people = await buildLearners(course, times(20, 1))
  t.clock.move({ days: 1 })
  for (const user of people.slice(8)) await (await as(user)).put(learned(course, 1))
  await countLearners(t)
  const { learners, progress, day } = await readInsight(course.id)
  assert.deepEqual([learners, progress?.[0]?.learners], [20, null])
  assert.equal(day, t.clock.now().toISOString().slice(0, 10))
  for (const user of people.slice(8)) await (await as(user)).put(learned(course, 1).replace('learned?', 'unlearned?'))
  for (const user of people.slice(0, 11))
    assert.equal((await (await as(user)).post(`/api/account/refunds/${course.id}`)).statusCode, 201)
  await nextMidnight()
  assert.deepEqual({ ...(await readInsight(course.id)), day: null }, { day: null, learners: null, progress: null, hours: null })
})

test('the CSV of progress has the quarters, and nothing below twenty learners', async () => {
  const course = await buildFreeCourse(4)
  await buildLearners(course, times(19, 1))
  await nextMidnight()
  const csv = async () => (await (await as(author)).get(`/api/courses/${course.id}/insight/csv/progress`)).body
  const head = '\uFEFF"Learned at least (percent)","Learners (rounded down to fives)"\r\n'
  assert.equal(await csv(), head)
  await buildLearner(course, 1)
  await nextMidnight()
  assert.equal(await csv(), `${head}25,20\r\n50,"fewer than 10"\r\n75,"fewer than 10"\r\n100,"fewer than 10"\r\n`)
})
