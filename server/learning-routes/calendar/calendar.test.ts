import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formLimits } from '#contract/core/form-limits.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo, renewed, type TestUser } from '#server/testing/build.ts'
import { wanting } from '#server/testing/learning-routes.ts'
import {
  choosePlan,
  createCalendar,
  eventsIn,
  followRoute,
  type ReadEvent,
  readCalendar,
  saturdays,
} from '#server/testing/route-calendar.ts'
import { startTestApp } from '#server/testing/test-app.ts'

// The clock begins on Monday, 2 November 2026, at 9:00 UTC.
const t = await startTestApp({ PUBLIC_URL: 'https://learn.example' })
const author = await buildUser(t, { isCreator: true })
const skill = await buildSkill(t, 'Sails')
const url = '/api/route-calendar'
const as = async (user: TestUser) => t.as(await renewed(t, user))
const readStatus = async (path: string) => (await t.as().get(path)).statusCode
const learn = (user: TestUser, materialId: number) =>
  t.db.run(sql`insert into learned_materials values (${user.id}, ${materialId}, ${t.clock.now()})`)
const goal = (date: string | null = null) => ({ milestones: [{ date, skills: wanting([skill, 2]) }] })

/** A course of videos with these minutes. */
async function buildLessons(...minutes: number[]) {
  const materials = []
  for (const [place, learningMinutes] of minutes.entries())
    materials.push(await buildVideo(t, { name: `Lesson ${place + 1}`, learningMinutes }))
  return { ...(await buildCourse(t, author, { name: 'Sailing for all', materials })), materials }
}

/** A learner who follows one course at an hour a day, with the block of each week on Saturday at 10:00 UTC. */
async function begin({ minutes = [420, 420, 420], form = goal(), calendar = saturdays } = {}) {
  const user = await buildUser(t)
  const course = await buildLessons(...minutes)
  const id = await followRoute(t, user, form, [course.id])
  const path = await createCalendar(t, user, calendar)
  return { user, course, id, path, read: async () => eventsIn(await readCalendar(t, path)) }
}

const isBlock = ({ isAllDay }: ReadEvent) => !isAllDay
const toStarts = (events: ReadEvent[]) => events.filter(isBlock).map(({ start }) => start.slice(0, 16))
const toUids = (events: ReadEvent[]) => events.map(({ uid }) => uid)

test('the address is shown once, belongs to its user, and opens the calendar without signing in', async () => {
  const [user, other] = [await buildUser(t), await buildUser(t)]
  assert.deepEqual((await t.as(user).get(url)).json(), { calendar: null })
  for (const call of [t.as(user).put(url, saturdays), t.as(user).put(`${url}/address`), t.as(user).delete(url)])
    assert.equal((await call).statusCode, 404)
  const created = await t.as(user).post(url, { ...saturdays, timeZone: 'Europe/Berlin' })
  const { address } = created.json<{ address: string }>()
  assert.match(address, /^https:\/\/learn\.example\/api\/calendar\/[\w-]{43}\.ics$/)
  const calendar = { ...saturdays, timeZone: 'Europe/Berlin', createdAtUTC: t.clock.now().toISOString() }
  assert.deepEqual((await t.as(user).get(url)).json(), { calendar })
  assert.deepEqual((await t.as(other).get(url)).json(), { calendar: null })
  const second = await t.as(user).post(url, saturdays)
  assert.deepEqual([second.statusCode, second.json().Message.slice(0, 36)], [409, 'You already have a calendar address.'])
  const opened = await t.as().get(new URL(address).pathname)
  assert.equal(opened.statusCode, 200)
  assert.deepEqual(
    [opened.headers['content-type'], opened.headers['cache-control']],
    ['text/calendar; charset=utf-8', 'no-store'],
  )
  assert.deepEqual(eventsIn(opened.body), [])
  const stored = await t.db.many(sql`select * from route_calendars where user_id = ${user.id}`)
  assert.ok(!JSON.stringify(stored).includes(address.slice(-47, -4)), 'the secret is not kept')
})

test('an old, a removed, a foreign and an unknown address are 404 at once', async () => {
  const [first, other] = [await begin(), await begin()]
  const renewal = await (await as(first.user)).put(`${url}/address`)
  const renewedPath = new URL(renewal.json<{ address: string }>().address).pathname
  assert.deepEqual([await readStatus(first.path), await readStatus(renewedPath), await readStatus(other.path)], [404, 200, 200])
  const ofFirst = eventsIn(await readCalendar(t, renewedPath))
  const ofOther = await other.read()
  assert.ok(!toUids(ofFirst).some((uid) => toUids(ofOther).includes(uid)))
  assert.equal((await (await as(first.user)).delete(url)).statusCode, 204)
  assert.deepEqual([await readStatus(renewedPath), await readStatus(other.path)], [404, 200])
  const unknown = [`${'A'.repeat(43)}.ics`, '.ics', 'x.ics', '%00.ics', other.path.slice(-47, -4)]
  for (const name of unknown) assert.equal(await readStatus(`/api/calendar/${name}`), 404, name)
})

test('unknown addresses are counted for the network that they come from; known ones never', async () => {
  const { path } = await begin()
  const get = (url: string) => t.app.inject({ url, remoteAddress: '10.9.8.7' })
  const most = t.settings.wrongPasswordsPerAddress
  for (let count = 0; count < most; count++) assert.equal((await get('/api/calendar/wrong.ics')).statusCode, 404)
  assert.equal((await get('/api/calendar/wrong.ics')).statusCode, 429)
  assert.equal((await get(path)).statusCode, 200)
})

test('each week is a block with its materials and a link, a milestone is a whole day, and a new address has the same events', async () => {
  const { user, id, path, read } = await begin({ minutes: [300, 240, 30], form: goal('2026-11-20') })
  const events = await read()
  const { calendarId } = await t.db.one<{ calendarId: string }>(
    sql`select calendar_id as "calendarId" from learning_routes where id = ${id}`,
  )
  const [milestone, ...blocks] = events.map(({ sequence: _, ...event }) => event)
  const link = `https://learn.example/routes/${id}`
  assert.deepEqual(milestone, {
    uid: `${calendarId}-milestone-1`,
    start: '2026-11-20',
    minutes: 1440,
    isAllDay: true,
    summary: 'Coursewise: Sails 2 (My way)',
    description: `Your milestone, by the end of this day:\nSails 2\n\n${link}`,
  })
  assert.deepEqual(blocks, [
    {
      uid: `${calendarId}-week-2026-11-01`,
      start: '2026-11-07T10:00:00.000Z',
      minutes: 420,
      isAllDay: false,
      summary: 'Coursewise: 7 h of My way',
      description: `Sailing for all: Lesson 1, 5 h\nSailing for all: Lesson 2, 2 h, continues next week\n\n${link}`,
    },
    {
      uid: `${calendarId}-week-2026-11-08`,
      start: '2026-11-14T10:00:00.000Z',
      minutes: 150,
      isAllDay: false,
      summary: 'Coursewise: 2 h 30 min of My way',
      description: `Sailing for all: Lesson 2, 2 h\nSailing for all: Lesson 3, 30 min\n\n${link}`,
    },
  ])
  const before = await readCalendar(t, path)
  assert.equal(await readCalendar(t, path), before, 'what has not changed is sent in the same way')
  const again = await (await as(user)).put(`${url}/address`)
  assert.equal(await readCalendar(t, new URL(again.json<{ address: string }>().address).pathname), before)
})

test('what changes moves and gets a higher number; what does not keeps its own', async () => {
  const { user, course, path, read } = await begin({ form: goal('2026-12-24') })
  const first = await read()
  t.clock.move({ seconds: 1 })
  // The third week gets another name; the first two are as before.
  await t.db.run(sql`update materials set name = 'Anchors' where id = ${course.materials[2]?.id ?? 0}`)
  const second = await read()
  assert.deepEqual(toUids(second), toUids(first))
  const rises = (before: ReadEvent[], after: ReadEvent[]) =>
    after.map(({ sequence }, place) => sequence > (before[place]?.sequence ?? 0))
  assert.deepEqual(rises(first, second), [false, false, false, true])
  // Within the same second, too.
  for (const time of ['18:30', '18:45']) {
    const before = await read()
    assert.equal((await (await as(user)).put(url, { ...saturdays, weekday: 5, time })).statusCode, 204)
    const after = await read()
    assert.deepEqual(toUids(after), toUids(before))
    assert.deepEqual(toStarts(after), [`2026-11-06T${time}`, `2026-11-13T${time}`, `2026-11-20T${time}`])
    assert.deepEqual(rises(before, after), [false, true, true, true], 'the milestone stays')
  }
  // Made again after it was removed, it does not begin from zero.
  const last = await read()
  await (await as(user)).delete(url)
  assert.equal(await readStatus(path), 404)
  t.clock.move({ seconds: 10 })
  const remade = eventsIn(await readCalendar(t, await createCalendar(t, user)))
  assert.deepEqual(toUids(remade), toUids(last))
  assert.deepEqual(rises(last, remade), [true, true, true, true])
})

test('weeks that a shorter plan does not have vanish, weeks off are empty, and a route without a plan has no events', async () => {
  const { user, id, read } = await begin({ form: { ...goal(), weeksOff: ['2026-11-08'] } as ReturnType<typeof goal> })
  assert.deepEqual(toStarts(await read()), ['2026-11-07T10:00', '2026-11-21T10:00', '2026-11-28T10:00'])
  const short = await buildLessons(60)
  await choosePlan(t, id, [short.id])
  assert.deepEqual(toStarts(await read()), ['2026-11-07T10:00'])
  const other = await followRoute(t, user, { ...goal(), name: 'Second' }, [(await buildLessons(600)).id])
  assert.equal((await read()).length, 5, 'both routes are in the same calendar')
  await (await as(user)).delete(`/api/learning-routes/${other}`)
  assert.equal((await read()).length, 2)
  await t.db.run(sql`update learning_routes set chosen_plan_id = null where id = ${id}`)
  assert.deepEqual(await read(), [])
})

test('what an author adds to a completed course gets no block', async () => {
  const { user, course, read } = await begin({ minutes: [60] })
  await (await as(user)).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  assert.equal((await (await as(user)).put('/api/shopping-cart/buy')).statusCode, 200)
  const path = `/api/courses/learned?materialId=${course.materials[0]?.id}&courseId=${course.id}`
  assert.equal((await (await as(user)).put(path)).statusCode, 200)
  const { id } = await buildVideo(t, { learningMinutes: 600 })
  await t.db.run(sql`insert into course_materials (course_id, material_id, position) values (${course.id}, ${id}, 9)`)
  assert.deepEqual(toStarts(await read()), [])
})

test('half a year ahead at most, a block of eight hours at most, and fifteen lines', async () => {
  const lessons = Array.from({ length: 50 }, () => 10)
  const { read } = await begin({
    minutes: [...lessons, 60 * 24 * 60],
    form: { ...goal(), hoursPerWeek: 10 } as ReturnType<typeof goal>,
  })
  const blocks = (await read()).filter(isBlock)
  assert.equal(blocks.length, formLimits.routeCalendar.weeks)
  assert.deepEqual([blocks[0]?.minutes, blocks[0]?.summary], [480, 'Coursewise: 10 h of My way'])
  const listed = blocks[0]?.description.split('\n') ?? []
  assert.deepEqual([listed.length, listed[15]], [18, 'and 36 more'])
})

test('names are only text: nothing that they contain becomes a line of its own, and no line is too long', async () => {
  const user = await buildUser(t)
  const name = 'A;B,C\\n "D" \\;\r\nEND:VEVENT\r\nBEGIN:VEVENT\rUID:evil\nX:1'
  const long = 'Ünïcödé 漢字 👩‍🚀 '.repeat(12).trim()
  const course = await buildLessons(60, 60)
  await t.db.run(sql`update courses set name = ${name} where id = ${course.id}`)
  await t.db.run(sql`update materials set name = ${long} where id = ${course.materials[0]?.id ?? 0}`)
  await followRoute(t, user, { ...goal(), name: 'Größe; 100 %, \\ "so"' }, [course.id])
  const text = await readCalendar(t, await createCalendar(t, user))
  const events = eventsIn(text)
  assert.equal(events.length, 2)
  const block = events.find(isBlock)
  assert.equal(block?.summary, 'Coursewise: 2 h of Größe; 100 %, \\ "so"')
  assert.ok(block?.description.startsWith(`${name.replaceAll(/\r\n?/g, '\n')}: ${long}, 1 h\n`), block?.description)
  const lines = text.split('\r\n')
  assert.ok(lines.every((line) => !/[\r\n]/.test(line) && Buffer.byteLength(line) <= 75))
  assert.ok(!text.includes('\uFFFD') && !lines.includes('UID:evil'))
})

test('only what fits is saved', async () => {
  const { user } = await begin()
  for (const wrong of [
    { weekday: 0 },
    { weekday: 8 },
    { weekday: 1.5 },
    { weekday: undefined },
    { time: '24:00' },
    { time: '9:00' },
    { time: '10:00:00' },
    { time: 600 },
    { timeZone: 'Mars/Base' },
    { timeZone: "x'; drop" },
  ])
    assert.equal((await (await as(user)).put(url, { ...saturdays, ...wrong })).statusCode, 400, JSON.stringify(wrong))
  const kept = (await (await as(user)).get(url)).json<{ calendar: object }>().calendar
  assert.deepEqual({ ...kept, ...saturdays }, kept)
})

test('many readers at once get the same, and the changes of a moment are numbered once', async () => {
  const { user, path } = await begin()
  await (await as(user)).put(url, { ...saturdays, time: '20:00' })
  const bodies = await Promise.all(Array.from({ length: 12 }, () => readCalendar(t, path)))
  assert.equal(new Set(bodies).size, 1)
})

// Last, because the clock moves by days.
test('the weeks stay in place until one is over, and get shorter with what is learned', async () => {
  const { user, course, read, path } = await begin({ minutes: [120, 300, 420, 420] })
  const monday = await readCalendar(t, path)
  t.clock.move({ days: 3 })
  assert.equal(await readCalendar(t, path), monday, 'no day changes anything')
  await learn(user, course.materials[0]?.id ?? 0)
  const thursday = await read()
  assert.deepEqual(toStarts(thursday), ['2026-11-07T10:00', '2026-11-14T10:00', '2026-11-21T10:00'])
  // Without a date, the milestone is on the day of the last block.
  assert.deepEqual(
    thursday.filter((event) => !isBlock(event)).map(({ start }) => start),
    ['2026-11-21'],
  )
  assert.deepEqual(
    thursday.filter(isBlock).map(({ minutes }) => minutes),
    [300, 420, 420],
  )
  t.clock.move({ days: 2 })
  assert.deepEqual(await read(), thursday, 'on the day of the block')
  await learn(user, course.materials[1]?.id ?? 0)
  assert.deepEqual(toStarts(await read()), ['2026-11-14T10:00', '2026-11-21T10:00'], 'the block is done')
  const done = await read()
  t.clock.move({ days: 1 })
  assert.deepEqual(await read(), done, 'the day after')
  // The next week is over without learning: everything is a week later.
  t.clock.move({ days: 6 })
  assert.deepEqual(await read(), done)
  t.clock.move({ days: 1 })
  assert.deepEqual(toStarts(await read()), ['2026-11-21T10:00', '2026-11-28T10:00'])
  for (const place of [2, 3]) await learn(user, course.materials[place]?.id ?? 0)
  assert.deepEqual(await read(), [])
})

test('what is left of a week after the day of its block moves to the last day of the week', async () => {
  // It is Sunday, 15 November.
  const { user, course, read } = await begin({ minutes: [120, 300, 420], calendar: { ...saturdays, weekday: 2 } })
  const blocks = async () => (await read()).filter(isBlock).map(({ start, minutes }) => [start.slice(0, 10), minutes])
  const onTuesday = [
    ['2026-11-17', 420],
    ['2026-11-24', 420],
  ]
  assert.deepEqual(await blocks(), onTuesday)
  t.clock.move({ days: 2 })
  assert.deepEqual(await blocks(), onTuesday)
  for (const days of [1, 3]) {
    t.clock.move({ days })
    assert.deepEqual(await blocks(), [
      ['2026-11-21', 420],
      ['2026-11-24', 420],
    ])
  }
  await learn(user, course.materials[0]?.id ?? 0)
  assert.deepEqual(await blocks(), [
    ['2026-11-21', 300],
    ['2026-11-24', 420],
  ])
  t.clock.move({ days: 1 })
  assert.deepEqual(await blocks(), [
    ['2026-11-24', 420],
    ['2026-12-01', 300],
  ])
})

test('a block is at the same time of day in winter and in summer, wherever the learner is', async () => {
  for (const [timeZone, before, after] of [
    ['Europe/Berlin', '2027-03-27T17:30', '2027-04-03T16:30'],
    ['America/New_York', '2027-03-13T23:30', '2027-03-20T22:30'],
    ['Asia/Kolkata', '2027-03-27T13:00', '2027-04-03T13:00'],
  ] as const) {
    const { read } = await begin({ minutes: [60 * 200], calendar: { ...saturdays, time: '18:30', timeZone } })
    const starts = toStarts(await read())
    assert.ok(starts.includes(before) && starts.includes(after), `${timeZone}: ${starts}`)
  }
})
