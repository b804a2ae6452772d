import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckToEdit } from '#contract/materials/checks.ts'
import type { Check } from '#contract/materials/materials.ts'
import { sql } from '#server/core/database/db.ts'
import {
  buildArticle,
  buildCheck,
  buildCourse,
  buildQuestion,
  buildSkill,
  buildUser,
  simpleQuestion,
  type TestUser,
} from '#server/testing/build.ts'
import { buyerOf, fail } from '#server/testing/checks.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { forgetPerson, ownData } from './index.ts'

const t = await startTestApp()
const creator = await buildUser(t, { isCreator: true })
const other = await buildUser(t, { isCreator: true })
const student = await buildUser(t)
const admin = await buildUser(t, { isAdmin: true })
const question = await buildQuestion(t, creator)

const toForm = (changes: object = {}) => ({ name: 'On everything', questions: [question], ...changes })
const create = (changes: object = {}, who: TestUser | undefined = creator) => t.as(who).post('/api/checks', toForm(changes))
async function make(changes: object = {}, who = creator): Promise<Check> {
  const response = await create(changes, who)
  assert.equal(response.statusCode, 201, response.body)
  return response.json()
}
const save = (id: number, changes: object = {}, who: TestUser | undefined = creator) =>
  t.as(who).put(`/api/checks/${id}`, toForm(changes))
const read = async (id: number, who = creator) => (await t.as(who).get(`/api/checks/edit/${id}`)).json<CheckToEdit>()
const codeOf = (response: { statusCode: number; json: () => { code?: string } }) => [response.statusCode, response.json().code]

test('an author makes a check, reads it, changes it and deletes it', async () => {
  const second = await buildQuestion(t, creator)
  const check = await make({ questions: [second, question] })
  assert.deepEqual(check, {
    id: check.id,
    kind: 'check',
    name: 'On everything',
    link: null,
    learningMinutes: 3,
    isLearned: false,
    questionsCount: 2,
    passPercent: 80,
    timeLimitMinutes: null,
  })
  assert.deepEqual(await read(check.id), {
    id: check.id,
    isOwn: true,
    name: 'On everything',
    learningMinutes: 3,
    questions: [{ id: second.id }, { id: question.id }],
    questionsPerSkill: null,
    passPercent: 80,
    attempts: null,
    pauseMinutes: 0,
    timeLimitMinutes: null,
    feedback: 'answers',
  })
  const changes = {
    name: 'On one thing',
    learningMinutes: 7,
    questions: [question, second],
    questionsPerSkill: 1,
    passPercent: 66,
    attempts: 3,
    pauseMinutes: 60,
    timeLimitMinutes: 20,
    feedback: 'marks',
  }
  const saved = await save(check.id, changes)
  assert.equal(saved.statusCode, 200, saved.body)
  assert.deepEqual(
    [saved.json().name, saved.json().questionsCount, saved.json().passPercent, saved.json().timeLimitMinutes],
    ['On one thing', 1, 66, 20],
  )
  const questions = changes.questions.map(({ id }) => ({ id }))
  assert.deepEqual(await read(check.id), { ...changes, id: check.id, isOwn: true, questions })
  assert.equal((await t.as(creator).get('/api/checks?filter=one%20thing')).json().length, 1)
  assert.equal((await t.as(creator).get(`/api/materials/${check.id}`)).json().kind, 'check')
  assert.equal((await t.as(creator).delete(`/api/checks/${check.id}`)).statusCode, 204)
  assert.equal((await t.as(creator).get(`/api/checks/edit/${check.id}`)).statusCode, 404)
})

test('others neither list, read, change nor delete it; an Admin does', async () => {
  const { id } = await make({ name: 'Only mine' })
  for (const [who, status] of [
    [undefined, 401],
    [student, 403],
    [other, 403],
  ] as const) {
    assert.equal((await t.as(who).get(`/api/checks/edit/${id}`)).statusCode, status)
    assert.equal((await t.as(who).put(`/api/checks/${id}`, toForm())).statusCode, status)
    assert.equal((await t.as(who).delete(`/api/checks/${id}`)).statusCode, status)
  }
  assert.equal((await t.as(student).post('/api/checks', toForm())).statusCode, 403)
  assert.equal((await t.as(student).get('/api/checks')).statusCode, 403)
  assert.deepEqual((await t.as(other).get('/api/checks')).json(), [])
  assert.equal((await read(id, admin)).name, 'Only mine')
  assert.equal((await save(id, {}, admin)).statusCode, 200)
  const article = await buildArticle(t)
  assert.equal((await save(article.id, {}, admin)).statusCode, 404)
  assert.equal((await t.as(admin).get(`/api/checks/edit/${article.id}`)).statusCode, 404)
  assert.equal((await t.as(admin).delete(`/api/checks/${article.id}`)).statusCode, 404)
})

test('a check asks only questions of its creator, no matter who saves it', async () => {
  const foreign = await buildQuestion(t, other)
  const ofAdmin = await buildQuestion(t, admin)
  const refused = [400, 'materials/question-gone']
  assert.deepEqual(codeOf(await create({ questions: [question, foreign] })), refused)
  assert.deepEqual(codeOf(await create({ questions: [foreign] }, admin)), refused)
  assert.deepEqual(codeOf(await create({ questions: [{ id: 999_999 }] })), refused)
  const { id } = await make()
  for (const [chosen, who] of [
    [foreign, creator],
    [foreign, admin],
    [ofAdmin, admin],
  ] as const)
    assert.deepEqual(codeOf(await save(id, { questions: [question, chosen] }, who)), refused)
  const second = await buildQuestion(t, creator)
  assert.equal((await save(id, { questions: [question, second] }, admin)).statusCode, 200)
  // One that it has got in another way stays.
  await t.db.run(sql`insert into check_questions values (${id}, ${foreign.id}, 3)`)
  assert.equal((await save(id, { questions: [foreign, question] }, admin)).statusCode, 200)
  assert.deepEqual((await read(id)).questions, [{ id: foreign.id }, { id: question.id }])
})

test('what is no check is refused', async () => {
  for (const [field, value] of [
    ['name', ''],
    ['questions', []],
    ['questions', [question, question]],
    ['questions', Array.from({ length: 301 }, (_, at) => ({ id: at + 1 }))],
    ['questions', [1]],
    ['questionsPerSkill', 0],
    ['passPercent', 49],
    ['passPercent', 101],
    ['attempts', 0],
    ['attempts', 101],
    ['pauseMinutes', -1],
    ['pauseMinutes', 43_201],
    ['timeLimitMinutes', 0],
    ['timeLimitMinutes', 1441],
    ['learningMinutes', 0],
    ['feedback', 'everything'],
  ] as const)
    assert.equal((await create({ [field]: value })).statusCode, 400, `${field}: ${JSON.stringify(value).slice(0, 50)}`)
})

test('how many are asked follows the skills of the pool, also when a question gets another one', async () => {
  const [first, second] = [await buildSkill(t, 'Counting'), await buildSkill(t, 'Recounting')]
  const questions = []
  for (const skill of [first, first, first, second, undefined, undefined])
    questions.push(await buildQuestion(t, creator, simpleQuestion(), { skill }))
  const { id, questionsCount, learningMinutes } = await make({ questions, questionsPerSkill: 2 })
  assert.deepEqual([questionsCount, learningMinutes], [5, 8])
  const changed = await t
    .as(creator)
    .put(`/api/questions/${questions[0]?.id}`, { question: simpleQuestion(), skill: second, version: 1 })
  assert.equal(changed.statusCode, 200)
  assert.equal((await t.as(creator).get(`/api/materials/${id}`)).json().questionsCount, 6)
})

test('a check that a course has, or a learner tried, cannot be deleted', async () => {
  const check = await make({ name: 'Kept' })
  const course = await buildCourse(t, creator, { name: 'With a check', price: 1, materials: [check] })
  const remove = () => t.as(creator).delete(`/api/checks/${check.id}`)
  assert.match((await remove()).json().Message, /used by the course “With a check”/)
  await fail(t, await buyerOf(t, course), course, check)
  await t.db.run(sql`delete from course_materials where material_id = ${check.id}`)
  assert.match((await remove()).json().Message, /used by learners who tried it/)
  await t.db.run(sql`delete from check_attempts where material_id = ${check.id}`)
  assert.equal((await remove()).statusCode, 204)
})

test('a check is no preview, also when its author wants one', async () => {
  const check = await buildCheck(t, creator)
  const article = await t.db.one<{ id: number }>(
    sql`update materials set creator_id = ${creator.id} where id = ${(await buildArticle(t)).id} returning id`,
  )
  const skill = await buildSkill(t, 'Looking in')
  const materials = [check, article].map(({ id }) => ({ id, isPreview: true }))
  const made = await t.as(admin).post('/api/courses', { ...courseForm, skills: [{ id: skill.id, level: 1 }], materials })
  assert.equal(made.statusCode, 201, made.body)
  const { id } = made.json()
  const shown = (await t.as().get(`/api/courses/${id}`)).json<{ materials: { id: number; isPreview: boolean }[] }>().materials
  assert.deepEqual(
    shown.map((material) => [material.id, material.isPreview]),
    [
      [check.id, false],
      [article.id, true],
    ],
  )
  const previews = (await t.as().get(`/api/courses/${id}/previews`)).json<{ id: number }[]>()
  assert.deepEqual(
    previews.map((material) => material.id),
    [article.id],
  )
  assert.equal((await t.as().get(`/api/checks/${check.id}/state?courseId=${id}`)).statusCode, 401)
})

test('a change of a check, of its pool or of a question in it counts for drafts that wait for approval', async () => {
  const asked = await buildQuestion(t, creator)
  const check = await buildCheck(t, creator, { questions: [asked] })
  const unrelated = await buildCheck(t, creator)
  const draft = await t.db.one<{ id: number }>(sql`
    insert into course_drafts (author_id, form, state, created_at, saved_at, version)
    values (${creator.id}, ${JSON.stringify({ materials: [{ id: check.id }] })}, 'review', now(), now(), 1) returning id`)
  const version = async () =>
    (await t.db.one<{ version: number }>(sql`select version from course_drafts where id = ${draft.id}`)).version
  const counts = async (act: () => Promise<{ statusCode: number; body: string }>, expected: boolean) => {
    const before = await version()
    const response = await act()
    assert.ok(response.statusCode < 300, response.body)
    assert.equal((await version()) > before, expected)
  }
  await counts(() => t.as(creator).put(`/api/questions/${asked.id}`, { question: simpleQuestion('Changed?'), version: 1 }), true)
  await counts(() => save(check.id, { questions: [asked, question], passPercent: 90 }), true)
  await counts(() => save(check.id, { questions: [asked, question], passPercent: 90 }), false)
  await counts(() => save(check.id, { questions: [question, asked], passPercent: 90 }), true)
  await counts(() => save(check.id, { questions: [asked], passPercent: 90 }), true)
  await counts(() => save(unrelated.id, { passPercent: 70 }), false)
  await counts(() => t.as(creator).put(`/api/questions/${question.id}`, { question: simpleQuestion(), version: 1 }), false)
})

test('the download has checks with their questions; after the deletion of the account those of courses stay', async () => {
  const person = await buildUser(t, { isCreator: true, name: 'Rufus Rarename' })
  const own = await buildQuestion(t, person)
  const sold = await buildCheck(t, person, { name: 'By Rufus Rarename', questions: [own] })
  const unsold = await buildCheck(t, person, { questions: [own] })
  await buildCourse(t, creator, { materials: [sold] })
  const topic = ownData(t, person.id).find(({ name }) => name === 'created-materials')
  const rows = await Array.fromAsync((await topic?.rows()) as AsyncIterable<{ id: number; questionIds: number[] }>)
  assert.deepEqual(
    rows.map(({ id, questionIds }) => [id, questionIds]),
    [
      [sold.id, [own.id]],
      [unsold.id, [own.id]],
    ],
  )
  await t.db.tx((db) => forgetPerson({ ...t, db }, { ...person, keepsCertificates: false }))
  const left = await t.db.many(sql`select id, name from materials where creator_id = ${person.id}`)
  assert.deepEqual(left, [{ id: sold.id, name: 'By a former user' }])
})
