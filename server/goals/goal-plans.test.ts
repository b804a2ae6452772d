import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Goal } from '#contract/goals/goals.ts'
import { openingSearches, SearchPool } from '#server/automated-search/index.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { findGoalPlans } from './find-goal-plans.ts'

const t = await startTestApp()
const admin = await buildUser(t, { isAdmin: true })
const author = await buildUser(t, { isCreator: true })
const [cups, bowls] = [await buildSkill(t, 'Cups'), await buildSkill(t, 'Bowls')]
const course = (name: string, price: number, skill: { id: number }, level: number) =>
  buildCourse(t, author, { name, price, skills: [{ id: skill.id, level }] })
const dear = await course('Cups, the dear way', 90, cups, 2)
const cheap = await course('Cups, the cheap way', 40, cups, 2)
const round = await course('Bowls, round ones', 30, bowls, 3)
const addGoal = async (name: string, level: number) => {
  const skills = [cups, bowls].map(({ id }) => ({ skillId: id, level }))
  const response = await t.as(admin).post('/api/goals', { name, sentence: name, skills })
  assert.equal(response.statusCode, 201)
  return response.json<Goal>()
}
const potter = await addGoal('Potter', 2)
const master = await addGoal('Master', 9)

let opened = 0
const find = () =>
  findGoalPlans(t, {
    openPool: () => {
      opened++
      return new SearchPool(t.app.db.access, assert.fail, openingSearches)
    },
    signal: new AbortController().signal,
    onProblem: (error) => assert.fail(String(error)),
  })
/** Returns how many searches a turn of the job was worth. */
const turn = async () => {
  const before = await found()
  await find()
  const now = await found()
  return now.filter((row, place) => row !== before[place]).length
}
const found = () =>
  t.db
    .many<{ row: string }>(sql`select p::text as row from goals g left join goal_plans p on p.goal_id = g.id order by g.id`)
    .then((rows) => rows.map(({ row }) => row))
const later = (time: string) => t.db.run(sql`update goal_plans set found_at = found_at - ${time}::interval`)
const plans = async () =>
  new Map(
    (await t.as().get('/api/goals'))
      .json<Goal[]>()
      .map(({ name, plan }) => [name, plan?.courses.map(({ id }) => id).sort() ?? null]),
  )
after(() => assert.ok(opened > 0))

test('each goal gets the proven cheapest plan of a guest; one that cannot be reached has none', async () => {
  assert.deepEqual([potter.plan, master.plan], [null, null])
  assert.equal(await turn(), 2)
  const [first, second] = (await t.as().get('/api/goals')).json<Goal[]>()
  assert.deepEqual([first?.plan?.totalPrice, first?.plan?.isProven, second?.plan], [70, true, null])
  assert.deepEqual(first?.plan?.courses.map(({ name, price }) => [name, price]).sort(), [
    ['Bowls, round ones', 30],
    ['Cups, the cheap way', 40],
  ])
})

test('while nothing changes, nothing is searched for, and no thread is started', async () => {
  const before = opened
  assert.equal(await turn(), 0)
  assert.equal(opened, before)
})

test('a plan whose price is wrong is not shown, and the next one is found when the catalogue has changed', async () => {
  await t.db.run(sql`update courses set price = 100, update_date = now() where id = ${cheap.id}`)
  assert.equal((await plans()).get('Potter'), null)
  // Not every minute, because something changes all the time in a busy catalogue.
  assert.equal(await turn(), 0)
  await later('11 minutes')
  assert.equal(await turn(), 2)
  assert.deepEqual((await plans()).get('Potter'), [dear.id, round.id].sort())
  assert.equal((await t.as(author).delete(`/api/courses/${dear.id}`)).statusCode, 204)
  assert.equal((await plans()).get('Potter'), null)
  await later('11 minutes')
  await find()
  assert.deepEqual((await plans()).get('Potter'), [cheap.id, round.id].sort())
})

test('a goal that is changed or added gets its plan in the next turn, and one that is removed takes it along', async () => {
  const changed = { name: 'Potter', sentence: 'Cups alone', skills: [{ skillId: cups.id, level: 1 }] }
  assert.equal((await t.as(admin).put(`/api/goals/${potter.id}`, changed)).statusCode, 200)
  assert.equal((await plans()).get('Potter'), null)
  assert.equal(await turn(), 1)
  assert.deepEqual((await plans()).get('Potter'), [cheap.id])
  await t.as(admin).delete(`/api/goals/${master.id}`)
  assert.equal((await found()).length, 1)
})

test('what the catalogue does not show, such as a longer material, is noticed after a day', async () => {
  assert.equal(await turn(), 0)
  await later('25 hours')
  assert.equal(await turn(), 1)
})

test('a goal whose only skill is deleted has no plan and is not searched for', async () => {
  const skill = await buildSkill(t, 'Basket weaving')
  const { id } = await addGoal('Weaver', 1)
  await t.as(admin).put(`/api/goals/${id}`, { name: 'Weaver', sentence: 'Baskets', skills: [{ skillId: skill.id, level: 1 }] })
  assert.equal((await t.as(admin).delete(`/api/skills/${skill.id}`)).statusCode, 204)
  assert.equal(await turn(), 0)
  assert.equal((await plans()).get('Weaver'), null)
})
