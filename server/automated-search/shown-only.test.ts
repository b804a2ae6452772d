import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { PlanCourse, PlanInfo } from '#contract/automated-search/automated-search.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildCourse, buildSkill, buildUser, type TestUser } from '#server/testing/build.ts'
import { buildAsked } from '#server/testing/build-shown-levels.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { words } from './words.ts'

// Searches have low priority: on a busy machine even a small one can take seconds.
const t = await startTestApp({ SEARCHES_PER_ADDRESS: '1000', SEARCH_SECONDS: '60' })
const author = await buildUser(t, { isCreator: true })
const article = await buildArticle(t)

interface Made {
  price: number
  levels: [skill: { id: number }, level: number][]
  isShown: boolean
}

async function build({ price, levels, isShown }: Made): Promise<{ id: number }> {
  const asked = levels.flatMap(([skill, level]) => Array.from({ length: 3 }, () => ({ skill, level })))
  return buildCourse(t, author, {
    price,
    skills: levels.map(([{ id }, level]) => ({ id, level })),
    materials: [isShown ? await buildAsked(t, author, asked) : article],
  })
}
const wished = (wish: [{ id: number }, number][]) => wish.map(([{ id }, level]) => ({ skillId: id, level }))
const ask = (who: TestUser | undefined, wish: [{ id: number }, number][], query = 'shownOnly=true', path = 'automated-search') =>
  t.as(who).post(`/api/courses/${path}?${query}`, wished(wish))
async function readPlan(...args: Parameters<typeof ask>) {
  const response = await ask(...args)
  assert.equal(response.statusCode, 200, response.body)
  const courses = PlanCourse.array().parse(response.json())
  return { ids: courses.map(({ id }) => id), courses, info: PlanInfo.parse(JSON.parse(String(response.headers['x-plan']))) }
}

const skill = await buildSkill(t, 'Weaving')
const claimed = await build({ price: 10, levels: [[skill, 3]], isShown: false })
const shown = await build({ price: 50, levels: [[skill, 3]], isShown: true })

test('with shownOnly, only courses whose levels are shown are in a plan', async () => {
  const off = await readPlan(undefined, [[skill, 3]], '')
  assert.deepEqual([off.ids, off.courses[0]?.levelsShown], [[claimed.id], false])
  for (const path of ['automated-search', 'automated-search-based-on-time']) {
    const on = await readPlan(undefined, [[skill, 3]], 'shownOnly=true', path)
    assert.deepEqual([on.ids, on.courses[0]?.levelsShown, on.info.Optimal], [[shown.id], true, true], path)
  }
  const both = await readPlan(undefined, [[skill, 6]], '')
  assert.deepEqual(both.ids.toSorted(), [claimed.id, shown.id].toSorted())
  for (const wrong of ['shownOnly=1', 'shownOnly=', 'shownOnly=true&shownOnly=true'])
    assert.equal((await ask(undefined, [[skill, 3]], wrong)).statusCode, 400, wrong)
})

test('what cannot be reached is refused with the most that shown levels reach', async () => {
  const other = await buildSkill(t, 'Only claimed')
  await build({ price: 1, levels: [[other, 9]], isShown: false })
  const refused = await ask(undefined, [
    [skill, 5],
    [other, 2],
  ])
  assert.equal(refused.statusCode, 400)
  assert.match(refused.json().Message, /Weaving: at most 3 of 5\. Only claimed: at most 0 of 2\./)
  assert.deepEqual(JSON.parse(String(refused.headers['x-reachable'])), [{ skillId: skill.id, level: 3 }])
})

test('of what a learner has, only shown levels count', async () => {
  const learner = await buildUser(t)
  await t.db.run(sql`insert into user_skills (user_id, skill_id, level, shown_level) values (${learner.id}, ${skill.id}, 7, 2)`)
  const plan = await readPlan(learner, [[skill, 5]])
  assert.deepEqual([plan.ids, plan.info.Counted?.Levels], [[shown.id], [{ SkillId: skill.id, Level: 2 }]])
  assert.deepEqual((await readPlan(learner, [[skill, 7]], '')).ids, [])
  const far = await ask(learner, [[skill, 6]])
  assert.deepEqual(JSON.parse(String(far.headers['x-reachable'])), [{ skillId: skill.id, level: 5 }])

  const newcomer = await buildUser(t)
  await t.db.run(sql`insert into user_skills (user_id, skill_id, level) values (${newcomer.id}, ${skill.id}, 7)`)
  assert.deepEqual((await readPlan(newcomer, [[skill, 3]])).info.Counted?.Levels, [])
})

test('a bought course counts only if its levels are shown', async () => {
  const learner = await buildUser(t)
  for (const { id } of [claimed, shown]) {
    await t.as(learner).put(`/api/shopping-cart/add-to-cart/${id}`)
    assert.equal((await t.as(learner).put('/api/shopping-cart/buy')).statusCode, 200)
  }
  const plan = await readPlan(learner, [[skill, 3]])
  assert.deepEqual([plan.ids, plan.info.TotalPrice, plan.info.Counted?.OwnedCourses], [[shown.id], 0, 1])
  assert.equal((await ask(learner, [[skill, 6]])).statusCode, 400)
})

test('a wanted course whose levels are not shown stays in the plan, and raises nothing', async () => {
  const { courses, info } = await readPlan(undefined, [[skill, 3]], `shownOnly=true&must=${claimed.id}`)
  assert.deepEqual(courses.map(({ id, why, gains }) => [id, why, gains.length]).toSorted(), [
    [claimed.id, 'wanted', 0],
    [shown.id, 'only-way', 1],
  ])
  assert.equal(info.TotalPrice, 60)
})

test('the PDF says what counts, and leads to the same plan', async () => {
  for (const path of ['pdf-for-automated-search', 'pdf-for-automated-search-based-on-time']) {
    const { text } = await readPdf((await ask(undefined, [[skill, 3]], 'shownOnly=true', path)).rawPayload)
    assert.ok(text.includes(words.shownOnly), text)
    assert.match(text, /50 points/)
  }
  const { text } = await readPdf((await ask(undefined, [[skill, 3]], '', 'pdf-for-automated-search')).rawPayload)
  assert.equal(text.includes(words.shownOnly), false)
})

test('the cheapest plan with shown levels costs what trying all choices finds', async () => {
  const made = fc.record({
    price: fc.integer({ min: 0, max: 9 }),
    levels: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 3 })),
    isShown: fc.boolean(),
  })
  let round = 0
  await fc.assert(
    fc.asyncProperty(fc.array(made, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 4 }), async (courses, wanted) => {
      round++
      const skills = [await buildSkill(t, `First ${round}`), await buildSkill(t, `Second ${round}`)] as const
      for (const { price, levels, isShown } of courses)
        await build({
          price,
          levels: skills
            .map((skill, place): [{ id: number }, number] => [skill, levels[place] ?? 0])
            .filter(([, level]) => level > 0),
          isShown,
        })
      const usable = courses.filter(({ isShown }) => isShown)
      const choices = Array.from({ length: 2 ** usable.length }, (_, bits) => usable.filter((_, place) => (bits >> place) & 1))
      const prices = choices
        .filter((chosen) => [0, 1].every((place) => chosen.reduce((sum, { levels }) => sum + (levels[place] ?? 0), 0) >= wanted))
        .map((chosen) => chosen.reduce((sum, { price }) => sum + price, 0))
      const response = await ask(
        undefined,
        skills.map((skill): [{ id: number }, number] => [skill, wanted]),
      )
      if (prices.length === 0) return assert.equal(response.statusCode, 400)
      assert.equal(JSON.parse(String(response.headers['x-plan'])).TotalPrice, Math.min(...prices))
    }),
    { numRuns: 25, endOnFailure: true },
  )
})
