import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import {
  buildArticle,
  buildCheck,
  buildCourse,
  buildQuestion,
  buildSkill,
  buildUser,
  renewed,
  simpleQuestion,
} from '#server/testing/build.ts'
import {
  answerQuestion,
  answerRightly,
  buy,
  buyerOf,
  fail,
  learnedRows,
  pass,
  readState,
  sendCheck,
  sent,
  startCheck,
  started,
  stateOf,
} from '#server/testing/checks.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { sendOverdueAttempts } from './index.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const other = await buildUser(t, { isCreator: true })
const admin = await buildUser(t, { isAdmin: true })

/** With a token that is valid after the clock was moved. */
const asAuthor = async () => t.as(await renewed(t, author))
const codeOf = (response: { statusCode: number; json: () => { code?: string } }) => [response.statusCode, response.json().code]
const course = (materials: { id: number }[], skills: { id: number; level: number }[] = []) =>
  buildCourse(t, author, { price: 1, materials, skills })

test('a learner starts, answers, sends and has learned the check', async () => {
  const check = await buildCheck(t, author, { questions: [await buildQuestion(t, author), await buildQuestion(t, author)] })
  const sold = await course([check, await buildArticle(t)])
  const learner = await buyerOf(t, sold)
  const before = await stateOf(t, learner, sold, check)
  assert.deepEqual(before, {
    questionsCount: 2,
    passPercent: 80,
    skills: [],
    timeLimitMinutes: null,
    pauseMinutes: 0,
    attempts: null,
    attemptsLeft: null,
    nextStartUTC: null,
    isPassed: false,
    isTrial: false,
    open: null,
    last: null,
  })
  const attempt = await started(t, learner, sold, check)
  assert.equal(attempt.deadlineUTC, null)
  assert.deepEqual(
    attempt.questions.map(({ position, answer }) => [position, answer]),
    [
      [1, null],
      [2, null],
    ],
  )
  assert.deepEqual(await started(t, learner, sold, check), attempt, 'the same in another tab')
  await answerRightly(t, learner, attempt)
  const { open } = await stateOf(t, learner, sold, check)
  assert.ok(open?.questions.every(({ answer }) => answer?.kind === 'one'))
  const result = await sent(t, learner, sold, attempt)
  assert.deepEqual([result.isPassed, result.percent, result.progress], [true, 100, 50])
  assert.ok(result.questions.every(({ mark, explanation, right }) => mark === 1 && explanation === 'Because it is.' && right))
  assert.deepEqual(await sent(t, learner, sold, attempt), result)
  const after = await stateOf(t, learner, sold, check)
  assert.deepEqual([after.isPassed, after.open, after.last], [true, null, result])
  const learning = (await t.as(learner).get(`/api/courses/learn/${sold.id}`)).json()
  assert.equal(learning.progress, 50)
  assert.deepEqual(
    learning.materials.find(({ id }: { id: number }) => id === check.id),
    {
      id: check.id,
      kind: 'check',
      name: 'A check',
      link: null,
      learningMinutes: 3,
      isLearned: true,
      section: null,
      isPreview: false,
      questionsCount: 2,
      passPercent: 80,
      timeLimitMinutes: null,
      place: null,
    },
  )
})

test('a check is neither ticked nor unticked', async () => {
  const check = await buildCheck(t, author)
  const sold = await course([check])
  const learner = await buyerOf(t, sold)
  const call = (what: string) => t.as(learner).put(`/api/courses/${what}?courseId=${sold.id}&materialId=${check.id}`)
  assert.deepEqual(codeOf(await call('learned')), [409, 'learning/check-is-passed'])
  assert.deepEqual(codeOf(await call('unlearned')), [409, 'learning/passed-stays'])
  assert.equal(await learnedRows(t, learner, check), 0)
  await pass(t, learner, sold, check)
  assert.deepEqual(codeOf(await call('unlearned')), [409, 'learning/passed-stays'])
  assert.equal(await learnedRows(t, learner, check), 1)
})

test('who did not buy the course, and guests, neither see the check nor start it', async () => {
  const check = await buildCheck(t, author)
  const [sold, archived, elsewhere] = [await course([check]), await course([check]), await course([await buildArticle(t)])]
  await t.db.run(sql`update courses set archived_at = now() where id = ${archived.id}`)
  for (const [who, where, what, expected] of [
    [undefined, sold, check, [401, 'core/please-log-in']],
    [await buildUser(t), sold, check, [403, 'checks/not-bought']],
    [other, sold, check, [403, 'checks/not-bought']],
    [await buildUser(t), archived, check, [404, 'checks/no-such-check']],
    [await buyerOf(t, elsewhere), elsewhere, check, [404, 'checks/no-such-check']],
    [await buyerOf(t, elsewhere), sold, check, [403, 'checks/not-bought']],
    [await buyerOf(t, elsewhere), elsewhere, await buildArticle(t), [404, 'checks/no-such-check']],
    [await buyerOf(t, sold), { id: 999_999 }, check, [404, 'checks/no-such-check']],
  ] as const) {
    assert.deepEqual(codeOf(await readState(t, who, where, what)), expected)
    assert.deepEqual(codeOf(await startCheck(t, who, where, what)), expected)
  }
  assert.equal(
    (await t.db.one<{ count: number }>(sql`select count(*)::int as count from check_attempts where material_id = ${check.id}`))
      .count,
    0,
  )
})

test('an attempt is its learner’s alone: to others, also to Admins and its author, it does not exist', async () => {
  const check = await buildCheck(t, author)
  const sold = await course([check])
  const learner = await buyerOf(t, sold)
  const attempt = await started(t, learner, sold, check)
  for (const who of [await buyerOf(t, sold), admin, author]) {
    const answer = { kind: 'one', option: 0 }
    assert.deepEqual(codeOf(await answerQuestion(t, who, attempt, 1, answer)), [404, 'checks/no-such-attempt'])
    assert.deepEqual(codeOf(await sendCheck(t, who, sold, attempt)), [404, 'checks/no-such-attempt'])
  }
  assert.equal((await answerQuestion(t, undefined, attempt, 1, null)).statusCode, 401)
  assert.equal((await sendCheck(t, undefined, sold, attempt)).statusCode, 401)
  assert.deepEqual(codeOf(await sendCheck(t, learner, sold, { id: 999_999 })), [404, 'checks/no-such-attempt'])
  const [question] = (await stateOf(t, learner, sold, check)).open?.questions ?? []
  assert.equal(question?.answer, null)
})

test('the author and Admins try a check out: without limits, and nothing is learned', async () => {
  const check = await buildCheck(t, author, { attempts: 1, pauseMinutes: 60 })
  const sold = await course([check])
  for (const who of [author, admin]) {
    for (let time = 0; time < 2; time++) assert.equal((await pass(t, who, sold, check)).isPassed, true)
    const { isTrial, attemptsLeft, nextStartUTC, last } = await stateOf(t, who, sold, check)
    assert.deepEqual([isTrial, attemptsLeft, nextStartUTC], [true, null, null])
    assert.ok(last?.questions[0]?.explanation)
    assert.equal(await learnedRows(t, who, check), 0)
  }
  assert.deepEqual((await t.as(author).get('/api/certificates')).json(), [])
})

test('an Admin who tried a check out and buys the course begins as everybody', async () => {
  const check = await buildCheck(t, author, { attempts: 1 })
  const sold = await course([check])
  const buyer = await buildUser(t, { isAdmin: true })
  const trial = await started(t, buyer, sold, check)
  await buy(t, buyer, sold)
  assert.equal((await stateOf(t, buyer, sold, check)).open, null)
  assert.deepEqual(codeOf(await sendCheck(t, buyer, sold, trial)), [404, 'checks/no-such-attempt'])
  await pass(t, buyer, sold, check)
  assert.equal(await learnedRows(t, buyer, check), 1)
})

test('50 starts at once make one attempt', async () => {
  const check = await buildCheck(t, author, { attempts: 1 })
  const sold = await course([check])
  const learner = await buyerOf(t, sold)
  const responses = await Promise.all(Array.from({ length: 50 }, () => startCheck(t, learner, sold, check)))
  assert.deepEqual(new Set(responses.map(({ statusCode }) => statusCode)), new Set([201]))
  assert.equal(new Set(responses.map((response) => response.json().id)).size, 1)
})

test('50 sends at once count once: one learned row, one certificate, skills once', async () => {
  const skill = await buildSkill(t, 'Sending once')
  const check = await buildCheck(t, author)
  const sold = await course([check], [{ id: skill.id, level: 3 }])
  const learner = await buyerOf(t, sold)
  const attempt = await started(t, learner, sold, check)
  await answerRightly(t, learner, attempt)
  const responses = await Promise.all(Array.from({ length: 50 }, () => sendCheck(t, learner, sold, attempt)))
  assert.deepEqual(new Set(responses.map(({ statusCode }) => statusCode)), new Set([200]))
  assert.equal(new Set(responses.map(({ body }) => body)).size, 1)
  assert.equal(await learnedRows(t, learner, check), 1)
  assert.equal((await t.as(learner).get('/api/certificates')).json().length, 1)
  const levels = await t.db.many(sql`select level from user_skills where user_id = ${learner.id} and skill_id = ${skill.id}`)
  assert.deepEqual(levels, [{ level: 3 }])
})

test('saves and sends at once: what is marked is what was saved last, and nothing is saved afterwards', async () => {
  const check = await buildCheck(t, author, { questions: [await buildQuestion(t, author)] })
  const sold = await course([check])
  for (let time = 0; time < 10; time++) {
    const learner = await buyerOf(t, sold)
    const attempt = await started(t, learner, sold, check)
    const save = (option: number) => answerQuestion(t, learner, attempt, 1, { kind: 'one', option })
    const [result] = await Promise.all([
      sent(t, learner, sold, attempt),
      ...[0, 1, 2, 0, 1, 2].map(async (option) => {
        const response = await save(option)
        assert.ok(response.statusCode === 204 || response.json().code === 'checks/already-sent', response.body)
      }),
    ])
    const { last } = await stateOf(t, learner, sold, check)
    assert.deepEqual(last?.questions[0]?.answer, result.questions[0]?.answer)
    assert.deepEqual(codeOf(await save(0)), [409, 'checks/already-sent'])
  }
})

test('there are as many attempts as the author gives, also when they are started at once', async () => {
  const check = await buildCheck(t, author, { attempts: 2 })
  const sold = await course([check])
  const learner = await buyerOf(t, sold)
  assert.equal((await stateOf(t, learner, sold, check)).attemptsLeft, 2)
  await fail(t, learner, sold, check)
  const rush = async () => {
    const response = await startCheck(t, learner, sold, check)
    if (response.statusCode !== 201) return response.json().code
    const { id } = response.json<{ id: number }>()
    await sendCheck(t, learner, sold, { id })
    return id
  }
  const ended = new Set(await Promise.all(Array.from({ length: 20 }, rush)))
  assert.deepEqual(
    [...ended].filter((end) => typeof end === 'string').every((code) => code === 'checks/no-attempt-left'),
    true,
  )
  assert.deepEqual(codeOf(await startCheck(t, learner, sold, check)), [409, 'checks/no-attempt-left'])
  const { count } = await t.db.one<{ count: number }>(
    sql`select count(*)::int as count from check_attempts where user_id = ${learner.id} and material_id = ${check.id}`,
  )
  assert.equal(count, 2)
  const { attemptsLeft, nextStartUTC, isPassed } = await stateOf(t, learner, sold, check)
  assert.deepEqual([attemptsLeft, nextStartUTC, isPassed], [0, null, false])
})

test('between two attempts is a pause', async () => {
  const check = await buildCheck(t, author, { pauseMinutes: 90 })
  const sold = await course([check])
  let learner = await buyerOf(t, sold)
  await fail(t, learner, sold, check)
  const { nextStartUTC } = await stateOf(t, learner, sold, check)
  assert.equal(Date.parse(nextStartUTC ?? ''), t.clock.now().getTime() + 90 * 60_000)
  const early = await startCheck(t, learner, sold, check)
  assert.deepEqual(codeOf(early), [409, 'checks/pause'])
  assert.equal(early.json().Message, 'You can start the next attempt in 90 minutes.')
  t.clock.move({ minutes: 89, seconds: 59 })
  learner = await renewed(t, learner)
  assert.equal((await startCheck(t, learner, sold, check)).json().Message, 'You can start the next attempt in a minute.')
  t.clock.move({ seconds: 1 })
  assert.equal((await stateOf(t, learner, sold, check)).nextStartUTC, null)
  await started(t, learner, sold, check)
})

test('a time limit ends with thirty seconds of grace; sending still works, and counts what was saved', async () => {
  const check = await buildCheck(t, author, { timeLimitMinutes: 10 })
  const sold = await course([check])
  let learner = await buyerOf(t, sold)
  const attempt = await started(t, learner, sold, check)
  assert.equal(Date.parse(attempt.deadlineUTC ?? ''), t.clock.now().getTime() + 600_000)
  t.clock.move({ minutes: 10, seconds: 30 })
  learner = await renewed(t, learner)
  await answerRightly(t, learner, attempt)
  t.clock.move({ seconds: 1 })
  assert.deepEqual(codeOf(await answerQuestion(t, learner, attempt, 1, null)), [409, 'checks/time-is-over'])
  t.clock.move({ minutes: 10 })
  learner = await renewed(t, learner)
  const result = await sent(t, learner, sold, attempt)
  assert.equal(result.isPassed, true)
  assert.equal(Date.parse(result.sentAtUTC), Date.parse(attempt.deadlineUTC ?? '') + 30_000)
})

test('who needs more time takes it, in the steps that there are', async () => {
  const check = await buildCheck(t, author, { timeLimitMinutes: 10 })
  const sold = await course([check])
  for (const extraTime of [25, 50, 100]) {
    const { deadlineUTC } = await started(t, await buyerOf(t, sold), sold, check, { extraTime })
    assert.equal(Date.parse(deadlineUTC ?? ''), t.clock.now().getTime() + 600_000 * (1 + extraTime / 100))
  }
  const learner = await buyerOf(t, sold)
  for (const extraTime of [-100, 10, 1000, '25', null, [25]])
    assert.equal((await startCheck(t, learner, sold, check, { extraTime })).statusCode, 400)
})

test('what is overdue is sent by a job, and starting again sends it too', async () => {
  const check = await buildCheck(t, author, { timeLimitMinutes: 10 })
  const sold = await course([check])
  const [first, second, third] = [await buyerOf(t, sold), await buyerOf(t, sold), await buyerOf(t, sold)]
  for (const learner of [first, second]) await answerRightly(t, learner, await started(t, learner, sold, check))
  t.clock.move({ minutes: 6 })
  const third2 = await renewed(t, third)
  const inTime = await started(t, third2, sold, check)
  t.clock.move({ minutes: 4, seconds: 30 })
  await sendOverdueAttempts(t)
  assert.equal(await learnedRows(t, first, check), 0, 'the grace is not over')
  t.clock.move({ seconds: 1 })
  const again = await started(t, await renewed(t, first), sold, check)
  assert.equal(await learnedRows(t, first, check), 1)
  assert.equal(again.questions[0]?.answer, null)
  await sendOverdueAttempts(t)
  await sendOverdueAttempts(t)
  assert.equal(await learnedRows(t, second, check), 1)
  assert.equal((await stateOf(t, await renewed(t, third), sold, check)).open?.id, inTime.id)
})

test('an attempt keeps the questions that it began with; the next one has the changed ones', async () => {
  const question = await buildQuestion(t, author, simpleQuestion('Before?'))
  const check = await buildCheck(t, author, { questions: [question] })
  const sold = await course([check])
  const learner = await buyerOf(t, sold)
  const attempt = await started(t, learner, sold, check)
  const form = { question: { ...simpleQuestion('After?'), options: ['Wrong', 'Right'], right: 1 }, version: 1 }
  const changed = await (await asAuthor()).put(`/api/questions/${question.id}`, form)
  assert.equal(changed.statusCode, 200, changed.body)
  assert.equal((await stateOf(t, learner, sold, check)).open?.questions[0]?.question.text, 'Before?')
  const added = await buildQuestion(t, author)
  await (await asAuthor()).put(`/api/checks/${check.id}`, { name: 'A check', questions: [added], passPercent: 100 })
  await answerRightly(t, learner, attempt)
  const result = await sent(t, learner, sold, attempt)
  assert.deepEqual([result.isPassed, result.questions[0]?.question.text], [true, 'Before?'])
  assert.equal((await started(t, learner, sold, check)).questions[0]?.question.text, 'Which one?')
})

test('questions are changed while many start: nobody gets an error', async () => {
  const question = await buildQuestion(t, author)
  const check = await buildCheck(t, author, { questions: [question] })
  const sold = await course([check])
  const learners = await Promise.all(Array.from({ length: 12 }, () => buyerOf(t, sold)))
  const caller = await asAuthor()
  const change = async () => {
    for (let version = 1; version <= 12; version++) {
      const saved = await caller.put(`/api/questions/${question.id}`, {
        question: simpleQuestion(`Version ${version}?`),
        version,
      })
      assert.equal(saved.statusCode, 200, saved.body)
    }
  }
  await Promise.all([change(), ...learners.map((learner) => started(t, learner, sold, check))])
  const { count } = await t.db.one<{ count: number }>(
    sql`select count(*)::int as count from question_versions where question_id = ${question.id}`,
  )
  assert.ok(count <= 13)
})

test('of a large pool so many of each skill are asked', async () => {
  const [first, second] = [await buildSkill(t, 'Drawing lots'), await buildSkill(t, 'Drawing cards')]
  const questions = []
  for (const [skill, level] of [
    [first, 2],
    [first, 5],
    [first, 3],
    [second, 1],
    [undefined, 1],
  ] as const)
    questions.push(await buildQuestion(t, author, simpleQuestion(), { skill, level }))
  const check = await buildCheck(t, author, { questions, questionsPerSkill: 2 })
  const sold = await course([check])
  const learner = await buyerOf(t, sold)
  const { questionsCount, skills } = await stateOf(t, learner, sold, check)
  assert.deepEqual(
    [questionsCount, skills],
    [
      4,
      [
        { ...second, level: 1 },
        { ...first, level: 5 },
      ],
    ],
  )
  assert.equal((await started(t, learner, sold, check)).questions.length, 4)
  const details = (await t.as().get(`/api/courses/${sold.id}`)).json()
  assert.deepEqual([details.materials[0].questionsCount, details.materials[0].learningMinutes], [4, 6])
})

test('a check of two courses completes both', async () => {
  const check = await buildCheck(t, author)
  const [first, second] = [await course([check]), await course([check])]
  const learner = await buyerOf(t, first, second)
  const attempt = await started(t, learner, first, check)
  assert.equal((await started(t, learner, second, check)).id, attempt.id)
  await answerRightly(t, learner, attempt)
  await sent(t, learner, second, attempt)
  assert.equal((await t.as(learner).get('/api/certificates')).json().length, 2)
})

test('who passed a check has it in a course that is bought later', async () => {
  const check = await buildCheck(t, author)
  const [first, second] = [await course([check]), await course([check])]
  const learner = await buyerOf(t, first)
  await pass(t, learner, first, check)
  await buy(t, learner, second)
  assert.equal((await t.as(learner).get('/api/certificates')).json().length, 2)
  assert.equal((await stateOf(t, learner, second, check)).isPassed, true)
})

test('after the return of the course nothing is answered or sent; what was saved is sent when it is overdue', async () => {
  const check = await buildCheck(t, author, { timeLimitMinutes: 60 })
  const sold = await course([check, await buildArticle(t)])
  const learner = await buyerOf(t, sold)
  const attempt = await started(t, learner, sold, check)
  await answerRightly(t, learner, attempt)
  await t.db.run(sql`delete from enrolments where user_id = ${learner.id} and course_id = ${sold.id}`)
  assert.deepEqual(codeOf(await answerQuestion(t, learner, attempt, 1, null)), [403, 'checks/no-course-has-it'])
  assert.deepEqual(codeOf(await sendCheck(t, learner, sold, attempt)), [403, 'checks/not-bought'])
  assert.deepEqual(codeOf(await readState(t, learner, sold, check)), [403, 'checks/not-bought'])
  t.clock.move({ minutes: 61 })
  await sendOverdueAttempts(t)
  assert.equal(await learnedRows(t, learner, check), 1)
})

test('the same after the author has taken the check out of the course', async () => {
  const check = await buildCheck(t, author)
  const sold = await course([check, await buildArticle(t)])
  const learner = await buyerOf(t, sold)
  const attempt = await started(t, learner, sold, check)
  await t.db.run(sql`delete from course_materials where material_id = ${check.id}`)
  assert.deepEqual(codeOf(await answerQuestion(t, learner, attempt, 1, null)), [403, 'checks/no-course-has-it'])
  assert.deepEqual(codeOf(await sendCheck(t, learner, sold, attempt)), [404, 'checks/no-such-check'])
  const gone = await (await asAuthor()).delete(`/api/checks/${check.id}`)
  assert.equal(gone.statusCode, 409)
  assert.match(gone.json().Message, /used by learners who tried it/)
})

test('an answer that does not fit is refused, and what was saved stays', async () => {
  const questions = []
  for (const question of [
    { kind: 'one', text: 'one', options: ['a', 'b'], right: 0 },
    { kind: 'several', text: 'several', options: ['a', 'b'], right: [0] },
    { kind: 'number', text: 'number', value: 1 },
    { kind: 'short', text: 'short', accepted: ['a'] },
    { kind: 'order', text: 'order', items: ['a', 'b', 'c'] },
    { kind: 'match', text: 'match', left: ['a', 'b'], right: ['c', 'd'] },
    { kind: 'gaps', text: 'gaps', gapText: 'a ___', gaps: [['a']] },
  ] as const)
    questions.push(await buildQuestion(t, author, structuredClone(question) as Parameters<typeof buildQuestion>[2]))
  const check = await buildCheck(t, author, { questions })
  const sold = await course([check])
  const learner = await buyerOf(t, sold)
  const attempt = await started(t, learner, sold, check)
  const at = (text: string) => attempt.questions.find(({ question }) => question.text === text)?.position ?? 0
  await answerRightly(t, learner, attempt)
  const before = await stateOf(t, learner, sold, check)
  const wrong: [string, unknown][] = [
    ['one', { kind: 'one', option: 2 }],
    ['one', { kind: 'one', option: -1 }],
    ['one', { kind: 'one', option: 0.5 }],
    ['one', { kind: 'one', option: '0' }],
    ['one', { kind: 'one', option: 1e308 }],
    ['one', { kind: 'several', options: [0] }],
    ['one', { kind: 'essay', text: 'x' }],
    ['one', 'a'],
    ['one', [0]],
    ['several', { kind: 'several', options: [0, 0] }],
    ['several', { kind: 'several', options: [5] }],
    ['several', { kind: 'several', options: Array(10_000).fill(0) }],
    ['number', { kind: 'number', value: '1' }],
    ['number', { kind: 'number', value: null }],
    ['short', { kind: 'short', text: 'x'.repeat(301) }],
    ['short', { kind: 'short', text: 'a\u0000b' }],
    ['short', { kind: 'number', value: 1 }],
    ['order', { kind: 'order', items: [0, 1] }],
    ['order', { kind: 'order', items: [0, 1, 1] }],
    ['order', { kind: 'order', items: [0, 1, 3] }],
    ['match', { kind: 'match', right: [0] }],
    ['match', { kind: 'match', right: [0, 2] }],
    ['gaps', { kind: 'gaps', texts: [] }],
    ['gaps', { kind: 'gaps', texts: ['a', 'b'] }],
    ['gaps', { kind: 'gaps', texts: [1] }],
  ]
  for (const [text, answer] of wrong) {
    const response = await answerQuestion(t, learner, attempt, at(text), answer)
    assert.equal(response.statusCode, 400, `${text} ${JSON.stringify(answer)?.slice(0, 80)}: ${response.body}`)
  }
  assert.equal((await answerQuestion(t, learner, attempt, 8, null)).statusCode, 404)
  assert.equal((await answerQuestion(t, learner, attempt, 99_999, null)).statusCode, 404)
  assert.deepEqual((await stateOf(t, learner, sold, check)).open?.questions, before.open?.questions)
  assert.equal((await answerQuestion(t, learner, attempt, at('short'), null)).statusCode, 204)
  const { percent } = await sent(t, learner, sold, attempt)
  assert.equal(percent, 86)
})
