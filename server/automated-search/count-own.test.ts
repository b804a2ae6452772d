import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PlanCourse, PlanInfo } from '#contract/automated-search/automated-search.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo, type TestUser } from '#server/testing/build.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { startTestApp } from '#server/testing/test-app.ts'

// Searches have low priority: on a busy machine even a small one can take seconds.
const t = await startTestApp({ SEARCHES_PER_ADDRESS: '100', SEARCH_SECONDS: '60' })
const author = await buildUser(t, { isCreator: true })
const [sqlSkill, git] = [await buildSkill(t, 'SQL'), await buildSkill(t, 'Git')]
const [short, long] = [await buildVideo(t, { learningMinutes: 20 }), await buildVideo(t, { learningMinutes: 300 })]
const level = ({ id }: { id: number }, level: number) => ({ id, level })
const small = await buildCourse(t, author, { price: 40, skills: [level(sqlSkill, 1)], materials: [long] })
const large = await buildCourse(t, author, { price: 90, skills: [level(sqlSkill, 5), level(git, 1)], materials: [short, long] })

const ask = (who: TestUser | undefined, wish: [{ id: number }, number][], path = 'automated-search') =>
  t.as(who).post(
    `/api/courses/${path}`,
    wish.map(([{ id }, level]) => ({ skillId: id, level })),
  )
async function readPlan(...args: Parameters<typeof ask>) {
  const response = await ask(...args)
  assert.equal(response.statusCode, 200, response.body)
  const courses = PlanCourse.array().parse(response.json())
  return { ids: courses.map(({ id }) => id), courses, info: PlanInfo.parse(JSON.parse(String(response.headers['x-plan']))) }
}
const knows = (user: TestUser, skill: { id: number }, level: number) =>
  t.db.run(sql`insert into user_skills values (${user.id}, ${skill.id}, ${level})`)
async function buys(user: TestUser, course: { id: number }): Promise<void> {
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  assert.equal((await t.as(user).put('/api/shopping-cart/buy')).statusCode, 200)
}
const learns = (user: TestUser, course: { id: number }, material: { id: number }) =>
  t.as(user).put(`/api/courses/learned?materialId=${material.id}&courseId=${course.id}`)

test('a learner with SQL 4 who wants SQL 5 needs one level more, and the response says what was counted', async () => {
  const learner = await buildUser(t)
  await knows(learner, sqlSkill, 4)
  const { ids, info } = await readPlan(learner, [[sqlSkill, 5]])
  const counted = { Levels: [{ SkillId: sqlSkill.id, Level: 4 }], OwnedCourses: 0 }
  assert.deepEqual([ids, info.TotalPrice, info.Counted], [[small.id], 40, counted])
  const off = await readPlan(learner, [[sqlSkill, 5]], 'automated-search?countOwn=false')
  assert.deepEqual([off.ids, off.info.TotalPrice, off.info.Counted], [[large.id], 90, null])
  const guest = await readPlan(undefined, [[sqlSkill, 5]], 'automated-search?countOwn=true')
  assert.deepEqual([guest.ids, guest.info.Counted], [[large.id], null])
})

test('a bought course costs nothing more and the time that is left; once completed it is not a candidate', async () => {
  const learner = await buildUser(t)
  await buys(learner, large)
  await learns(learner, large, long)
  const wish: Parameters<typeof ask>[1] = [
    [sqlSkill, 5],
    [git, 1],
  ]
  const { ids, courses, info } = await readPlan(learner, wish)
  assert.deepEqual(ids, [large.id])
  assert.deepEqual([info.TotalPrice, info.TotalMinutes, info.Counted], [0, 20, { Levels: [], OwnedCourses: 1 }])
  const [course] = courses
  assert.deepEqual(
    [course?.isBought, course?.price, course?.addedPrice, course?.learningTime, course?.learnedMinutes, course?.addedMinutes],
    [true, 90, 0, 320, 300, 20],
  )
  const byTime = await readPlan(learner, [[sqlSkill, 6]], 'automated-search-based-on-time')
  assert.deepEqual([byTime.ids.toSorted(), byTime.info.TotalPrice, byTime.info.TotalMinutes], [[small.id, large.id], 40, 20])

  await learns(learner, large, short)
  const reached = await readPlan(learner, wish)
  assert.deepEqual([reached.ids, reached.info.TotalPrice, reached.info.Optimal], [[], 0, true])
  assert.deepEqual(reached.info.Counted, {
    Levels: [
      { SkillId: sqlSkill.id, Level: 5 },
      { SkillId: git.id, Level: 1 },
    ],
    OwnedCourses: 0,
  })
  const next = await readPlan(learner, [[sqlSkill, 6]])
  assert.deepEqual([next.ids, next.info.TotalPrice, next.info.TotalMinutes], [[small.id], 40, 0])
})

test('a bought course that has left the catalogue is still there to be learned', async () => {
  const skill = await buildSkill(t, 'Lace')
  const course = await buildCourse(t, author, { price: 10, skills: [level(skill, 2)], materials: [short] })
  const learner = await buildUser(t)
  await buys(learner, course)
  await t.db.run(sql`update courses set archived_at = now() where id = ${course.id}`)
  assert.deepEqual((await readPlan(learner, [[skill, 2]])).ids, [course.id])
  assert.equal((await ask(learner, [[skill, 2]], 'automated-search?countOwn=false')).statusCode, 400)
  assert.equal((await ask(await buildUser(t), [[skill, 2]])).statusCode, 400)
})

test('the reachable levels include what is known, and a search for them finds a plan', async () => {
  const learner = await buildUser(t)
  await knows(learner, sqlSkill, 4)
  const response = await ask(learner, [
    [sqlSkill, 40],
    [git, 1],
  ])
  assert.equal(response.statusCode, 400)
  assert.match(response.json().Message, /SQL: at most 10 of 40\.$/)
  const reachable = JSON.parse(String(response.headers['x-reachable']))
  assert.deepEqual(reachable, [
    { skillId: sqlSkill.id, level: 10 },
    { skillId: git.id, level: 1 },
  ])
  assert.equal((await t.as(learner).post('/api/courses/automated-search', reachable)).statusCode, 200)
})

test('the PDF counts the same, and a switch that is neither true nor false is refused', async () => {
  const learner = await buildUser(t)
  await knows(learner, sqlSkill, 4)
  const readText = async (path: string, wanted: number) =>
    (await readPdf((await ask(learner, [[sqlSkill, wanted]], path)).rawPayload)).text.replaceAll(/\s+/g, '')
  for (const path of ['pdf-for-automated-search', 'pdf-for-automated-search-based-on-time']) {
    assert.match(await readText(path, 5), /Alreadycounted:SQL4/)
    assert.match(await readText(path, 4), /Youhavealreadyreachedtheselevels/)
    assert.doesNotMatch(await readText(`${path}?countOwn=false`, 5), /counted/)
    const refused = await ask(learner, [[sqlSkill, 5]], `${path}?countOwn=maybe`)
    assert.deepEqual([refused.statusCode, refused.json().errors], [400, { countOwn: 'countOwn must be true or false.' }])
  }
})

test('a plan puts what a course builds on before it, unless the learner has it already', async () => {
  const [api, javaScript] = [await buildSkill(t, 'API design'), await buildSkill(t, 'JavaScript')]
  const services = await buildCourse(t, author, {
    name: 'Web services',
    skills: [level(api, 5), level(javaScript, 4)],
    buildsOn: [level(javaScript, 3)],
    materials: [long, short],
  })
  const first = await buildCourse(t, author, { name: 'JavaScript first', skills: [level(javaScript, 4)], materials: [long] })
  const wish: Parameters<typeof ask>[1] = [
    [api, 5],
    [javaScript, 8],
  ]
  for (const path of ['automated-search', 'automated-search-based-on-time']) {
    const { ids, courses } = await readPlan(undefined, wish, path)
    assert.deepEqual(ids, [first.id, services.id])
    assert.deepEqual(
      courses.map(({ addedMinutes, buildsOn }) => [addedMinutes, buildsOn.map(({ name, level }) => `${name} ${level}`)]),
      [
        [300, []],
        [20, ['JavaScript 3']],
      ],
    )
  }
  const learner = await buildUser(t)
  await knows(learner, javaScript, 3)
  const more: Parameters<typeof ask>[1] = [
    [api, 5],
    [javaScript, 11],
  ]
  assert.deepEqual((await readPlan(learner, more)).ids, [services.id, first.id])
})
