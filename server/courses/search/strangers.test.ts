import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CourseCard } from '#contract/courses/courses.ts'
import type { Suggestion } from '#contract/courses/suggestions.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

// Anyone can become a Creator, so anyone can put words into the index. What others find must not depend on them.
const t = await startTestApp()
const [author, stranger] = [await buildUser(t), await buildUser(t, { isCreator: true })]
const python = await buildSkill(t, 'Python')
for (let part = 1; part <= 21; part++)
  await buildCourse(t, author, { name: `Python, part ${part}`, skills: [{ id: python.id, level: 1 }] })
await buildCourse(t, author, { name: 'SQL for questions' })

const search = async (filter: string) => {
  const response = await t.as().get(`/api/courses/filtered/1/4/0/true/${encodeURIComponent(filter)}`)
  const { Corrected } = JSON.parse(String(response.headers['x-pagination'])) as { Corrected?: string }
  return { names: response.json<CourseCard[]>().map(({ name }) => name), corrected: Corrected }
}
const suggest = async (typed: string) => {
  const response = await t.as().get(`/api/courses/suggestions/${encodeURIComponent(typed)}`)
  return response.json<Suggestion[]>().map(({ name }) => name)
}
const addSkill = async (name: string) => assert.equal((await t.as(stranger).post('/api/skills', { name })).statusCode, 201)

test('a skill that no course raises changes no search, whatever it is called', async () => {
  await buildCourse(t, stranger, {
    name: 'Buy this one',
    description: 'For all who want to learn SQL or to visitevil or anything else.',
  })
  const before = await search('i want to learn sql')
  assert.deepEqual(before.names, ['SQL for questions', 'Buy this one'])
  await addSkill('want to learn SQL')
  await addSkill('Visitevilnow')
  assert.deepEqual(await search('i want to learn sql'), before)
  // Nor is its name what somebody meant who mistyped.
  assert.equal((await search('visitevilnov python')).corrected, undefined)
})

test('hundreds of words that begin like a well-known one, or are spelled like it, do not hide it', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const longer = letters.flatMap((one) => letters.slice(0, 12).map((other) => `pyta${one}${other}`))
  await buildCourse(t, stranger, { name: 'Words that begin so', description: longer.join(' ').slice(0, 2990) })
  assert.ok((await suggest('pyt')).includes('Python'))
  const alike = [0, 1, 2, 3, 4].flatMap((at) => letters.map((letter) => `pyton`.slice(0, at) + letter + `pyton`.slice(at)))
  const { id } = await buildCourse(t, stranger, {
    name: 'Words that look so',
    description: alike.filter((word) => word < 'python').join(' '),
  })
  assert.ok((await search('pyton')).names.every((name) => name.startsWith('Python')))
  const { held } = await t.db.one<{ held: number }>(
    sql`select count(*)::int as held from search_postings where course_id = ${id}`,
  )
  assert.ok(held > 60)
})

test('somebody who registers does not wait for the lock of those who save courses', async () => {
  await t.db.tx(async (db) => {
    await db.run(sql`select pg_advisory_xact_lock(729418368)`)
    await buildUser(t)
  })
})

test('a material in a great many courses is renewed by a server, not by the one who renames it', async () => {
  await t.db.run(sql`
    with made as (
      insert into materials (kind, name, learning_minutes, duration, quality_id) select 'video', 'Film ' || n, 1, 600, 4 from generate_series(1, 200) n returning id)
    insert into course_materials (course_id, material_id, position)
    select c.id, m.id, row_number() over (partition by c.id order by m.id) from courses c, made m where name like 'Python, part%'`)
  await t.db.run(sql`delete from search_queue`)
  await t.db.run(sql`update materials set name = 'Oddity' where id = (select min(material_id) from course_materials)`)
  const { queued } = await t.db.one<{ queued: number }>(sql`select count(*)::int as queued from search_queue`)
  assert.equal(queued, 21)
})
