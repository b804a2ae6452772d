import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LearningRoute, RouteSummary } from '#contract/learning-routes/learning-routes.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo, renewed, type TestUser } from '#server/testing/build.ts'
import { buildTimedCourse, createRoute, getRoute, routeForm, searchEvents, wanting } from '#server/testing/learning-routes.ts'
import { startTestApp } from '#server/testing/test-app.ts'

// The clock begins on Monday, 2 November 2026.
const t = await startTestApp({ SEARCH_SECONDS: '60' })
const author = await buildUser(t, { isCreator: true })
const as = async (user: TestUser) => t.as(await renewed(t, user))
const routeAddress = (id: number) => `/api/learning-routes/${id}`
const readState = async (user: TestUser, id: number) => (await getRoute(t, user, id)).state
const readSummary = async (user: TestUser, id: number) =>
  (await (await as(user)).get('/api/learning-routes')).json<RouteSummary[]>().find((route) => route.id === id)
const choose = async (user: TestUser, id: number, planId: number | undefined) =>
  (await as(user)).put(`${routeAddress(id)}/plans/${planId}/choice`)
const undo = async (user: TestUser, id: number) => (await as(user)).put(`${routeAddress(id)}/undo`)
const fillCart = async (user: TestUser, id: number) => (await as(user)).put(`${routeAddress(id)}/cart`)
const readCart = async (user: TestUser) => (await (await as(user)).get('/api/shopping-cart/ids')).json<number[]>()
const learn = (user: TestUser, materialId: number) =>
  t.db.run(sql`insert into learned_materials values (${user.id}, ${materialId}, ${t.clock.now()})`)

let skills = 0
/** A skill with a cheap, slow course and a dear, quick one. */
async function buildChoice(slowMinutes: number, quickMinutes: number) {
  const skill = await buildSkill(t, `Skill ${++skills}`)
  const teaches = [{ id: skill.id, level: 1 }]
  const slow = await buildTimedCourse(t, author, { price: 10, minutes: slowMinutes, skills: teaches })
  const quick = await buildTimedCourse(t, author, { price: 90, minutes: quickMinutes, skills: teaches })
  return { skill, slow, quick }
}

/** A new learner with a route for this goal, searched for. */
async function begin(milestones: object[], form: object = {}): Promise<{ user: TestUser; id: number; route: LearningRoute }> {
  const user = await buildUser(t)
  const id = await createRoute(t, user, { milestones, ...form })
  assert.deepEqual((await searchEvents(t, user, id)).at(-1), { kind: 'done' })
  return { user, id, route: await getRoute(t, user, id) }
}

test('a plan is followed, then another one; undo leads back, and again forward', async () => {
  const { skill, slow, quick } = await buildChoice(600, 60)
  const { user, id, route } = await begin([{ date: null, skills: wanting([skill, 1]) }])
  const [dear, cheap] = route.plans
  const followed = async () => {
    const { chosen, canUndo } = await getRoute(t, user, id)
    return [chosen?.courses.map(({ id }) => id), canUndo]
  }
  assert.equal((await undo(user, id)).statusCode, 409)
  assert.deepEqual(await followed(), [undefined, false])
  assert.equal((await choose(user, id, cheap?.id)).statusCode, 204)
  assert.deepEqual(await followed(), [[slow.id], true])
  // Undoing the first choice leaves none, and undoing that leads back.
  for (const expected of [undefined, [slow.id]]) {
    assert.equal((await undo(user, id)).statusCode, 204)
    assert.deepEqual(await followed(), [expected, true])
  }
  // The same again changes nothing.
  assert.equal((await choose(user, id, cheap?.id)).statusCode, 204)
  assert.deepEqual(await followed(), [[slow.id], true])
  assert.equal((await choose(user, id, dear?.id)).statusCode, 204)
  assert.deepEqual(await followed(), [[quick.id], true])
  for (const expected of [[slow.id], [quick.id], [slow.id]]) {
    assert.equal((await undo(user, id)).statusCode, 204)
    assert.deepEqual(await followed(), [expected, true])
  }
  // A new search keeps both, and shows its own plans.
  const events = await searchEvents(t, user, id)
  const found = events.flatMap((event) => (event.kind === 'plan' ? event.plan.id : []))
  const after = await getRoute(t, user, id)
  assert.deepEqual(new Set(after.plans.map(({ id }) => id)), new Set(found))
  assert.ok(!found.includes(cheap?.id ?? 0))
  assert.equal(after.chosen?.plan.id, cheap?.id)
  await undo(user, id)
  assert.deepEqual(await followed(), [[quick.id], true])
})

test('the chosen plan has its weeks, from the day of the choice on; what is learned takes a part of this week’s time', async () => {
  const skill = await buildSkill(t, 'Weeks')
  const videos = [
    await buildVideo(t, { name: 'One', learningMinutes: 300 }),
    await buildVideo(t, { name: 'Two', learningMinutes: 200 }),
  ]
  const course = await buildCourse(t, author, { price: 10, skills: [{ id: skill.id, level: 1 }], materials: videos })
  const { user, id, route } = await begin([{ date: null, skills: wanting([skill, 1]) }], { weeksOff: ['2026-11-08'] })
  await choose(user, id, route.plans[0]?.id)
  const [one, two] = videos.map(({ id }) => id)
  const item = (materialId: number | undefined, materialName: string, minutes: number, goesOn = false, isLearned = false) => ({
    courseId: course.id,
    courseName: 'A course for tests',
    isBought: false,
    materialId,
    materialName,
    minutes,
    goesOn,
    isLearned,
  })
  const { chosen } = await getRoute(t, user, id)
  assert.deepEqual(chosen?.weeks, [
    { date: '2026-11-01', isOff: false, minutes: 360, items: [item(one, 'One', 300), item(two, 'Two', 60, true)] },
    { date: '2026-11-08', isOff: true, minutes: 0, items: [] },
    { date: '2026-11-15', isOff: false, minutes: 140, items: [item(two, 'Two', 140)] },
  ])
  const [planned] = chosen?.courses ?? []
  assert.deepEqual(
    [planned?.id, planned?.by, planned?.finishDate, planned?.minutes, planned?.isBought, planned?.isInCart],
    [course.id, 0, '2026-11-17', 500, false, false],
  )
  t.clock.move({ minutes: 1 })
  await learn(user, videos[0]?.id ?? 0)
  const summary = await readSummary(user, id)
  // 300 of this week's 360 minutes are used up, so the plan is finished on the same day as before.
  assert.deepEqual([summary?.state, summary?.finishDate], [{ kind: 'holds' }, '2026-11-17'])
  assert.deepEqual(summary?.week, {
    date: '2026-11-01',
    isOff: false,
    minutes: 60,
    items: [item(one, 'One', 300, false, true), item(two, 'Two', 60, true)],
  })
})

test('a plan whose course has gone cannot be chosen; a followed one says so, unless the course is owned', async () => {
  const { skill, slow } = await buildChoice(600, 600)
  const goal = [{ date: null, skills: wanting([skill, 1]) }]
  const [late, follower, owner] = [await begin(goal), await begin(goal), await begin(goal)]
  for (const { user, id, route } of [follower, owner]) await choose(user, id, route.plans.at(-1)?.id)
  await (await as(owner.user)).put(`/api/shopping-cart/add-to-cart/${slow.id}`)
  assert.equal((await (await as(owner.user)).put('/api/shopping-cart/buy')).statusCode, 200)
  await t.db.run(sql`update courses set archived_at = now() where id = ${slow.id}`)
  const refused = await choose(late.user, late.id, late.route.plans.at(-1)?.id)
  assert.deepEqual(
    [refused.statusCode, refused.json().code, refused.json().Message],
    [409, 'learning-routes/course-not-offered', 'A course of this plan is no longer offered. Please search again.'],
  )
  const gone = await getRoute(t, follower.user, follower.id)
  assert.deepEqual([gone.state, gone.chosen?.courses], [{ kind: 'gone', courseIds: [slow.id] }, []])
  assert.deepEqual(await readState(owner.user, owner.id), { kind: 'holds' })
})

test('a deleted course is gone too', async () => {
  const { skill, slow } = await buildChoice(600, 600)
  const { user, id, route } = await begin([{ date: null, skills: wanting([skill, 1]) }])
  await choose(user, id, route.plans.at(-1)?.id)
  await t.db.run(sql`delete from courses where id = ${slow.id}`)
  assert.deepEqual(await readState(user, id), { kind: 'gone', courseIds: [slow.id] })
  assert.deepEqual((await fillCart(user, id)).json(), { added: 0 })
})

test('what is due until the next milestone goes into the cart, once', async () => {
  const [first, second] = [await buildChoice(60, 60), await buildChoice(60, 60)]
  const goal = [
    { date: '2026-11-20', skills: wanting([first.skill, 1]) },
    { date: null, skills: wanting([second.skill, 1]) },
  ]
  const { user, id, route } = await begin(goal)
  assert.equal((await fillCart(user, id)).statusCode, 409)
  await choose(user, id, route.plans.at(-1)?.id)
  assert.deepEqual((await fillCart(user, id)).json(), { added: 1 })
  assert.deepEqual(await readCart(user), [first.slow.id])
  assert.deepEqual((await fillCart(user, id)).json(), { added: 0 })
  const inCart = (await getRoute(t, user, id)).chosen?.courses.map(({ id, isInCart, isBought }) => [id, isInCart, isBought])
  assert.deepEqual(inCart, [
    [first.slow.id, true, false],
    [second.slow.id, false, false],
  ])
  await (await as(user)).put('/api/shopping-cart/buy')
  // It is bought, but not learned: the second milestone is not next yet.
  assert.deepEqual((await fillCart(user, id)).json(), { added: 0 })
  await learn(user, first.slow.materialId)
  assert.deepEqual((await fillCart(user, id)).json(), { added: 1 })
  assert.deepEqual(await readCart(user), [second.slow.id])
})

test('deleting a route deletes its plans and nothing that was bought', async () => {
  const { skill, slow } = await buildChoice(60, 60)
  const { user, id, route } = await begin([{ date: null, skills: wanting([skill, 1]) }])
  await choose(user, id, route.plans.at(-1)?.id)
  await fillCart(user, id)
  await (await as(user)).put('/api/shopping-cart/buy')
  assert.equal((await (await as(user)).delete(routeAddress(id))).statusCode, 204)
  assert.equal((await t.db.many(sql`select from learning_route_plans where route_id = ${id}`)).length, 0)
  assert.equal((await (await as(user)).get(`/api/courses/${slow.id}`)).json<{ isBought: boolean }>().isBought, true)
})

test('with the learner’s levels, a completed course stays done when its author adds a material', async () => {
  for (const countOwn of [true, false]) {
    const [first, second] = [await buildChoice(60, 60), await buildChoice(60, 60)]
    const goal = [
      { date: '2026-11-02', skills: wanting([first.skill, 1]) },
      { date: '2026-11-30', skills: wanting([second.skill, 1]) },
    ]
    const { user, id, route } = await begin(goal, { countOwn })
    await choose(user, id, route.plans.at(-1)?.id)
    const buyAndLearn = async ({ id, materialId }: { id: number; materialId: number }) => {
      const path = `/api/courses/learned?materialId=${materialId}&courseId=${id}`
      await (await as(user)).put(`/api/shopping-cart/add-to-cart/${id}`)
      assert.equal((await (await as(user)).put('/api/shopping-cart/buy')).statusCode, 200)
      assert.equal((await (await as(user)).put(path)).statusCode, 200)
    }
    const addMaterial = (course: { id: number }, material: { id: number }) =>
      t.db.run(sql`insert into course_materials (course_id, material_id, position) values (${course.id}, ${material.id}, 9)`)
    const minutesLeft = async () => (await getRoute(t, user, id)).chosen?.courses.map(({ minutes }) => minutes)
    await buyAndLearn(first.slow)
    assert.deepEqual([await readState(user, id), await minutesLeft()], [{ kind: 'holds' }, [0, 60]])
    await addMaterial(first.slow, await buildVideo(t, { learningMinutes: 600 }))
    assert.deepEqual([(await readState(user, id)).kind, await minutesLeft()], countOwn ? ['holds', [0, 60]] : ['late', [600, 60]])
    assert.deepEqual((await fillCart(user, id)).json(), { added: countOwn ? 1 : 0 }, 'the next milestone is due')
    // Where it counts, it is learned in the second course, and not due with the first.
    const shared = await buildVideo(t, { learningMinutes: 30 })
    for (const course of [first.slow, second.slow]) await addMaterial(course, shared)
    assert.deepEqual([(await readState(user, id)).kind, await minutesLeft()], countOwn ? ['holds', [0, 90]] : ['late', [630, 60]])
  }
})

// Last, because the clock moves.
test('days pass: the plan holds, is late, is caught up with, and is done', async () => {
  const { skill, slow } = await buildChoice(1200, 60)
  const goal = [{ date: '2026-11-22', skills: wanting([skill, 1]) }]
  const { user, id, route } = await begin(goal)
  await choose(user, id, route.plans.find(({ price }) => price === 10)?.id)
  // 21 days have 1260 minutes. The time of this week is not lost before it is over, on Saturday.
  assert.deepEqual(await readState(user, id), { kind: 'holds' })
  t.clock.move({ days: 5 })
  assert.deepEqual(await readState(user, id), { kind: 'holds' })
  // Undo leads back to the plan with the time that it had.
  await choose(user, id, route.plans.find(({ price }) => price === 90)?.id)
  assert.equal((await undo(user, id)).statusCode, 204)
  assert.deepEqual(await readState(user, id), { kind: 'holds' })
  t.clock.move({ days: 1 })
  // 15 days are left, which have 900 minutes.
  const late = {
    kind: 'late',
    milestone: 0,
    date: '2026-11-22',
    hoursNeeded: 9.5,
    otherwise: '2026-11-27',
    later: ['2026-11-27'],
  }
  assert.deepEqual(await readState(user, id), late)
  assert.deepEqual((await readSummary(user, id))?.state, late)
  // At 9:00 UTC it is still the day before, far in the west.
  assert.deepEqual((await getRoute(t, user, id, 'Etc/GMT+12')).state, { kind: 'holds' })
  await (await as(user)).put(routeAddress(id), routeForm({ milestones: goal, hoursPerWeek: 9.5 }))
  assert.deepEqual(await readState(user, id), { kind: 'holds' })
  t.clock.move({ days: 30 })
  assert.deepEqual(await readState(user, id), { ...late, hoursNeeded: null, otherwise: '2026-12-20', later: ['2026-12-20'] })
  await learn(user, slow.materialId)
  assert.deepEqual(await readState(user, id), { kind: 'holds' }, 'it is learned, but still to be bought')
  await fillCart(user, id)
  assert.equal((await (await as(user)).put('/api/shopping-cart/buy')).statusCode, 200)
  assert.deepEqual(await readState(user, id), { kind: 'done' })
  assert.deepEqual(await readSummary(user, id), {
    id,
    name: 'My way',
    wantedDate: '2026-11-22',
    finishDate: null,
    state: { kind: 'done' },
    week: null,
  })
})
