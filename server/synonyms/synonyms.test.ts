import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UnderstoodQuestion } from '#contract/first-question/first-question.ts'
import type { Synonym } from '#contract/synonyms/synonyms.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const admin = await buildUser(t, { isAdmin: true })
const author = await buildUser(t, { isCreator: true })
const skill = await buildSkill(t, 'Ceramics')
const field = await t.db.one<{ id: number }>(
  sql`insert into fields (name, slug, position) values ('Crafts', 'crafts', 1) returning id`,
)
const course = await buildCourse(t, author, { name: 'Bowls on the wheel', skills: [{ id: skill.id, level: 2 }] })
await t.db.run(sql`update courses set field_id = ${field.id} where id = ${course.id}`)

const add = (body: object) => t.as(admin).post('/api/synonyms', body)
const list = async (filter = '') =>
  (await t.as(admin).get(`/api/synonyms?pageNumber=1&pageSize=100&filter=${encodeURIComponent(filter)}`)).json<Synonym[]>()
const search = async (filter: string) =>
  (await t.as().get(`/api/courses/filtered/1/4/0/true/${encodeURIComponent(filter)}`))
    .json<{ id: number }[]>()
    .map(({ id }) => id)

test('what an Admin adds for a skill or a field, the search knows at once, and no longer once it is removed; both are in the log', async () => {
  assert.deepEqual(await search('blorbware'), [])
  const added = await add({ typed: ' Blorbware ', skillId: skill.id })
  assert.equal(added.statusCode, 201)
  const synonym = added.json<Synonym>()
  assert.deepEqual(synonym, { id: synonym.id, typed: 'Blorbware', kind: 'skill', meant: 'Ceramics' })
  assert.deepEqual(await search('blorbware'), [course.id])
  const asked = (await t.as().get('/api/first-question/blorbware')).json<UnderstoodQuestion>()
  assert.deepEqual([asked.decision, asked.understood[0]?.options[0]?.name], ['plan', 'Ceramics'])
  const wider = (await add({ typed: 'handmade things', fieldId: field.id })).json<Synonym>()
  assert.deepEqual(await search('handmade things'), [course.id])
  assert.deepEqual((await list()).slice(0, 2), [wider, synonym])
  assert.deepEqual((await list('cerAM'))[0], synonym)
  assert.deepEqual(await list('blorb'), [synonym])

  for (const { id } of [synonym, wider]) assert.equal((await t.as(admin).delete(`/api/synonyms/${id}`)).statusCode, 204)
  assert.equal((await t.as(admin).delete(`/api/synonyms/${synonym.id}`)).statusCode, 404)
  assert.deepEqual(await search('blorbware'), [])
  const log = (await t.as(admin).get('/api/statistics/audit/10/1')).json<Record<string, string>[]>()
  assert.deepEqual(
    log.map(({ act, details }) => [act, details]),
    [
      ['remove-synonym', 'handmade things → Crafts'],
      ['remove-synonym', 'Blorbware → Ceramics'],
      ['add-synonym', 'handmade things → Crafts'],
      ['add-synonym', 'Blorbware → Ceramics'],
    ],
  )
})

test('the list that every portal begins with can be read, found and shortened', async () => {
  const found = await list('spreadsheets')
  assert.ok(found.some(({ kind, typed, meant }) => kind === 'words' && typed === 'excel' && meant === 'spreadsheets'))
  const [first] = found
  assert.equal((await t.as(admin).delete(`/api/synonyms/${first?.id}`)).statusCode, 204)
  assert.ok(!(await list('spreadsheets')).some(({ id }) => id === first?.id))
})

test('a skill or a field that is deleted takes its synonyms along', async () => {
  const gone = await buildSkill(t, 'Basket weaving')
  await add({ typed: 'wickerwork', skillId: gone.id })
  assert.equal((await t.as(admin).delete(`/api/skills/${gone.id}`)).statusCode, 204)
  assert.deepEqual(await list('wickerwork'), [])
})

test('only an Admin reads and changes them, and only what fits is taken', async () => {
  const { id } = (await add({ typed: 'kiln', skillId: skill.id })).json<Synonym>()
  for (const who of [undefined, await buildUser(t), author]) {
    const status = who ? 403 : 401
    assert.equal((await t.as(who).get('/api/synonyms?pageNumber=1&pageSize=5')).statusCode, status)
    assert.equal((await t.as(who).post('/api/synonyms', { typed: 'mine', skillId: skill.id })).statusCode, status)
    assert.equal((await t.as(who).delete(`/api/synonyms/${id}`)).statusCode, status)
  }
  const again = await add({ typed: 'KILNS', skillId: skill.id })
  assert.deepEqual([again.statusCode, again.json().code], [409, 'synonyms/there-already'])
  for (const wrong of [
    { typed: '', skillId: skill.id },
    { typed: '!?', skillId: skill.id },
    { typed: 'one two three four', skillId: skill.id },
    { typed: 'x'.repeat(61), skillId: skill.id },
    { typed: 'two\nlines', skillId: skill.id },
    { typed: 'nothing' },
    { typed: 'both', skillId: skill.id, fieldId: field.id },
    { typed: 'gone', skillId: 999_999 },
    { typed: 'gone', fieldId: 999_999 },
    { typed: 'no id', skillId: 'x' },
  ])
    assert.equal((await add(wrong)).statusCode, 400, JSON.stringify(wrong))
})
