import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PlanCourse, PlanInfo } from '#contract/automated-search/automated-search.ts'
import { sql } from '#server/core/database/db.ts'
import { buildUser } from '#server/testing/build.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp({ SEARCH_SECONDS: '1' })
const author = await buildUser(t, { isCreator: true })

async function readPlan(wish: object[], path: string) {
  const response = await t.as().post(`/api/courses/${path}`, wish)
  assert.equal(response.statusCode, 200, response.body)
  const info = PlanInfo.parse(JSON.parse(String(response.headers['x-plan'])))
  return { courses: PlanCourse.array().parse(response.json()), info }
}

test('twenty skills at level 100: the plan says how good it is, and other requests are served in the meantime', async () => {
  const skills = await t.db.many<{ id: number }>(sql`
    insert into skills (name) select 'Hard ' || n from generate_series(1, 20) n returning id`)
  const ids = skills.map(({ id }) => id)
  await buildHardCourses(ids)
  const wish = ids.map((skillId) => ({ skillId, level: 100 }))
  let running = 2
  const searches = ['automated-search-based-on-time', 'automated-search'].map((path) =>
    readPlan(wish, path).finally(() => running--),
  )
  for (let time = 0; time < 20; time++) assert.equal((await t.as().get('/api/courses?pageNumber=1&pageSize=4')).statusCode, 200)
  assert.ok(running > 0, 'the pages did not wait for the searches')
  for (const { courses, info } of await Promise.all(searches)) {
    for (const id of ids) assert.ok(reachedLevel(courses, id) >= 100)
    assert.ok(info.Optimal ? info.Gap === 0 : info.Gap >= 0 && info.Gap <= 1, JSON.stringify(info))
  }
})

const reachedLevel = (courses: PlanCourse[], skillId: number) =>
  courses.flatMap(({ gains }) => gains.filter((gain) => gain.skillId === skillId)).reduce((sum, { level }) => sum + level, 0)

/** 2,000 different courses, the same in each run, with three of the skills each and materials from a common pool. */
async function buildHardCourses(skillIds: number[]): Promise<void> {
  const db = t.db.within(600)
  await insertManyCourses(db, 2000, { authorId: author.id, name: sql`'Hard ' || n`, price: sql`50 + n * 7919 % 400` })
  await db.run(sql`
    with course as (select id from courses where name like 'Hard %'),
    material as (
      insert into materials (kind, name, learning_minutes, duration, quality_id)
      select 'video', 'Hard ' || n, 5 + n * 104729 % 90, 600, 4 from generate_series(1, 400) n
      returning id),
    numbered as (select id, row_number() over (order by id) as place from material),
    skilled as (
      insert into course_skills
      select course.id, (${skillIds}::int[])[1 + (course.id * 31 + part * 7) % 20], 1 + (course.id * 17 + part * 5) % 10
        from course, generate_series(0, 2) part)
    insert into course_materials
    select course.id, numbered.id, numbered.place from course join numbered on (course.id * 131 + numbered.place * 37) % 100 < 2`)
}
