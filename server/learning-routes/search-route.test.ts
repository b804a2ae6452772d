import assert from 'node:assert/strict'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import type { RouteSearchEvent } from '#contract/learning-routes/learning-routes.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo, type TestUser } from '#server/testing/build.ts'
import {
  buildTimedCourse,
  createRoute,
  getRoute,
  readEvents,
  searchEvents,
  searchRoute,
  wanting,
} from '#server/testing/learning-routes.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { untilSomebodyWaits } from '#server/testing/until.ts'

// The clock begins on Monday, 2 November 2026. Searches have low priority: on a busy machine even a small one can take seconds.
const t = await startTestApp({ SEARCH_SECONDS: '60', SEARCHES_PER_ADDRESS: '2', WELCOME_POINTS: '50' })
const author = await buildUser(t, { isCreator: true })
const learner = await buildUser(t)
const skill = async (name: string) => buildSkill(t, name)

const plansIn = (events: RouteSearchEvent[]) => events.flatMap((event) => (event.kind === 'plan' ? event.plan : []))
const changesIn = (events: RouteSearchEvent[]) => events.flatMap((event) => (event.kind === 'change' ? event.change : []))
const stairsIn = (events: RouteSearchEvent[]) =>
  plansIn(events)
    .map(({ finishDate, price }) => `${finishDate}: ${price}`)
    .sort()
async function find(form: object, by?: TestUser) {
  const user = by ?? (await buildUser(t))
  const id = await createRoute(t, user, form)
  const events = await searchEvents(t, user, id)
  return { user, id, events, last: events.at(-1), route: await getRoute(t, user, id) }
}
const readRefusal = async (form: object, user?: TestUser) => {
  const { last, route } = await find(form, user)
  assert.deepEqual([last?.kind, route.plans, route.changes], ['refused', [], []])
  return last?.kind === 'refused' ? [last.message, last.earliest] : undefined
}

const sailing = await skill('Sailing')
const course = (price: number, minutes: number, level = 4, { id } = sailing) =>
  buildTimedCourse(t, author, { price, minutes, skills: [{ id, level }], name: `Costs ${price}, takes ${minutes}` })
const quick = await course(100, 60)
const middle = await course(60, 300)
const slow = await course(10, 1200)
await course(70, 600)
const lower = await course(5, 1200, 3)
const open = { milestones: [{ date: null, skills: wanting([sailing, 4]) }] }

test('each step of the staircase is the cheapest plan for its day, and what changes are worth is proven', async () => {
  const { events, last, route } = await find(open)
  assert.deepEqual(last, { kind: 'done' })
  assert.deepEqual(stairsIn(events), ['2026-11-02: 100', '2026-11-06: 60', '2026-11-21: 10'])
  assert.deepEqual(
    route.plans.map(({ finishDate, price, minutes, courses, proof }) => [finishDate, price, minutes, courses, proof]),
    [
      ['2026-11-02', 100, 60, 1, { isOptimal: true, leastPrice: 100 }],
      ['2026-11-06', 60, 300, 1, { isOptimal: true, leastPrice: 60 }],
      ['2026-11-21', 10, 1200, 1, { isOptimal: true, leastPrice: 10 }],
    ],
  )
  assert.deepEqual(new Set(route.plans.map(({ id }) => id)), new Set(plansIn(events).map(({ id }) => id)))
  assert.deepEqual(changesIn(events), [
    { kind: 'hours', hours: 1, daysSooner: 2 },
    { kind: 'points', points: 50, daysSooner: 15 },
    { kind: 'level', skillId: sailing.id, skillName: 'Sailing', level: 4, instead: 3, pointsLess: 5, daysSooner: 0 },
  ])
  assert.deepEqual(route.changes, changesIn(events))
  assert.equal(route.searchedAtUTC, t.clock.now().toISOString())
  const progress = events.flatMap((event) => (event.kind === 'progress' ? event : []))
  assert.ok(progress.every(({ done, of }, place) => done <= of && done >= (progress[place - 1]?.done ?? 0)))
})

test('every skill of the last milestone is tried with a level less, if that is less than what is wanted before', async () => {
  const [one, other, early] = [await skill('Winches'), await skill('Sails'), await skill('Anchors')]
  for (const { id } of [one, other, early]) {
    for (const [level, price] of [
      [1, 10],
      [2, 30],
      [3, 60],
    ] as const)
      await buildTimedCourse(t, author, { price, minutes: 60, skills: [{ id, level }] })
  }
  const { events } = await find({
    milestones: [
      { date: '2027-01-01', skills: wanting([early, 3], [one, 2]) },
      { date: null, skills: wanting([early, 3], [one, 3], [other, 3]) },
    ],
  })
  const progress = events.flatMap((event) => (event.kind === 'progress' ? event.done : []))
  assert.deepEqual(
    progress,
    progress.toSorted((a, b) => a - b),
  )
  // Level 3 costs 40 with the courses of levels 1 and 2, level 2 costs 30.
  assert.deepEqual(
    changesIn(events).filter(({ kind }) => kind === 'level'),
    [
      { kind: 'level', skillId: one.id, skillName: 'Winches', level: 3, instead: 2, pointsLess: 10, daysSooner: 1 },
      { kind: 'level', skillId: other.id, skillName: 'Sails', level: 3, instead: 2, pointsLess: 10, daysSooner: 1 },
    ],
  )
})

test('with a date, changes are those of the cheapest plan until then, and later steps are still shown', async () => {
  const { events, route } = await find({ milestones: [{ date: '2026-11-08', skills: wanting([sailing, 4]) }] })
  assert.equal(plansIn(events)[0]?.price, 60)
  assert.deepEqual(stairsIn(events), ['2026-11-02: 100', '2026-11-06: 60', '2026-11-21: 10'])
  assert.deepEqual(route.changes, [{ kind: 'points', points: 40, daysSooner: 4 }])
})

test('today is that of the learner’s time zone', async () => {
  const id = await createRoute(t, learner, open)
  const stairsAt = async (timeZone: string) => stairsIn(readEvents((await searchRoute(t, learner, id, { timeZone })).body))
  assert.deepEqual(await stairsAt('Pacific/Kiritimati'), ['2026-11-02: 100', '2026-11-06: 60', '2026-11-21: 10'])
  assert.deepEqual(await stairsAt('Etc/GMT+12'), ['2026-11-01: 100', '2026-11-05: 60', '2026-11-20: 10'])
  assert.equal((await searchRoute(t, learner, id, { timeZone: 'Moon/Sea' })).statusCode, 400)
})

test('weeks off move the days, not the plans', async () => {
  const { events } = await find({ ...open, weeksOff: ['2026-11-08', '2026-11-15'] })
  assert.deepEqual(stairsIn(events), ['2026-11-02: 100', '2026-11-06: 60', '2026-12-05: 10'])
})

test('points limit the plans, now and from the day on which they are expected', async () => {
  const limited = (...expected: { date: string; points: number }[]) => ({ ...open, points: { areLimit: true, expected } })
  assert.deepEqual(stairsIn((await find(limited())).events), ['2026-11-21: 10'])
  assert.deepEqual(stairsIn((await find(limited({ date: '2026-11-04', points: 10 }))).events), [
    '2026-11-06: 60',
    '2026-11-21: 10',
  ])
  assert.deepEqual(stairsIn((await find(limited({ date: '2026-11-10', points: 10 }))).events), [
    '2026-11-10: 60',
    '2026-11-21: 10',
  ])
  // What was expected by now is part of the balance.
  assert.deepEqual(stairsIn((await find(limited({ date: '2026-11-02', points: 900 }))).events), ['2026-11-21: 10'])
})

test('courses that must and must not be in it, and what the learner owns and has learned', async () => {
  assert.deepEqual(stairsIn((await find({ ...open, leftOut: [slow.id, quick.id] })).events), ['2026-11-06: 60'])
  const must = await find({ ...open, musts: [lower.id] })
  assert.deepEqual(stairsIn(must.events), ['2026-11-22: 105', '2026-11-26: 65', '2026-12-11: 15'])

  const owner = await buildUser(t)
  await t.as(owner).put(`/api/shopping-cart/add-to-cart/${slow.id}`)
  await t.as(owner).put('/api/shopping-cart/buy')
  assert.deepEqual(stairsIn((await find(open, owner)).events), ['2026-11-02: 100', '2026-11-06: 60', '2026-11-21: 0'])
  await t.db.run(sql`insert into learned_materials values (${owner.id}, ${slow.materialId}, ${t.clock.now()})`)
  assert.deepEqual(stairsIn((await find(open, owner)).events), ['2026-11-02: 0'])
  assert.deepEqual(stairsIn((await find({ ...open, countOwn: false }, owner)).events), ['2026-11-02: 100', '2026-11-06: 60'])
})

test('levels that the learner has need no course: everything reached is a plan without courses', async () => {
  const expert = await buildUser(t)
  await t.db.run(sql`insert into user_skills values (${expert.id}, ${sailing.id}, 4)`)
  const { route } = await find(open, expert)
  assert.deepEqual(
    route.plans.map(({ finishDate, price, minutes, courses }) => [finishDate, price, minutes, courses]),
    [['2026-11-02', 0, 0, 0]],
  )
  const must = await find({ ...open, musts: [middle.id] }, expert)
  assert.deepEqual(stairsIn(must.events), ['2026-11-06: 60'])
  const short = await find({ milestones: [{ date: null, skills: wanting([sailing, 7]) }] }, expert)
  assert.deepEqual(stairsIn(short.events), ['2026-11-02: 100', '2026-11-06: 60', '2026-11-21: 5'])
})

const [rowing, diving] = [await skill('Rowing'), await skill('Diving')]
const two = [{ id: rowing.id, level: 2 }]
const rowQuick = await buildTimedCourse(t, author, { price: 50, minutes: 120, skills: two })
await buildTimedCourse(t, author, { price: 10, minutes: 400, skills: two })
const dive = [{ id: diving.id, level: 2 }]
const diveQuick = await buildTimedCourse(t, author, { price: 30, minutes: 300, skills: dive })
const diveSlow = await buildTimedCourse(t, author, { price: 5, minutes: 560, skills: dive })
await buildTimedCourse(t, author, { price: 70, minutes: 500, skills: [...two, ...dive] })
const inTwoSteps = (first: string, second: string | null) => ({
  milestones: [
    { date: first, skills: wanting([rowing, 2]) },
    { date: second, skills: wanting([diving, 2]) },
  ],
})

test('every milestone is kept: what is due first must be quick, what is due last may be slow', async () => {
  const { user, id, events, route } = await find(inTwoSteps('2026-11-04', '2026-11-11'))
  assert.deepEqual(stairsIn(events), ['2026-11-08: 80', '2026-11-13: 55'])
  const details = await t.as(user).get(`/api/learning-routes/${id}/plans/${route.plans[0]?.id}`)
  assert.deepEqual(
    details.json<typeof route.chosen>()?.courses.map((course) => [course.id, course.by, course.finishDate, course.minutes]),
    [
      [rowQuick.id, 0, '2026-11-03', 120],
      [diveQuick.id, 1, '2026-11-08', 300],
    ],
  )
  const open = await find(inTwoSteps('2026-11-04', null))
  assert.deepEqual(stairsIn(open.events), ['2026-11-08: 80', '2026-11-13: 55'])
  const cheapest = await t.as(open.user).get(`/api/learning-routes/${open.id}/plans/${open.route.plans[1]?.id}`)
  assert.deepEqual(
    cheapest.json<typeof route.chosen>()?.courses.map(({ id, by }) => [id, by]),
    [
      [rowQuick.id, 0],
      [diveSlow.id, 1],
    ],
  )
})

test('a level wanted by an earlier milestone stays wanted', async () => {
  const { events } = await find({
    milestones: [
      { date: '2026-12-01', skills: wanting([rowing, 4]) },
      { date: null, skills: wanting([rowing, 2], [diving, 2]) },
    ],
  })
  assert.deepEqual(stairsIn(events), ['2026-11-12: 120', '2026-11-15: 90', '2026-11-16: 80', '2026-11-19: 65'])
})

test('courses are in the order of their milestones, and then each after what it builds on', async () => {
  const [base, top] = [await skill('Knots'), await skill('Rigging')]
  const advanced = await buildCourse(t, author, {
    price: 5,
    skills: [{ id: top.id, level: 1 }],
    buildsOn: [{ id: base.id, level: 1 }],
    materials: [await buildVideo(t, { learningMinutes: 30 })],
  })
  const basic = await buildTimedCourse(t, author, { price: 5, minutes: 30, skills: [{ id: base.id, level: 1 }] })
  const readOrder = async (milestones: object[]) => {
    const { user, id, route } = await find({ milestones })
    const plan = await t.as(user).get(`/api/learning-routes/${id}/plans/${route.plans.at(-1)?.id}`)
    return plan.json<{ courses: { id: number }[] }>().courses.map(({ id }) => id)
  }
  const together = [{ date: null, skills: wanting([top, 1], [base, 1]) }]
  assert.deepEqual(await readOrder(together), [basic.id, advanced.id])
  const apart = [
    { date: '2026-12-01', skills: wanting([top, 1]) },
    { date: null, skills: wanting([base, 1]) },
  ]
  assert.deepEqual(await readOrder(apart), [advanced.id, basic.id])
})

test('a refusal names the milestone that cannot be kept, and the day by which everything is possible', async () => {
  assert.deepEqual(await readRefusal(inTwoSteps('2026-11-02', '2026-12-24')), [
    'At 7 hours a week, milestone 1 (November 2, 2026) cannot be kept. Everything is possible by November 8, 2026.',
    '2026-11-08',
  ])
  assert.deepEqual(await readRefusal(inTwoSteps('2026-11-03', '2026-11-07')), [
    'At 7 hours a week, milestone 2 (November 7, 2026) cannot be kept. Everything is possible by November 8, 2026.',
    '2026-11-08',
  ])
  assert.deepEqual(await readRefusal({ milestones: [{ date: '2026-10-30', skills: wanting([sailing, 4]) }] }), [
    'At 7 hours a week, this goal (October 30, 2026) cannot be kept. Everything is possible by November 2, 2026.',
    '2026-11-02',
  ])
})

test('a refusal says how many points are missing, and that the catalogue does not reach a level', async () => {
  const points = { areLimit: true, expected: [] }
  assert.deepEqual(await readRefusal({ ...open, points, leftOut: [slow.id, lower.id] }), [
    'There are not enough points for this goal. With 10 points more it is possible.',
    null,
  ])
  const early = { milestones: [{ date: '2026-11-02', skills: wanting([sailing, 4]) }], points }
  assert.deepEqual(await readRefusal(early), [
    'There are not enough points for this goal (November 2, 2026). With 50 points more it is possible.',
    null,
  ])
  assert.deepEqual(await readRefusal({ milestones: [{ date: null, skills: wanting([rowing, 7]) }] }), [
    'The available courses do not reach all of these levels. Rowing: at most 6 of 7.',
    null,
  ])
})

test('if neither the date can be kept nor the points suffice, no day is promised', async () => {
  const dear = await skill('Yachting')
  await course(900, 600, 1, dear)
  const goal = { milestones: [{ date: '2026-11-05', skills: wanting([dear, 1]) }], points: { areLimit: true, expected: [] } }
  assert.deepEqual(await readRefusal(goal), ['At 7 hours a week, this goal (November 5, 2026) cannot be kept.', null])
})

test('what takes longer than routes are planned is refused, or done with a quicker plan', async () => {
  const patience = await skill('Patience')
  await course(1, 100_000, 1, patience)
  const slowest = { milestones: [{ date: null, skills: wanting([patience, 1]) }], hoursPerWeek: 0.5 }
  assert.deepEqual(await readRefusal(slowest), ['At 0.5 hours a week, this would take longer than 5 years.', null])
  await course(40, 60, 1, patience)
  assert.deepEqual(stairsIn((await find(slowest)).events), ['2026-11-15: 40'])
})

test('a new search replaces what was found before; what another user wants to search does not exist', async () => {
  const { user, id, route } = await find(open)
  const again = plansIn(await searchEvents(t, user, id))
  const after = await getRoute(t, user, id)
  assert.deepEqual(new Set(after.plans.map(({ id }) => id)), new Set(again.map(({ id }) => id)))
  for (const plan of route.plans) assert.ok(!after.plans.some(({ id }) => id === plan.id))
  const stranger = await buildUser(t)
  assert.equal((await searchRoute(t, stranger, id)).statusCode, 404)
  assert.equal((await t.as(stranger).get(`/api/learning-routes/${id}/plans/${after.plans[0]?.id}`)).statusCode, 404)
})

test('searches of an address are counted, a course that must be in it has to be offered', async () => {
  const id = await createRoute(t, learner, open)
  const statuses = []
  for (let time = 0; time < 3; time++) statuses.push((await searchRoute(t, learner, id, { address: '10.9.9.9' })).statusCode)
  assert.deepEqual(statuses, [200, 200, 429])
  const gone = await course(1, 1)
  const impossible = await createRoute(t, learner, { ...open, musts: [gone.id] })
  await t.db.run(sql`update courses set archived_at = now() where id = ${gone.id}`)
  const refused = await searchRoute(t, learner, impossible)
  assert.deepEqual(
    [refused.statusCode, refused.json().errors],
    [400, { musts: 'A course that must be in the route is no longer offered.' }],
  )
})

/** Meanwhile reads of the catalogue wait. A thread that has to start first may take long. */
const whileCatalogueIsLocked = (task: () => Promise<void>) =>
  t.db.within(60).tx(async (db) => {
    await db.run(sql`lock table course_skills in access exclusive mode`)
    await task()
  })

test('the next search of a user ends the one before', async () => {
  const [first, second] = [await createRoute(t, learner, open), await createRoute(t, learner, open)]
  let searches: Promise<{ body: string }>[] = []
  await whileCatalogueIsLocked(async () => {
    searches = [searchRoute(t, learner, first)]
    await untilSomebodyWaits(t.db)
    searches.push(searchRoute(t, learner, second))
    const [ended] = await Promise.all(searches.slice(0, 1))
    assert.deepEqual(readEvents(ended?.body ?? ''), [
      { kind: 'refused', message: 'This search has ended, because another one was started.', earliest: null },
    ])
  })
  const [, done] = await Promise.all(searches)
  assert.deepEqual(readEvents(done?.body ?? '').at(-1), { kind: 'done' })
  assert.equal((await getRoute(t, learner, first)).searchedAtUTC, null)
})

test('a search whose goal is changed meanwhile stores nothing', async () => {
  const id = await createRoute(t, learner, open)
  let search: Promise<{ body: string }> | undefined
  await whileCatalogueIsLocked(async () => {
    search = searchRoute(t, learner, id)
    await untilSomebodyWaits(t.db)
    const { form } = await getRoute(t, learner, id)
    assert.equal((await t.as(learner).put(`/api/learning-routes/${id}`, { ...form, hoursPerWeek: 3 })).statusCode, 204)
  })
  assert.equal(readEvents((await search)?.body ?? '').at(-1)?.kind, 'refused')
  const { plans, searchedAtUTC } = await getRoute(t, learner, id)
  assert.deepEqual([plans, searchedAtUTC], [[], null])
})

test('a search ends when its client disconnects, and the next one does not wait for it', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = t.app.server.address() as AddressInfo
  const [leaver, next] = [await buildUser(t), await buildUser(t)]
  const [left, kept] = [await createRoute(t, leaver, open), await createRoute(t, next, open)]
  let search: ReturnType<typeof searchEvents> | undefined
  await whileCatalogueIsLocked(async () => {
    const sent = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/api/learning-routes/${left}/search`,
      headers: { authorization: `Bearer ${leaver.accessToken}` },
    })
    sent.on('error', () => {}).end()
    await untilSomebodyWaits(t.db)
    sent.destroy()
    search = searchEvents(t, next, kept)
  })
  assert.deepEqual((await search)?.at(-1), { kind: 'done' })
  assert.equal((await getRoute(t, leaver, left)).searchedAtUTC, null)
})

test('events come as lines while the search goes on, and are not cached or compressed', async () => {
  const id = await createRoute(t, learner, open)
  const response = await searchRoute(t, learner, id)
  assert.equal(response.headers['content-type'], 'application/x-ndjson; charset=utf-8')
  assert.deepEqual(
    [response.headers['cache-control'], response.headers['content-encoding'], response.headers['x-accel-buffering']],
    ['no-store', undefined, 'no'],
  )
})
