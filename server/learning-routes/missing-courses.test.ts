import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import type { MissingCourse } from '#contract/learning-routes/missing-courses.ts'
import { openingSearches, SearchPool } from '#server/automated-search/index.ts'
import { sql } from '#server/core/database/db.ts'
import { deleteDueAccounts } from '#server/own-data/index.ts'
import { buildSkill, buildUser, password, renewed, type TestUser } from '#server/testing/build.ts'
import { buildTimedCourse, createRoute, getRoute, routeForm, searchEvents, wanting } from '#server/testing/learning-routes.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { findMissingCourses } from './find-missing-courses.ts'

// Searches have low priority: on a busy machine even a small one can take seconds.
const t = await startTestApp({ SEARCH_SECONDS: '60', SEARCHES_PER_ADDRESS: '1000' })
const author = await buildUser(t, { isCreator: true })
const problems: unknown[] = []
const onProblem = (error: unknown) => void problems.push(error)
// Starting a worker for each goal would take most of the time.
const openPool = () => new SearchPool(t.app.db.access, onProblem, { ...openingSearches, searchesOfWorker: 100 })
const pool = openPool()
after(() => pool.close())

/** The routes that were searched for, in their order. */
const searched: number[] = []
const counting = (pool: SearchPool): Pick<SearchPool, 'findOpenings'> => ({
  findOpenings: (question, signal) => {
    searched.push(question.viewerId ?? 0)
    return pool.findOpenings(question, signal)
  },
})
const signal = new AbortController().signal
const find = (changes: Partial<Parameters<typeof findMissingCourses>[1]> = {}) =>
  findMissingCourses(t, { pool: counting(pool), signal, onProblem, ...changes })
const openings = () =>
  t.db.many<{ routeId: number; level: number; hours: number; mostPrice: number }>(sql`
    select route_id as "routeId", level, hours, most_price as "mostPrice" from route_openings order by 1, 2, 3`)
const readPrices = async (routeId: number) =>
  (await openings()).filter((one) => one.routeId === routeId).map(({ level, hours, mostPrice }) => [level, hours, mostPrice])
async function missing(query = '', by: TestUser = author): Promise<MissingCourse[]> {
  const response = await t.as(await renewed(t, by)).get(`/api/missing-courses${query}`)
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

const sailing = await buildSkill(t, 'Sailing')
await buildTimedCourse(t, author, { price: 130, minutes: 300, skills: [{ id: sailing.id, level: 3 }] })
/** Costs 130; a new course that gives less than all three levels is worth nothing. */
const goal = (changes: object = {}) => ({
  milestones: [{ date: null, skills: wanting([sailing, 3]) }],
  countsForAuthors: true,
  ...changes,
})
const addGoals = async (count: number, changes: object = {}) => {
  const owners: { user: TestUser; id: number }[] = []
  for (let place = 0; place < count; place++) {
    const user = await buildUser(t)
    owners.push({ user, id: await createRoute(t, user, goal(changes)) })
  }
  return owners
}
const change = async ({ user, id }: { user: TestUser; id: number }, changes: object) =>
  assert.equal((await t.as(await renewed(t, user)).put(`/api/learning-routes/${id}`, routeForm(goal(changes)))).statusCode, 204)

beforeEach(async () => {
  await t.db.run(sql`delete from learning_routes`)
  searched.length = 0
  problems.length = 0
})

test('ten owners are shown without their names, nine are not, and a goal counts only while its owner agrees', async () => {
  const owners = await addGoals(9)
  const [first, second] = owners
  assert.ok(first && second)
  // A second goal of the same owner makes no tenth owner; neither does a goal whose owner did not agree.
  await createRoute(t, first.user, goal())
  const silent = await buildUser(t)
  const silentId = await createRoute(t, silent, goal({ countsForAuthors: undefined }))
  await find()
  assert.deepEqual(await readPrices(first.id), [
    [3, 2, 129],
    [3, 5, 129],
    [3, 10, 129],
  ])
  assert.deepEqual(await readPrices(silentId), [])
  assert.equal(searched.length, 10)
  assert.deepEqual(await missing(), [])

  await change({ user: silent, id: silentId }, { countsForAuthors: true })
  assert.deepEqual(await missing(), [], 'it counts from the next day on')
  await find()
  const shown = { skillId: sailing.id, skillName: 'Sailing', level: 3, hours: 10, price: 120, routes: 10 }
  assert.deepEqual(await missing(), [{ ...shown, prices: [{ price: 120, routes: 10 }] }])
  assert.deepEqual([(await missing('?filter=sail')).length, (await missing('?filter=rowing')).length], [1, 0])
  assert.equal((await missing('?pageNumber=2')).length, 0)

  await change(second, { countsForAuthors: false })
  assert.deepEqual([await missing(), await readPrices(second.id)], [[], []])
  await change(second, { countsForAuthors: true })
  assert.deepEqual(await missing(), [])
  await find()
  assert.equal((await missing()).length, 1)

  assert.equal((await t.as(second.user).delete(`/api/learning-routes/${second.id}`)).statusCode, 204)
  assert.deepEqual(await missing(), [])
  assert.deepEqual(problems, [])
})

test('whether it counts changes nothing about what was found, and another goal counts only after it was looked at', async () => {
  const [one] = await addGoals(1, { countsForAuthors: false })
  assert.ok(one)
  await searchEvents(t, one.user, one.id)
  const before = await getRoute(t, one.user, one.id)
  assert.equal(before.form.countsForAuthors, false)
  assert.equal(before.plans.length, 1)
  await change(one, { countsForAuthors: true })
  const { form, ...found } = await getRoute(t, one.user, one.id)
  assert.deepEqual({ ...found, form: { ...form, countsForAuthors: false } }, before)
  assert.equal(form.countsForAuthors, true)

  await find()
  await change(one, { name: 'Another name' })
  assert.equal((await readPrices(one.id)).length, 3)
  await change(one, { name: 'Another name', hoursPerWeek: 3 })
  assert.deepEqual(await readPrices(one.id), [])
})

test('of several prices the one that brings the most is shown, with the others; counts are rounded down to fives', async () => {
  await addGoals(13)
  await find()
  // Seven others want one level.
  await addGoals(7, { milestones: [{ date: null, skills: wanting([sailing, 1]) }] })
  await find()
  assert.deepEqual(
    (await missing()).map(({ level, hours, price, routes, prices }) => [level, hours, price, routes, prices]),
    [[3, 10, 120, 10, [{ price: 120, routes: 10 }]]],
  )
  await t.db.run(sql`update route_openings set most_price = 60 + route_id % 7 where level = 1`)
  await t.db.run(sql`
    insert into route_openings select route_id, skill_id, 3, hours, 62 from route_openings where level = 1`)
  const [best] = await missing()
  assert.deepEqual(best?.prices, [
    { price: 120, routes: 10 },
    { price: 60, routes: 20 },
  ])
  assert.deepEqual([best?.price, best?.routes], [120, 10])
  await t.db.run(sql`update route_openings set most_price = 100 where most_price < 100`)
  assert.deepEqual(
    (await missing()).map(({ level, price, routes }) => [level, price, routes]),
    [[3, 100, 20]],
  )
})

test('a short time makes a long course worth less', async () => {
  const [one] = await addGoals(1, { milestones: [{ date: '2026-11-08', skills: wanting([sailing, 3]) }] })
  await find()
  // Seven hours until then.
  assert.deepEqual(await readPrices(one?.id ?? 0), [
    [3, 2, 129],
    [3, 5, 129],
  ])
})

test('goals without skills, without a plan, and with a course that is gone are passed over', async () => {
  const rowing = await buildSkill(t, 'Rowing')
  const user = await buildUser(t)
  await createRoute(t, user, goal({ milestones: [{ date: null, skills: wanting([rowing, 1]) }] }))
  await createRoute(t, user, goal({ milestones: [{ date: '2026-11-02', skills: wanting([sailing, 3]) }] }))
  await createRoute(t, user, goal({ musts: [999_999] }))
  const emptied = await createRoute(t, user, goal())
  await t.db.run(sql`delete from learning_route_skills where route_id = ${emptied}`)
  await find()
  assert.deepEqual([await openings(), problems], [[], []])
})

test('a deleted account no longer counts', async () => {
  const owners = await addGoals(10)
  await find()
  assert.equal((await missing()).length, 1)
  const leaver = owners[3]?.user
  const requested = await t.as(leaver).post('/api/account/deletion', { password, keepCertificates: false })
  assert.equal(requested.statusCode, 200, requested.body)
  t.clock.move({ days: 7 })
  await find()
  assert.equal((await missing()).length, 1)
  assert.deepEqual(await deleteDueAccounts(t), [leaver?.id])
  assert.deepEqual([await missing(), (await openings()).length], [[], 27])
})

test('each goal is looked at once a day, however many servers there are, the longest waiting first', async () => {
  const owners = await addGoals(4)
  const other = openPool()
  try {
    await Promise.all([find(), find({ pool: counting(other) })])
  } finally {
    await other.close()
  }
  const ids = owners.map(({ user }) => user.id)
  assert.deepEqual(
    searched.toSorted((a, b) => a - b),
    ids,
  )
  await find()
  t.clock.move({ minutes: 19 * 60 })
  await find()
  assert.equal(searched.length, 4)
  t.clock.move({ minutes: 61 })
  const [newcomer] = await addGoals(1)
  searched.length = 0
  await find({ bounds: { goals: 2, seconds: 3600 } })
  assert.deepEqual(searched, [newcomer?.user.id, ids[0]])
  t.clock.move({ minutes: 1 })
  await find({ bounds: { goals: 1, seconds: 3600 } })
  assert.deepEqual(searched.slice(2), [ids[1]])
})

test('a goal that nobody looked at for a week does not count', async () => {
  await addGoals(10)
  await find()
  t.clock.move({ days: 7 })
  assert.equal((await missing()).length, 1)
  t.clock.move({ minutes: 1 })
  assert.deepEqual(await missing(), [])
})

test('the job ends in time, and when the server stops; a search that breaks does not keep others from being looked at', async () => {
  await addGoals(2)
  const stop = new AbortController()
  const hanging = {
    findOpenings: (_: unknown, signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        const end = () => reject(new Error('ended'))
        if (signal.aborted) end()
        else signal.addEventListener('abort', end)
      }),
  }
  const stopped = find({ pool: hanging, signal: stop.signal })
  stop.abort()
  await stopped
  await find({ pool: hanging, bounds: { goals: 10, seconds: 0.05 } })
  assert.deepEqual([await openings(), problems], [[], []])

  t.clock.move({ days: 1 })
  let calls = 0
  await find({
    pool: {
      findOpenings: async (question, signal) => {
        if (calls++ === 0) throw new Error('out of memory')
        return pool.findOpenings(question, signal)
      },
    },
  })
  assert.deepEqual([(await openings()).length, problems.length], [3, 1])
})

test('an owner who disagrees while the job looks at the goal is not counted', async () => {
  const [one] = await addGoals(1)
  assert.ok(one)
  await find({
    bounds: { goals: 1, seconds: 3600 },
    pool: {
      findOpenings: async (question, signal) => {
        const found = await pool.findOpenings(question, signal)
        assert.equal(found.length, 3)
        await change(one, { countsForAuthors: false })
        await change(one, { countsForAuthors: true })
        return found
      },
    },
  })
  assert.deepEqual(await openings(), [])
})

test('only Creators and Admins see what is missing', async () => {
  const get = async (user?: TestUser) => (await t.as(user && (await renewed(t, user))).get('/api/missing-courses')).statusCode
  const admin = await buildUser(t, { isAdmin: true })
  assert.deepEqual([await get(), await get(await buildUser(t)), await get(author), await get(admin)], [401, 403, 200, 200])
  const response = await t.as(await renewed(t, author)).get('/api/missing-courses?pageSize=0')
  assert.equal(response.statusCode, 400)
})
