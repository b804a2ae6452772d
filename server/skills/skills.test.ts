import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const creator = await buildUser(t, { isCreator: true })
const other = await buildUser(t, { isCreator: true })

const create = (name: string, who = creator) => t.as(who).post('/api/skills', { id: 7, name })

test('a Creator adds skills, and everybody lists them by name', async () => {
  for (const name of ['SQL', 'algebra', 'Drawing', ' Écriture ']) assert.equal((await create(name)).statusCode, 201)
  const names = async (query: string) =>
    (await t.as().get(`/api/skills?${query}`)).json().map((skill: { name: string }) => skill.name)
  assert.deepEqual(await names('pageSize=6'), ['algebra', 'Drawing', 'SQL', 'Écriture'])
  assert.deepEqual(await names('pageSize=2&pageNumber=2'), ['SQL', 'Écriture'])
  assert.deepEqual(await names('filter=RAW'), ['Drawing'])
  assert.equal((await t.as(creator).get('/api/skills')).json()[0].isOwn, true)
  assert.equal((await t.as(other).get('/api/skills')).json()[0].isOwn, false)
  assert.equal((await t.as().get('/api/skills')).json()[0].isOwn, false)
})

test('the skills of given ids are listed wherever they are in the list, and deleted ones are missing', async () => {
  const made = []
  for (let number = 1; number <= 120; number++) made.push((await create(`Knot ${String(number).padStart(3, '0')}`)).json())
  const [first, last] = [made[0], made.at(-1)]
  assert.equal((await t.as(creator).delete(`/api/skills/${made[1].id}`)).statusCode, 204)
  const named = await t.as().get(`/api/skills?pageSize=100&ids=${last.id},${made[1].id},${first.id},${first.id},9999999999`)
  assert.deepEqual(
    named.json().map(({ id, name }: { id: number; name: string }) => [id, name]),
    [
      [first.id, 'Knot 001'],
      [last.id, 'Knot 120'],
    ],
  )
  assert.equal(JSON.parse(String(named.headers['x-pagination'])).TotalCount, 2)
  const many = Array.from({ length: 101 }, (_, place) => place + 1).join(',')
  for (const ids of ['x', '1,', '-1', '1.5', many])
    assert.equal((await t.as().get(`/api/skills?ids=${ids}`)).statusCode, 400, ids)
})

test('a name is required, of one line, and taken once', async () => {
  assert.deepEqual((await create('  ')).json().errors, { name: 'Name is required.' })
  assert.equal((await create('two\nlines')).statusCode, 400)
  assert.equal((await create('x'.repeat(101))).statusCode, 400)
  assert.equal((await create('Chess')).statusCode, 201)
  const taken = (await create('chess', other)).json()
  assert.deepEqual([taken.code, taken.errors], ['skills/name-taken', { name: 'A skill with this name already exists.' }])
})

test('a Creator has at most 500 skills, also when many are made at once', async () => {
  const greedy = await buildUser(t, { isCreator: true })
  await t.db.run(sql`insert into skills (name, creator_id) select 'Greed ' || n, ${greedy.id} from generate_series(1, 497) n`)
  const tries = await Promise.all(Array.from({ length: 8 }, (_, number) => create(`More greed ${number}`, greedy)))
  assert.deepEqual(tries.map(({ statusCode }) => statusCode).sort(), [201, 201, 201, 400, 400, 400, 400, 400])
  const refused = (await create('Greed without end', greedy)).json()
  assert.deepEqual(
    [refused.code, refused.Message],
    ['skills/too-many', 'You have made 500 skills, which is the maximum. Delete one that no course uses.'],
  )
})

test('a skill that a course teaches or a learner has stays; others can be deleted by their creator', async () => {
  const { id } = (await create('Juggling')).json()
  assert.equal((await t.as(other).delete(`/api/skills/${id}`)).statusCode, 403)
  const course = await buildCourse(t, creator, { name: 'Three balls', skills: [{ id, level: 2 }] })
  assert.match((await t.as(creator).delete(`/api/skills/${id}`)).json().Message, /used by the course “Three balls”/)
  await t.db.run(sql`delete from courses where id = ${course.id}`)
  await t.db.run(sql`insert into user_skills values (${other.id}, ${id}, 1)`)
  assert.match((await t.as(creator).delete(`/api/skills/${id}`)).json().Message, /learners who gained it/)
  await t.db.run(sql`delete from user_skills where skill_id = ${id}`)
  assert.equal((await t.as(creator).delete(`/api/skills/${id}`)).statusCode, 204)
})
