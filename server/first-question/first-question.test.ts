import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UnderstoodQuestion } from '#contract/first-question/first-question.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'

const t = await startTestApp({ DATABASE_CONNECTIONS: '10' })
const author = await buildUser(t, { isCreator: true })
const skills = new Map<string, { id: number }>()
for (const name of ['SQL', 'Python', 'Data cleaning', 'Spreadsheets', 'Statistics', 'Machine learning'])
  skills.set(name, await buildSkill(t, name))
const id = (name: string) => skills.get(name)?.id ?? 0
const { id: fieldId } = await t.db.one<{ id: number }>(
  sql`insert into fields (name, slug, position) values ('Data', 'data', 1) returning id`,
)
for (const [name, level] of [
  ['SQL', 3],
  ['SQL', 4],
  ['Python', 2],
  ['Data cleaning', 1],
  ['Spreadsheets', 2],
  ['Statistics', 3],
  ['Machine learning', 1],
] as const) {
  const course = await buildCourse(t, author, { name: `All about ${name} ${level}`, skills: [{ id: id(name), level }] })
  await t.db.run(sql`update courses set field_id = ${fieldId} where id = ${course.id}`)
}
const admin = await buildUser(t, { isAdmin: true })
await t.as(admin).post('/api/goals', {
  name: 'Data analyst',
  sentence: 'Ask data a question.',
  skills: [
    { skillId: id('SQL'), level: 5 },
    { skillId: id('Statistics'), level: 3 },
  ],
})

const address = (typed: string) => `/api/first-question/${encodeURIComponent(typed)}`
const ask = async (typed: string) => {
  const response = await t.as().get(address(typed))
  assert.equal(response.statusCode, 200, response.body)
  return response.json<UnderstoodQuestion>()
}
/** Like "plan: SQL 1 (from excell); left: kids". */
const asked = async (typed: string) => {
  const { decision, understood, left } = await ask(typed)
  const parts = understood.map(({ typed, isGuess, options }) => {
    const names = options.map(({ kind, name, skills }) => (kind === 'goal' ? name : `${name} ${skills[0]?.level}`)).join(' or ')
    return isGuess ? `${names} (from ${typed})` : names
  })
  return [`${decision}:`, parts.join(', '), left.length > 0 ? `left: ${left}` : ''].filter(Boolean).join(' ')
}

test('typed words become goals and skills with levels; what is left over is named as it was typed', async () => {
  assert.equal(await asked('Become a data analyst'), 'plan: Data analyst')
  assert.equal(await asked('sql and Python for beginners'), 'plan: SQL 1, Python 1')
  assert.equal(await asked('advanced SQL'), 'plan: SQL 5')
  // No further than the courses lead.
  assert.equal(await asked('advanced python'), 'plan: Python 2')
  assert.equal(await asked('I want to learn EXCELL'), 'plan: Spreadsheets 1 (from EXCELL)')
  assert.equal(await asked('excel'), 'plan: Spreadsheets 1 (from excel)')
  assert.equal(await asked('learn myysql'), 'plan: SQL 1 (from myysql)')
  assert.equal(await asked('SQL for Kids'), 'ask: SQL 1 left: Kids')
  assert.equal(await asked('pottery'), 'search: left: pottery')
  assert.equal(await asked('?'), 'search:')
})

test('a field of study is a choice of its goals and of what it teaches, first what is called alike', async () => {
  const { decision, understood } = await ask('data')
  assert.equal(decision, 'ask')
  assert.deepEqual(
    understood.map(({ field, options }) => [field, options[0]?.name, options[1]?.name, options.length]),
    [['Data', 'Data analyst', 'Data cleaning', 7]],
  )
  assert.deepEqual(understood[0]?.options[0]?.skills, [
    { skillId: id('SQL'), skillName: 'SQL', level: 5 },
    { skillId: id('Statistics'), skillName: 'Statistics', level: 3 },
  ])
})

test('a skill without a course of the catalogue is never offered, whatever it is called', async () => {
  const stranger = await buildUser(t, { isCreator: true })
  const theirs = ['Xylography', 'Data analyst', 'Become a data analyst', 'SQL and Python', 'Buy at evil.example']
  for (const name of theirs) assert.equal((await t.as(stranger).post('/api/skills', { name })).statusCode, 201)
  const course = await buildCourse(t, stranger, {
    name: 'Gone tomorrow',
    skills: [{ id: (await buildSkill(t, 'Zymurgy')).id, level: 1 }],
  })
  assert.equal(await asked('zymurgy'), 'plan: Zymurgy 1')
  await t.as(stranger).delete(`/api/courses/${course.id}`)
  assert.equal(await asked('zymurgy'), 'search: left: zymurgy')
  assert.equal(await asked('xylography'), 'search: left: xylography')
  assert.equal(await asked('become a data analyst'), 'plan: Data analyst')
  assert.equal(await asked('sql and python'), 'plan: SQL 1, Python 1')
  assert.equal(await asked('buy evil example'), 'search: left: buy,evil,example')
})

test('a thousand names with the same word hide neither the skill that is called so nor a goal', async () => {
  const names = Array.from({ length: 1200 }, (_, number) => `Python data analyst ${number} ab cd`)
  const { course } = { course: await buildCourse(t, author, { name: 'A course with many skills' }) }
  await t.db.tx(async (db) => {
    await db.run(sql`insert into skills (name, creator_id) select name, ${author.id} from unnest(${names}::text[]) name`)
    await db.run(sql`
      insert into course_skills (course_id, skill_id, level) select ${course.id}, id, 1 from skills where name like 'Python data analyst %'`)
  })
  assert.equal(await asked('python'), 'plan: Python 1')
  assert.equal(await asked('data analyst'), 'plan: Data analyst')
  const begin = performance.now()
  await ask('python data analyst ab cd sql statistics machine learning cleaning python data analyst ab cd sql statistics')
  assert.ok(performance.now() - begin < 2000)
  await t.db.run(sql`delete from course_skills where course_id = ${course.id}`)
})

test('any text gets a response; what is no line of at most 200 letters is refused', async () => {
  const long = ['x'.repeat(200), 'ab '.repeat(66), '漢'.repeat(200), '😀'.repeat(100), 'é'.repeat(200), `${'a-'.repeat(100)}`]
  for (const typed of [
    ...long,
    "'; drop table goals; --",
    '%',
    '\\',
    '<script>',
    '../..',
    '\u202etxet',
    '\ufffd',
    'null',
    '-- "',
  ])
    assert.notEqual((await ask(typed)).decision, undefined, typed)
  for (const wrong of ['x'.repeat(201), 'two\nlines', 'nothing\u0000here']) {
    const response = await t.as().get(address(wrong))
    assert.equal(response.statusCode, 400, JSON.stringify(wrong.slice(0, 20)))
  }
  assert.equal((await t.as().get('/api/first-question/%ed%a0%80')).statusCode, 400)
})

test('when many ask at once, some wait, the rest are refused with a sentence, and others are served', async () => {
  const questions = await t.db.tx(async (db) => {
    await db.run(sql`lock table search_names in access exclusive mode`)
    const questions = Array.from({ length: 1000 }, (_, number) => t.as().get(address(`skill ${number}`)))
    const first = await Promise.race(questions)
    assert.deepEqual([first.statusCode, first.headers['retry-after']], [429, '5'])
    assert.equal(first.json().Message, 'Many people are searching right now. Please try again in a moment.')
    await until(async () => (await t.as().get('/api/courses?pageNumber=1&pageSize=4')).statusCode === 200)
    return questions
  })
  const statuses = (await Promise.all(questions)).map(({ statusCode }) => statusCode)
  assert.deepEqual([...new Set(statuses)].sort(), [200, 429])
})
