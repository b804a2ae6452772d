import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PlanCourse, PlanInfo } from '#contract/automated-search/automated-search.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo } from '#server/testing/build.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { scaleMinutes } from './real-time.ts'

const t = await startTestApp({ SEARCHES_PER_ADDRESS: '100', SEARCH_SECONDS: '60' })
const author = await buildUser(t, { isCreator: true })
const skill = await buildSkill(t, 'Weaving')
const video = (learningMinutes: number) => buildVideo(t, { learningMinutes })
const optimistic = await buildCourse(t, author, {
  price: 40,
  name: 'The optimistic one',
  skills: [{ ...skill, level: 3 }],
  materials: [await video(100), await video(50), await video(50)],
})
const honest = await buildCourse(t, author, {
  price: 40,
  name: 'The honest one',
  skills: [{ ...skill, level: 3 }],
  materials: [await video(260)],
})
await t.db.run(sql`insert into course_ratings (course_id, time_answers, median_minutes) values (${optimistic.id}, 10, 395)`)

const ask = (path: string) => t.as().post(`/api/courses/${path}`, [{ skillId: skill.id, level: 3 }])
async function readPlan(path: string) {
  const response = await ask(path)
  assert.equal(response.statusCode, 200, response.body)
  const [course] = PlanCourse.array().parse(response.json())
  return { course, info: PlanInfo.parse(JSON.parse(String(response.headers['x-plan']))) }
}

test('by default a plan counts with what courses state; with realTime, with what their learners needed', async () => {
  const stated = await readPlan('automated-search-based-on-time')
  assert.deepEqual(
    [stated.course?.id, stated.course?.realMinutes, stated.info.TotalMinutes, stated.info.RealTimeCourses],
    [optimistic.id, null, 200, null],
  )
  const real = await readPlan('automated-search-based-on-time?realTime=true')
  assert.deepEqual([real.course?.id, real.info.TotalMinutes, real.info.RealTimeCourses], [honest.id, 260, 0])
  const must = await readPlan(`automated-search?realTime=true&must=${optimistic.id}`)
  assert.deepEqual(
    [
      must.course?.learningTime,
      must.course?.realMinutes,
      must.course?.addedMinutes,
      must.info.TotalMinutes,
      must.info.RealTimeCourses,
    ],
    [200, 395, 395, 395, 1],
  )
  const refused = await ask('automated-search?realTime=maybe')
  assert.deepEqual([refused.statusCode, refused.json().errors], [400, { realTime: 'realTime must be true or false.' }])
})

test('the document says which times it counts with', async () => {
  const readText = async (path: string) => (await readPdf((await ask(path)).rawPayload)).text.replaceAll(/\s+/g, ' ')
  const real = await readText(`pdf-for-automated-search?realTime=true&must=${optimistic.id}`)
  assert.match(real, /1 course counts with the time that learners needed/)
  assert.match(real, /learners needed 6\.6 hours/)
  assert.doesNotMatch(await readText(`pdf-for-automated-search?must=${optimistic.id}`), /learners needed/)
})

test('the materials of a course take its real time together; a shared one takes the mean', () => {
  const course = (id: number, materials: number[]) => ({ id, price: 0, gains: [], materials })
  const materialMinutes = new Map([
    [1, 10],
    [2, 10],
    [3, 10],
    [4, 30],
  ])
  scaleMinutes(
    [course(1, [1, 2, 3]), course(2, [3, 4]), course(3, [4])],
    materialMinutes,
    new Map([
      [1, 100],
      [2, 80],
    ]),
  )
  assert.deepEqual(
    [...materialMinutes],
    [
      [1, 33],
      [2, 34],
      [3, 27],
      [4, 60],
    ],
  )
})
