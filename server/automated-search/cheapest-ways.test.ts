import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PlanCourse, PlanInfo } from '#contract/automated-search/automated-search.ts'
import { type CheapestWay, CheapestWays } from '#contract/automated-search/cheapest-ways.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo, type TestUser } from '#server/testing/build.ts'
import { randomFrom } from '#server/testing/plans.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until, untilSomebodyWaits } from '#server/testing/until.ts'
import { levelsToTry } from './cheapest-ways.ts'

const t = await startTestApp({ SEARCHES_PER_ADDRESS: '100000', SEARCH_SECONDS: '60' })
const author = await buildUser(t, { isCreator: true })

async function ask({ id }: { id: number }, user?: TestUser): Promise<CheapestWays> {
  const response = await t.as(user).get(`/api/courses/${id}/cheapest-ways`)
  assert.equal(response.statusCode, 200, response.body)
  return CheapestWays.parse(response.json())
}
async function readWays(course: { id: number }, user?: TestUser): Promise<CheapestWay[]> {
  await until(async () => (await ask(course, user)).isKnown)
  return (await ask(course, user)).ways
}
async function planFor({ skillId, level }: { skillId: number; level: number }, user?: TestUser) {
  const response = await t.as(user).post('/api/courses/automated-search', [{ skillId, level }])
  assert.equal(response.statusCode, 200, response.body)
  const { Optimal } = PlanInfo.parse(JSON.parse(String(response.headers['x-plan'])))
  return {
    Optimal,
    ids: PlanCourse.array()
      .parse(response.json())
      .map(({ id }) => id),
  }
}
const build = (price: number, ...skills: [{ id: number }, number][]) =>
  buildCourse(t, author, { price, skills: skills.map(([{ id }, level]) => ({ id, level })) })
const levels = (ways: CheapestWay[]) => ways.map(({ skillName, level }) => `${skillName} ${level}`)

test('the level that a course leads to is tried first, then common goals above it', () => {
  assert.deepEqual(levelsToTry({ level: 2, known: 0 }), [2, 3, 5])
  assert.deepEqual(levelsToTry({ level: 4, known: 0 }), [4, 5, 10])
  assert.deepEqual(levelsToTry({ level: 4, known: 5 }), [9, 10])
  assert.deepEqual(levelsToTry({ level: 10, known: 95 }), [])
})

test('a course says to which level the cheapest plan leads through it, for a guest and with what a learner knows', async () => {
  const [weaving, dyeing] = [await buildSkill(t, 'Weaving'), await buildSkill(t, 'Dyeing')]
  const small = await build(40, [weaving, 2])
  const large = await build(50, [weaving, 5])
  const dear = await build(90, [weaving, 5], [dyeing, 1])
  assert.deepEqual(await ask(small), { isKnown: false, ways: [] }, 'nothing is said while it is unknown')
  assert.deepEqual(levels(await readWays(small)), ['Weaving 2'])
  assert.deepEqual(levels(await readWays(large)), ['Weaving 5'])
  assert.deepEqual(levels(await readWays(dear)), ['Weaving 10', 'Dyeing 1'])

  const learner = await buildUser(t)
  await t.db.run(sql`insert into user_skills values (${learner.id}, ${weaving.id}, 4)`)
  assert.deepEqual(levels(await readWays(small, learner)), ['Weaving 6'])
  assert.deepEqual(levels(await readWays(large, learner)), ['Weaving 9'])
  assert.deepEqual(await ask(small, author), { isKnown: true, ways: [] }, 'authors need not buy their own')
  assert.equal((await t.as().get('/api/courses/999999/cheapest-ways')).statusCode, 404)
})

test('a course that another one can replace at the same cost is no part of the cheapest way', async () => {
  const skill = await buildSkill(t, 'Spinning')
  const twins = [await build(30, [skill, 2]), await build(30, [skill, 2])]
  for (const twin of twins) assert.deepEqual(levels(await readWays(twin)), ['Spinning 3'])
  await build(30, [skill, 2])
  for (const twin of twins) assert.deepEqual(levels(await readWays(twin)), ['Spinning 5'])
})

test('a change of the catalogue makes it unknown again, and so does a purchase for the buyer', async () => {
  const skill = await buildSkill(t, 'Felting')
  const course = await build(30, [skill, 3])
  const user = await buildUser(t)
  assert.deepEqual(levels(await readWays(course)), ['Felting 3'])
  assert.deepEqual(levels(await readWays(course, user)), ['Felting 3'])
  const cheaper = await build(20, [skill, 10])
  assert.deepEqual(await ask(course), { isKnown: false, ways: [] })
  assert.deepEqual(await readWays(course), [])
  assert.deepEqual(levels(await readWays(cheaper)), ['Felting 10'])

  assert.deepEqual(levels(await readWays(cheaper, user)), ['Felting 10'])
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  assert.equal((await t.as(user).put('/api/shopping-cart/buy')).statusCode, 200)
  assert.equal((await ask(cheaper, user)).isKnown, false)
  assert.deepEqual(await ask(course, user), { isKnown: true, ways: [] })
})

test('what is said is true: the plan, computed again, is optimal and has the course', async () => {
  const random = randomFrom(7)
  const skills = await Promise.all(random.list(4, (place) => buildSkill(t, `Craft ${place}`)))
  const videos = await Promise.all(random.list(6, () => buildVideo(t, { learningMinutes: random.whole(1, 4) * 10 })))
  const learner = await buildUser(t)
  await t.db.run(sql`insert into user_skills values (${learner.id}, ${skills[0]?.id}, 2)`)
  const courses: { id: number }[] = []
  for (let number = 0; number < 12; number++) {
    const taught = skills.filter(() => random.chance(0.5)).map(({ id }) => ({ id, level: random.whole(1, 4) }))
    const materials = videos.filter(() => random.chance(0.4))
    courses.push(await buildCourse(t, author, { price: random.whole(1, 6) * 10, skills: taught, materials }))
  }
  let said = 0
  for (const user of [undefined, learner]) {
    for (const course of courses) {
      for (const way of await readWays(course, user)) {
        const { ids, Optimal } = await planFor(way, user)
        assert.ok(Optimal && ids.includes(course.id), JSON.stringify({ way, ids, course }))
        said++
      }
    }
  }
  assert.ok(said > 6, String(said))
})

test('the response comes at once while somebody searches for a plan; then it is found out', async () => {
  const skill = await buildSkill(t, 'Knitting')
  const course = await build(30, [skill, 3])
  const search = await t.db.tx(async (db) => {
    await db.run(sql`lock table course_materials in access exclusive mode`)
    const search = t.as().post('/api/courses/automated-search', [{ skillId: skill.id, level: 3 }])
    // A request only begins when somebody waits for it.
    void search.then(() => {})
    await untilSomebodyWaits(t.db)
    assert.deepEqual(await ask(course), { isKnown: false, ways: [] })
    return [search]
  })
  assert.equal((await search[0])?.statusCode, 200)
  assert.deepEqual(levels(await readWays(course)), ['Knitting 3'])
})

test('one address starts ten in a minute, and all of them together twenty', async () => {
  const limited = await startTestApp()
  const maker = await buildUser(limited, { isCreator: true })
  const skill = await buildSkill(limited, 'Sewing')
  const courses: { id: number }[] = []
  while (courses.length < 23) courses.push(await buildCourse(limited, maker, { skills: [{ id: skill.id, level: 1 }] }))
  const isKnown = async (place: number, remoteAddress: string) => {
    const response = await limited.app.inject({ url: `/api/courses/${courses[place]?.id}/cheapest-ways`, remoteAddress })
    return CheapestWays.parse(response.json()).isKnown
  }
  /** Those of one address are found out one after the other, so this one comes after all that the address started before. */
  const untilKnown = (place: number, address: string) => until(() => isKnown(place, address))
  for (let place = 0; place < 11; place++) assert.equal(await isKnown(place, '10.1.1.1'), false)
  await untilKnown(11, '10.1.1.2')
  await untilKnown(9, '10.1.1.1')
  assert.equal(await isKnown(10, '10.1.1.1'), false, 'the eleventh was not started')

  for (let place = 12; place < 21; place++) assert.equal(await isKnown(place, '10.1.1.2'), false)
  assert.equal(await isKnown(21, '10.1.1.3'), false)
  await untilKnown(20, '10.1.1.2')
  limited.clock.move({ minutes: 1 })
  await untilKnown(22, '10.1.1.3')
  assert.equal(await isKnown(21, '10.1.1.3'), false, 'the twenty-first was not started')
})
