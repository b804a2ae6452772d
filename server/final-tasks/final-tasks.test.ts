import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spanFromMinutes, spanInMinutes } from '#contract/final-tasks/final-tasks.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const creator = await buildUser(t, { isCreator: true })
const other = await buildUser(t, { isCreator: true })

const task = (changes: object = {}) => ({
  id: 0,
  name: 'Build a shelf',
  text: 'Measure twice.\nCut once.',
  reviewDeadlineTime: '0001-01-08T00:00:00',
  reviewQuestions: [
    { id: 0, text: 'Does it stand?', maxMark: 10 },
    { id: 0, text: 'Is it level?', maxMark: '5' },
  ],
  ...changes,
})
const create = (changes: object = {}, who = creator) => t.as(who).post('/api/final-tasks', task(changes))

test('a final task is created, listed for its creator, and deleted while no course has it', async () => {
  const response = await create()
  assert.equal(response.statusCode, 201, response.body)
  const made = response.json()
  assert.deepEqual(
    { ...made, id: 0, reviewQuestions: made.reviewQuestions.map((question: object) => ({ ...question, id: 0 })) },
    {
      ...task(),
      version: 1,
      reviewQuestions: [
        { id: 0, text: 'Does it stand?', maxMark: 10 },
        { id: 0, text: 'Is it level?', maxMark: 5 },
      ],
    },
  )
  assert.deepEqual((await t.as(creator).get('/api/final-tasks?pageSize=3')).json(), [made])
  assert.deepEqual((await t.as(other).get('/api/final-tasks?pageSize=3')).json(), [])
  assert.equal((await t.as(other).delete(`/api/final-tasks/${made.id}`)).statusCode, 403)
  const course = await buildCourse(t, creator, { name: 'Shelves' })
  await t.db.run(sql`update courses set final_task_id = ${made.id} where id = ${course.id}`)
  assert.match((await t.as(creator).delete(`/api/final-tasks/${made.id}`)).json().Message, /used by the course “Shelves”/)
  await t.db.run(sql`update courses set final_task_id = null where id = ${course.id}`)
  assert.equal((await t.as(creator).delete(`/api/final-tasks/${made.id}`)).statusCode, 204)
})

test('a final task is changed by its creator or an Admin, and deleted with its earlier versions', async () => {
  const made = (await create()).json()
  const url = `/api/final-tasks/${made.id}`
  const change = (changes: object, who = creator) => t.as(who).put(url, { ...task(), version: 1, ...changes })
  for (const who of [other, await buildUser(t)]) assert.equal((await change({ name: 'Mine' }, who)).statusCode, 403)
  assert.equal((await t.as().put(url, task())).statusCode, 401)
  assert.equal((await t.as(other).get(`/api/final-tasks/edit/${made.id}`)).statusCode, 403)
  assert.equal((await t.as(creator).put('/api/final-tasks/999999', task({ version: 1 }))).statusCode, 404)
  assert.deepEqual((await change({ name: '', version: undefined })).json().errors, {
    name: 'Name is required.',
    version: 'Send the version that you read.',
  })
  const reviewQuestions = [{ id: made.reviewQuestions[0].id, text: 'Is it tall?', maxMark: 7 }]
  const saved = await change({ name: ' Build two shelves ', reviewDeadlineTime: '0001-01-02T00:00:00', reviewQuestions })
  assert.equal(saved.statusCode, 200, saved.body)
  const { id, name, text, reviewDeadlineTime, version } = saved.json()
  assert.deepEqual(
    [id, name, text, reviewDeadlineTime, version],
    [made.id, 'Build two shelves', made.text, '0001-01-02T00:00:00', 2],
  )
  assert.deepEqual(
    saved.json().reviewQuestions.map((question: { text: string; maxMark: number }) => [question.text, question.maxMark]),
    [['Is it tall?', 7]],
  )
  assert.deepEqual((await t.as(creator).get(`/api/final-tasks/edit/${made.id}`)).json(), saved.json())
  const admin = await buildUser(t, { isAdmin: true })
  assert.equal((await change({ name: 'By an Admin', version: 2 }, admin)).json().version, 3)
  assert.equal((await t.as(creator).delete(url)).statusCode, 204)
})

test('two who change the same final task: the second is refused, and the same change sent again is not', async () => {
  const made = (await create()).json()
  const change = (name: string, version: number) => t.as(creator).put(`/api/final-tasks/${made.id}`, task({ name, version }))
  const saved = await change('First', 1)
  assert.deepEqual((await change('First', 1)).json(), saved.json(), 'its response was lost')
  const refused = await change('Second', 1)
  assert.deepEqual(
    [refused.statusCode, refused.json().code, refused.json().Message],
    [
      409,
      'final-tasks/saved-elsewhere',
      'This final task was changed in another tab or window, or by an Admin. Nothing was overwritten.',
    ],
  )
  const both = await Promise.all([change('Third', 2), change('Fourth', 2)])
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409])
})

test('a final task with submissions is not deleted, and the refusal says why', async () => {
  const made = (await create()).json()
  const course = await buildCourse(t, creator)
  await t.db.run(sql`
    with file as (insert into files (id, folder, owner_id, extension, media_type, size, sha256, created_at)
      values (${'f'.repeat(22)}, 'final-tasks', ${other.id}, 'zip', 'application/zip', 1, '', now()) returning id)
    insert into submissions (final_task_id, user_id, course_id, file_id, submitted_at, review_due_at)
    select ${made.id}, ${other.id}, ${course.id}, file.id, now(), now() from file`)
  const response = await t.as(creator).delete(`/api/final-tasks/${made.id}`)
  assert.deepEqual(
    [response.statusCode, response.json().Message],
    [409, 'This final task cannot be deleted: it is used by learners’ submissions.'],
  )
})

test('what is missing or out of bounds is refused with its sentence', async () => {
  const refused = async (changes: object) => (await create(changes)).json().errors
  assert.deepEqual(await refused({ name: '' }), { name: 'Name is required.' })
  assert.deepEqual(await refused({ text: ' ' }), { text: 'Text is required and can have at most 10000 characters.' })
  const span = { reviewDeadlineTime: 'Time To Review must be from one minute to thirteen days.' }
  for (const reviewDeadlineTime of [
    '0001-01-01T00:00:00',
    '0001-01-14T00:01:00',
    '2026-01-08T00:00:00',
    '0001-01-01T00:00:30',
    'x',
    '0001-02-31T00:00',
  ])
    assert.deepEqual(await refused({ reviewDeadlineTime }), span, reviewDeadlineTime)
  assert.deepEqual(await refused({ reviewQuestions: [] }), { reviewQuestions: 'Add at least one review question!' })
  assert.deepEqual(await refused({ reviewQuestions: [{ text: '', maxMark: 101 }] }), {
    'reviewQuestions.0.text': 'Question is required.',
    'reviewQuestions.0.maxMark': 'Max Mark must be a whole number from 1 to 100.',
  })
})

test('a span of time is written as the moment that long after the first of January of the year 1', () => {
  assert.equal(spanFromMinutes(7 * 24 * 60), '0001-01-08T00:00:00')
  assert.equal(spanFromMinutes(1), '0001-01-01T00:01:00')
  for (const minutes of [1, 59, 60, 1439, 1440, 18_720]) assert.equal(spanInMinutes(spanFromMinutes(minutes)), minutes)
  assert.equal(spanInMinutes('0001-01-02T03:04'), 1440 + 184)
  assert.equal(spanInMinutes('0001-01-02T03:04:00.000Z'), 1440 + 184)
})
