import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LearningInsight } from '#contract/learning/learning-insight.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildCourse, buildSkill, buildUser, buildVideo, renewed, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

// The clock begins on Monday, 2 November 2026, at 9:00 UTC.
const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })

async function readInsight(user: TestUser, timeZone = 'UTC'): Promise<LearningInsight> {
  const response = await t.as(user).get(`/api/account/learning-insight?timeZone=${encodeURIComponent(timeZone)}`)
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}
/** A user who learned a video of so many minutes at each of these moments. */
async function learnerAt(moments: string[], learningMinutes = 30): Promise<TestUser> {
  const user = await buildUser(t)
  for (const moment of moments) {
    const { id } = await buildVideo(t, { learningMinutes })
    await t.db.run(sql`insert into learned_materials values (${user.id}, ${id}, ${new Date(moment)})`)
  }
  return user
}
const readWeeks = async (user: TestUser, timeZone?: string) =>
  (await readInsight(user, timeZone)).weeks.map(({ week, minutes, materialsCount }) => `${week}: ${minutes}/${materialsCount}`)
const readStreaks = async (user: TestUser, timeZone?: string) => {
  const { streak, longestStreak } = await readInsight(user, timeZone)
  return [streak, longestStreak]
}
async function buyer(...courses: { id: number }[]): Promise<TestUser> {
  const user = await buildUser(t)
  for (const { id } of courses) await t.as(user).put(`/api/shopping-cart/add-to-cart/${id}`)
  assert.equal((await t.as(user).put('/api/shopping-cart/buy')).statusCode, 200)
  return user
}
async function mark(user: TestUser, what: 'learned' | 'unlearned', course: { id: number }, material: { id: number }) {
  const { statusCode } = await t.as(user).put(`/api/courses/${what}?materialId=${material.id}&courseId=${course.id}`)
  assert.equal(statusCode, 200)
}

test('a user who has learned nothing gets this week and nothing else', async () => {
  const nothing = { weeks: [], streak: 0, longestStreak: 0, skills: [], skillsCount: 0 }
  assert.deepEqual(await readInsight(await buildUser(t)), { thisWeek: '2026-11-01', ...nothing })
})

test('only signed-in users are let in, and a time zone must exist', async () => {
  assert.equal((await t.as().get('/api/account/learning-insight')).statusCode, 401)
  const user = await buildUser(t)
  for (const zone of ['Nowhere', '+05:00', "UTC'; drop table users"]) {
    const response = await t.as(user).get(`/api/account/learning-insight?timeZone=${encodeURIComponent(zone)}`)
    assert.deepEqual([response.statusCode, response.json().Message], [400, 'This is not a known time zone.'], zone)
  }
})

test('a week begins on Sunday at midnight in the learner’s time zone', async () => {
  const user = await learnerAt(['2026-10-17T09:59:59Z', '2026-10-17T10:00:00Z', '2026-10-18T00:00:00Z', '2026-10-18T10:59:59Z'])
  assert.deepEqual(await readWeeks(user), ['2026-10-11: 60/2', '2026-10-18: 60/2'])
  assert.deepEqual(await readWeeks(user, 'Pacific/Kiritimati'), ['2026-10-11: 30/1', '2026-10-18: 90/3'])
  assert.deepEqual(await readWeeks(user, 'Pacific/Pago_Pago'), ['2026-10-11: 120/4'])
  // At 9:00 UTC on a Sunday it is still Saturday in the west.
  t.clock.move({ days: -1 })
  const earlier = await renewed(t, user)
  assert.equal((await readInsight(earlier, 'Pacific/Pago_Pago')).thisWeek, '2026-10-25')
  assert.equal((await readInsight(earlier, 'Pacific/Kiritimati')).thisWeek, '2026-11-01')
  t.clock.move({ days: 1 })
})

test('a week with a clock change is an hour longer or shorter', async () => {
  const user = await learnerAt([
    // Summer time begins on 29 March and ends on 25 October, both Sundays, two or three hours after their weeks have begun.
    '2026-03-28T22:59:59Z',
    '2026-03-28T23:00:00Z',
    '2026-04-04T21:59:59Z',
    '2026-04-04T22:00:00Z',
    '2026-10-24T21:59:59Z',
    '2026-10-24T22:00:00Z',
    '2026-10-31T22:59:59Z',
    '2026-10-31T23:00:00Z',
  ])
  assert.deepEqual(await readWeeks(user, 'Europe/Berlin'), [
    '2026-03-22: 30/1',
    '2026-03-29: 60/2',
    '2026-04-05: 30/1',
    '2026-10-18: 30/1',
    '2026-10-25: 60/2',
    '2026-11-01: 30/1',
  ])
  assert.deepEqual(await readStreaks(user, 'Europe/Berlin'), [3, 3])
})

test('hours reach back 52 weeks with this one; the longest streak reaches back to the beginning', async () => {
  const user = await learnerAt([
    '2020-12-21T08:00:00Z',
    '2020-12-28T08:00:00Z',
    '2021-01-04T08:00:00Z',
    '2025-11-08T22:59:59Z',
    '2025-11-08T23:00:00Z',
  ])
  assert.deepEqual(await readWeeks(user, 'Europe/Berlin'), ['2025-11-09: 30/1'])
  assert.deepEqual(await readWeeks(user), [])
  assert.deepEqual(await readStreaks(user), [0, 3])
})

test('the minutes of very long materials add up beyond the integers of the database', async () => {
  const user = await learnerAt(['2026-11-02T08:00:00Z', '2026-11-02T08:30:00Z'], 2_000_000_000)
  assert.deepEqual(await readWeeks(user), ['2026-11-01: 4000000000/2'])
})

test('a streak goes on until this week or the last one, and counts a week once', async () => {
  const weeksAgo = (...weeks: number[]) =>
    learnerAt(weeks.map((count) => new Date(t.clock.now().getTime() - count * 7 * 86_400_000).toISOString()))
  assert.deepEqual(await readStreaks(await weeksAgo(0)), [1, 1])
  assert.deepEqual(await readStreaks(await weeksAgo(1)), [1, 1])
  assert.deepEqual(await readStreaks(await weeksAgo(2)), [0, 1])
  assert.deepEqual(await readStreaks(await weeksAgo(0, 0, 1, 2, 2)), [3, 3])
  assert.deepEqual(await readStreaks(await weeksAgo(1, 2, 3)), [3, 3])
  assert.deepEqual(await readStreaks(await weeksAgo(0, 2, 3)), [1, 2])
  assert.deepEqual(await readStreaks(await weeksAgo(0, 1, 3, 4, 5, 6, 8)), [2, 4])
  assert.deepEqual(await readStreaks(await weeksAgo(...Array.from({ length: 120 }, (_, week) => week))), [120, 120])
})

test('a time zone can join two weeks to a streak, or part them', async () => {
  const user = await learnerAt(['2026-10-17T23:30:00Z', '2026-10-25T00:30:00Z'])
  assert.deepEqual(await readStreaks(user), [1, 1])
  assert.deepEqual(await readStreaks(user, 'America/New_York'), [0, 2])
  assert.deepEqual(await readStreaks(user, 'Asia/Tokyo'), [2, 2])
})

test('a material counts once, also in two courses; unmarked it is gone, and marked again it counts in the new week', async () => {
  const shared = await buildVideo(t, { learningMinutes: 25 })
  const [one, two] = [
    await buildCourse(t, author, { price: 0, materials: [shared, await buildArticle(t)] }),
    await buildCourse(t, author, { price: 0, materials: [shared] }),
  ]
  let user = await buyer(one, two)
  await mark(user, 'learned', one, shared)
  await mark(user, 'learned', two, shared)
  assert.deepEqual(await readWeeks(user), ['2026-11-01: 25/1'])
  t.clock.move({ days: 7 })
  user = await renewed(t, user)
  assert.deepEqual(await readStreaks(user), [1, 1])
  await mark(user, 'unlearned', two, shared)
  assert.deepEqual([await readWeeks(user), await readStreaks(user)], [[], [0, 0]])
  await mark(user, 'learned', one, shared)
  assert.deepEqual([await readWeeks(user), await readStreaks(user)], [['2026-11-08: 25/1'], [1, 1]])
})

test('skills rise with certificates to the levels of the profile, and stay when a course changes or is unmarked', async () => {
  const [weaving, dyeing] = [await buildSkill(t, 'Weaving'), await buildSkill(t, 'Dyeing')]
  const [a, b] = [await buildArticle(t), await buildArticle(t)]
  const first = await buildCourse(t, author, {
    name: 'First threads',
    price: 0,
    skills: [{ ...weaving, level: 3 }],
    materials: [a],
  })
  const skills = [
    { ...weaving, level: 2 },
    { ...dyeing, level: 4 },
  ]
  const second = await buildCourse(t, author, { name: 'Second threads', price: 0, skills, materials: [b] })
  let user = await buyer(first, second)
  const [monday, tuesday] = [t.clock.now(), new Date(t.clock.now().getTime() + 86_400_000)].map((moment) =>
    moment.toISOString().slice(0, 10),
  )
  await mark(user, 'learned', first, a)
  assert.deepEqual((await readInsight(user)).skills, [
    { name: 'Weaving', level: 3, steps: [{ date: monday, level: 3, course: 'First threads' }] },
  ])
  t.clock.move({ days: 1 })
  user = await renewed(t, user)
  await mark(user, 'learned', second, b)
  await mark(user, 'unlearned', first, a)
  await t.db.run(sql`update course_skills set level = 9 where course_id = ${first.id}`)
  const risen = [
    {
      name: 'Weaving',
      level: 5,
      steps: [
        { date: monday, level: 3, course: 'First threads' },
        { date: tuesday, level: 5, course: 'Second threads' },
      ],
    },
    { name: 'Dyeing', level: 4, steps: [{ date: tuesday, level: 4, course: 'Second threads' }] },
  ]
  const insight = await readInsight(user)
  assert.deepEqual([insight.skills, insight.skillsCount], [risen, 2])
  const { usersSkills } = (await t.as(user).get('/api/account')).json<{
    usersSkills: { skill: { name: string }; level: number }[]
  }>()
  assert.deepEqual(
    usersSkills.map(({ skill, level }) => [skill.name, level]),
    risen.map(({ name, level }) => [name, level]),
  )
  const days = (await readInsight(user, 'Pacific/Pago_Pago')).skills.map(({ steps }) => steps.map(({ date }) => date))
  assert.equal(days[0]?.[1], monday)
})

test('the twelve highest skills are listed, and all are counted', async () => {
  const materials = [await buildArticle(t)]
  const skills = []
  for (let level = 1; level <= 10; level++) skills.push({ ...(await buildSkill(t, `Skill ${level}`)), level })
  const more = []
  for (let number = 1; number <= 5; number++) more.push({ ...(await buildSkill(t, `Other ${number}`)), level: 1 })
  const courses = [
    await buildCourse(t, author, { price: 0, materials, skills }),
    await buildCourse(t, author, { price: 0, materials, skills: more }),
  ] as const
  const user = await buyer(...courses)
  await mark(user, 'learned', courses[0], materials[0] as { id: number })
  const insight = await readInsight(user)
  assert.deepEqual([insight.skills.length, insight.skillsCount, insight.skills[0]?.name], [12, 15, 'Skill 10'])
  assert.deepEqual(
    insight.skills.slice(9).map(({ name, level }) => `${name}: ${level}`),
    ['Other 1: 1', 'Other 2: 1', 'Other 3: 1'],
  )
})

test('nobody sees what another user learned, an Admin and the course’s author neither', async () => {
  const skill = await buildSkill(t, 'Whittling')
  const material = await buildVideo(t, { learningMinutes: 40 })
  const course = await buildCourse(t, author, { price: 0, skills: [{ ...skill, level: 2 }], materials: [material] })
  const [user, other] = [await buyer(course), await buyer(course)]
  await mark(user, 'learned', course, material)
  const own = await readInsight(user)
  assert.deepEqual([own.weeks.length, own.streak, own.skillsCount], [1, 1, 1])
  for (const somebody of [other, await renewed(t, author), await buildUser(t, { isAdmin: true })]) {
    const { weeks, streak, longestStreak, skills } = await readInsight(somebody)
    assert.deepEqual([weeks, streak, longestStreak, skills], [[], 0, 0, []])
  }
  const named = await t.as(other).get(`/api/account/learning-insight?userId=${user.id}&id=${user.id}`)
  assert.deepEqual(named.json().weeks, [])
})
