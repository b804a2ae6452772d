import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { QuestionInput } from '#contract/checks/questions.ts'
import type { CheckFormInput } from '#contract/materials/checks.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCheck, buildCourse, buildQuestion, buildUser, type TestUser } from '#server/testing/build.ts'
import { answerQuestion, answerRightly, buyerOf, fail, pass, sendCheck, started, stateOf } from '#server/testing/checks.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const admin = await buildUser(t, { isAdmin: true })

/** In what only the key has: explanations, accepted texts, the right number, the names of files. */
const secret = 'KEYMARKER'
const rightNumber = 31_337.25
const explanation = `${secret} explains`
const letters = 'abcdefghijkl'
/** So many that no order of theirs is drawn by chance. */
const eachLetter = (kind: string) => [...letters].map((letter) => `${kind}${letter}`)
/** Of each kind. What is right is not named as such, so only its place in the author's order could tell. */
const questions: QuestionInput[] = [
  { kind: 'one', text: 'one', options: eachLetter('1'), right: 0, explanation },
  { kind: 'several', text: 'several', options: eachLetter('2'), right: [0, 1, 2], explanation },
  { kind: 'number', text: 'number', value: rightNumber, tolerance: 77.125, unit: 'kg', explanation },
  { kind: 'short', text: 'short', accepted: [secret, `${secret} too`], isCaseSensitive: true, explanation },
  { kind: 'order', text: 'order', items: eachLetter('5'), explanation },
  {
    kind: 'match',
    text: 'match',
    left: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'],
    right: eachLetter('6').slice(0, 10),
    extra: eachLetter('6').slice(10),
    explanation,
  },
  { kind: 'gaps', text: 'gaps', gapText: 'to ___ or not to ___', gaps: [[secret], [secret, 'x']], explanation },
]
const build = async (form: Partial<CheckFormInput> = {}) => {
  const made = []
  for (const question of questions) made.push(await buildQuestion(t, author, question))
  const check = await buildCheck(t, author, { questions: made, ...form })
  return { check, course: await buildCourse(t, author, { price: 1, materials: [check] }) }
}

/** Everything that says something of the key, wherever it is in the text. */
function keysIn(text: string): string[] {
  const words = [
    secret,
    '31337',
    '77.125',
    'accepted',
    'tolerance',
    'gapText',
    'shownOrder',
    'shown_order',
    'isCaseSensitive',
    '"extra"',
  ]
  const found = words.filter((word) => text.includes(word))
  const inAuthorsOrder = ['1', '2', '5', '6'].filter((kind) => {
    const inText = [...text.matchAll(new RegExp(`"${kind}([a-l])"`, 'g'))].map(([, letter]) => letter).join('')
    return inText.includes(letters)
  })
  return [...found, ...inAuthorsOrder.map((kind) => `author's order ${kind}`)]
}
/** In no field, at any depth, but those with null. */
const filledIn = (body: string, name: string) => [...body.matchAll(new RegExp(`"${name}":(?!null)`, 'g'))].length

const bodies = async (who: TestUser | undefined, { check, course }: Awaited<ReturnType<typeof build>>) => {
  const urls = [
    `/api/courses/${course.id}`,
    `/api/courses/${course.id}/previews`,
    `/api/courses/learn/${course.id}`,
    '/api/courses/filtered/1/20/0/true/marker',
    '/api/courses/filtered/1/20/0/true/KEYMARKER',
    '/api/courses/suggestions/KEYM',
    '/api/courses/facets/check?',
    `/api/checks/${check.id}/state?courseId=${course.id}`,
    `/api/checks/edit/${check.id}`,
    `/api/materials/${check.id}`,
    '/api/checks',
    '/api/questions',
    '/api/questions?filter=one',
    '/api/account/my-learning',
    '/api/account/go-on-learning',
    `/courses/${course.id}`,
    `/courses/learn/${course.id}`,
  ]
  return Promise.all(
    urls.map(async (url) => ({ url, ...(({ statusCode, body }) => ({ statusCode, body }))(await t.as(who).get(url)) })),
  )
}

test('the markers are found in what the author reads, so they would be found elsewhere', async () => {
  await build()
  const { body } = await t.as(author).get('/api/questions')
  for (const key of [secret, '31337', "author's order 1", "author's order 5", "author's order 6", 'tolerance'])
    assert.ok(keysIn(body).includes(key), key)
})

test('before sending, no response to anybody who is not the author has a part of the key', async () => {
  const built = await build({ attempts: 1 })
  const { check, course } = built
  const learner = await buyerOf(t, course)
  const attempt = await t.as(learner).post(`/api/checks/${check.id}/attempts`, { courseId: course.id })
  assert.deepEqual(keysIn(attempt.body), [])
  for (const question of attempt.json().questions) {
    const saved = await answerQuestion(t, learner, attempt.json(), question.position, null)
    assert.equal(saved.body, '')
  }
  await answerRightly(t, learner, attempt.json())
  const wrong = await answerQuestion(t, learner, attempt.json(), 1, { kind: 'short', text: 'x'.repeat(999) })
  assert.deepEqual(keysIn(wrong.body), [])
  const stranger = await buildUser(t)
  const otherAuthor = await buildUser(t, { isCreator: true })
  for (const who of [learner, undefined, stranger, otherAuthor])
    for (const { url, body, statusCode } of await bodies(who, built)) {
      assert.notEqual(statusCode, 500, url)
      const mayRead = /filtered|suggestions|\/state|\/courses\/(learn\/)?\d+$/.test(url)
      if (who === learner && mayRead) assert.equal(statusCode, 200, `${url}: ${body}`)
      const own = who === learner && url.includes('/state?')
      // What the learner typed happens to be right.
      const found = keysIn(own ? JSON.stringify(JSON.parse(body, (name, value) => (name === 'answer' ? null : value))) : body)
      assert.deepEqual(found, [], `${url}: ${body.slice(0, 300)}`)
      for (const field of ['explanation', 'right', 'mark'])
        assert.ok(filledIn(body, field) === 0 || (field === 'right' && own), `${field} in ${url}`)
    }
})

test('a learner who failed and has attempts left gets neither right answers nor explanations', async () => {
  const { check, course } = await build({ attempts: 2, feedback: 'answers' })
  const learner = await buyerOf(t, course)
  const result = await fail(t, learner, course, check)
  assert.deepEqual(keysIn(JSON.stringify(result)), [])
  assert.ok(result.questions.every(({ mark, right, explanation }) => mark === 0 && right === null && explanation === null))
  const second = await started(t, learner, course, check)
  const { last, attemptsLeft } = await stateOf(t, learner, course, check)
  assert.equal(attemptsLeft, 0)
  assert.ok(
    last?.questions.every(({ right }) => right === null),
    'the last attempt is still open',
  )
  const response = await sendCheck(t, learner, course, second)
  assert.ok(
    response
      .json()
      .questions.every(
        ({ right, explanation: told }: { right: unknown; told: string; explanation: string }) => right && told === explanation,
      ),
  )
})

test('an author tells only the marks, or only the percentage, also of what was passed', async () => {
  for (const [feedback, mark] of [
    ['marks', 1],
    ['percent', null],
  ] as const) {
    const { check, course } = await build({ attempts: 1, feedback })
    const learner = await buyerOf(t, course)
    const { questions: answered, isPassed } = await pass(t, learner, course, check)
    assert.equal(isPassed, true)
    assert.ok(answered.every((question) => question.mark === mark && question.right === null && question.explanation === null))
    const { last } = await stateOf(t, learner, course, check)
    const withoutAnswers = JSON.stringify({ last }, (name, value) => (name === 'answer' ? null : value))
    assert.deepEqual(keysIn(withoutAnswers), [])
  }
})

test('keys are in no notification, no column of the search and no shared response', async () => {
  for (const table of ['notifications', 'course_versions', 'answers', 'audit_log', 'search_terms', 'search_postings', 'mails']) {
    const rows = await t.db.many<{ row: string }>({ texts: [`select x::text as row from "${table}" x`], values: [] })
    assert.deepEqual(
      rows.filter(({ row }) => /keymarker|31337/i.test(row)),
      [],
      table,
    )
  }
  const { count } = await t.db.one<{ count: number }>(
    sql`select count(*)::int as count from question_versions where question::text like '%KEYMARKER%'`,
  )
  assert.ok(count > 0)
  assert.equal((await t.as(admin).get('/api/questions')).statusCode, 200)
})
