import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PlanCourse, PlanInfo, Reachable } from '#contract/automated-search/automated-search.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo, type TestUser } from '#server/testing/build.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'
import { startTestApp } from '#server/testing/test-app.ts'

// Searches have low priority: on a busy machine even a small one can take seconds.
const t = await startTestApp({ SEARCHES_PER_ADDRESS: '40', SEARCH_SECONDS: '60' })
const author = await buildUser(t, { isCreator: true })
const [python, sqlSkill, rare] = [await buildSkill(t, 'Python'), await buildSkill(t, 'SQL'), await buildSkill(t, 'Weaving')]
const long = await buildVideo(t, { learningMinutes: 300 })
const [one, two] = [await buildVideo(t, { learningMinutes: 20 }), await buildVideo(t, { learningMinutes: 30 })]

const both = await buildCourse(t, author, {
  name: 'Both of them',
  price: 90,
  skills: [level(python, 5), level(sqlSkill, 5)],
  materials: [one],
})
const cheapPython = await buildCourse(t, author, {
  name: 'Cheap Python',
  price: 20,
  skills: [level(python, 5)],
  materials: [long, one],
})
const cheapSql = await buildCourse(t, author, {
  name: 'Cheap SQL',
  price: 30,
  skills: [level(sqlSkill, 5)],
  materials: [long, two],
})
const weaving = await buildCourse(t, author, { name: 'Weaving', price: 10, skills: [level(rare, 3)], materials: [two] })

function level({ id }: { id: number }, level: number) {
  return { id, level }
}
const wish = (...skills: [{ id: number }, number][]) =>
  skills.map(([{ id }, level]) => ({ skillId: id, skillName: 'any', level }))
let addresses = 0
/** Each search comes from another address, so that only the test of the limit reaches the limit. */
const search = (
  body: object,
  { as, path = 'automated-search', address = `10.0.${++addresses}.1` }: { as?: TestUser; path?: string; address?: string } = {},
) =>
  t.app.inject({
    method: 'POST',
    url: `/api/courses/${path}`,
    remoteAddress: address,
    headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
    payload: body,
  })
const byTime = 'automated-search-based-on-time'
const pdf = 'pdf-for-automated-search'
async function readPlan(...args: Parameters<typeof search>) {
  const response = await search(...args)
  assert.equal(response.statusCode, 200, response.body)
  const info = PlanInfo.parse(JSON.parse(String(response.headers['x-plan'])))
  return { courses: PlanCourse.array().parse(response.json()), info }
}
const toIds = (courses: { id: number }[]) => courses.map(({ id }) => id)

test('a guest gets the cheapest courses, in the order of the wish, with what each gives and why it is there', async () => {
  const { courses, info } = await readPlan(wish([sqlSkill, 4], [python, 3]))
  assert.deepEqual(toIds(courses), [cheapSql.id, cheapPython.id])
  assert.deepEqual(info, { TotalPrice: 50, TotalMinutes: 350, Optimal: true, Gap: 0, Counted: null, RealTimeCourses: null })
  const [first, second] = courses
  assert.equal(first?.name, 'Cheap SQL')
  assert.equal(first?.isBought, false)
  assert.deepEqual(first?.gains, [{ skillId: sqlSkill.id, skillName: 'SQL', level: 5 }])
  assert.equal((await search([{ skillId: sqlSkill.id, skillName: null, level: 1 }])).statusCode, 200)
  assert.deepEqual([first?.learningTime, first?.addedMinutes], [330, 330])
  assert.deepEqual([second?.learningTime, second?.addedMinutes], [320, 20])
  for (const course of courses) assert.deepEqual([course.why, course.withoutIt], ['best', { totalPrice: 90, totalMinutes: 20 }])
})

test('by time the quickest, where a shared material counts once', async () => {
  const { courses, info } = await readPlan(wish([python, 5], [sqlSkill, 5]), { path: byTime })
  assert.deepEqual(toIds(courses), [both.id])
  assert.deepEqual(info, { TotalPrice: 90, TotalMinutes: 20, Optimal: true, Gap: 0, Counted: null, RealTimeCourses: null })
  const more = await readPlan(wish([python, 10], [sqlSkill, 10]), { path: byTime })
  assert.deepEqual(toIds(more.courses).sort(), [both.id, cheapPython.id, cheapSql.id].sort())
  assert.equal(more.info.TotalMinutes, 350)
  assert.equal(
    more.courses.reduce((sum, course) => sum + course.addedMinutes, 0),
    350,
  )
  assert.deepEqual(
    more.courses.map(({ why }) => why),
    ['only-way', 'only-way', 'only-way'],
  )
})

test('what is learned takes no time; own courses, and without countOwn bought ones, are left out', async () => {
  const learner = await buildUser(t)
  await t.db.run(sql`insert into learned_materials values (${learner.id}, ${long.id}, now()), (${learner.id}, ${two.id}, now())`)
  const quick = await readPlan(wish([python, 5], [sqlSkill, 5]), { as: learner, path: byTime })
  assert.deepEqual([toIds(quick.courses), quick.info.TotalMinutes], [[cheapPython.id, cheapSql.id], 20])
  assert.deepEqual([quick.info.TotalPrice, quick.courses[0]?.addedMinutes, quick.courses[1]?.addedMinutes], [50, 20, 0])

  await t.as(learner).put(`/api/shopping-cart/add-to-cart/${cheapSql.id}`)
  await t.as(learner).put('/api/shopping-cart/buy')
  const { courses, info } = await readPlan(wish([python, 5], [sqlSkill, 5]), {
    as: learner,
    path: 'automated-search?countOwn=false',
  })
  assert.deepEqual([toIds(courses), info.Counted], [[both.id], null])
  const own = await search(wish([rare, 1]), { as: author })
  assert.equal(own.statusCode, 400)
})

test('among many courses too, only what is known is said about the plan without a course', async () => {
  const [common, unusual] = [await buildSkill(t, 'Typing'), await buildSkill(t, 'Dowsing')]
  const cheap = await buildCourse(t, author, { price: 10, skills: [level(unusual, 1)] })
  await buildCourse(t, author, { price: 300, skills: [level(unusual, 1)] })
  const addTyping = async (count: number) => {
    const name = `Typing ${count}`
    await insertManyCourses(t.db, count, { authorId: author.id, name: sql`${name}`, price: sql`20 + n % 50` })
    await t.db.run(sql`
      insert into course_skills (course_id, skill_id, level) select id, ${common.id}, 1 from courses where name = ${name}`)
  }
  const reasonsFor = async (path: string) => {
    const { courses } = await readPlan(wish([unusual, 1], [common, 3]), { path })
    return courses.map(({ id, why, withoutIt }) => [id === cheap.id, why, withoutIt?.totalPrice])
  }
  const typing = (price: number) => Array.from({ length: 3 }, () => [false, 'best', price])
  await addTyping(1000)
  assert.deepEqual(await reasonsFor('automated-search'), [[true, 'best', 360], ...typing(70)])
  // With so many, those that are too dear for the cheapest plan are not read.
  await addTyping(1500)
  assert.deepEqual(await reasonsFor('automated-search'), [[true, 'not-computed', undefined], ...typing(70)])
  const withMust = await reasonsFor(`automated-search?must=${weaving.id}`)
  assert.deepEqual(withMust, [[true, 'not-computed', undefined], ...typing(80), [false, 'wanted', undefined]])
})

test('archived courses are not candidates', async () => {
  const skill = await buildSkill(t, 'Juggling')
  const kept = await buildCourse(t, author, { price: 50, skills: [level(skill, 1)] })
  const archived = await buildCourse(t, author, { price: 1, skills: [level(skill, 1)] })
  await t.db.run(sql`update courses set archived_at = now() where id = ${archived.id}`)
  assert.deepEqual(toIds((await readPlan(wish([skill, 1]))).courses), [kept.id])
})

test('a wish that cannot be fulfilled names what falls short and what is possible instead, which a search then finds', async () => {
  const nothing = await buildSkill(t, 'Alchemy')
  for (const path of ['automated-search', byTime, pdf, 'pdf-for-automated-search-based-on-time']) {
    const response = await search(wish([rare, 9], [python, 11], [sqlSkill, 4], [nothing, 1]), { path })
    assert.equal(response.statusCode, 400)
    assert.deepEqual(response.json(), {
      StatusCode: 400,
      Message:
        'The available courses do not reach all of these levels. Weaving: at most 3 of 9. Python: at most 10 of 11. Alchemy: at most 0 of 1.',
      errors: {
        [rare.id]: 'Weaving: at most 3 of 9',
        [python.id]: 'Python: at most 10 of 11',
        [nothing.id]: 'Alchemy: at most 0 of 1',
      },
      code: 'automated-search/out-of-reach',
    })
    const reachable = Reachable.parse(JSON.parse(String(response.headers['x-reachable'])))
    assert.deepEqual(reachable, [
      { skillId: rare.id, level: 3 },
      { skillId: python.id, level: 10 },
      { skillId: sqlSkill.id, level: 4 },
    ])
    if (path.startsWith('automated')) assert.ok(toIds((await readPlan(reachable, { path })).courses).includes(weaving.id))
  }
})

test('bad wishes are refused with a sentence', async () => {
  const [good] = wish([python, 1])
  const refused: [body: object, message: RegExp][] = [
    [[], /Choose at least one skill!/],
    [Array.from({ length: 21 }, (_, id) => ({ skillId: id + 1, level: 1 })), /at most 20 skills/],
    [[good, good].map((skill) => ({ ...skill })), /only once/],
    [[{ skillId: python.id, level: 0 }], /from 1 to 100/],
    [[{ skillId: python.id, level: -1 }], /from 1 to 100/],
    [[{ skillId: python.id, level: 101 }], /from 1 to 100/],
    [[{ skillId: python.id, level: 1.5 }], /from 1 to 100/],
    [[{ skillId: 'x', level: 1 }], /not a valid skill id/],
    [[{ skillId: 2 ** 31, level: 1 }], /not a valid skill id/],
    [{ skillId: python.id, level: 1 }, /./],
  ]
  for (const [body, message] of refused) {
    const response = await search(body)
    assert.equal(response.statusCode, 400, response.body)
    assert.match(response.json().Message, message)
  }
  const huge = await search(Array.from({ length: 100_000 }, () => ({ ...good, skillName: 'x'.repeat(100) })))
  assert.equal(huge.statusCode, 413)
  const unknown = await search([{ skillId: 999_999, level: 1 }])
  assert.deepEqual([unknown.statusCode, unknown.json().errors], [400, { 999999: 'This skill does not exist any more.' }])
})

test('the order of the wish changes the order of learning, not the choice', async () => {
  const there = await readPlan(wish([python, 7], [sqlSkill, 7]))
  const back = await readPlan(wish([sqlSkill, 7], [python, 7]))
  assert.deepEqual(toIds(there.courses).sort(), toIds(back.courses).sort())
  assert.notDeepEqual(toIds(there.courses), toIds(back.courses))
})

test('searches and PDFs from one address are limited together', async () => {
  t.settings.searchesPerAddress = 8
  const address = '10.9.9.9'
  const paths = ['automated-search', byTime, pdf, 'pdf-for-automated-search-based-on-time']
  for (let time = 0; time < 8; time++) {
    assert.equal((await search(wish([rare, 1]), { address, path: paths[time % 4] ?? '' })).statusCode, 200)
  }
  const response = await search(wish([rare, 1]), { address })
  assert.equal(response.statusCode, 429)
  assert.equal(response.headers['retry-after'], '60')
  assert.equal((await search(wish([rare, 1]), { address: '10.9.9.8' })).statusCode, 200)
  t.clock.move({ minutes: 1 })
  assert.equal((await search(wish([rare, 1]), { address })).statusCode, 200)
  t.settings.searchesPerAddress = 40
})

test('the PDF is shown, not saved, and nobody keeps it', async () => {
  const response = await search(wish([python, 5]), { path: pdf })
  assert.equal(response.statusCode, 200)
  assert.equal(response.headers['content-type'], 'application/pdf')
  assert.match(String(response.headers['content-disposition']), /^inline; filename="Learning plan.pdf"/)
  assert.equal(response.headers['cache-control'], 'no-store')
  assert.equal(response.rawPayload.subarray(0, 5).toString(), '%PDF-')
})
