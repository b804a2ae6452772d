import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer } from '#contract/checks/answers.ts'
import type { CheckFigures } from '#contract/checks/figures.ts'
import type { QuestionInput } from '#contract/checks/questions.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCheck, buildCourse, buildQuestion, buildSkill, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { answerRightly, buyerOf, fail, sent, started } from '#server/testing/checks.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { AttemptQuestionRow } from './attempts.queries.ts'
import { countAnswers } from './index.ts'
import { rightAnswer } from './to-answer.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const skill = await buildSkill(t, 'Counting')

const as = async (user: TestUser) => t.as(await renewed(t, user))
const read = async (id: number, user = author) => (await as(user)).get(`/api/checks/${id}/figures`)
const figuresOf = async (id: number) => (await read(id)).json<CheckFigures>()
async function nextMidnight(): Promise<void> {
  t.clock.move({ days: 1 })
  await countAnswers(t)
}

const choice = (text: string): QuestionInput => ({ kind: 'one', text, options: ['Right', 'Near', 'Far'], right: 0 })
const several: QuestionInput = { kind: 'several', text: 'Which two?', options: ['A', 'B', 'C'], right: [0, 1] }
const short: QuestionInput = { kind: 'short', text: 'Which word?', accepted: ['right'] }

async function buildTaken(questions: QuestionInput[]) {
  // One after the other, so that their ids are in this order too.
  const pool: Awaited<ReturnType<typeof buildQuestion>>[] = []
  for (const question of questions) pool.push(await buildQuestion(t, author, question, { skill, level: 3 }))
  const check = await buildCheck(t, author, { questions: pool })
  return { check, course: await buildCourse(t, author, { price: 1, materials: [check] }), pool }
}
type Taken = Awaited<ReturnType<typeof buildTaken>>
type Choose = (asked: AttemptQuestionRow) => Answer | null

async function take({ check, course }: Taken, user: TestUser, choose: Choose): Promise<void> {
  const user_ = await renewed(t, user)
  const attempt = await started(t, user_, course, check)
  await answerRightly(t, user_, attempt, choose)
  await sent(t, user_, course, attempt)
}
/** So many learners, who answer by their place. */
async function takeMany(taken: Taken, count: number, choose: (place: number) => Choose): Promise<TestUser[]> {
  const learners: TestUser[] = []
  for (let place = 0; place < count; place++) {
    const learner = await renewed(t, await buyerOf(t, taken.course))
    await take(taken, learner, choose(place))
    learners.push(learner)
  }
  return learners
}
const right: Choose = ({ question, shownOrder }) => rightAnswer(question, shownOrder)
/** The option at this place of the author's order. */
const option =
  (place: number): Choose =>
  ({ shownOrder }) => ({ kind: 'one', option: shownOrder.indexOf(place) })

test('from twenty learners on, the author sees how many were right and what was chosen, rounded down, and none of it the same day', async () => {
  const taken = await buildTaken([choice('Which?'), choice('Easy?'), several, short])
  const { check } = taken
  await takeMany(taken, 24, (place) => (asked) => {
    const { question, shownOrder } = asked
    if (question.text === 'Easy?') return right(asked)
    if (place < 12) return right(asked)
    if (question.kind === 'one') return option(1)(asked)
    if (question.kind === 'several') return { kind: 'several', options: [shownOrder.indexOf(0), shownOrder.indexOf(2)] }
    return { kind: 'short', text: 'My name and address' }
  })
  await countAnswers(t)
  assert.deepEqual([(await figuresOf(check.id)).day, (await figuresOf(check.id)).questions[0]?.figures], [null, null])
  await nextMidnight()
  const response = await read(check.id)
  assert.ok(!response.body.includes('My name'))
  const { learners, day, questions } = response.json<CheckFigures>()
  assert.deepEqual([learners, day], [20, t.clock.now().toISOString().slice(0, 10)])
  const [which, easy, two, word] = questions
  assert.deepEqual(which, {
    id: taken.pool[0]?.id,
    version: 1,
    text: 'Which?',
    skill,
    level: 3,
    learners: 20,
    figures: {
      right: 10,
      discrimination: 1,
      flag: null,
      options: [
        { text: 'Right', isRight: true, learners: 10 },
        { text: 'Near', isRight: false, learners: 10 },
        { text: 'Far', isRight: false, learners: null },
      ],
    },
  })
  assert.deepEqual([easy?.figures?.right, easy?.figures?.flag, easy?.figures?.discrimination], [20, 'everybody', null])
  assert.deepEqual(
    two?.figures?.options?.map(({ learners }) => learners),
    [20, 10, 10],
  )
  assert.deepEqual([word?.figures?.options, word?.figures?.right], [null, 10])
})

test('a question that tells nothing, and one that nobody gets right, are named', async () => {
  const taken = await buildTaken([choice('One?'), choice('Two?'), choice('Three?'), choice('Odd?'), choice('Never?')])
  await takeMany(taken, 20, (place) => (asked) => {
    const { text } = asked.question
    if (text === 'Never?') return null
    // Half of the good ones and half of the others.
    const isRight = text === 'Odd?' ? place % 2 === 0 : place < 10
    return option(isRight ? 0 : 2)(asked)
  })
  await nextMidnight()
  const { questions } = await figuresOf(taken.check.id)
  const flags = Object.fromEntries(questions.map(({ text, figures }) => [text, figures?.flag]))
  assert.deepEqual(flags, { 'One?': null, 'Two?': null, 'Three?': null, 'Odd?': 'tells-nothing', 'Never?': 'nobody' })
  assert.equal(questions.find(({ text }) => text === 'Never?')?.figures?.right, null)
})

test('below ten learners nothing is told, below twenty only that they are ten; an author with nine accounts learns nothing of the tenth', async () => {
  const taken = await buildTaken([choice('Which?')])
  await takeMany(taken, 9, () => right)
  await nextMidnight()
  const nothing = { learners: null, figures: null }
  const shown = async () => {
    const { learners, questions } = await figuresOf(taken.check.id)
    return [learners, questions.map(({ learners, figures }) => ({ learners, figures }))]
  }
  assert.deepEqual(await shown(), [null, [nothing]])
  const [tenth] = await takeMany(taken, 1, () => option(2))
  await nextMidnight()
  assert.deepEqual(await shown(), [10, [{ learners: 10, figures: null }]])
  await takeMany(taken, 9, () => right)
  await nextMidnight()
  assert.deepEqual(await shown(), [15, [{ learners: 15, figures: null }]])
  await takeMany(taken, 1, () => right)
  await nextMidnight()
  assert.equal((await figuresOf(taken.check.id)).questions[0]?.figures?.right, 15)
  // The answers of a deleted account go, and so does what is about too few.
  await t.db.run(sql`delete from check_attempts where material_id = ${taken.check.id} and user_id > ${tenth?.id ?? 0}`)
  await nextMidnight()
  assert.deepEqual(await shown(), [10, [{ learners: 10, figures: null }]])
})

test('only the first attempt of a learner counts, no trial, and nothing that is not sent', async () => {
  const taken = await buildTaken([choice('Which?'), choice('Other?')])
  const learners = await takeMany(taken, 20, () => option(2))
  for (const learner of learners) await take(taken, learner, right)
  for (let trial = 0; trial < 3; trial++) await take(taken, author, right)
  await fail(t, await buildUser(t, { isAdmin: true }), taken.course, taken.check)
  for (let open = 0; open < 5; open++)
    await started(t, await renewed(t, await buyerOf(t, taken.course)), taken.course, taken.check)
  await nextMidnight()
  const { learners: count, questions } = await figuresOf(taken.check.id)
  assert.deepEqual(
    [count, questions[0]?.learners, questions[0]?.figures?.right, questions[0]?.figures?.flag],
    [20, 20, null, 'nobody'],
  )
})

test('a question that is changed begins again, and the others keep their figures', async () => {
  const taken = await buildTaken([choice('Which?'), choice('Other?')])
  await takeMany(taken, 20, () => right)
  await nextMidnight()
  const [first] = taken.pool
  const form = { skill, level: 3, version: 1, question: choice('Which, really?') }
  assert.equal((await (await as(author)).put(`/api/questions/${first?.id}`, form)).statusCode, 200)
  const [changed, other] = (await figuresOf(taken.check.id)).questions
  assert.deepEqual([changed?.version, changed?.learners, changed?.figures], [2, null, null])
  assert.equal(other?.figures?.right, 20)
  await takeMany(taken, 10, () => right)
  await nextMidnight()
  const [again, same] = (await figuresOf(taken.check.id)).questions
  assert.deepEqual([again?.learners, again?.figures, same?.learners], [10, null, 30])
})

test('difficulty and discrimination are estimated for placement, from ten answers on', async () => {
  const taken = await buildTaken([choice('Easy?'), choice('Hard?'), choice('New?')])
  const fresh = taken.pool[2]?.id ?? 0
  await t.db.run(sql`delete from check_questions where question_id = ${fresh}`)
  await takeMany(taken, 10, (place) => (asked) => option(asked.question.text === 'Easy?' || place < 2 ? 0 : 1)(asked))
  await nextMidnight()
  const [easy, hard, ...others] = await t.db.many<{ difficulty: number; discrimination: number; answers: number }>(sql`
    select e.difficulty, e.discrimination, e.answers from question_estimates e join question_versions v on v.id = e.version_id
     where v.question_id = any(${taken.pool.map(({ id }) => id)}::int[]) order by v.question_id`)
  assert.ok(easy && hard && easy.difficulty < hard.difficulty && easy.discrimination > 0)
  assert.deepEqual([easy.answers, hard.answers, others], [10, 10, []])
})

test('the figures are for the creator of the check and for Admins', async () => {
  const { check, course } = await buildTaken([choice('Which?')])
  const learner = await renewed(t, await buyerOf(t, course))
  assert.equal((await read(check.id, await buildUser(t, { isAdmin: true }))).statusCode, 200)
  const other = await read(check.id, await buildUser(t, { isCreator: true }))
  assert.deepEqual(
    [other.statusCode, other.json<{ Message: string }>().Message],
    [403, 'Only the creator of this check or an Admin can see its figures.'],
  )
  assert.equal((await read(check.id, learner)).statusCode, 403)
  assert.equal((await t.as().get(`/api/checks/${check.id}/figures`)).statusCode, 401)
  assert.equal((await read(999_999)).statusCode, 404)
  assert.equal((await (await as(author)).get('/api/checks/x/figures')).statusCode, 400)
})

test('forty thousand answers are counted in pieces, and the page reads what was counted', async () => {
  const taken = await buildTaken(Array.from({ length: 20 }, (_, place) => choice(`Question ${place}?`)))
  const { id } = taken.check
  const count = 2000
  await t.db.within(120).run(sql`
    with people as (
      insert into users (name, email, password_hash, created_at)
      select 'Learner', 'counted-' || n || '@example.com', 'x', ${t.clock.now()} from generate_series(1, ${count}::int) n returning id),
    attempts as (
      insert into check_attempts (material_id, user_id, started_at, sent_at, is_trial, pass_percent, percent, is_passed)
      select ${id}, id, ${t.clock.now()}, ${t.clock.now()}, false, 80, 50, false from people returning id)
    insert into attempt_questions (attempt_id, position, version_id, shown_order, answer, mark)
    select a.id, c.position, v.id, '{2,1,0}', jsonb_build_object('kind', 'one', 'option', case when right_one then 2 else 0 end),
           right_one::int
      from attempts a join check_questions c on c.material_id = ${id} join question_versions v on v.question_id = c.question_id
      cross join lateral (select (a.id % 20 >= c.position - 1) as right_one) chance`)
  const began = performance.now()
  await nextMidnight()
  const took = performance.now() - began
  assert.ok(took < 60_000, `${took} ms`)
  const { learners, questions } = await figuresOf(id)
  assert.equal(learners, count)
  assert.deepEqual(
    questions.map(({ figures }) => figures?.right),
    questions.map((_, place) => count - (place * count) / 20),
  )
  assert.deepEqual(
    questions[4]?.figures?.options?.map(({ learners }) => learners),
    [1600, null, 400],
  )
})
