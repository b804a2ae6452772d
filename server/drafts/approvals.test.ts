import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DraftToApprove } from '#contract/drafts/approvals.ts'
import { sql } from '#server/core/database/db.ts'
import { insertFinalTask } from '#server/final-tasks/index.ts'
import { buildArticle, buildSkill, buildUser } from '#server/testing/build.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { multipart, samples } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { countWaiting, until } from '#server/testing/until.ts'
import { mp4 } from '#server/testing/videos.ts'

const t = await startTestApp({ COURSE_APPROVAL: '1' })
const [author, stranger] = [await buildUser(t, { isCreator: true }), await buildUser(t, { isCreator: true })]
const admin = await buildUser(t, { isAdmin: true })
const [weaving, dyeing] = [await buildSkill(t, 'Weaving'), await buildSkill(t, 'Dyeing')]
const article = await buildArticle(t)
await t.db.run(sql`update materials set creator_id = ${author.id} where id = ${article.id}`)

const as = t.as(author)
const whole = (changes: object = {}) => ({
  ...courseForm,
  skills: [{ id: weaving.id, level: 3 }],
  materials: [{ id: article.id }],
  ...changes,
})
const begin = async (form: object) => (await as.post('/api/drafts', form)).json<{ id: number; version: number }>()
const publish = ({ id, version }: { id: number; version: number }) => as.post(`/api/drafts/${id}/publish`, { version })
const read = async (id: number) => (await as.get(`/api/drafts/${id}`)).json()
const queue = async () => (await t.as(admin).get('/api/approvals?pageSize=100')).json()
const decide = (what: 'approve' | 'refuse', id: number, body: object, who = admin) =>
  t.as(who).post(`/api/approvals/${id}/${what}`, body)
const shown = async (id: number) => (await t.as().get(`/api/courses/${id}`)).json()
const newest = async () => (await as.get('/api/notifications')).json()[0]
const log = async () => (await t.as(admin).get('/api/statistics/audit/1/1')).json()[0]

/** A course of the author, approved. */
async function approved(name: string): Promise<number> {
  const { draftId } = (await as.post('/api/courses', whole({ name }))).json()
  const { courseId } = (await decide('approve', draftId, { version: 1 })).json()
  return courseId
}

test('a new course waits until an Admin approves it, with a note to the author', async () => {
  assert.equal((await as.get('/api/drafts')).json().needsApproval, true)
  const draft = await begin(whole({ name: 'Waiting for a nod' }))
  assert.deepEqual((await publish(draft)).json(), { state: 'review', courseId: null })
  assert.equal((await t.as().get('/api/courses/filtered/1/4/0/true/Waiting%20for')).json().length, 0)
  const [waiting] = await queue()
  assert.deepEqual(
    [waiting.id, waiting.courseId, waiting.name, waiting.author, waiting.raised],
    [draft.id, null, 'Waiting for a nod', { name: author.name, email: author.email }, [{ name: 'Weaving', from: 0, to: 3 }]],
  )
  const seen = await t.as(admin).get(`/api/drafts/${draft.id}/preview`)
  assert.deepEqual([seen.statusCode, seen.json().isOwn, seen.json().course.name], [200, false, 'Waiting for a nod'])
  assert.equal((await t.as(stranger).get(`/api/drafts/${draft.id}/preview`)).statusCode, 404)
  assert.equal((await t.as(admin).get(`/api/drafts/${draft.id}`)).statusCode, 404)
  const changed = await as.put(`/api/drafts/${draft.id}`, { ...whole({ name: 'Changed in secret' }), version: 1 })
  assert.match(changed.json().Message, /is waiting for approval/)
  assert.equal((await publish(draft)).statusCode, 409)

  for (const who of [author, stranger]) assert.equal((await decide('approve', draft.id, { version: 1 }, who)).statusCode, 403)
  const decision = await decide('approve', draft.id, { version: waiting.version, note: 'Well done.' })
  assert.equal(decision.statusCode, 200, decision.body)
  const { courseId } = decision.json()
  assert.deepEqual([(await shown(courseId)).name, (await shown(courseId)).author.name], ['Waiting for a nod', author.name])
  const news = await newest()
  assert.deepEqual(
    [news.kind, news.text, news.action.path],
    ['course-approved', '“Waiting for a nod” was approved and is published. Well done.', `/courses/${courseId}`],
  )
  const act = await log()
  assert.deepEqual([act.act, act.user, act.details], ['approve-course', author.email, 'Waiting for a nod'])
  assert.equal((await decide('approve', draft.id, { version: 1 })).statusCode, 404)
  assert.deepEqual(await queue(), [])
})

test('a refusal needs a note; the author changes the draft and sends it again', async () => {
  const draft = await begin(whole({ name: 'Not yet good' }))
  await publish(draft)
  for (const note of ['', '  ', undefined]) assert.equal((await decide('refuse', draft.id, { version: 1, note })).statusCode, 400)
  assert.equal((await decide('refuse', draft.id, { version: 1, note: 'Where is the loom?' })).statusCode, 204)
  assert.equal((await decide('approve', draft.id, { version: 1 })).statusCode, 409)
  const { state, refusal, version } = await read(draft.id)
  assert.deepEqual([state, refusal], ['draft', 'Where is the loom?'])
  const news = await newest()
  assert.deepEqual(
    [news.kind, news.text, news.action.path],
    ['course-refused', '“Not yet good” was not approved: Where is the loom?', `/create-course?draft=${draft.id}`],
  )
  const act = await log()
  assert.deepEqual([act.act, act.details], ['refuse-course', 'Not yet good: Where is the loom?'])
  const saved = await as.put(`/api/drafts/${draft.id}`, { ...whole({ name: 'Good enough now' }), version })
  assert.equal((await publish(saved.json())).json().state, 'review')
  assert.equal((await read(draft.id)).refusal, null)
  assert.equal((await decide('approve', draft.id, { version: saved.json().version })).statusCode, 200)
  const kinds = (await as.get('/api/notifications')).json().map(({ kind }: { kind: string }) => kind)
  assert.ok(!kinds.includes('course-refused'), 'what was refused is published by now')
})

test('an author takes a draft back, and an Admin who still sees it is told so', async () => {
  const draft = await begin(whole({ name: 'On second thoughts' }))
  await publish(draft)
  const back = await as.post(`/api/drafts/${draft.id}/take-back`)
  assert.deepEqual([back.statusCode, back.json().version], [200, 2])
  assert.equal((await as.post(`/api/drafts/${draft.id}/take-back`)).statusCode, 409)
  const late = await decide('approve', draft.id, { version: 1 })
  assert.equal(late.statusCode, 409)
  assert.match(late.json().Message, /taken it back/)
  assert.equal(late.json().code, 'drafts/taken-back-or-decided')
  assert.deepEqual(await queue(), [])
})

test('changes are published at once, unless they add a skill or raise a level', async () => {
  const id = await approved('Level by level')
  const change = async (changes: object) => {
    const { draft } = (await as.get(`/api/courses/${id}/draft`)).json()
    if (draft) await as.delete(`/api/drafts/${draft.id}`)
    return publish(await begin({ ...whole({ name: 'Level by level', ...changes }), courseId: id }))
  }
  assert.equal((await change({ price: 7 })).json().state, 'published')
  assert.equal((await change({ skills: [{ id: weaving.id, level: 2 }] })).json().state, 'published')
  for (const skills of [
    [{ id: weaving.id, level: 3 }],
    [
      { id: weaving.id, level: 2 },
      { id: dyeing.id, level: 1 },
    ],
  ]) {
    assert.deepEqual((await change({ skills, name: 'Higher levels' })).json(), { state: 'review', courseId: id })
    assert.deepEqual((await shown(id)).skills, [{ ...weaving, level: 2 }])
  }
  const [waiting] = await queue()
  assert.deepEqual(waiting.raised, [{ name: 'Dyeing', from: 0, to: 1 }])
  assert.equal((await decide('approve', waiting.id, { version: waiting.version })).statusCode, 200)
  assert.deepEqual([(await shown(id)).name, (await shown(id)).skills.length], ['Higher levels', 2])
})

test('the calls of the specification wait too: 202 with the draft', async () => {
  const made = await as.post('/api/courses', whole({ name: 'By the old call' }))
  assert.equal(made.statusCode, 202)
  const { draftId } = made.json()
  assert.equal((await read(draftId)).state, 'review')
  const { courseId } = (await decide('approve', draftId, { version: 1 })).json()
  assert.equal((await as.put(`/api/courses/${courseId}`, whole({ name: 'Same levels' }))).statusCode, 204)
  const raised = await as.put(`/api/courses/${courseId}`, whole({ name: 'Raised', skills: [{ id: weaving.id, level: 4 }] }))
  assert.equal(raised.statusCode, 202)
  assert.equal((await shown(courseId)).name, 'Same levels')
  const again = await as.put(`/api/courses/${courseId}`, whole({ name: 'Raised more', skills: [{ id: weaving.id, level: 5 }] }))
  assert.deepEqual([again.statusCode, again.json()], [202, raised.json()])
  assert.equal((await read(raised.json().draftId)).content.name, 'Raised more')
})

test('what an Admin publishes needs nobody else', async () => {
  assert.equal((await t.as(admin).get('/api/drafts')).json().needsApproval, false)
  const made = await t.as(admin).post('/api/courses', whole({ name: 'By an Admin' }))
  assert.equal(made.statusCode, 201)
  const raised = await t.as(admin).put(`/api/courses/${made.json().id}`, whole({ skills: [{ id: weaving.id, level: 9 }] }))
  assert.equal(raised.statusCode, 204)
})

test('a draft whose course was changed by somebody else meanwhile is not approved over it', async () => {
  const id = await approved('Approved, then changed')
  const draft = await begin({ ...whole({ skills: [{ id: weaving.id, level: 8 }] }), courseId: id })
  await publish(draft)
  t.clock.move({ seconds: 1 })
  assert.equal((await t.as(admin).put(`/api/courses/${id}`, whole({ name: 'By the Admin' }))).statusCode, 204)
  assert.equal((await decide('approve', draft.id, { version: 1 })).statusCode, 409)
  assert.deepEqual([(await shown(id)).name, (await read(draft.id)).state], ['By the Admin', 'review'])
})

test('what was deleted while a draft waited is left out of what is approved', async () => {
  const felting = await buildSkill(t, 'Felting')
  const field = (await t.as(admin).post('/api/fields', { name: 'Crafts' })).json<{ id: number }>()
  const skills = [
    { id: weaving.id, level: 3 },
    { id: felting.id, level: 2 },
  ]
  const draft = await begin(whole({ name: 'Without felting', skills, field: { id: field.id } }))
  await publish(draft)
  for (const url of [`/api/skills/${felting.id}`, `/api/fields/${field.id}`])
    assert.equal((await t.as(admin).delete(url)).statusCode, 204)
  const decision = await decide('approve', draft.id, { version: draft.version })
  assert.equal(decision.statusCode, 200, decision.body)
  const course = await shown(decision.json().courseId)
  assert.deepEqual([course.skills, course.field], [[{ ...weaving, level: 3 }], null])
})

test('a change that says nothing about the field of study leaves it, also when it waits', async () => {
  const field = (await t.as(admin).post('/api/fields', { name: 'Textiles' })).json<{ id: number; slug: string }>()
  const { draftId } = (await as.post('/api/courses', whole({ field: { id: field.id } }))).json()
  const { courseId } = (await decide('approve', draftId, { version: 1 })).json()
  const raised = await as.put(`/api/courses/${courseId}`, whole({ skills: [{ id: weaving.id, level: 9 }] }))
  assert.equal((await decide('approve', raised.json().draftId, { version: 1 })).statusCode, 200)
  assert.equal((await shown(courseId)).field.slug, field.slug)
})

test('what an Admin has seen is what is approved: a changed material, link, file, caption or final task needs a new look', async () => {
  const journal = (await as.post('/api/resources', { name: 'Journal of looms' })).json()
  const page = { name: 'Looms', link: 'https://a.example/', publicationDate: '2026-01-01', learningMinutes: 5, resource: journal }
  const film = { name: 'A film', duration: 90, 'quality.id': 4, learningMinutes: 2 }
  const written = (await as.post('/api/articles', page)).json()
  const video = (await as.post('/api/videos', ...multipart(film, { fileName: 'film.mp4', content: samples.mp4 }))).json()
  const spare = (await as.post('/api/articles', { ...page, name: 'Spare' })).json()
  const task = await insertFinalTask(t.db, author.id, {
    name: 'Weave',
    text: 'Weave a scarf.',
    reviewDeadlineTime: '0001-01-02T00:00:00',
    reviewQuestions: [{ text: 'Is it long?', maxMark: 5 }],
  })
  const materials = [{ id: written.id }, { id: video.id }, { id: spare.id }]
  const draft = await begin(whole({ name: 'Seen before', materials, finalTask: { id: task.id } }))
  await publish(draft)
  const waiting = async () => (await queue()).find(({ id }: { id: number }) => id === draft.id)
  const waitingVersion = async () => (await waiting()).version
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'
  const changes: [what: string, change: () => Promise<unknown>][] = [
    ['a link', () => as.put(`/api/articles/${written.id}`, { ...page, link: 'https://b.example/' })],
    [
      'a file',
      () => as.put(`/api/videos/${video.id}`, ...multipart(film, { fileName: 'other.mp4', content: mp4({ seconds: 9 }) })),
    ],
    ['captions', () => as.put(`/api/videos/${video.id}/captions/en`, { label: 'English', captions: vtt })],
    ['no captions', () => as.delete(`/api/videos/${video.id}/captions/en`)],
    ['a name', () => as.put(`/api/articles/${written.id}`, { ...page, name: 'Other looms' })],
    ['a deleted material', () => as.delete(`/api/articles/${spare.id}`)],
    ['a question', () => t.db.run(sql`update review_questions set text = 'Is it red?' where final_task_id = ${task.id}`)],
    ['a task', () => t.db.run(sql`update final_tasks set text = 'Weave anything.' where id = ${task.id}`)],
  ]
  for (const [what, change] of changes) {
    const version = await waitingVersion()
    await change()
    const late = await decide('approve', draft.id, { version })
    assert.equal(late.statusCode, 409, what)
    assert.match(late.json().Message, /^Something in this draft was changed after you looked at it\./)
    assert.equal((await t.as().get('/api/courses/filtered/1/4/0/true/Seen%20before')).json().length, 0, what)
  }
  const version = await waitingVersion()
  await t.db.run(sql`update materials set name = name where id = ${written.id}`)
  assert.equal(await waitingVersion(), version, 'nothing was changed')
  assert.ok((await waiting()).changedUTC)
  assert.equal((await decide('approve', draft.id, { version })).statusCode, 200)
})

test('of an approval and a change at the same time, never is something published that was not seen', async () => {
  const journal = (await as.post('/api/resources', { name: 'Journal of races' })).json()
  const page = { name: 'Race', publicationDate: '2026-01-01', learningMinutes: 5, resource: journal }
  const sent = async () => {
    const { id } = (await as.post('/api/articles', { ...page, link: 'https://seen.example/' })).json<{ id: number }>()
    const draft = await begin(whole({ name: 'A race', materials: [{ id }] }))
    await publish(draft)
    return { id, draft }
  }
  for (let round = 0; round < 5; round++) {
    const { id, draft } = await sent()
    const change = as.put(`/api/articles/${id}`, { ...page, link: 'https://unseen.example/' })
    const [saved, decision] = await Promise.all([change, decide('approve', draft.id, { version: draft.version })])
    assert.equal(saved.statusCode, 200)
    // Published first and changed afterwards, as any course may be, or refused.
    assert.ok([200, 409].includes(decision.statusCode), decision.body)
    if (decision.statusCode === 409) assert.equal((await read(draft.id)).state, 'review')
  }
  // The change comes first, and is not committed yet when the Admin decides.
  const { id, draft } = await sent()
  const { decision } = await t.db.tx(async (db) => {
    await db.run(sql`update materials set link = 'https://unseen.example/' where id = ${id}`)
    let isDecided = false
    const decision = decide('approve', draft.id, { version: draft.version }).finally(() => {
      isDecided = true
    })
    await until(async () => isDecided || (await countWaiting(t.db)) > 0)
    return { decision }
  })
  assert.equal((await decision).statusCode, 409)
  assert.equal((await read(draft.id)).state, 'review')
})

test('an Admin sees all that would be published: every material opens, with the final task and what changes', async () => {
  const film = { name: 'A film', duration: 90, 'quality.id': 4, learningMinutes: 2 }
  const video = (await as.post('/api/videos', ...multipart(film, { fileName: 'film.mp4', content: samples.mp4 }))).json()
  const captions = { label: 'English', captions: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n' }
  assert.equal((await as.put(`/api/videos/${video.id}/captions/en`, captions)).statusCode, 204)
  const task = await insertFinalTask(t.db, author.id, {
    name: 'Weave',
    text: 'Weave a scarf.',
    reviewDeadlineTime: '0001-01-02T00:00:00',
    reviewQuestions: [{ text: 'Is it long?', maxMark: 5 }],
  })
  const courseId = await approved('Seen in full')
  const materials = [
    { id: article.id, section: 'First' },
    { id: video.id, isPreview: true },
  ]
  const skills = [
    { id: weaving.id, level: 3 },
    { id: dyeing.id, level: 2 },
  ]
  const form = whole({ name: 'Seen in full', price: 77, materials, skills, finalTask: { id: task.id } })
  const draft = await begin({ ...form, courseId })
  const look = (who = admin) => t.as(who).get(`/api/approvals/${draft.id}`)
  assert.equal((await look()).statusCode, 404, 'it does not wait yet')
  await publish(draft)
  for (const who of [author, stranger]) assert.equal((await look(who)).statusCode, 403)
  const seen = (await look()).json<DraftToApprove>()
  assert.deepEqual([seen.version, seen.name, seen.changedUTC], [1, 'Seen in full', null])
  assert.deepEqual(
    seen.changes?.map(({ field, now }) => [field, now]),
    [
      ['Price', ['77 points']],
      ['Skills', ['Dyeing, level 2', 'Weaving, level 3']],
      ['Materials', ['Section: First', 'An article', 'A film (free preview)']],
      ['Final Task', ['Weave']],
    ],
  )
  assert.deepEqual(
    seen.finalTask?.reviewQuestions.map(({ text }) => text),
    ['Is it long?'],
  )
  const [written, shownFilm] = seen.materials
  assert.equal(written?.link, 'https://articles.example/one')
  assert.deepEqual((await t.as().get(shownFilm?.link ?? '')).rawPayload, samples.mp4)
  assert.ok(shownFilm && 'captions' in shownFilm && shownFilm.captions.length === 1)
  assert.equal((await decide('approve', draft.id, { version: seen.version })).statusCode, 200)
  assert.equal((await look()).statusCode, 404)
})
