import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlannedDay } from '#contract/learning-routes/learning-routes.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo, renewed, type TestUser } from '#server/testing/build.ts'
import { createRoute, getRoute, searchEvents, wanting } from '#server/testing/learning-routes.ts'
import { startTestApp } from '#server/testing/test-app.ts'

// The clock begins on Monday, 2 November 2026.
const t = await startTestApp({ SEARCH_SECONDS: '60' })
const author = await buildUser(t, { isCreator: true })

async function planned(user: TestUser, startDate: string, endDate: string, timeZone = 'UTC') {
  const url = `/api/learning-routes/planned-days/${startDate}/${endDate}?timeZone=${encodeURIComponent(timeZone)}`
  const response = await t.as(await renewed(t, user)).get(url)
  assert.equal(response.statusCode, 200, response.body)
  return response.json<PlannedDay[]>()
}

const brief = (days: PlannedDay[]) =>
  days.map(({ date, minutes, routes }) => [
    date,
    minutes,
    ...routes.flatMap(({ items }) => items.map((item) => `${item.materialName} ${item.minutes}${item.goesOn ? ' …' : ''}`)),
  ])

let skills = 0
/** A learner who follows a route to a course with videos of these minutes, at an hour a day. */
async function follow(minutes: number[], form: object = {}, learner?: TestUser) {
  const user = learner ?? (await buildUser(t))
  const skill = await buildSkill(t, `Days ${++skills}`)
  const videos = await Promise.all(
    minutes.map((learningMinutes, place) => buildVideo(t, { name: `Video ${place + 1}`, learningMinutes })),
  )
  const course = await buildCourse(t, author, { price: 10, skills: [{ id: skill.id, level: 1 }], materials: videos })
  const id = await createRoute(t, user, { milestones: [{ date: null, skills: wanting([skill, 1]) }], ...form })
  await searchEvents(t, user, id)
  const [plan] = (await getRoute(t, user, id)).plans
  const response = await t.as(await renewed(t, user)).put(`/api/learning-routes/${id}/plans/${plan?.id}/choice`)
  assert.equal(response.statusCode, 204)
  return { user, id, course, videos }
}

test('each working day has a seventh of the week, and a material goes on from day to day', async () => {
  const { user, id } = await follow([90, 45], { name: 'Mornings' })
  const days = await planned(user, '2026-10-25', '2026-11-14')
  assert.deepEqual(brief(days), [
    ['2026-11-02', 60, 'Video 1 60 …'],
    ['2026-11-03', 60, 'Video 1 30', 'Video 2 30 …'],
    ['2026-11-04', 15, 'Video 2 15'],
  ])
  assert.deepEqual(
    days[0]?.routes.map(({ id, name }) => [id, name]),
    [[id, 'Mornings']],
  )
})

test('the days have the minutes of their weeks; those of a week off have none, and only the range is returned', async () => {
  const { user, id } = await follow([500, 333], { hoursPerWeek: 4.5, weeksOff: ['2026-11-08'] })
  const all = await planned(user, '2026-11-01', '2026-12-31')
  const weeks = (await getRoute(t, user, id)).chosen?.weeks ?? []
  for (const { date, minutes } of weeks) {
    const sum = all.filter((day) => sundayBefore(day.date) === date).reduce((sum, day) => sum + day.minutes, 0)
    assert.equal(sum, minutes, date)
  }
  assert.equal(
    all.reduce((sum, { minutes }) => sum + minutes, 0),
    833,
  )
  // 270 minutes a week are 38.57 a day.
  assert.deepEqual(
    all.slice(0, 4).map(({ minutes }) => minutes),
    [38, 39, 38, 39],
  )
  assert.deepEqual(
    all.filter(({ date }) => date > '2026-11-07' && date < '2026-11-15'),
    [],
  )
  assert.deepEqual(
    (await planned(user, '2026-11-04', '2026-11-05')).map(({ date }) => date),
    ['2026-11-04', '2026-11-05'],
  )
})

test('routes of the same learner add up; what is learned, not chosen or in the past is not planned', async () => {
  const { user, videos } = await follow([30, 30])
  await follow([20], {}, user)
  assert.deepEqual(brief(await planned(user, '2026-11-01', '2026-11-08')), [
    ['2026-11-02', 80, 'Video 1 30', 'Video 2 30', 'Video 1 20'],
  ])
  await t.db.run(sql`insert into learned_materials values (${user.id}, ${videos[0]?.id}, ${t.clock.now()})`)
  assert.deepEqual(brief(await planned(user, '2026-11-01', '2026-11-08')), [['2026-11-02', 50, 'Video 2 30', 'Video 1 20']])
  const stranger = await buildUser(t)
  assert.deepEqual(await planned(stranger, '2026-11-01', '2026-11-08'), [])
  const undecided = await buildUser(t)
  const skill = await buildSkill(t, 'Undecided')
  await createRoute(t, undecided, { milestones: [{ date: null, skills: wanting([skill, 1]) }] })
  assert.deepEqual(await planned(undecided, '2026-11-01', '2026-11-08'), [])
})

test('today is the day of the learner’s time zone, and what was not learned moves on', async () => {
  const { user } = await follow([60])
  // It is eleven o’clock in London, and one in the night there.
  t.clock.move({ minutes: 120 })
  assert.deepEqual(brief(await planned(user, '2026-11-01', '2026-11-08', 'Pacific/Kiritimati')), [
    ['2026-11-03', 60, 'Video 1 60'],
  ])
  t.clock.move({ days: 3 })
  assert.deepEqual(brief(await planned(user, '2026-11-01', '2026-11-08')), [['2026-11-05', 60, 'Video 1 60']])
})

test('what is left of this week is spread evenly over its days, less what was learned since the plan was chosen', async () => {
  // It is Thursday, so three days of the week are left, with an hour each.
  const { user, videos } = await follow([300, 600])
  t.clock.move({ days: 1 })
  const days = () => planned(user, '2026-11-01', '2026-11-09')
  assert.deepEqual(brief(await days()), [
    ['2026-11-06', 90, 'Video 1 90 …'],
    ['2026-11-07', 90, 'Video 1 90 …'],
    ['2026-11-08', 60, 'Video 1 60 …'],
    ['2026-11-09', 60, 'Video 1 60'],
  ])
  await t.db.run(sql`insert into learned_materials values (${user.id}, ${videos[0]?.id}, ${t.clock.now()})`)
  assert.deepEqual(brief(await days()), [
    ['2026-11-08', 60, 'Video 2 60 …'],
    ['2026-11-09', 60, 'Video 2 60 …'],
  ])
})

test('guests, wrong dates and long ranges are refused', async () => {
  const user = await buildUser(t)
  const { get } = t.as(await renewed(t, user))
  const status = async (range: string) => (await get(`/api/learning-routes/planned-days/${range}`)).statusCode
  assert.equal(await status('2026-11-08/2026-11-01'), 400)
  assert.equal(await status('2026-02-30/2026-03-01'), 400)
  assert.equal(await status('2026-01-01/2027-12-31'), 400)
  const guest = await t.app.inject('/api/learning-routes/planned-days/2026-11-01/2026-11-08')
  assert.equal(guest.statusCode, 401)
})

const sundayBefore = (date: string) =>
  new Date(Date.parse(date) - new Date(date).getUTCDay() * 86_400_000).toISOString().slice(0, 10)
