import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RenewedPlan } from '#contract/learning-routes/route-renewal.ts'
import { sql } from '#server/core/database/db.ts'
import { buildSkill, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import {
  askToRenew,
  buildTimedCourse,
  createRoute,
  getRoute,
  readRenewal,
  searchEvents,
  wanting,
} from '#server/testing/learning-routes.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { untilSomebodyWaits } from '#server/testing/until.ts'
import { RouteSearches } from './search-route.ts'

// The clock begins on Monday, 2 November 2026. An hour is learned each day.
const t = await startTestApp({ SEARCH_SECONDS: '60', SEARCHES_PER_ADDRESS: '2', WELCOME_POINTS: '500' })
const author = await buildUser(t, { isCreator: true })
const as = async (user: TestUser) => t.as(await renewed(t, user))
const routeAddress = (id: number) => `/api/learning-routes/${id}`
const readState = async (user: TestUser, id: number) => (await getRoute(t, user, id)).state
const choose = async (user: TestUser, id: number, planId: number) =>
  (await as(user)).put(`${routeAddress(id)}/plans/${planId}/choice`)
const undo = async (user: TestUser, id: number) => (await as(user)).put(`${routeAddress(id)}/undo`)
const setPace = async (user: TestUser, id: number, pace: object) => (await as(user)).put(`${routeAddress(id)}/pace`, pace)
const archive = (course: { id: number }) => t.db.run(sql`update courses set archived_at = now() where id = ${course.id}`)
const learn = async (user: TestUser, { id, materialId }: { id: number; materialId: number }) =>
  (await as(user)).put(`/api/courses/learned?materialId=${materialId}&courseId=${id}`)
async function buy(user: TestUser, course: { id: number }) {
  await (await as(user)).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  assert.equal((await (await as(user)).put('/api/shopping-cart/buy')).statusCode, 200)
}
const toIds = (courses: { id: number }[]) => courses.map(({ id }) => id).sort((a, b) => a - b)
const toDifference = ({ leaves, comes, stays, pointsMore, minutesMore }: RenewedPlan) => ({
  leaves: toIds(leaves),
  comes: toIds(comes),
  stays: toIds(stays),
  pointsMore,
  minutesMore,
})

let skills = 0
const course = (price: number, minutes: number, ...teaches: { id: number }[]) =>
  buildTimedCourse(t, author, { price, minutes, skills: teaches.map(({ id }) => ({ id, level: 1 })) })

/** Three skills, each with a cheap, slow course; wanted by 22 November, which leaves 21 hours. */
async function begin(form: object = {}) {
  const skill = () => buildSkill(t, `Skill ${++skills}`)
  const wanted = [await skill(), await skill(), await skill()] as const
  const slow = [await course(10, 400, wanted[0]), await course(10, 400, wanted[1]), await course(10, 400, wanted[2])] as const
  const user = await buildUser(t)
  const milestones = [{ date: '2026-11-22', skills: wanting(...wanted.map((skill): [{ id: number }, number] => [skill, 1])) }]
  const id = await createRoute(t, user, { milestones, ...form })
  assert.deepEqual((await searchEvents(t, user, id)).at(-1), { kind: 'done' })
  const [plan] = (await getRoute(t, user, id)).plans
  await choose(user, id, plan?.id ?? 0)
  assert.deepEqual(await readState(user, id), { kind: 'holds' })
  return { user, id, slow, wanted, planId: plan?.id ?? 0 }
}

test('when a course is gone, one course takes its place; the staircase stays, and undo leads back', async () => {
  const { user, id, slow, wanted, planId } = await begin()
  const stairs = (await getRoute(t, user, id)).plans
  // Both are one new course, and together with what stays, the one that teaches all is cheaper.
  const all = await course(40, 300, ...wanted)
  const one = await course(25, 350, wanted[0])
  await archive(slow[0])
  assert.equal((await readState(user, id)).kind, 'gone')
  const { plans, isCheapest, refusal } = await readRenewal(t, user, id)
  assert.deepEqual([isCheapest, refusal], [true, null])
  assert.equal(plans.length, 1, 'the one with the fewest changes is the cheapest as well')
  const [fewest] = plans as [RenewedPlan]
  assert.deepEqual(fewest.plan.changes, { count: 1, least: 1 })
  assert.deepEqual([fewest.plan.price, fewest.plan.proof], [40, { isOptimal: true, leastPrice: 40 }])
  assert.deepEqual(toDifference(fewest), {
    leaves: toIds([slow[1], slow[2]]),
    comes: [all.id],
    stays: [],
    pointsMore: 20,
    minutesMore: -500,
  })
  assert.equal((await getRoute(t, user, id)).chosen?.plan.id, planId, 'nothing changes without a yes')
  assert.deepEqual((await getRoute(t, user, id)).plans, stairs)
  assert.equal((await choose(user, id, fewest.plan.id)).statusCode, 204)
  const after = await getRoute(t, user, id)
  assert.deepEqual([after.state, after.chosen?.plan, after.plans], [{ kind: 'holds' }, fewest.plan, stairs])
  await undo(user, id)
  assert.equal((await readState(user, id)).kind, 'gone')
  // Now it is dearer, so only the course that is gone is replaced.
  await t.db.run(sql`update courses set price = 46 where id = ${all.id}`)
  const [again] = (await readRenewal(t, user, id)).plans
  assert.deepEqual(again && toDifference(again), {
    leaves: [],
    comes: [one.id],
    stays: toIds([slow[1], slow[2]]),
    pointsMore: 25,
    minutesMore: 350,
  })
})

test('a bought course stays although a plan without it would be cheaper; a completed one needs no place', async () => {
  for (const countOwn of [true, false]) {
    const { user, id, slow, wanted } = await begin({ countOwn })
    await buy(user, slow[0])
    await buy(user, slow[1])
    assert.equal((await learn(user, slow[0])).statusCode, 200)
    await archive(slow[2])
    await course(5, 60, ...wanted)
    const [fewest, ...others] = (await readRenewal(t, user, id)).plans
    assert.deepEqual(others, [])
    assert.deepEqual([fewest?.plan.price, fewest?.plan.minutes, fewest?.leaves], [5, 460, []])
    // Without the learner's levels, the course itself tells what they have reached.
    assert.deepEqual(fewest && toIds(fewest.stays), countOwn ? [slow[1].id] : toIds([slow[0], slow[1]]))
    await archive({ id: fewest?.comes[0]?.id ?? 0 })
  }
})

test('on request, a plan that holds needs no change, and a new course that makes it cheaper is offered beside it', async () => {
  const { user, id, slow, wanted } = await begin()
  const nothing = await readRenewal(t, user, id)
  assert.deepEqual(nothing.plans.map(toDifference), [
    { leaves: [], comes: [], stays: toIds([...slow]), pointsMore: 0, minutesMore: 0 },
  ])
  const cheap = await course(15, 600, ...wanted.slice(0, 2))
  const { plans } = await readRenewal(t, user, id)
  assert.deepEqual(
    plans.map(({ plan }) => [plan.price, plan.changes]),
    [
      [30, { count: 0, least: 0 }],
      [25, null],
    ],
  )
  assert.deepEqual(plans[1] && toDifference(plans[1]), {
    leaves: toIds([slow[0], slow[1]]),
    comes: [cheap.id],
    stays: [slow[2].id],
    pointsMore: -5,
    minutesMore: -200,
  })
  // Only the plans of the last one are kept, beside the staircase and the chosen plan.
  const kept = await t.db.many<{ search: number }>(
    sql`select search from learning_route_plans where route_id = ${id} order by id`,
  )
  assert.equal(new Set(kept.map(({ search }) => search)).size, 2)
  assert.equal(kept.length, 3)
})

test('too few points for a price that has risen are noticed; other courses are the way out, or the sentence says what is missing', async () => {
  const { user, id, slow, wanted } = await begin({ points: { areLimit: true, expected: [{ date: '2026-11-25', points: 5 }] } })
  await t.db.run(sql`update courses set price = 485 where id = ${slow[0].id}`)
  assert.deepEqual(await readState(user, id), {
    kind: 'short',
    milestone: 0,
    date: '2026-11-22',
    missing: 5,
    later: ['2026-11-25'],
  })
  assert.deepEqual(await readRenewal(t, user, id), {
    plans: [],
    isCheapest: false,
    refusal: {
      message: 'There are not enough points for this goal (November 22, 2026). With 5 points more it is possible.',
      earliest: null,
    },
  })
  const other = await course(479, 100, wanted[0])
  const [fewest] = (await readRenewal(t, user, id)).plans
  assert.deepEqual([fewest && toIds(fewest.comes), fewest?.plan.price, fewest?.pointsMore], [[other.id], 499, -6])
})

test('a plan that does not reach a changed goal does not hold, even when all is learned; a renewal adds what is missing', async () => {
  for (const countOwn of [true, false]) {
    const { user, id, slow, wanted } = await begin({ countOwn })
    const { form } = await getRoute(t, user, id)
    const skills = wanting([wanted[0], 2], [wanted[1], 1], [wanted[2], 1])
    await (await as(user)).put(routeAddress(id), { ...form, milestones: [{ date: '2026-11-22', skills }] })
    const lacks = { kind: 'lacks', milestone: 0, date: '2026-11-22' }
    assert.deepEqual(await readState(user, id), lacks)
    for (const one of slow) {
      await buy(user, one)
      assert.equal((await learn(user, one)).statusCode, 200)
    }
    assert.deepEqual(await readState(user, id), lacks)
    const more = await course(20, 60, wanted[0])
    const [fewest] = (await readRenewal(t, user, id)).plans
    assert.deepEqual([fewest && toIds(fewest.comes), fewest?.leaves, fewest?.plan.price], [[more.id], [], 20])
    await choose(user, id, fewest?.plan.id ?? 0)
    assert.deepEqual(await readState(user, id), { kind: 'holds' })
    await buy(user, more)
    await learn(user, more)
    assert.deepEqual(await readState(user, id), { kind: 'done' })
  }
})

test('what cannot be renewed says so: no plan, another user, bad dates, too many searches', async () => {
  const { user, id } = await begin()
  const stranger = await buildUser(t)
  assert.equal((await askToRenew(t, stranger, id)).statusCode, 404)
  assert.equal((await setPace(stranger, id, { hoursPerWeek: 8, dates: ['2026-11-22'] })).statusCode, 404)
  assert.equal((await t.as().post(`${routeAddress(id)}/renewal`)).statusCode, 401)
  for (const wrong of [
    {},
    { hoursPerWeek: 8 },
    { hoursPerWeek: 0, dates: ['2026-11-22'] },
    { hoursPerWeek: 8.2, dates: ['2026-11-22'] },
    { hoursPerWeek: 8, dates: [] },
    { hoursPerWeek: 8, dates: [null] },
    { hoursPerWeek: 8, dates: ['2026-11-22', '2026-11-23'] },
    { hoursPerWeek: 8, dates: ['22 November'] },
  ])
    assert.equal((await setPace(user, id, wrong)).statusCode, 400, JSON.stringify(wrong))
  assert.equal((await getRoute(t, user, id)).form.hoursPerWeek, 7)
  const unchosen = await createRoute(t, user, {
    milestones: [{ date: null, skills: wanting([await buildSkill(t, 'Other'), 1]) }],
  })
  for (const refused of [await askToRenew(t, user, unchosen), await setPace(user, unchosen, { hoursPerWeek: 8, dates: [null] })])
    assert.deepEqual([refused.statusCode, refused.json().Message], [409, 'Choose a plan first.'])
  const codes = []
  for (let time = 0; time < 3; time++) codes.push((await askToRenew(t, user, id, '10.3.0.1')).statusCode)
  assert.deepEqual(codes, [200, 200, 429])
})

test('a renewal that broke off is an error, because it says nothing about the plan', async () => {
  const { user, id } = await begin()
  const searcher = { userId: user.id, address: '10.3.0.2', timeZone: 'UTC', signal: new AbortController().signal }
  const overdue = new RouteSearches(t, { follow: async (_question, _signal, tell) => tell({ kind: 'progress', done: 0, of: 8 }) })
  await assert.rejects(overdue.renew(id, searcher), {
    status: 503,
    message: 'The search could not be finished. Please try again.',
  })
  const stopping = new RouteSearches(t, {
    follow: async (_question, signal) => {
      stopping.endAll()
      signal.throwIfAborted()
    },
  })
  await assert.rejects(stopping.renew(id, searcher), {
    status: 503,
    message: 'The portal is stopping. Please try again in a moment.',
  })
})

test('a search ends a renewal, which says so and stores nothing', async () => {
  const { user, id } = await begin()
  let renewal: ReturnType<typeof askToRenew> | undefined
  let search: ReturnType<typeof searchEvents> | undefined
  // Workers read which skills courses teach.
  await t.db.tx(async (db) => {
    await db.run(sql`lock table course_skills in access exclusive mode`)
    renewal = askToRenew(t, user, id)
    await untilSomebodyWaits(t.db)
    search = searchEvents(t, user, id)
    const ended = await renewal
    const message = 'This search has ended, because another one was started.'
    assert.deepEqual([ended.statusCode, ended.json().Message], [409, message])
  })
  assert.deepEqual((await search)?.at(-1), { kind: 'done' })
  const { plans } = await getRoute(t, user, id)
  const stored = await t.db.many<{ id: number }>(sql`select id from learning_route_plans where route_id = ${id}`)
  assert.equal(stored.length, plans.length + 1, 'the chosen plan and the staircase')
})

// Last, because the clock moves.
test('late: more hours, later dates or other courses; each is taken after a yes and can be undone', async () => {
  const { user, id, slow, wanted, planId } = await begin()
  const { form } = await getRoute(t, user, id)
  t.clock.move({ days: 6 })
  // A week is over: 20 hours are left to learn, 15 are left until then.
  const late = {
    kind: 'late',
    milestone: 0,
    date: '2026-11-22',
    hoursNeeded: 9.5,
    otherwise: '2026-11-27',
    later: ['2026-11-27'],
  }
  assert.deepEqual(await readState(user, id), late)
  for (const pace of [
    { hoursPerWeek: 9.5, dates: ['2026-11-22'] },
    { hoursPerWeek: 7, dates: ['2026-11-27'] },
  ]) {
    assert.equal((await setPace(user, id, pace)).statusCode, 204)
    const held = await getRoute(t, user, id)
    assert.deepEqual(
      [held.state, held.chosen?.plan.id, held.canUndo, held.searchedAtUTC],
      [{ kind: 'holds' }, planId, true, null],
    )
    assert.deepEqual({ hoursPerWeek: held.form.hoursPerWeek, dates: held.form.milestones.map(({ date }) => date) }, pace)
    // Undo, and again: as it was, and as it was chosen; then as it was.
    for (const expected of [late, { kind: 'holds' }, late]) {
      assert.equal((await undo(user, id)).statusCode, 204)
      assert.deepEqual(await readState(user, id), expected)
    }
    assert.deepEqual((await getRoute(t, user, id)).form, form)
  }
  // A change of the goal cannot be undone, so undo is about plans again.
  await setPace(user, id, { hoursPerWeek: 9.5, dates: ['2026-11-22'] })
  await (await as(user)).put(routeAddress(id), { ...form, hoursPerWeek: 7, name: 'Another one', countOwn: false })
  await undo(user, id)
  const undone = await getRoute(t, user, id)
  assert.deepEqual([undone.chosen, undone.form.countOwn], [null, false])
  await undo(user, id)

  const quick = await course(90, 100, wanted[1])
  const [fewest] = (await readRenewal(t, user, id)).plans
  assert.deepEqual(fewest && toDifference(fewest), {
    leaves: [slow[1].id],
    comes: [quick.id],
    stays: toIds([slow[0], slow[2]]),
    pointsMore: 80,
    minutesMore: -300,
  })
  await choose(user, id, fewest?.plan.id ?? 0)
  assert.deepEqual(await readState(user, id), { kind: 'holds' })
  await undo(user, id)
  assert.deepEqual(await readState(user, id), late)
  // With the course that was bought, no plan is quick enough.
  await buy(user, slow[1])
  await archive(quick)
  assert.deepEqual(await readRenewal(t, user, id), {
    plans: [],
    isCheapest: false,
    refusal: {
      message: 'At 7 hours a week, this goal (November 22, 2026) cannot be kept. Everything is possible by November 27, 2026.',
      earliest: '2026-11-27',
    },
  })
})
