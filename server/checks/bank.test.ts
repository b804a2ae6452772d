import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { BankQuestion } from '#contract/checks/bank.ts'
import { Question, type QuestionInput } from '#contract/checks/questions.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import { sql } from '#server/core/database/db.ts'
import { sweepFiles } from '#server/files/index.ts'
import {
  buildCheck,
  buildCourse,
  buildQuestion,
  buildSkill,
  buildUser,
  renewed,
  simpleQuestion,
  type TestUser,
} from '#server/testing/build.ts'
import { buyerOf, fail, pass, started } from '#server/testing/checks.ts'
import { multipart } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { forgetPerson } from './index.ts'

const t = await startTestApp()
const creator = await buildUser(t, { isCreator: true })
const other = await buildUser(t, { isCreator: true })
const student = await buildUser(t)
const admin = await buildUser(t, { isAdmin: true })

const create = (question: unknown, more: object = {}, who: TestUser | undefined = creator, key?: string) =>
  t.as(who).post('/api/questions', { question, ...more }, key ? { 'idempotency-key': key } : {})
async function make(question: QuestionInput = simpleQuestion(), more: object = {}, who = creator): Promise<BankQuestion> {
  const response = await create(question, more, who)
  assert.equal(response.statusCode, 201, response.body)
  return response.json()
}
const change = (id: number, version: number, question: unknown, who: TestUser | undefined = creator, more: object = {}) =>
  t.as(who).put(`/api/questions/${id}`, { question, version, ...more })
const codeOf = (response: { statusCode: number; json: () => { code?: string } }) => [response.statusCode, response.json().code]
const textsOf = async (who: TestUser, query = '') =>
  (await t.as(who).get(`/api/questions?pageSize=100${query}`)).json<BankQuestion[]>().map(({ question }) => question.text)
async function picture(who: TestUser): Promise<{ id: string; link: string }> {
  const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const form = multipart({}, { fileName: 'a.png', content })
  const response = await t.as(who).post('/api/helpers/file-to-link/lessons', ...form)
  assert.equal(response.statusCode, 201, response.body)
  return response.json()
}
const versionsOf = (id: number) =>
  t.db
    .many<{ version: number }>(sql`select version from question_versions where question_id = ${id} order by version`)
    .then((rows) => rows.map(({ version }) => version))

const ofEachKind: QuestionInput[] = [
  { kind: 'one', text: 'one', options: ['a', 'b'], right: 1 },
  {
    kind: 'several',
    text: 'several',
    options: ['a', 'b', 'c'],
    right: [0, 2],
    code: { language: 'sql', text: 'select 1\n\tfrom x' },
  },
  { kind: 'number', text: 'number', value: -2.5, tolerance: 0.5, unit: 'kg' },
  { kind: 'short', text: 'short', accepted: ['a', 'b'], isCaseSensitive: true },
  { kind: 'order', text: 'order', items: ['a', 'b', 'c'] },
  { kind: 'match', text: 'match', left: ['a', 'b'], right: ['c', 'd'], extra: ['e'] },
  { kind: 'gaps', text: 'gaps', gapText: 'a ___ b ____', gaps: [['x', 'y'], ['z']] },
]

test('an author adds, reads, finds, changes and deletes questions of each kind', async () => {
  const author = await buildUser(t, { isCreator: true })
  const skill = await buildSkill(t, 'Asking')
  for (const question of ofEachKind) {
    const made = await make(question, { skill: { id: skill.id }, level: 4 }, author)
    const { id, version, skill: shown, level, pictureLink, checksCount } = made
    assert.deepEqual([version, shown, level, pictureLink, checksCount], [1, skill, 4, null, 0])
    for (const [name, value] of Object.entries(question)) assert.deepEqual(made.question[name as 'text'], value, name)
    const changed = await change(id, 1, { ...question, explanation: 'Now with a reason.' }, author)
    assert.equal(changed.statusCode, 200, changed.body)
    assert.deepEqual(
      [changed.json().version, changed.json().skill, changed.json().question.explanation],
      [2, null, 'Now with a reason.'],
    )
  }
  assert.deepEqual(await textsOf(author), ofEachKind.map(({ text }) => text).reverse())
  assert.deepEqual(await textsOf(author, '&filter=ORT'), ['short'])
  await make(simpleQuestion('100 % sure?'), { skill: { id: skill.id } }, author)
  assert.deepEqual(await textsOf(author, `&skillId=${skill.id}`), ['100 % sure?'])
  assert.deepEqual(await textsOf(author, '&filter=%25'), ['100 % sure?'])
  const page = await t.as(author).get('/api/questions?pageSize=3&pageNumber=2')
  assert.equal(JSON.parse(String(page.headers['x-pagination'])).TotalCount, 8)
  const [{ id }] = page.json()
  assert.equal((await t.as(author).delete(`/api/questions/${id}`)).statusCode, 204)
  assert.equal((await t.as(author).delete(`/api/questions/${id}`)).statusCode, 404)
  assert.equal((await textsOf(author)).length, 7)
})

test('a bank is its author’s: others neither read, change nor delete it; an Admin does', async () => {
  const { id } = await make(simpleQuestion('Mine'))
  assert.equal((await textsOf(other)).includes('Mine'), false)
  for (const [who, status] of [
    [undefined, 401],
    [student, 403],
    [other, 403],
  ] as const) {
    const caller = t.as(who)
    assert.equal((await caller.put(`/api/questions/${id}`, { question: simpleQuestion('Taken'), version: 1 })).statusCode, status)
    assert.equal((await caller.delete(`/api/questions/${id}`)).statusCode, status)
    if (who !== other) assert.equal((await caller.get('/api/questions')).statusCode, status)
    if (who !== other) assert.equal((await caller.post('/api/questions', { question: simpleQuestion() })).statusCode, status)
    if (who !== other)
      assert.equal((await caller.post('/api/questions/many', { questions: [{ question: simpleQuestion() }] })).statusCode, status)
  }
  assert.ok((await textsOf(admin)).includes('Mine'))
  assert.equal((await change(id, 1, simpleQuestion('Corrected'), admin)).statusCode, 200)
  assert.equal((await t.as(admin).delete(`/api/questions/${id}`)).statusCode, 204)
  assert.equal((await change(999_999, 1, simpleQuestion())).statusCode, 404)
})

test('questions are read by their ids: one’s own that are still there', async () => {
  const { id: first } = await make(simpleQuestion('First'))
  const { id: second } = await make(simpleQuestion('Second'))
  const { id: foreign } = await make(simpleQuestion('Foreign'), {}, other)
  assert.deepEqual(await textsOf(creator, `&ids=${first},${second},${foreign},999999`), ['Second', 'First'])
  assert.deepEqual(await textsOf(admin, `&ids=${first},${foreign}`), ['Foreign', 'First'])
  assert.equal((await t.as(creator).get('/api/questions?ids=x')).statusCode, 400)
  const many = Array.from({ length: 101 }, (_, place) => place + 1).join(',')
  assert.equal((await t.as(creator).get(`/api/questions?ids=${many}`)).statusCode, 400)
})

test('an Admin reads those that a check may ask: of its creator, and those that it has', async () => {
  const author = await buildUser(t, { isCreator: true })
  const [free, asked, foreign] = [
    await make(simpleQuestion('Free'), {}, author),
    await make(simpleQuestion('Asked'), {}, author),
    await make(simpleQuestion('Foreign'), {}, other),
  ]
  const { body } = await create(simpleQuestion('Of the Admin'), {}, admin)
  const ofAdmin: BankQuestion = JSON.parse(body)
  const check = await buildCheck(t, author, { questions: [asked] })
  assert.deepEqual(await textsOf(admin, `&forCheck=${check.id}`), ['Asked', 'Free'])
  assert.deepEqual(await textsOf(admin, `&forCheck=${check.id}&ids=${free.id},${foreign.id},${ofAdmin.id}`), ['Free'])
  assert.deepEqual(await textsOf(admin, '&forCheck=new'), ['Of the Admin'])
  assert.deepEqual(await textsOf(author, '&forCheck=new'), ['Asked', 'Free'])
  assert.deepEqual(await textsOf(other, `&forCheck=${check.id}`), [])
  await t.db.run(sql`insert into check_questions values (${check.id}, ${foreign.id}, 2)`)
  assert.deepEqual(await textsOf(admin, `&forCheck=${check.id}`), ['Foreign', 'Asked', 'Free'])
  assert.equal((await t.as(admin).get('/api/questions?forCheck=old')).statusCode, 400)
  for (const [who, isOwn] of [
    [author, true],
    [admin, false],
  ] as const)
    assert.equal((await t.as(who).get(`/api/checks/edit/${check.id}`)).json().isOwn, isOwn)
})

test('of two tabs that change a question, the second is told; a lost response adds nothing', async () => {
  const { id } = await make()
  assert.equal((await change(id, 1, simpleQuestion('First tab'))).statusCode, 200)
  assert.deepEqual(codeOf(await change(id, 1, simpleQuestion('Second tab'))), [409, 'checks/changed-meanwhile'])
  const [one, two] = await Promise.all([change(id, 2, simpleQuestion('A')), change(id, 2, simpleQuestion('B'))])
  assert.deepEqual([one.statusCode, two.statusCode].sort(), [200, 409])
  const [first, again] = [
    await create(simpleQuestion('Once'), {}, creator, 'k'),
    await create(simpleQuestion('Once'), {}, creator, 'k'),
  ]
  assert.deepEqual(first.json(), again.json())
  assert.equal((await textsOf(creator)).filter((text) => text === 'Once').length, 1)
  assert.equal((await create(simpleQuestion('Other'), {}, creator, 'k')).statusCode, 409)
})

test('many questions are added at once, or none of them', async () => {
  const author = await buildUser(t, { isCreator: true })
  const many = (questions: unknown, key = 'many') =>
    t.as(author).post('/api/questions/many', { questions }, { 'idempotency-key': key })
  const good = ofEachKind.map((question) => ({ question }))
  const made = await many(good)
  assert.equal(made.statusCode, 201, made.body)
  assert.deepEqual((await many(good)).json(), made.json())
  assert.deepEqual(await textsOf(author), ofEachKind.map(({ text }) => text).reverse(), 'in the order that was given')
  const wrong = await many([...good, { question: { ...simpleQuestion(), right: 9 } }], 'wrong')
  assert.deepEqual(wrong.json().errors, { 'questions.7.question.right': 'Mark which option is right.' })
  assert.deepEqual(codeOf(await many([...good, { question: simpleQuestion(), skill: { id: 999_999 } }], 'no skill')), [
    400,
    'checks/skill-gone',
  ])
  assert.equal((await many([], 'none')).statusCode, 400)
  assert.equal((await many(Array(201).fill({ question: simpleQuestion() }), '201')).statusCode, 400)
  assert.equal((await textsOf(author)).length, 7)
  assert.equal((await many(Array(200).fill({ question: simpleQuestion() }), '200')).statusCode, 201)
})

test('a bank has at most 5,000 questions, also when many are added at once', async () => {
  const author = await buildUser(t, { isCreator: true })
  await t.db.run(
    sql`insert into questions (creator_id) select ${author.id} from generate_series(1, ${formLimits.question.maxOwn - 25}::int)`,
  )
  const ten = { questions: Array(10).fill({ question: simpleQuestion() }) }
  const tries = await Promise.all(Array.from({ length: 6 }, () => t.as(author).post('/api/questions/many', ten)))
  assert.deepEqual(tries.map(({ statusCode }) => statusCode).sort(), [201, 201, 400, 400, 400, 400])
  assert.equal(tries.find(({ statusCode }) => statusCode === 400)?.json().code, 'checks/too-many')
})

test('what is no question is refused', async () => {
  const long = (length: number) => 'x'.repeat(length)
  const base = simpleQuestion()
  const wrong: unknown[] = [
    undefined,
    null,
    'x',
    [],
    { ...base, kind: 'essay' },
    { ...base, text: '' },
    { ...base, text: long(2001) },
    { ...base, text: 'a\u0000b' },
    { ...base, options: ['only one'] },
    { ...base, options: Array.from({ length: 13 }, (_, at) => `${at}`) },
    { ...base, options: ['same', 'same'] },
    { ...base, options: ['', 'b'] },
    { ...base, options: [1, 2] },
    { ...base, right: 3 },
    { ...base, right: -1 },
    { ...base, right: 0.5 },
    { ...base, right: '0' },
    { ...base, explanation: long(2001) },
    { ...base, code: { language: '<script>', text: 'x' } },
    { ...base, code: { language: null, text: long(5001) } },
    { ...base, picture: { file: 'x', alt: 'a' } },
    { ...base, picture: { file: 'x'.repeat(22), alt: '' } },
    { ...base, kind: 'several', right: [] },
    { ...base, kind: 'several', right: [0, 0] },
    { ...base, kind: 'several', right: [0, 3] },
    { kind: 'number', text: 'n', value: '1' },
    { kind: 'number', text: 'n', value: 1, tolerance: -1 },
    { kind: 'number', text: 'n', value: 1, unit: long(21) },
    { kind: 'number', text: 'n', value: 1, unit: 'k\ng' },
    { kind: 'short', text: 's', accepted: [] },
    { kind: 'short', text: 's', accepted: Array.from({ length: 21 }, (_, at) => `${at}`) },
    { kind: 'short', text: 's', accepted: [long(301)] },
    { kind: 'match', text: 'm', left: ['a', 'b'], right: ['c'] },
    { kind: 'match', text: 'm', left: ['a', 'b'], right: ['c', 'c'] },
    { kind: 'match', text: 'm', left: ['a', 'b'], right: ['c', 'd'], extra: ['d'] },
    { kind: 'gaps', text: 'g', gapText: 'no gap', gaps: [['a']] },
    { kind: 'gaps', text: 'g', gapText: 'a ___ b ___', gaps: [['a']] },
    { kind: 'gaps', text: 'g', gapText: 'a ___', gaps: [[]] },
  ]
  for (const question of wrong) {
    const response = await create(question)
    assert.equal(response.statusCode, 400, `${JSON.stringify(question)?.slice(0, 100)}: ${response.body}`)
  }
  for (const more of [{ level: 0 }, { level: 11 }, { skill: { id: 'x' } }, { skill: 4 }])
    assert.equal((await create(base, more)).statusCode, 400, JSON.stringify(more))
  assert.deepEqual(codeOf(await create(base, { skill: { id: 999_999 } })), [400, 'checks/skill-gone'])
  assert.deepEqual(codeOf(await create({ ...base, options: Array(600).fill({}) })), [400, 'checks/too-long'])
  const many = { questions: Array(120_000).fill(0) }
  assert.deepEqual(codeOf(await t.as(creator).post('/api/questions/many', many)), [400, 'checks/too-long'])
})

test('a question shows only pictures that its author uploaded, and its learners see them', async () => {
  const [own, foreign] = [await picture(creator), await picture(other)]
  const showing = (file: string) => ({ ...simpleQuestion('What is it?'), picture: { file, alt: 'A thing' } })
  assert.deepEqual(codeOf(await create(showing(foreign.id))), [400, 'checks/wrong-picture'])
  assert.deepEqual(codeOf(await create(showing('x'.repeat(22)))), [400, 'checks/wrong-picture'])
  const question = await make(showing(own.id))
  assert.equal((await t.as().get(question.pictureLink ?? '')).statusCode, 200)
  assert.deepEqual(codeOf(await change(question.id, 1, showing(foreign.id))), [400, 'checks/wrong-picture'])
  assert.equal(
    (await change(question.id, 1, { ...showing(own.id), text: 'And now?' }, admin)).statusCode,
    200,
    'an Admin keeps it',
  )

  const check = await buildCheck(t, creator, { questions: [question] })
  const course = await buildCourse(t, creator, { price: 1, materials: [check] })
  const attempt = await started(t, await buyerOf(t, course), course, check)
  const shown = attempt.questions[0]?.question.picture
  assert.equal(shown?.alt, 'A thing')
  const response = await t.as().get(shown?.link ?? '')
  assert.deepEqual([response.statusCode, response.headers['content-type']], [200, 'image/webp'])
  assert.equal((await t.as().get((shown?.link ?? '').replace(/u=\d+/, `u=${student.id}`))).statusCode, 403)

  // Without it in the present version: the attempt still shows it.
  const caller = await renewed(t, creator)
  assert.equal((await change(question.id, 2, simpleQuestion('Without'), caller)).statusCode, 200)
  const unused = await picture(caller)
  await sweepFiles(t)
  t.clock.move({ days: 30 })
  await sweepFiles(t)
  const left = await t.db.many<{ id: string }>(sql`select id from files where id in (${own.id}, ${unused.id})`)
  assert.deepEqual(left, [{ id: own.id }])
})

test('versions that nobody answered are not kept; one that was answered is', async () => {
  const author = await buildUser(t, { isCreator: true })
  const question = await make(simpleQuestion(), {}, author)
  for (const version of [1, 2, 3])
    assert.equal((await change(question.id, version, simpleQuestion(`${version}`), author)).statusCode, 200)
  assert.deepEqual(await versionsOf(question.id), [4])
  const check = await buildCheck(t, author, { questions: [question] })
  const course = await buildCourse(t, author, { price: 1, materials: [check] })
  await fail(t, await buyerOf(t, course), course, check)
  for (const version of [4, 5])
    assert.equal((await change(question.id, version, simpleQuestion(`${version}`), author)).statusCode, 200)
  assert.deepEqual(await versionsOf(question.id), [4, 6])
})

test('a question that a check uses, or a learner answered, cannot be deleted; one that was only tried out can', async () => {
  const author = await buildUser(t, { isCreator: true })
  const [question, later] = [await make(simpleQuestion(), {}, author), await make(simpleQuestion(), {}, author)]
  const check = await buildCheck(t, author, { name: 'On everything', questions: [question] })
  const course = await buildCourse(t, author, { price: 1, materials: [check] })
  const remove = () => t.as(author).delete(`/api/questions/${question.id}`)
  const refused = await remove()
  assert.deepEqual(codeOf(refused), [409, 'core/still-used'])
  assert.equal(refused.json().Message, 'This question cannot be deleted: it is used by the check “On everything”.')
  await pass(t, author, course, check)
  const changed = await t.as(author).put(`/api/checks/${check.id}`, { name: 'On everything', questions: [later] })
  assert.equal(changed.statusCode, 200, changed.body)
  const tried = await make(simpleQuestion(), {}, author)
  assert.equal((await t.as(author).delete(`/api/questions/${tried.id}`)).statusCode, 204)
  assert.equal((await remove()).statusCode, 204, 'its author alone has answered it')
  await fail(t, await buyerOf(t, course), course, check)
  await t
    .as(author)
    .put(`/api/checks/${check.id}`, { name: 'On everything', questions: [await make(simpleQuestion(), {}, author)] })
  const answered = await t.as(author).delete(`/api/questions/${later.id}`)
  assert.match(answered.json().Message, /used by learners who answered it/)
})

test('a skill that a question shows cannot be deleted', async () => {
  const skill = (await t.as(await renewed(t, creator)).post('/api/skills', { name: 'To be shown' })).json()
  const question = await buildQuestion(t, creator, simpleQuestion(), { skill })
  const refused = await t.as(await renewed(t, creator)).delete(`/api/skills/${skill.id}`)
  assert.equal(refused.statusCode, 409)
  assert.match(refused.json().Message, /used by questions of checks/)
  await t.db.run(sql`delete from questions where id = ${question.id}`)
  assert.equal((await t.as(await renewed(t, creator)).delete(`/api/skills/${skill.id}`)).statusCode, 204)
})

test('without the name of a former author, questions that are asked stay valid, and other questions and attempts go', async () => {
  const [email, name] = ['a___b@example.com', 'Ann ___ Author']
  const person = { ...(await buildUser(t, { isCreator: true, email, name })), keepsCertificates: false }
  const long = (text: string) => `${text} ${'x'.repeat(299 - text.length)}`
  const asked: QuestionInput[] = [
    {
      ...simpleQuestion(`By ${name}`),
      options: [name, email, `${name}!`, long(name)],
      explanation: `${name} `.repeat(100),
    } as QuestionInput,
    { kind: 'gaps', text: email, gapText: `Write to ${email}, ${name}`, gaps: [[name], [email]] },
    { kind: 'match', text: 'Who?', left: [name, 'b'], right: ['c', name], extra: ['d', email] },
    { kind: 'number', text: 'How much?', value: 1, unit: name },
  ]
  const questions = []
  for (const question of asked) questions.push(await make(question, {}, person))
  const unused = await make(simpleQuestion(), {}, person)
  const check = await buildCheck(t, person, { questions })
  const course = await buildCourse(t, person, { price: 1, materials: [check] })
  await started(t, person, course, check)
  const learner = await buyerOf(t, course)
  await t.db.tx((db) => forgetPerson({ ...t, db }, person))
  const rows = await t.db.many<{ id: number; question: unknown }>(sql`
    select q.id, v.question from questions q join question_versions v on v.question_id = q.id where q.creator_id = ${person.id} order by q.id`)
  assert.deepEqual(
    rows.map(({ id }) => id),
    questions.map(({ id }) => id),
  )
  assert.ok(!rows.some(({ id }) => id === unused.id))
  for (const { question } of rows) {
    assert.equal(Question.safeParse(question).error, undefined, JSON.stringify(question))
    assert.doesNotMatch(JSON.stringify(question), /Ann ___ Author|a___b/)
  }
  assert.equal((await started(t, learner, course, check)).questions.length, 4)
  const attempts = await t.db.many(sql`select from check_attempts where user_id = ${person.id}`)
  assert.equal(attempts.length, 0)
})
