import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { zipSync } from 'fflate'
import { sql } from '#server/core/database/db.ts'
import { signAccessToken } from '#server/core/security/tokens.ts'
import { deleteDueAccounts } from '#server/own-data/index.ts'
import { buildArticle, buildCourse, buildSkill, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { multipart } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { notifyAuthorsOfOverdue } from './index.ts'

const t = await startTestApp({ WELCOME_POINTS: '100000' })
const author = await buildUser(t, { isCreator: true, name: 'The Author' })
const as = async (user: TestUser) => t.as(await renewed(t, user))
const skill = await buildSkill(t, 'Building')
const zip = (content = 'work') => Buffer.from(zipSync({ 'task/readme.txt': Buffer.from(content) }))

/** A course with one article and a final task of two questions (10 and 5) and two days to review. */
async function courseWithTask(reviewDeadlineTime = '0001-01-03T00:00:00', by = author) {
  const finalTask = (
    await (
      await as(by)
    ).post('/api/final-tasks', {
      name: 'Build it',
      text: 'Show what you can do.',
      reviewDeadlineTime,
      reviewQuestions: [
        { text: 'Does it work?', maxMark: 10 },
        { text: 'Is it clear?', maxMark: 5 },
      ],
    })
  ).json<{ id: number; reviewQuestions: { id: number }[] }>()
  const material = await buildArticle(t)
  const course = await buildCourse(t, by, { price: 1, materials: [material] })
  await t.db.run(sql`update courses set final_task_id = ${finalTask.id} where id = ${course.id}`)
  return { id: course.id, material, finalTask }
}
type Course = Awaited<ReturnType<typeof courseWithTask>>

async function learner(course: Course, { learned = true, name = 'A Learner' } = {}): Promise<TestUser> {
  const user = await buildUser(t, { name })
  await (await as(user)).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  await (await as(user)).put('/api/shopping-cart/buy')
  if (learned) await (await as(user)).put(`/api/courses/learned?materialId=${course.material.id}&courseId=${course.id}`)
  return user
}
const upload = async (user: TestUser, content: Buffer = zip()) =>
  (await as(user)).post('/api/helpers/file-to-link/final-tasks', ...multipart({}, { fileName: 'Jane Doe homework.zip', content }))
const submit = async (user: TestUser, course: Course, changes: object = {}) =>
  t
    .as(user)
    .post('/api/final-tasks/submit', { fileLink: (await upload(user)).json().link, finalTaskId: course.finalTask.id, ...changes })
async function submitter(course: Course, name?: string): Promise<TestUser> {
  const user = await learner(course, name ? { name } : {})
  assert.equal((await submit(user, course)).statusCode, 201)
  return user
}
const submitted = async (user: TestUser, course: Course) =>
  (await (await as(user)).get(`/api/final-tasks/submitted/${course.finalTask.id}`)).json()
const ask = async (user: TestUser, course: Course) => (await as(user)).get(`/api/final-tasks/for-review/${course.id}`)
const review = async (user: TestUser, course: Course, id: number, marks = [8, 4], more: object = {}) =>
  (await as(user)).post('/api/final-tasks/review', {
    submittedFinalTaskId: id,
    submittedReviewQuestions: course.finalTask.reviewQuestions.map((question, index) => ({
      questionId: question.id,
      mark: marks[index],
    })),
    ...more,
  })
const findOwner = async (id: number) =>
  (await t.db.one<{ userId: number }>(sql`select user_id as "userId" from submissions where id = ${id}`)).userId
const files = async () => (await readdir(join(t.settings.dataDir, 'files/final-tasks')).catch(() => [])).length

test('two learners submit, review each other, and both see their marks, in all and for each question', async () => {
  const course = await courseWithTask()
  const [ann, bob] = [await submitter(course, 'Ann'), await submitter(course, 'Bob')]
  const task = (await ask(ann, course)).json()
  assert.deepEqual(Object.keys(task).sort(), ['fileLink', 'heldUntilUTC', 'reviewQuestions', 'submittedFinalTaskId'])
  assert.equal(await findOwner(task.submittedFinalTaskId), bob.id)
  assert.deepEqual((await ask(ann, course)).json().submittedFinalTaskId, task.submittedFinalTaskId)
  const file = await t.as().get(task.fileLink)
  assert.match(String(file.headers['content-disposition']), /^attachment; filename="Build it.zip"$/)
  const response = await review(ann, course, task.submittedFinalTaskId, [8, 4], { comment: ' Well done ' })
  assert.deepEqual([response.statusCode, response.json().mark], [201, 80])

  const hidden = await submitted(bob, course)
  assert.deepEqual(
    [hidden.isReviewed, hidden.mark, hidden.reviewedBy, hidden.comment, hidden.questionMarks, hidden.reviewedTask],
    [true, null, { name: 'Ann', position: '', email: ann.email }, null, null, false],
  )
  const other = (await ask(bob, course)).json()
  assert.equal((await review(bob, course, other.submittedFinalTaskId, [10, 5])).statusCode, 201)
  const shown = await submitted(bob, course)
  assert.deepEqual(
    [shown.mark, shown.reviewedBy, shown.comment, shown.reviewedTask, shown.reviewedLate],
    [80, { name: 'Ann', position: '', email: ann.email }, 'Well done', true, false],
  )
  assert.deepEqual(shown.questionMarks, [
    { text: 'Does it work?', mark: 8, maxMark: 10 },
    { text: 'Is it clear?', mark: 4, maxMark: 5 },
  ])
  assert.equal((await submitted(ann, course)).mark, 100)
  assert.equal((await ask(ann, course)).statusCode, 409)
})

test('submitting needs everything learned, an own zip, and happens once', async () => {
  const course = await courseWithTask()
  const early = await learner(course, { learned: false })
  assert.equal((await submit(early, course)).statusCode, 403)
  const [user, thief] = [await learner(course), await learner(course)]
  assert.equal((await (await as(user)).get(`/api/final-tasks/submitted/${course.finalTask.id}`)).statusCode, 404)
  const { link } = (await upload(user)).json()
  for (const fileLink of [link, link.replace(/\?.*/, ''), 'https://evil.example/x.zip', '/media/AAAAAAAAAAAAAAAAAAAAAA', ''])
    assert.equal((await submit(thief, course, { fileLink })).statusCode, 400, fileLink)
  const forged = {
    fileLink: link,
    mark: 100,
    submitDateUTC: '2000-01-01T00:00:00Z',
    reviewedTask: true,
    reviewedBy: { name: 'Me' },
  }
  const made = await submit(user, course, forged)
  assert.equal(made.statusCode, 201, made.body)
  const { mark, submitDateUTC, reviewedTask, reviewedBy, reviewDeadlineUTC } = made.json()
  assert.deepEqual([mark, submitDateUTC, reviewedTask, reviewedBy], [null, t.clock.now().toISOString(), false, null])
  assert.equal(Date.parse(reviewDeadlineUTC) - Date.parse(submitDateUTC), 2 * 86_400_000)
  assert.equal((await submit(user, course)).statusCode, 409)
  assert.equal((await submit(await buildUser(t), course)).statusCode, 403)
  const file = await t.as().get(made.json().fileLink)
  assert.equal(file.statusCode, 200)
})

test('a zip that was submitted for one final task cannot be submitted for another, not even at the same time', async () => {
  const courses = [await courseWithTask(), await courseWithTask(), await courseWithTask()] as const
  const user = await learner(courses[0])
  for (const course of courses.slice(1)) {
    await (await as(user)).put(`/api/shopping-cart/add-to-cart/${course.id}`)
    await (await as(user)).put('/api/shopping-cart/buy')
    await (await as(user)).put(`/api/courses/learned?materialId=${course.material.id}&courseId=${course.id}`)
  }
  const fileLink = (await upload(user)).json().link
  assert.equal((await submit(user, courses[0], { fileLink })).statusCode, 201)
  const again = await submit(user, courses[1], { fileLink })
  assert.deepEqual([again.statusCode, again.json().errors], [400, { fileLink: 'Please upload your file again.' }])
  const fresh = (await upload(user)).json().link
  const responses = await Promise.all(courses.slice(1).map((course) => submit(user, course, { fileLink: fresh })))
  assert.deepEqual(responses.map((response) => response.statusCode).sort(), [201, 400])
})

test('the final task is shown to those who may open the course', async () => {
  const course = await courseWithTask()
  const buyer = await learner(course, { learned: false })
  assert.equal((await (await as(buyer)).get(`/api/final-tasks/${course.id}`)).json().text, 'Show what you can do.')
  assert.equal((await (await as(author)).get(`/api/final-tasks/${course.id}`)).statusCode, 200)
  assert.equal((await (await as(await buildUser(t))).get(`/api/final-tasks/${course.id}`)).statusCode, 403)
  assert.equal((await (await as(buyer)).get('/api/final-tasks/999999')).statusCode, 404)
})

test('forged reviews change nothing', async () => {
  const course = await courseWithTask()
  const foreign = await courseWithTask()
  const [ann, bob, eve] = [await submitter(course), await submitter(course), await submitter(course)]
  const task = (await ask(ann, course)).json()
  const id = task.submittedFinalTaskId
  const [first, second] = course.finalTask.reviewQuestions as [{ id: number }, { id: number }]
  const bodies = [
    [
      { questionId: first.id, mark: 11 },
      { questionId: second.id, mark: 1 },
    ],
    [
      { questionId: first.id, mark: -1 },
      { questionId: second.id, mark: 1 },
    ],
    [
      { questionId: first.id, mark: 1.5 },
      { questionId: second.id, mark: 1 },
    ],
    [
      { questionId: first.id, mark: 1e9 },
      { questionId: second.id, mark: 1 },
    ],
    [
      { questionId: first.id, mark: null },
      { questionId: second.id, mark: 1 },
    ],
    [{ questionId: first.id, mark: 1 }],
    [
      { questionId: first.id, mark: 1 },
      { questionId: first.id, mark: 1 },
    ],
    [
      { questionId: first.id, mark: 1 },
      { questionId: second.id, mark: 1 },
      { questionId: second.id, mark: 1 },
    ],
    [
      { questionId: first.id, mark: 1 },
      { questionId: foreign.finalTask.reviewQuestions[0]?.id, mark: 1 },
    ],
    [],
  ]
  for (const submittedReviewQuestions of bodies)
    assert.equal(
      (await review(ann, course, id, [], { submittedReviewQuestions })).statusCode,
      400,
      JSON.stringify(submittedReviewQuestions),
    )
  const own = (await submitted(ann, course)).submittedFinalTaskId
  const others = (await submitted((await findOwner(id)) === bob.id ? eve : bob, course)).submittedFinalTaskId
  for (const foreignId of [own, others, 999_999]) assert.equal((await review(ann, course, foreignId)).statusCode, 403)
  for (const user of [eve, bob, author]) assert.equal((await review(user, course, id)).statusCode, 403)
  const { count } = await t.db.one<{ count: number }>(
    sql`select count(*)::int as count from submissions where reviewed_at is not null and final_task_id = ${course.finalTask.id}`,
  )
  assert.equal(count, 0)
  assert.equal((await review(ann, course, id)).statusCode, 201)
  for (const user of [eve, bob, author]) assert.equal((await review(user, course, id)).statusCode, 409)
})

test('a review sent again after a lost response gets the same response; a different one is refused', async () => {
  const course = await courseWithTask()
  const [ann] = [await submitter(course), await submitter(course)]
  const id = (await ask(ann, course)).json().submittedFinalTaskId
  const comment = { comment: 'Well done' }
  const first = await review(ann, course, id, [8, 4], comment)
  t.clock.move({ days: 2 })
  const again = await review(ann, course, id, [8, 4], comment)
  assert.deepEqual([again.statusCode, again.body], [201, first.body])
  for (const other of [
    await review(ann, course, id, [4, 4], comment),
    await review(ann, course, id, [8], { ...comment, submittedReviewQuestions: [] }),
    await review(ann, course, id, [8, 4], { comment: 'Done' }),
    await review(ann, course, id, [8, 4]),
    await review(author, course, id, [8, 4], comment),
  ])
    assert.deepEqual([other.statusCode, other.json().Message], [409, 'This task has already been reviewed.'])
})

test('a held submission is released by itself, and goes to somebody else first', async () => {
  const course = await courseWithTask('0001-01-05T00:00:00')
  const [ann] = [await submitter(course), await submitter(course), await submitter(course)]
  const first = (await ask(ann, course)).json()
  assert.equal(Date.parse(first.heldUntilUTC) - t.clock.now().getTime(), 86_400_000)
  t.clock.move({ days: 1 })
  assert.equal((await review(ann, course, first.submittedFinalTaskId)).statusCode, 403)
  const again = (await ask(ann, course)).json()
  assert.notEqual(again.submittedFinalTaskId, first.submittedFinalTaskId)
})

test('a hold is half of the time left, at least an hour', async () => {
  const course = await courseWithTask('0001-01-01T12:00:00')
  const [ann, bob] = [await submitter(course), await submitter(course)]
  const hours = (response: { heldUntilUTC: string }) => (Date.parse(response.heldUntilUTC) - t.clock.now().getTime()) / 3_600_000
  assert.equal(hours((await ask(ann, course)).json()), 6)
  t.clock.move({ minutes: 11 * 60 + 30 })
  assert.equal(hours((await ask(bob, course)).json()), 1)
})

test('learners get the task of their own reviewer only if there is no other', async () => {
  const course = await courseWithTask()
  const [ann, bob, eve] = [await submitter(course), await submitter(course), await submitter(course)]
  const task = (await ask(ann, course)).json()
  await review(ann, course, task.submittedFinalTaskId)
  const [reviewed, third] = (await findOwner(task.submittedFinalTaskId)) === bob.id ? [bob, eve] : [eve, bob]
  assert.equal(await findOwner((await ask(reviewed, course)).json().submittedFinalTaskId), third.id)
})

test('the author reviews at once if fewer than two others could, otherwise after the deadline', async () => {
  const course = await courseWithTask()
  const waiting = async () => (await (await as(author)).get(`/api/final-tasks/waiting/${course.id}`)).json().length
  const ann = await submitter(course)
  assert.equal(await waiting(), 1)
  await submitter(course)
  assert.equal(await waiting(), 2)
  await submitter(course)
  assert.equal(await waiting(), 0)
  assert.equal((await ask(author, course)).statusCode, 404)
  t.clock.move({ days: 2 })
  assert.equal(await waiting(), 3)
  const task = (await ask(author, course)).json()
  assert.equal((await review(author, course, task.submittedFinalTaskId, [1, 1])).statusCode, 201)
  assert.equal(await waiting(), 2)
  assert.equal(await findOwner(task.submittedFinalTaskId), ann.id)
  const stranger = await buildUser(t, { isCreator: true })
  assert.equal((await (await as(stranger)).get(`/api/final-tasks/waiting/${course.id}`)).statusCode, 403)
  assert.equal((await ask(stranger, course)).statusCode, 403)
})

test('learners who have their mark without reviewing do not count among those who could', async () => {
  const course = await courseWithTask()
  const waiting = async () => (await (await as(author)).get(`/api/final-tasks/waiting/${course.id}`)).json().length
  for (const _ of ['ann', 'bob']) {
    const user = await submitter(course)
    await review(author, course, (await ask(author, course)).json().submittedFinalTaskId)
    t.clock.move({ days: 1 })
    assert.deepEqual([(await submitted(user, course)).isReviewWaived, (await submitted(user, course)).mark], [true, 80])
  }
  await submitter(course)
  assert.equal(await waiting(), 1)
  await submitter(course)
  await submitter(course)
  assert.equal(await waiting(), 0)
})

/** Saves the course as its author does in the form, with another final task or none. */
async function changeTask(course: Course, finalTask: { id: number } | null) {
  const form = (await (await as(author)).get(`/api/courses/edit/${course.id}`)).json()
  const response = await (await as(author)).put(`/api/courses/${course.id}`, {
    ...form,
    skills: [{ ...skill, level: 1 }],
    finalTask,
  })
  assert.equal(response.statusCode, 204, response.body)
}

const falls = {
  'the author added a material': async (course: Course) =>
    t.db.run(sql`insert into course_materials values (${course.id}, ${(await buildArticle(t)).id}, 1)`),
  'the learners unticked a material': async (course: Course, learners: TestUser[]) => {
    for (const user of learners)
      await (await as(user)).put(`/api/courses/unlearned?materialId=${course.material.id}&courseId=${course.id}`)
  },
}
for (const [what, fall] of Object.entries(falls)) {
  test(`after ${what}, holders of the certificate still submit, review and read their mark`, async () => {
    const course = await courseWithTask()
    const [ann, bob, eve] = [await submitter(course), await submitter(course), await learner(course)]
    const newcomer = await learner(course, { learned: false })
    await fall(course, [ann, bob, eve])
    const { progress, hasCertificate } = (await (await as(ann)).get(`/api/courses/learn/${course.id}`)).json()
    assert.deepEqual([progress < 100, hasCertificate], [true, true])
    const lists = await Promise.all(
      ['my-learning', 'courses-in-progress', 'learned-courses'].map(async (list) =>
        (await as(ann)).get(`/api/account/${list}`).then((response) => response.json<{ hasCertificate: boolean }[]>()),
      ),
    )
    assert.deepEqual(
      lists.map((list) => list.map((one) => one.hasCertificate)),
      [[true], [true], []],
    )
    assert.equal((await (await as(ann)).get(`/api/certificates/${course.id}`)).statusCode, 200)
    assert.equal((await (await as(ann)).get(`/api/final-tasks/${course.id}`)).statusCode, 200)
    for (const user of [ann, bob])
      assert.equal((await review(user, course, (await ask(user, course)).json().submittedFinalTaskId)).statusCode, 201)
    assert.equal((await submitted(ann, course)).mark, 80)
    assert.equal((await submit(eve, course)).statusCode, 201)
    assert.equal((await submit(newcomer, course)).statusCode, 403)
  })
}
const taskOnScreen = async (user: TestUser, course: Course) =>
  (await (await as(user)).get(`/api/courses/learn/${course.id}`)).json().finalTask

for (const change of ['another', 'no'] as const) {
  test(`submissions are reviewed even when the course has ${change} final task by then`, async () => {
    const course = await courseWithTask()
    const ann = await submitter(course)
    await submitter(course)
    await submitter(course)
    t.clock.move({ days: 2 })
    const held = (await ask(author, course)).json()
    const next = change === 'another' ? (await courseWithTask()).finalTask : null
    await changeTask(course, next)
    assert.equal((await ask(author, course)).json().submittedFinalTaskId, held.submittedFinalTaskId)

    const task = (await ask(ann, course)).json()
    assert.deepEqual(
      task.reviewQuestions.map(({ id }: { id: number }) => id),
      course.finalTask.reviewQuestions.map(({ id }) => id),
    )
    assert.equal((await review(ann, course, task.submittedFinalTaskId)).statusCode, 201)
    t.clock.move({ days: 2 })
    const waiting = async () => (await (await as(author)).get(`/api/final-tasks/waiting/${course.id}`)).json().length
    assert.equal(await waiting(), 2)
    assert.equal((await taskOnScreen(author, course)).id, next?.id ?? course.finalTask.id)
    assert.equal((await (await as(author)).get(`/api/final-tasks/${course.id}`)).statusCode, 200)
    for (const left of [1, 0]) {
      const { submittedFinalTaskId, reviewQuestions } = (await ask(author, course)).json()
      assert.equal(reviewQuestions[0].id, course.finalTask.reviewQuestions[0]?.id)
      assert.equal((await review(author, course, submittedFinalTaskId)).statusCode, 201)
      assert.equal(await waiting(), left)
    }
    assert.deepEqual(await taskOnScreen(author, course), next && { id: next.id, name: 'Build it' })
    assert.equal((await taskOnScreen(ann, course)).id, course.finalTask.id)
    assert.equal((await (await as(ann)).get(`/api/final-tasks/${course.id}`)).json().id, course.finalTask.id)
    assert.equal((await submitted(ann, course)).mark, 80)
    const late = await learner(course)
    assert.equal((await taskOnScreen(late, course))?.id, next?.id)
  })
}

test('when the course has dropped the task and nothing is left to review, learners see their mark without reviewing', async () => {
  const course = await courseWithTask()
  const [ann, bob] = [await submitter(course), await submitter(course)]
  t.clock.move({ minutes: 60 })
  for (const _ of [ann, bob]) await review(author, course, (await ask(author, course)).json().submittedFinalTaskId)
  t.clock.move({ days: 1 })
  assert.deepEqual([(await submitted(ann, course)).isReviewWaived, (await submitted(ann, course)).mark], [false, null])
  await changeTask(course, null)
  assert.deepEqual([(await submitted(ann, course)).isReviewWaived, (await submitted(ann, course)).mark], [true, 80])
})

test('when there was nothing to review for a day, learners see their mark without reviewing', async () => {
  const course = await courseWithTask()
  const ann = await submitter(course)
  const task = (await ask(author, course)).json()
  await review(author, course, task.submittedFinalTaskId, [5, 5])
  assert.equal((await submitted(ann, course)).mark, null)
  t.clock.move({ days: 1 })
  const shown = await submitted(ann, course)
  assert.deepEqual([shown.isReviewWaived, shown.mark, shown.reviewedBy.name], [true, 67, 'The Author'])
  const bob = await submitter(course)
  assert.equal((await submitted(ann, course)).mark, 67)
  t.clock.move({ days: 1 })
  assert.equal((await submitted(bob, course)).isReviewWaived, true)
})

test('when others have reviewed everything, learners see their mark after their deadline, and it stays', async () => {
  const course = await courseWithTask()
  const [ann, bob] = [await submitter(course), await submitter(course)]
  const seen = async (user: TestUser) => {
    const { isReviewWaived, mark } = await submitted(user, course)
    return [isReviewWaived, mark]
  }
  t.clock.move({ minutes: 60 })
  for (const _ of [ann, bob]) await review(author, course, (await ask(author, course)).json().submittedFinalTaskId)
  assert.deepEqual(await seen(ann), [false, null])
  t.clock.move({ days: 2 })
  for (const user of [ann, bob]) assert.deepEqual(await seen(user), [true, 80])
  const from = t.clock.now().toISOString().slice(0, 10)
  assert.deepEqual((await (await as(ann)).get(`/api/account/learning-statistics-details/${from}`)).json().deadlines, [])

  await submitter(course)
  t.clock.move({ minutes: 60 })
  assert.deepEqual(await seen(ann), [true, 80], 'it stays when somebody submits')
  await changeTask(course, null)
  await changeTask(course, course.finalTask)
  assert.deepEqual(await seen(ann), [true, 80], 'it stays when the course drops the task and takes it back')
})

test('a learner who could review somebody owes it after the deadline, until nothing is left', async () => {
  const course = await courseWithTask()
  const [ann, bob] = [await submitter(course), await submitter(course)]
  t.clock.move({ days: 1 })
  const eve = await submitter(course)
  const readReview = async (user: TestUser) => {
    const { submittedFinalTaskId } = (await ask(author, course)).json()
    assert.equal(await findOwner(submittedFinalTaskId), user.id)
    await review(author, course, submittedFinalTaskId)
  }
  t.clock.move({ days: 1 })
  await readReview(ann)
  await readReview(bob)
  assert.deepEqual([(await submitted(ann, course)).isReviewWaived, (await submitted(ann, course)).mark], [false, null])
  t.clock.move({ days: 1 })
  // The next one comes before the last one is reviewed.
  const late = await submitter(course)
  t.clock.move({ minutes: 60 })
  await readReview(eve)
  assert.equal((await submitted(ann, course)).isReviewWaived, false)
  assert.equal(await findOwner((await ask(ann, course)).json().submittedFinalTaskId), late.id)
  t.clock.move({ days: 2 })
  await readReview(late)
  assert.deepEqual([(await submitted(ann, course)).isReviewWaived, (await submitted(ann, course)).mark], [true, 80])
})

test('a review after the reviewer’s deadline counts, and is marked late', async () => {
  const course = await courseWithTask()
  const [ann] = [await submitter(course), await submitter(course)]
  t.clock.move({ days: 3 })
  const task = (await ask(ann, course)).json()
  await review(ann, course, task.submittedFinalTaskId)
  const { reviewedTask, reviewedLate } = await submitted(ann, course)
  assert.deepEqual([reviewedTask, reviewedLate], [true, true])
})

test('a learner’s review deadline is in the calendar, with its course, until the review is done', async () => {
  const course = await courseWithTask()
  const [ann] = [await submitter(course), await submitter(course)]
  const due = (await submitted(ann, course)).reviewDeadlineUTC
  const day = due.slice(0, 10)
  const calendar = async () => (await (await as(ann)).get(`/api/account/learning-statistics/${day}/${day}`)).json()
  assert.equal((await calendar())[0].hasDeadline, true)
  assert.deepEqual((await (await as(ann)).get(`/api/account/learning-statistics-details/${day}`)).json().deadlines, [
    { dateTimeUTC: due, deadlineType: 0, courseId: course.id, courseName: 'A course for tests' },
  ])
  await review(ann, course, (await ask(ann, course)).json().submittedFinalTaskId)
  assert.deepEqual(await calendar(), [])
})

test('an invalid or harmful zip is refused with a sentence and leaves nothing', async () => {
  const user = await buildUser(t)
  const before = await files()
  const good = zip()
  const symlink = Buffer.from(zipSync({ link: [Buffer.from('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }))
  const encrypted = Buffer.from(good)
  for (const [at, signature] of [
    [6, 0x04034b50],
    [8, 0x02014b50],
  ] as const)
    for (let index = 0; index < encrypted.length - 4; index++)
      if (encrypted.readUInt32LE(index) === signature) encrypted.writeUInt16LE(encrypted.readUInt16LE(index + at) | 1, index + at)
  const overlapping = Buffer.from(zipSync({ 'a.txt': Buffer.alloc(1000, 'a'), 'b.txt': Buffer.alloc(1000, 'a') }, { level: 0 }))
  let central = 0
  for (let index = 0; index < overlapping.length - 4; index++) if (overlapping.readUInt32LE(index) === 0x02014b50) central = index
  overlapping.writeUInt32LE(0, central + 42)
  const bad: Record<string, Buffer> = {
    pdf: Buffer.from('%PDF-1.7 renamed'),
    empty: Buffer.alloc(0),
    truncated: good.subarray(0, good.length - 30),
    'high ratio': Buffer.from(zipSync({ zeros: Buffer.alloc(20 * 1024 ** 2) })),
    nested: Buffer.from(zipSync({ 'inner.zip': good })),
    'out of the folder': Buffer.from(zipSync({ '../../evil.sh': Buffer.from('x') })),
    absolute: Buffer.from(zipSync({ '/etc/evil': Buffer.from('x') })),
    symlink,
    encrypted,
    overlapping,
    'no entries': Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
    'too many': Buffer.from(
      zipSync(Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`f${index}`, Buffer.alloc(0)])), { level: 0 }),
    ),
  }
  for (const [name, content] of Object.entries(bad)) {
    const response = await upload(user, content)
    assert.equal(response.statusCode, 415, `${name}: ${response.body}`)
    assert.match(
      response.json().Message,
      name === 'absolute' || name === 'out of the folder' ? /leads outside/ : /zip|password|archive/i,
    )
  }
  assert.equal(await files(), before)
  assert.deepEqual(await readdir(join(t.settings.dataDir, 'unfinished')), [])
  assert.equal((await upload(user, good)).statusCode, 201)
})

test('headers that lie about sizes do not help a bomb', async () => {
  const bomb = Buffer.from(zipSync({ zeros: Buffer.alloc(30 * 1024 ** 2) }))
  for (let index = 0; index < bomb.length - 4; index++) {
    const signature = bomb.readUInt32LE(index)
    if (signature === 0x02014b50) bomb.writeUInt32LE(40_000, index + 24)
    if (signature === 0x04034b50) bomb.writeUInt32LE(40_000, index + 22)
  }
  assert.equal((await upload(await buildUser(t), bomb)).statusCode, 415)
})

const notified = async (user: TestUser, course: Course) =>
  (await (await as(user)).get('/api/notifications'))
    .json<{ kind: string; action: { path: string } }[]>()
    .filter(({ kind, action }) => kind !== 'course-sold' && action.path === `/courses/learn/${course.id}?view=final-task`)
    .map(({ kind }) => kind)

test('learners are notified of a review while they owe it and there is something to review, and of their mark', async () => {
  const course = await courseWithTask()
  const ann = await submitter(course)
  assert.deepEqual(await notified(ann, course), [])
  const bob = await submitter(course)
  for (const user of [ann, bob]) assert.deepEqual(await notified(user, course), ['review-due'])
  const { submittedFinalTaskId } = (await ask(ann, course)).json()
  assert.deepEqual(await notified(ann, course), ['review-due'])
  await review(ann, course, submittedFinalTaskId)
  assert.deepEqual(await notified(ann, course), [])
  assert.deepEqual(await notified(bob, course), ['mark-given', 'review-due'])
  // The author takes what Bob could review, then gives it back by waiting.
  t.clock.move({ days: 3 })
  await ask(author, course)
  assert.deepEqual(await notified(bob, course), ['mark-given'])
  t.clock.move({ days: 1 })
  assert.deepEqual(await notified(bob, course), ['mark-given', 'review-due'])
})

test('the author is notified while too few learners could review, and once nobody has in time', async () => {
  const course = await courseWithTask()
  await submitter(course)
  assert.deepEqual(await notified(author, course), ['review-due'])
  await submitter(course)
  assert.deepEqual(await notified(author, course), ['review-due'])
  await submitter(course)
  assert.deepEqual(await notified(author, course), [])
  await notifyAuthorsOfOverdue(t)
  assert.deepEqual(await notified(author, course), [])
  t.clock.move({ days: 2 })
  await notifyAuthorsOfOverdue(t)
  assert.deepEqual(await notified(author, course), ['review-due'])
  await (await as(author)).put('/api/notifications/read', {})
  await notifyAuthorsOfOverdue(t)
  const unread = (await (await as(author)).get('/api/notifications'))
    .json<{ isRead: boolean }[]>()
    .filter(({ isRead }) => !isRead)
  assert.deepEqual(unread, [])
  for (const _ of [1, 2, 3]) await review(author, course, (await ask(author, course)).json().submittedFinalTaskId)
  assert.deepEqual(await notified(author, course), [])
})

test('a learner who owes no review is not notified of one', async () => {
  const course = await courseWithTask()
  const ann = await submitter(course)
  t.clock.move({ days: 1 })
  await submitter(course)
  assert.deepEqual(await notified(ann, course), [])
})

/** Deletes the author's account, as its owner and the job do. */
async function deleteAccount(user: TestUser): Promise<void> {
  await t.db.run(sql`update users set deletion_due_at = ${t.clock.now()} where id = ${user.id}`)
  assert.ok((await deleteDueAccounts(t)).includes(user.id))
}
const waitingIn = async (user: TestUser, course: Course) =>
  (await (await as(user)).get(`/api/final-tasks/waiting/${course.id}`)).json()
/** The learning screen as an Admin gets it. */
async function readScreen(admin: TestUser, course: Course) {
  const token = { ...admin, sessionId: 'test', roles: ['Student' as const, 'Admin' as const] }
  const accessToken = await signAccessToken(t.secrets.accessToken, t.clock, token)
  return (await t.as({ accessToken }).get(`/api/courses/learn/${course.id}`)).json()
}

test('in a course by a former user, Admins are notified and review instead of the author', async () => {
  const leaver = await buildUser(t, { isCreator: true })
  const course = await courseWithTask('0001-01-03T00:00:00', leaver)
  const [before, ann] = [await submitter(course), await learner(course)]
  const [admin, other] = [await buildUser(t, { isAdmin: true }), await buildUser(t, { isAdmin: true })]
  assert.equal((await waitingIn(admin, course)).StatusCode, 403)
  assert.equal((await readScreen(admin, course)).reviewsAsAuthor, false)
  t.clock.move({ days: 60 })
  await deleteAccount(leaver)
  for (const user of [admin, other]) assert.deepEqual(await notified(user, course), ['review-due'], 'what waited for the author')
  assert.equal((await submit(await renewed(t, ann), course)).statusCode, 201)

  const screen = await readScreen(admin, course)
  assert.deepEqual([screen.isAuthor, screen.reviewsAsAuthor, screen.finalTask.id], [false, true, course.finalTask.id])
  assert.equal((await waitingIn(admin, course)).length, 2)
  const creator = await buildUser(t, { isCreator: true })
  assert.equal((await waitingIn(creator, course)).StatusCode, 403)
  const task = (await ask(admin, course)).json()
  assert.notEqual((await ask(other, course)).json().submittedFinalTaskId, task.submittedFinalTaskId, 'two Admins at once')
  for (const user of [admin, other])
    assert.equal((await review(user, course, (await ask(user, course)).json().submittedFinalTaskId)).statusCode, 201)
  for (const user of [before, ann]) assert.equal((await submitted(user, course)).isReviewed, true)
  for (const user of [admin, other]) assert.deepEqual(await notified(user, course), [])
})

test('Admins are notified of a new and of an overdue submission to a course by a former user', async () => {
  const leaver = await buildUser(t, { isCreator: true })
  const course = await courseWithTask('0001-01-03T00:00:00', leaver)
  const learners = [await learner(course), await learner(course), await learner(course)] as const
  await deleteAccount(leaver)
  const admin = await buildUser(t, { isAdmin: true })
  await submit(learners[0], course)
  assert.deepEqual(await notified(admin, course), ['review-due'])
  for (const user of learners.slice(1)) assert.equal((await submit(user, course)).statusCode, 201)
  assert.deepEqual(await notified(admin, course), [], 'learners review each other')
  t.clock.move({ days: 2 })
  await notifyAuthorsOfOverdue(t)
  assert.deepEqual(await notified(admin, course), ['review-due'])
})

test('an Admin who learns a course by a former user is a learner there, too, and never reviews the own submission', async () => {
  const leaver = await buildUser(t, { isCreator: true })
  const course = await courseWithTask('0001-01-03T00:00:00', leaver)
  const admin = await learner(course)
  await t.db.run(sql`update users set is_admin = true where id = ${admin.id}`)
  const ann = await learner(course)
  await deleteAccount(leaver)
  assert.equal((await submit(admin, course)).statusCode, 201)
  assert.deepEqual([await notified(admin, course), await waitingIn(admin, course)], [[], []])
  assert.equal((await ask(admin, course)).statusCode, 404)
  assert.equal((await submit(ann, course)).statusCode, 201)
  assert.deepEqual(await notified(admin, course), ['review-due'])
  assert.equal((await waitingIn(admin, course)).length, 1)
  const task = (await ask(admin, course)).json()
  assert.equal(await findOwner(task.submittedFinalTaskId), ann.id)
  assert.equal((await review(admin, course, task.submittedFinalTaskId)).statusCode, 201)
  assert.equal((await submitted(admin, course)).reviewedTask, true)
  assert.deepEqual(await notified(admin, course), [])
})

test('of several courses with the task, a submission goes to one whose author is there', async () => {
  const leaver = await buildUser(t, { isCreator: true })
  const orphaned = await courseWithTask('0001-01-03T00:00:00', leaver)
  const course = { ...(await courseWithTask()), finalTask: orphaned.finalTask, material: orphaned.material }
  await t.db.run(sql`update courses set final_task_id = ${orphaned.finalTask.id} where id = ${course.id}`)
  await t.db.run(sql`update course_materials set material_id = ${orphaned.material.id} where course_id = ${course.id}`)
  const ann = await learner(orphaned)
  await (await as(ann)).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  await (await as(ann)).put('/api/shopping-cart/buy')
  await deleteAccount(leaver)
  assert.equal((await submit(ann, course)).statusCode, 201)
  assert.equal((await waitingIn(author, course)).length, 1)
})

/** Changes the final task as its author. The first question keeps its place, but weighs more; the second one goes. */
const editTask = async (course: Course, changes: object = {}, version = 1) =>
  (await as(author)).put(`/api/final-tasks/${course.finalTask.id}`, {
    name: 'Build it well',
    text: 'Show even more.',
    reviewDeadlineTime: '0001-01-02T00:00:00',
    reviewQuestions: [{ text: 'Does it really work?', maxMark: 100 }],
    version,
    ...changes,
  })

test('an author who raises a maximum or removes a question after the review changes no mark that was given', async () => {
  const course = await courseWithTask()
  const [ann, bob] = [await submitter(course), await submitter(course)]
  for (const user of [ann, bob])
    assert.equal((await review(user, course, (await ask(user, course)).json().submittedFinalTaskId, [10, 5])).statusCode, 201)
  const before = await submitted(bob, course)
  assert.equal((await editTask(course)).statusCode, 200)
  assert.deepEqual((await submitted(bob, course)).questionMarks, [
    { text: 'Does it work?', mark: 10, maxMark: 10 },
    { text: 'Is it clear?', mark: 5, maxMark: 5 },
  ])
  assert.deepEqual(await submitted(bob, course), before)
})

test('what was submitted before a change is reviewed by its own questions, held or not; what comes later, by the new ones', async () => {
  const course = await courseWithTask()
  const [ann, bob] = [await submitter(course), await submitter(course)]
  const held = (await ask(ann, course)).json()
  assert.equal(await findOwner(held.submittedFinalTaskId), bob.id)
  const changed = await editTask(course)
  assert.deepEqual([changed.statusCode, changed.json().version], [200, 2], changed.body)
  const again = (await ask(ann, course)).json()
  assert.deepEqual(again.reviewQuestions, held.reviewQuestions, 'as the reviewer sees them, after a reload too')

  const marks = (questions: { id: number }[], mark: number) => ({
    submittedFinalTaskId: held.submittedFinalTaskId,
    submittedReviewQuestions: questions.map(({ id }) => ({ questionId: id, mark })),
  })
  const byNew = await (await as(ann)).post('/api/final-tasks/review', marks(changed.json().reviewQuestions, 100))
  assert.deepEqual(byNew.json().errors, { submittedReviewQuestions: 'Give one mark for each question.' })
  const tooMuch = await (await as(ann)).post('/api/final-tasks/review', marks(held.reviewQuestions, 6))
  assert.deepEqual(tooMuch.json().errors, { submittedReviewQuestions: 'The mark for a question is at most 5.' })
  const given = await (await as(ann)).post('/api/final-tasks/review', marks(held.reviewQuestions, 5))
  assert.deepEqual([given.statusCode, given.json().mark], [201, 67])

  const waiting = (await ask(bob, course)).json()
  assert.equal(await findOwner(waiting.submittedFinalTaskId), ann.id)
  assert.deepEqual(waiting.reviewQuestions, held.reviewQuestions, 'nobody held it when the task was changed')

  const late = await submitter(course)
  t.clock.move({ days: 3 })
  await editTask(course, { name: 'Once more' }, 2)
  const other = await submitter(course)
  const forOther = (await ask(other, course)).json()
  assert.deepEqual(
    [await findOwner(forOther.submittedFinalTaskId), forOther.reviewQuestions],
    [late.id, changed.json().reviewQuestions],
  )
})

test('learners see the final task as it is, and those who submitted it as they submitted it', async () => {
  const course = await courseWithTask()
  const [ann, bob] = [await submitter(course), await learner(course)]
  const read = async (user: TestUser) => (await (await as(user)).get(`/api/final-tasks/${course.id}`)).json()
  const before = await read(ann)
  await editTask(course)
  assert.deepEqual(await read(ann), before)
  for (const user of [bob, author])
    assert.deepEqual(
      [(await read(user)).name, (await read(user)).reviewQuestions.map(({ maxMark }: { maxMark: number }) => maxMark)],
      ['Build it well', [100]],
    )
  assert.equal((await submit(bob, course)).statusCode, 201)
  await editTask(course, { text: 'Third text' }, 2)
  assert.equal((await read(bob)).text, 'Show even more.')
})

test('changes and submissions at the same moment: each submission has all questions of one version', async () => {
  const course = await courseWithTask()
  const learners = await Promise.all(Array.from({ length: 6 }, () => learner(course)))
  const edits = async () => {
    for (let version = 1; version <= 6; version++) {
      const reviewQuestions = Array.from({ length: version }, (_, place) => ({ text: `${version}.${place}`, maxMark: version }))
      assert.equal((await editTask(course, { reviewQuestions }, version)).statusCode, 200)
    }
  }
  const responses = await Promise.all([...learners.map((user) => submit(user, course)), edits()])
  for (const response of responses.slice(0, -1)) assert.equal(response?.statusCode, 201)
  for (const user of learners) {
    const { version, reviewQuestions } = (await (await as(user)).get(`/api/final-tasks/${course.id}`)).json()
    assert.equal(reviewQuestions.length, version === 1 ? 2 : version - 1)
  }
})
