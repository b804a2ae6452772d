// npm run bench -- answers [answers]: what the author's figures, saving an answer and the state of a check cost with a million answers against ten
// thousand. Writes bench/RESULTS-answers.md, and fails if one of them costs more than 1.5 times as much.
import type { QuestionInput } from '#contract/checks/questions.ts'
import { countAnswers } from '#server/checks/index.ts'
import { systemClock } from '#server/core/clock.ts'
import { type Database, openDatabase, sql } from '#server/core/database/db.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'
import { onServer } from '#server/testing/test-app.ts'
import { countEverything } from './count-everything.ts'
import { longestStatementSeconds } from './fill.ts'
import type { Call } from './http-load.ts'
import { makeToken } from './measure.ts'
import { TwoSizes } from './two-sizes.ts'

const [large = 1_000_000] = process.argv.slice(3).map(Number)
const small = 10_000
const mostGrowth = 1.5
const questions = 20
/** The first learners have an attempt that is open: one for each connection. */
const open = 32
const [author, firstLearner, course, check] = [1, 2, 1, 1]

const question: QuestionInput = {
  kind: 'one',
  text: 'Which one?',
  options: ['Right', 'Wrong', 'Also wrong'],
  right: 0,
  explanation: 'Why.',
}
const settings = {
  questionsPerSkill: null,
  passPercent: 80,
  attempts: null,
  pauseMinutes: 0,
  timeLimitMinutes: null,
  feedback: 'answers',
}

const bench = new TwoSizes()
try {
  for (const answers of [small, large]) await bench.start(answers, (url) => fillAnswers(url, answers))
  const authorToken = await makeToken(author, ['Student', 'Creator'])
  const tokens = await Promise.all(Array.from({ length: open }, (_, place) => makeToken(firstLearner + place)))
  const tokenOf = (connection: number) => tokens[connection % open] ?? ''
  bench.sayWhat(
    'answers',
    `One check with ${questions} questions and ${large} answers of ${large / questions} learners against ${small} of ${small / questions}.`,
  )
  bench.say('| Call | median time against the few answers |\n| --- | ---: |')
  const state = (request: number): Call => ({
    method: 'GET',
    path: `/api/checks/${check}/state?courseId=${course}`,
    token: tokenOf(request),
  })
  const growths = [
    await bench.growth("the author's figures of the check", () => ({
      method: 'GET',
      path: `/api/checks/${check}/figures`,
      token: authorToken,
    })),
    await bench.growth('saving an answer', (_portal, request) => ({
      method: 'PUT',
      path: `/api/check-attempts/${1 + (request % open)}/answers/${1 + (request % questions)}`,
      token: tokenOf(request),
      body: JSON.stringify({ answer: { kind: 'one', option: request % 3 } }),
    })),
    await bench.growth('the state of the check, with the open attempt', (_portal, request) => state(request)),
    await bench.growth('starting an attempt, or getting the open one', (_portal, request) => ({
      method: 'POST',
      path: `/api/checks/${check}/attempts`,
      token: tokenOf(request),
      body: JSON.stringify({ courseId: course }),
    })),
    // The first time it marks; then it returns the same result.
    await bench.growth('sending, or getting its result', (_portal, request) => ({
      method: 'POST',
      path: `/api/check-attempts/${1 + (request % open)}/send`,
      token: tokenOf(request),
      body: JSON.stringify({ courseId: course }),
    })),
  ]
  bench.say(`\nAt most ${mostGrowth}.`)
  if (growths.some((ratio) => ratio > mostGrowth)) process.exitCode = 1
  if (large >= 1_000_000) bench.write('bench/RESULTS-answers.md')
} finally {
  await bench.stop()
}

async function fillAnswers(url: string, answers: number): Promise<Database> {
  await migrate(url)
  const db = openDatabase(url, { connections: 20 })
  const learners = answers / questions
  await db.within(longestStatementSeconds).tx(async (db) => {
    // A bulk load does the work of the triggers itself, as far as it is measured.
    await db.run(sql`set local session_replication_role = replica`)
    await db.run(sql`set local synchronous_commit = off`)
    await db.run(sql`
      insert into users (name, email, password_hash, is_creator, handle, created_at)
      select 'Person ' || n, 'person-' || n || '@bench.test', '', n = ${author}, case when n = ${author} then 'person-' || n end, now()
        from generate_series(1, ${1 + learners}::int) n`)
    await insertManyCourses(db, 1, { authorId: sql`${author}::int`, price: sql`0` })
    await db.run(sql`
      insert into materials (kind, name, learning_minutes, creator_id, check_settings)
      values ('check', 'A check', 30, ${author}, ${JSON.stringify(settings)})`)
    await db.run(sql`insert into course_materials values (${course}, ${check}, 1)`)
    await db.run(sql`insert into questions (creator_id) select ${author} from generate_series(1, ${questions}::int)`)
    await db.run(sql`
      insert into question_versions (question_id, version, level, question) select id, 1, 1, ${JSON.stringify(question)} from questions order by id`)
    await db.run(sql`insert into check_questions select ${check}, id, id from questions`)
    await db.run(sql`
      insert into enrolments (user_id, course_id, price_paid, bought_at)
      select n, ${course}, 0, now() - interval '9 days' from generate_series(${firstLearner}::int, ${1 + learners}::int) n`)
    await db.run(sql`
      insert into check_attempts (material_id, user_id, started_at, is_trial, pass_percent, sent_at, percent, is_passed)
      select ${check}, n, now() - interval '3 days', false, 80, sent, case when sent is not null then 50 end, case when sent is not null then false end
        from generate_series(${firstLearner}::int, ${1 + learners}::int) n,
             lateral (select case when n >= ${firstLearner + open} then now() - interval '2 days' end as sent) s order by n`)
    await db.run(sql`
      insert into attempt_questions (attempt_id, position, version_id, shown_order, answer, answered_at, mark)
      select a.id, v.id, v.id, '{2,1,0}', '{"kind":"one","option":2}', now(), case when a.sent_at is not null then (a.id % ${questions} >= v.id)::int end
        from check_attempts a, question_versions v`)
    await countEverything(db)
  })
  await onServer(url, 'vacuum analyze')
  await countAnswers({ db, clock: systemClock })
  return db
}
