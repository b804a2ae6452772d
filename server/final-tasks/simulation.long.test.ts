import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { Refused } from '#server/core/errors.ts'
import type { User } from '#server/core/security/tokens.ts'
import { buildArticle, buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { insertFinalTask } from './final-tasks.queries.ts'
import { getForReview, listWaiting, sendReview } from './review-task.ts'
import { getSubmitted } from './submit-task.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const asUser = (id: number): User => ({ id, sessionId: '', name: '', email: '', roles: ['Student'] })
const days = 30
const reviewDays = 7

/** Numbers that look random and are the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

async function makeClass(size: number) {
  const task = await insertFinalTask(t.db, author.id, {
    name: 'Task',
    text: 'Do it',
    reviewDeadlineTime: `0001-01-0${1 + reviewDays}T00:00:00`,
    reviewQuestions: [{ text: 'Good?', maxMark: 10 }],
  })
  const course = await buildCourse(t, author, { materials: [await buildArticle(t)] })
  await t.db.run(sql`update courses set final_task_id = ${task.id} where id = ${course.id}`)
  const learners = await t.db.many<{ id: number }>(sql`
    insert into users (name, email, password_hash, created_at)
    select 'Learner', 'learner-' || ${course.id}::int || '-' || n || '@example.com', '', now() from generate_series(1, ${size}::int) n returning id`)
  return { task, course, learners: learners.map((row) => row.id) }
}
type Class = Awaited<ReturnType<typeof makeClass>>

/** Inserts a submission; other tests cover how it is earned. */
const submit = async ({ task, course }: Class, userId: number) => {
  const fileId = `${course.id}x${userId}`.padStart(22, '0')
  await t.db.run(sql`
    insert into files (id, folder, owner_id, extension, media_type, size, sha256, created_at)
    values (${fileId}, 'final-tasks', ${userId}, 'zip', 'application/zip', 1, '', ${t.clock.now()})`)
  await t.db.run(sql`
    insert into submissions (final_task_id, user_id, course_id, file_id, submitted_at, review_due_at)
    values (${task.id}, ${userId}, ${course.id}, ${fileId}, ${t.clock.now()}, ${t.clock.now()}::timestamptz + ${reviewDays}::int * interval '1 day')`)
}

const ask = (course: { id: number }, userId: number) =>
  getForReview(t, asUser(userId), course.id).catch((error) => {
    if (error instanceof Refused && (error.status === 404 || error.status === 409)) return undefined
    throw error
  })
const give = ({ task }: Class, userId: number, id: number) =>
  sendReview(t, asUser(userId), {
    submittedFinalTaskId: id,
    submittedReviewQuestions: task.reviewQuestions.map((question) => ({ questionId: question.id, mark: 7 })),
  })

for (const size of [1, 2, 3, 7, 40, 200]) {
  test(`${size} learners submit, review late, let tasks lie and drop out: every submission ends reviewed or with the author, and everybody sees the mark`, async () => {
    const everyone = await makeClass(size)
    const { course, task, learners } = everyone
    const random = randomFrom(size)
    const plans = learners.map((id) => ({
      id,
      submits: Math.floor(random() * 6),
      patience: random(),
      asks: 1 + Math.floor(random() * 12),
      sloppy: random(),
    }))
    for (let day = 0; day < days; day++) {
      for (const plan of plans.filter((one) => one.submits === day)) await submit(everyone, plan.id)
      for (const plan of plans) {
        const wants = plan.patience > 0.25 && day >= plan.submits + plan.asks && random() < 0.7
        const given = wants ? await ask(course, plan.id) : undefined
        if (given && random() > plan.sloppy * 0.8) await give(everyone, plan.id, given.submittedFinalTaskId)
      }
      t.clock.move({ days: 1 })
    }
    const unreviewed = await t.db.many<{ id: number }>(
      sql`select id from submissions where final_task_id = ${task.id} and reviewed_at is null order by id`,
    )
    const offered = await listWaiting(t, asUser(author.id), course.id)
    const ids = new Set(offered.map((one) => one.submittedFinalTaskId))
    assert.ok(
      offered.length === 100 || unreviewed.every(({ id }) => ids.has(id)),
      'each submission is reviewed or offered to the author',
    )
    for (let next = await ask(course, author.id); next; next = await ask(course, author.id))
      await give(everyone, author.id, next.submittedFinalTaskId)

    const end = await t.db.one(sql`
      select count(*)::int as submissions, count(*) filter (where reviewed_at is null)::int as waiting,
             count(*) filter (where reviewed_by = user_id)::int as own,
             (select count(*)::int from (select reviewed_by from submissions where final_task_id = ${task.id} and reviewed_by <> ${author.id}
                                          group by 1 having count(*) > 1) twice) as twice
        from submissions where final_task_id = ${task.id}`)
    assert.deepEqual(end, { submissions: size, waiting: 0, own: 0, twice: 0 })
    for (const id of learners) assert.equal((await getSubmitted(t, id, task.id)).mark, 70)
  })
}

test('where everybody reviews, everybody is reviewed by another learner, and none of it is left to the author', async () => {
  const everyone = await makeClass(50)
  for (const id of everyone.learners) await submit(everyone, id)
  let reviewed = 0
  for (let round = 0; round < 3; round++) {
    for (const id of everyone.learners) {
      const given = await ask(everyone.course, id)
      if (!given) continue
      await give(everyone, id, given.submittedFinalTaskId)
      reviewed++
    }
  }
  // The last learner may find only their own task left; then the author gets it at once.
  assert.ok(reviewed >= 49)
  assert.equal((await listWaiting(t, asUser(author.id), everyone.course.id)).length, 50 - reviewed)
})

test('tasks that are held and left lie are tried equally often, within one', async () => {
  const everyone = await makeClass(30)
  for (const id of everyone.learners) await submit(everyone, id)
  for (let round = 0; round < 4; round++) {
    for (const id of everyone.learners) await ask(everyone.course, id)
    t.clock.move({ days: 1 })
  }
  const tried = await t.db.many<{ times: number }>(sql`
    select (select count(*)::int from review_holds h where h.submission_id = s.id) as times from submissions s where final_task_id = ${everyone.task.id}`)
  const times = tried.map((row) => row.times)
  assert.ok(Math.max(...times) - Math.min(...times) <= 1, String(times))
})
