import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Suggestion } from '#contract/courses/suggestions.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t, { name: 'Petra Potter', isCreator: true })
const [pottery, analysis] = [await buildSkill(t, 'Pottery'), await buildSkill(t, 'Data analysis')]
await buildCourse(t, author, { name: 'Bowls and cups on the wheel', skills: [{ id: pottery.id, level: 1 }] })
await buildCourse(t, author, { name: 'Numbers that speak', skills: [{ id: analysis.id, level: 1 }] })
await t.db.run(sql`insert into goals (name, sentence, position) values ('Make your own dishes', 'Bowls, cups and plates', 1)`)
await t.db.run(sql`insert into fields (name, slug, position) values ('Crafts', 'crafts', 1)`)

const suggest = async (typed: string) => {
  const response = await t.as().get(`/api/courses/suggestions/${encodeURIComponent(typed)}`)
  assert.equal(response.statusCode, 200, response.body)
  return response.json<Suggestion[]>()
}
const named = async (typed: string) => (await suggest(typed)).map(({ kind, name }) => `${kind} ${name}`)

test('skills, goals, fields, courses and authors are suggested from their first letters on', async () => {
  const courses = ['course Bowls and cups on the wheel', 'course Numbers that speak']
  assert.deepEqual(await named('pot'), ['skill Pottery', ...courses, 'author Petra Potter'])
  assert.deepEqual(await named('dish'), ['goal Make your own dishes'])
  assert.deepEqual(await named('craf'), ['field Crafts'])
  assert.deepEqual((await suggest('crafts'))[0]?.slug, 'crafts')
  assert.deepEqual((await suggest('petra')).at(-1), { kind: 'author', id: author.id, name: 'Petra Potter', slug: 'petra-potter' })
})

test('typing errors and other words for the same are understood', async () => {
  assert.equal((await named('potery'))[0], 'skill Pottery')
  assert.equal((await named('become a data analyst'))[0], 'skill Data analysis')
  assert.deepEqual([await suggest('?'), await suggest('qqzzxx')], [[], []])
})

test('a skill without a course, and a Creator without one, are not suggested to strangers', async () => {
  await buildSkill(t, 'Xylography of promised riches')
  await buildUser(t, { name: 'Xavier Xenon', isCreator: true })
  for (const typed of ['xylography', 'riches', 'xavier']) assert.deepEqual(await suggest(typed), [], typed)
})

test('names are suggested as they are now, and no word of an earlier one is kept', async () => {
  await t.db.run(sql`update skills set name = 'Beekeeping' where id = ${pottery.id}`)
  assert.equal((await named('beekeeping'))[0], 'skill Beekeeping')
  assert.deepEqual(
    (await suggest('pottery')).filter(({ kind }) => kind === 'skill'),
    [],
  )
  await t.db.run(sql`delete from goals`)
  assert.deepEqual(await suggest('dishes'), [])
  const { kept } = await t.db.one<{ kept: number }>(
    sql`select count(*)::int as kept from search_terms where word in ('dishes', 'pottery')`,
  )
  assert.equal(kept, 0)
})
