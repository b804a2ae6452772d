import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formLimits } from '#contract/core/form-limits.ts'
import { buildSkill, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const admin = await buildUser(t, { isAdmin: true })
const [sql, git] = [await buildSkill(t, 'SQL'), await buildSkill(t, 'Git')]
const form = (changes: object = {}) => ({
  name: 'Data analyst',
  sentence: 'Ask a table what you want to know.',
  skills: [{ skillId: sql.id, level: 4 }],
  ...changes,
})
const list = async () => (await t.as().get('/api/goals')).json<{ id: number; name: string; skills: unknown[] }[]>()
const names = async () => (await list()).map(({ name }) => name)
const clear = async () => {
  for (const { id } of await list()) await t.as(admin).delete(`/api/goals/${id}`)
}

test('an Admin adds, changes, orders and removes goals, everybody reads them, and each act is in the log', async () => {
  const made = await t.as(admin).post('/api/goals', form({ name: ' Data analyst ' }))
  assert.equal(made.statusCode, 201)
  const goal = made.json()
  assert.deepEqual(goal, { ...form(), id: goal.id, plan: null, skills: [{ skillId: sql.id, skillName: 'SQL', level: 4 }] })
  assert.deepEqual(await list(), [goal])

  const other = (await t.as(admin).post('/api/goals', form({ name: 'Developer' }))).json()
  const skills = [
    { skillId: git.id, level: 2 },
    { skillId: sql.id, level: 1 },
  ]
  const changed = await t.as(admin).put(`/api/goals/${other.id}`, form({ name: 'Web developer', skills }))
  assert.equal(changed.statusCode, 200)
  assert.deepEqual(
    changed.json().skills.map(({ skillName, level }: Record<string, unknown>) => [skillName, level]),
    [
      ['Git', 2],
      ['SQL', 1],
    ],
  )
  assert.equal((await t.as(admin).put('/api/goals/order', { ids: [other.id, goal.id] })).statusCode, 204)
  assert.deepEqual(await names(), ['Web developer', 'Data analyst'])

  assert.equal((await t.as(admin).delete(`/api/goals/${goal.id}`)).statusCode, 204)
  assert.equal((await t.as(admin).delete(`/api/goals/${goal.id}`)).statusCode, 404)
  assert.equal((await t.as(admin).put(`/api/goals/${goal.id}`, form())).statusCode, 404)
  assert.deepEqual(await names(), ['Web developer'])
  const log = (await t.as(admin).get('/api/statistics/audit/10/1')).json()
  assert.deepEqual(
    log.map(({ act, admin, details }: Record<string, string>) => [act, admin, details]),
    [
      ['remove-goal', admin.email, 'Data analyst'],
      ['order-goals', admin.email, 'Web developer, Data analyst'],
      ['change-goal', admin.email, 'Web developer'],
      ['add-goal', admin.email, 'Developer'],
      ['add-goal', admin.email, 'Data analyst'],
    ],
  )
  await clear()
})

test('a skill that is deleted leaves the goal, and the goal stays', async () => {
  const gone = await buildSkill(t, 'Basket weaving')
  const skills = [sql, gone].map(({ id }) => ({ skillId: id, level: 1 }))
  await t.as(admin).post('/api/goals', form({ skills }))
  assert.equal((await t.as(admin).delete(`/api/skills/${gone.id}`)).statusCode, 204)
  assert.deepEqual(
    (await list()).map((goal) => goal.skills),
    [[{ skillId: sql.id, skillName: 'SQL', level: 1 }]],
  )
  const late = await t.as(admin).post('/api/goals', form({ name: 'Weaver', skills }))
  assert.deepEqual([late.statusCode, late.json().errors], [400, { skills: 'One of these skills does not exist any more.' }])
  assert.equal(late.json().code, 'goals/skill-gone')
  assert.deepEqual(await names(), ['Data analyst'])
  await clear()
})

test('there are at most twelve goals, even when many are added at once, and no two have the same name', async () => {
  const wanted = Array.from({ length: formLimits.goals.max + 4 }, (_, number) => form({ name: `Goal ${number}` }))
  const statuses = (await Promise.all(wanted.map((body) => t.as(admin).post('/api/goals', body)))).map((r) => r.statusCode)
  assert.equal(statuses.filter((status) => status === 201).length, formLimits.goals.max)
  assert.equal(statuses.filter((status) => status === 409).length, 4)
  const [first, second] = await list()
  const taken = await t.as(admin).put(`/api/goals/${first?.id}`, form({ name: second?.name.toUpperCase() }))
  assert.deepEqual([taken.statusCode, taken.json().errors], [409, { name: 'A goal with this name already exists.' }])
  await clear()
})

test('an order that misses a goal, names one twice or one that is gone is refused', async () => {
  const ids: number[] = []
  for (const name of ['One', 'Two']) ids.push((await t.as(admin).post('/api/goals', form({ name }))).json().id)
  const [one = 0, two = 0] = ids
  for (const wrong of [[], [one], [one, one], [one, two, two], [one, 999_999]])
    assert.equal((await t.as(admin).put('/api/goals/order', { ids: wrong })).statusCode, 409, JSON.stringify(wrong))
  assert.deepEqual(await names(), ['One', 'Two'])
  await clear()
})

test('the same attempt twice adds one goal', async () => {
  const key = { 'idempotency-key': 'the same attempt' }
  const [first, second] = [await t.as(admin).post('/api/goals', form(), key), await t.as(admin).post('/api/goals', form(), key)]
  assert.deepEqual([first.statusCode, second.statusCode], [201, 201])
  assert.deepEqual(second.json(), first.json())
  assert.deepEqual(await names(), ['Data analyst'])
  await clear()
})

test('only an Admin keeps the goals, and only what fits', async () => {
  const { id } = (await t.as(admin).post('/api/goals', form())).json()
  for (const who of [undefined, await buildUser(t), await buildUser(t, { isCreator: true })]) {
    const status = who ? 403 : 401
    assert.equal((await t.as(who).post('/api/goals', form({ name: 'Mine' }))).statusCode, status)
    assert.equal((await t.as(who).put(`/api/goals/${id}`, form({ name: 'Mine' }))).statusCode, status)
    assert.equal((await t.as(who).put('/api/goals/order', { ids: [id] })).statusCode, status)
    assert.equal((await t.as(who).delete(`/api/goals/${id}`)).statusCode, status)
  }
  const { name, sentence } = formLimits.goals
  for (const wrong of [
    { name: '  ' },
    { name: 'x'.repeat(name.max + 1) },
    { name: 'two\nlines' },
    { sentence: '' },
    { sentence: 'x'.repeat(sentence.max + 1) },
    { skills: [] },
    { skills: [{ skillId: sql.id, level: 0 }] },
    { skills: [sql, sql].map(({ id }) => ({ skillId: id, level: 1 })) },
    { skills: undefined },
  ])
    assert.equal((await t.as(admin).post('/api/goals', form(wrong))).statusCode, 400, JSON.stringify(wrong).slice(0, 60))
  assert.deepEqual(await names(), ['Data analyst'])
  await clear()
})
