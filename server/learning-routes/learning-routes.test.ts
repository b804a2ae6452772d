import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formLimits } from '#contract/core/form-limits.ts'
import type { RouteSummary } from '#contract/learning-routes/learning-routes.ts'
import { sql } from '#server/core/database/db.ts'
import { buildSkill, buildUser, type TestUser } from '#server/testing/build.ts'
import { createRoute, getRoute, routeForm, searchRoute, wanting } from '#server/testing/learning-routes.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const [python, git] = [await buildSkill(t, 'Python'), await buildSkill(t, 'Git')]
const url = '/api/learning-routes'
const form = (changes: object = {}) => routeForm({ milestones: [{ date: null, skills: wanting([python, 3]) }], ...changes })
const create = (user: TestUser, changes: object = {}, key?: string) =>
  t.as(user).post(url, form(changes), key ? { 'idempotency-key': key } : {})
const list = async (user: TestUser) => (await t.as(user).get(url)).json<RouteSummary[]>()

test('a route is saved, read, listed, changed and deleted', async () => {
  const user = await buildUser(t)
  const full = {
    name: 'Data analyst',
    milestones: [
      { date: '2026-12-01', skills: wanting([python, 3]) },
      { date: '2027-03-01', skills: wanting([git, 2], [python, 5]) },
    ],
    hoursPerWeek: 4.5,
    weeksOff: ['2026-12-20', '2026-12-27'],
    points: { areLimit: true, expected: [{ date: '2027-01-01', points: 200 }] },
    musts: [3, 4],
    leftOut: [5],
    countOwn: false,
    countsForAuthors: true,
  }
  const id = await createRoute(t, user, { ...full, name: ' Data analyst ', weeksOff: ['2026-12-27', '2026-12-20', '2026-12-27'] })
  assert.deepEqual(await getRoute(t, user, id), {
    id,
    form: full,
    skillNames: [
      { skillId: python.id, skillName: 'Python' },
      { skillId: git.id, skillName: 'Git' },
    ],
    plans: [],
    changes: [],
    searchedAtUTC: null,
    chosen: null,
    canUndo: false,
    state: { kind: 'none' },
    balance: 1000,
    shareSecret: null,
  })
  const changed = {
    ...full,
    name: 'Analyst',
    milestones: [{ date: null, skills: wanting([git, 1]) }],
    hoursPerWeek: 80,
    countOwn: true,
  }
  assert.equal((await t.as(user).put(`${url}/${id}`, changed)).statusCode, 204)
  assert.deepEqual((await getRoute(t, user, id)).form, changed)
  const second = await createRoute(t, user, form({ name: 'Second' }))
  assert.deepEqual(await list(user), [
    {
      id,
      name: 'Analyst',
      wantedDate: null,
      finishDate: null,
      state: { kind: 'none' },
      week: null,
    },
    { id: second, name: 'Second', wantedDate: null, finishDate: null, state: { kind: 'none' }, week: null },
  ])
  assert.equal((await t.as(user).delete(`${url}/${id}`)).statusCode, 204)
  assert.equal((await t.as(user).delete(`${url}/${id}`)).statusCode, 404)
  assert.deepEqual(
    (await list(user)).map(({ name }) => name),
    ['Second'],
  )
})

test('the route of another user does not exist, whatever one wants with it', async () => {
  const [owner, other] = [await buildUser(t), await buildUser(t, { isAdmin: true })]
  const id = await createRoute(t, owner, form())
  const { id: planId } = await t.db.one<{ id: number }>(sql`
    insert into learning_route_plans (route_id, search, finish_date, price, minutes, courses, least_price, is_optimal)
    values (${id}, 1, '2026-12-01', 0, 0, '[]', 0, true) returning id`)
  const as = t.as(other)
  const statuses = [
    await as.get(`${url}/${id}`),
    await as.put(`${url}/${id}`, form()),
    await searchRoute(t, other, id),
    await as.get(`${url}/${id}/plans/${planId}`),
    await as.put(`${url}/${id}/plans/${planId}/choice`),
    await as.put(`${url}/${id}/undo`),
    await as.put(`${url}/${id}/cart`),
    await as.delete(`${url}/${id}`),
  ].map(({ statusCode }) => statusCode)
  assert.deepEqual(statuses, [404, 404, 404, 404, 404, 404, 404, 404])
  assert.deepEqual(await list(other), [])
  // Nor does the plan of another route.
  const own = await createRoute(t, other, form())
  assert.equal((await as.get(`${url}/${own}/plans/${planId}`)).statusCode, 404)
  assert.equal((await as.put(`${url}/${own}/plans/${planId}/choice`)).statusCode, 404)
  assert.equal((await getRoute(t, owner, id)).chosen, null)
})

test('twenty more at the same time keep the limit, and a deleted one makes room', async () => {
  const user = await buildUser(t)
  const { max } = formLimits.learningRoutes
  for (let number = 0; number < max - 5; number++) await createRoute(t, user, form())
  const responses = await Promise.all(Array.from({ length: 20 }, () => create(user)))
  assert.equal(responses.filter(({ statusCode }) => statusCode === 201).length, 5)
  const refused = responses.filter(({ statusCode }) => statusCode === 409)
  assert.equal(refused.length, 15)
  assert.equal(refused[0]?.json().Message, 'You can have at most 20 routes. Delete one first.')
  const routes = await list(user)
  assert.equal(routes.length, max)
  await t.as(user).delete(`${url}/${routes[0]?.id}`)
  assert.equal((await create(user)).statusCode, 201)
})

test('the same attempt twice makes one route', async () => {
  const user = await buildUser(t)
  const responses = await Promise.all(Array.from({ length: 3 }, () => create(user, {}, 'the same attempt')))
  assert.equal(new Set(responses.map(({ body }) => body)).size, 1)
  assert.equal((await list(user)).length, 1)
  assert.equal((await create(user, { name: 'Another' }, 'the same attempt')).statusCode, 409)
})

test('a skill that is deleted leaves the route; without any there is nothing to search for', async () => {
  const [user, admin] = [await buildUser(t), await buildUser(t, { isAdmin: true })]
  const gone = await buildSkill(t, 'Basket weaving')
  const id = await createRoute(t, user, form({ milestones: [{ date: null, skills: wanting([gone, 1]) }] }))
  assert.equal((await t.as(admin).delete(`/api/skills/${gone.id}`)).statusCode, 204)
  const { form: left, skillNames } = await getRoute(t, user, id)
  assert.deepEqual([left.milestones, skillNames], [[{ date: null, skills: [] }], []])
  const search = await searchRoute(t, user, id)
  assert.deepEqual([search.statusCode, search.json().errors], [400, { milestones: 'Choose at least one skill!' }])
  const late = await create(user, { milestones: [{ date: null, skills: wanting([gone, 1]) }] })
  assert.deepEqual([late.statusCode, late.json().errors], [400, { milestones: 'One of these skills does not exist any more.' }])
})

test('another name keeps what was found, another goal does not, and the chosen plan stays', async () => {
  const user = await buildUser(t)
  const id = await createRoute(t, user, form())
  const add = () =>
    t.db.one<{ id: number }>(sql`
      insert into learning_route_plans (route_id, search, finish_date, price, minutes, courses, least_price, is_optimal)
      values (${id}, 1, '2026-12-01', 0, 0, '[]', 0, true) returning id`)
  const [chosen] = [await add(), await add()]
  await t.db.run(sql`
    update learning_routes set search = 1, shown_search = 1, searched_at = now(), chosen_plan_id = ${chosen.id} where id = ${id}`)
  const plansLeft = () =>
    t.db.many<{ id: number }>(sql`select id from learning_route_plans where route_id = ${id}`).then((rows) => rows.length)
  assert.equal((await t.as(user).put(`${url}/${id}`, form({ name: 'Renamed' }))).statusCode, 204)
  const renamed = await getRoute(t, user, id)
  assert.deepEqual([renamed.form.name, await plansLeft(), renamed.chosen?.plan.id], ['Renamed', 2, chosen.id])
  await t.as(user).put(`${url}/${id}`, form({ hoursPerWeek: 3 }))
  const other = await getRoute(t, user, id)
  assert.deepEqual([await plansLeft(), other.plans, other.searchedAtUTC, other.chosen?.plan.id], [1, [], null, chosen.id])
})

test('only what fits is saved', async () => {
  const user = await buildUser(t)
  const skills = wanting([python, 3])
  const { milestones, name, weeksOff, expected, left } = formLimits.learningRoutes
  const sundays = Array.from({ length: weeksOff.max + 1 }, () => '2026-11-01')
  for (const wrong of [
    { name: '' },
    { name: 'x'.repeat(name.max + 1) },
    { name: 'two\nlines' },
    { milestones: [] },
    { milestones: Array.from({ length: milestones.max + 1 }, (_, place) => ({ date: `2027-01-0${place + 1}`, skills })) },
    { milestones: [{ date: null, skills: [] }] },
    { milestones: [{ date: '2026-02-30', skills }] },
    { milestones: [{ date: null, skills: wanting([python, 0]) }] },
    { milestones: [{ date: null, skills: wanting([python, 1], [python, 2]) }] },
    {
      milestones: [
        { date: null, skills },
        { date: '2027-01-01', skills },
      ],
    },
    {
      milestones: [
        { date: '2027-01-01', skills },
        { date: '2027-01-01', skills },
      ],
    },
    { hoursPerWeek: 0 },
    { hoursPerWeek: 80.5 },
    { hoursPerWeek: 1.2 },
    { hoursPerWeek: '2' },
    { weeksOff: ['2026-11-02'] },
    { weeksOff: sundays },
    { points: undefined },
    { points: { areLimit: true, expected: [{ date: '2027-01-01', points: 0 }] } },
    { points: { areLimit: true, expected: Array(expected.max + 1).fill({ date: '2027-01-01', points: 1 }) } },
    { musts: [1], leftOut: [1] },
    { musts: [0] },
    { leftOut: Array.from({ length: left.max + 1 }, (_, id) => id + 1) },
  ])
    assert.equal((await create(user, wrong)).statusCode, 400, JSON.stringify(wrong).slice(0, 80))
  assert.deepEqual(await list(user), [])
  const id = await createRoute(t, user, form())
  assert.equal((await t.as(user).put(`${url}/${id}`, form({ hoursPerWeek: 0 }))).statusCode, 400)
})
