import assert from 'node:assert/strict'
import { test } from 'node:test'
import { later } from '#server/core/clock.ts'
import { sql } from '#server/core/database/db.ts'
import { sweepFiles } from '#server/files/index.ts'
import { buildCourse, buildUser, type TestUser } from '#server/testing/build.ts'
import { type FormFile, multipart, samples } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { mp4 } from '#server/testing/videos.ts'

const t = await startTestApp()
const creator = await buildUser(t, { isCreator: true })
const other = await buildUser(t, { isCreator: true })
const student = await buildUser(t)
const admin = await buildUser(t, { isAdmin: true })

type Fields = Record<string, string | number>
const film: Fields = { name: 'A film', duration: 90, 'quality.id': 4, learningMinutes: 2 }
const makeVideo = async () =>
  (await t.as(creator).post('/api/videos', ...multipart(film, { fileName: 'film.mp4', content: samples.mp4 }))).json()
const saveVideo = (id: number, fields: Fields = {}, file?: FormFile, who: TestUser | undefined = creator) =>
  t.as(who).put(`/api/videos/${id}`, ...multipart({ ...film, ...fields }, file))
const author = async (fullName: string) => (await t.as(creator).post('/api/authors', { fullName })).json()

test('the creator of a video and Admins can rename it and change its fields; nobody else can', async () => {
  const { id } = await makeVideo()
  const saved = await saveVideo(id, { name: 'A better film', duration: 100, 'quality.id': 5, learningMinutes: 7 })
  assert.equal(saved.statusCode, 200, saved.body)
  const { name, duration, quality, learningMinutes, link } = saved.json()
  assert.deepEqual([name, duration, quality, learningMinutes], ['A better film', 100, { id: 5, name: '1080p' }, 7])
  assert.deepEqual((await t.as().get(link)).rawPayload, samples.mp4)
  assert.equal((await saveVideo(id, { name: 'As an Admin wants it' }, undefined, admin)).statusCode, 200)
  assert.equal((await saveVideo(id, {}, undefined, other)).statusCode, 403)
  assert.equal((await saveVideo(id, {}, undefined, student)).statusCode, 403)
  assert.equal((await t.as().put(`/api/videos/${id}`, ...multipart(film))).statusCode, 401)
  assert.equal((await saveVideo(999_999)).statusCode, 404)
  assert.equal((await t.as(creator).put(`/api/books/${id}`, ...multipart({}))).statusCode, 400)
  assert.deepEqual((await saveVideo(id, { name: ' ', duration: 0 })).json().errors, {
    name: 'Name is required.',
    duration: 'Duration must be a whole number from 1 to 100000.',
  })
  const noQuality = (await saveVideo(id, { 'quality.id': 99 })).json()
  assert.deepEqual([noQuality.code, noQuality.errors], ['materials/no-quality', { quality: 'Choose a quality!' }])
  const [listed] = (await t.as(creator).get('/api/videos')).json()
  assert.equal(listed.name, 'As an Admin wants it')
})

test('a new file takes the place of the old one: old links lead nowhere, what was learned stays learned', async () => {
  const { id, link } = await makeVideo()
  const course = await buildCourse(t, creator, { materials: [{ id }] })
  await t.db.run(
    sql`insert into learned_materials (user_id, material_id, learned_at) values (${student.id}, ${id}, ${t.clock.now()})`,
  )
  const content = mp4({ seconds: 60 })
  const changed = await saveVideo(id, { duration: 60 }, { fileName: 'new.mp4', content })
  assert.equal(changed.statusCode, 200, changed.body)
  assert.notEqual(changed.json().link.split('?')[0], link.split('?')[0])
  assert.deepEqual((await t.as().get(changed.json().link)).rawPayload, content)
  assert.equal((await t.as().get(link)).statusCode, 404)
  const learned = await t.db.many(sql`select from learned_materials where material_id = ${id}`)
  assert.deepEqual([learned.length, (await t.as(creator).get(`/api/courses/${course.id}`)).json().materials[0].duration], [1, 60])

  await sweepFiles(t)
  await sweepFiles({ ...t, clock: { now: () => later(t.clock.now(), { days: 2 }) } })
  const stored = (await Array.fromAsync(t.storage.list())).map((file) => file.name)
  const fileIdIn = (of: string) => of.split('?')[0]?.split('/').at(-1) ?? ''
  assert.deepEqual(
    [link, changed.json().link].map((of) => stored.some((name) => name.includes(fileIdIn(of)))),
    [false, true],
  )
})

test('a file that cannot be played is refused, and the video stays as it was', async () => {
  const { id, link } = await makeVideo()
  const refused = await saveVideo(id, { name: 'Never' }, { fileName: 'x.mp4', content: mp4({ video: 'mp4v', objectType: 0x20 }) })
  assert.deepEqual([refused.statusCode, Object.keys(refused.json().errors)], [415, ['file']])
  assert.equal(refused.json().code, 'files/not-playable')
  assert.equal((await t.as().get(link)).statusCode, 200)
  const [listed] = (await t.as(creator).get('/api/videos?filter=Never')).json()
  assert.equal(listed, undefined)
})

test('a book changes its authors in their order, and its kind with its file', async () => {
  const [first, second] = [await author('Zoë First'), await author('Al Second')]
  const form: Fields = { name: 'A book', pagesCount: 12, publicationYear: 2020, learningMinutes: 24, 'authors[0].id': first.id }
  const pdf = { fileName: 'a.pdf', content: samples.pdf }
  const { id } = (await t.as(creator).post('/api/books', ...multipart(form, pdf))).json()
  const save = (fields: Fields, file?: FormFile, who = creator) =>
    t.as(who).put(`/api/books/${id}`, ...multipart({ ...form, ...fields }, file))
  const renamed = (await save({ name: 'Renamed', 'authors[0].id': second.id, 'authors[1].id': first.id })).json()
  assert.deepEqual(
    [renamed.name, renamed.extension.name, renamed.authors.map((one: { fullName: string }) => one.fullName)],
    ['Renamed', 'pdf', ['Al Second', 'Zoë First']],
  )
  const txt = (await save({ pagesCount: 3 }, { fileName: 'a.txt', content: samples.txt })).json()
  assert.deepEqual([txt.extension.name, txt.pagesCount], ['txt', 3])
  assert.equal((await save({ 'authors[0].id': 999_999 })).json().errors.authors, 'One of the authors does not exist any more.')
  assert.equal((await save({}, undefined, other)).statusCode, 403)
  assert.deepEqual((await t.as(creator).get('/api/books')).json()[0].authors.length, 1)
})

test('an article changes in every field', async () => {
  const journal = (await t.as(creator).post('/api/resources', { name: 'Edited journal' })).json()
  const form = { name: 'One', link: 'https://a.example/', publicationDate: '2026-01-01', learningMinutes: 5, resource: journal }
  const { id } = (await t.as(creator).post('/api/articles', form)).json()
  const changed = { ...form, name: 'Two', link: 'https://b.example/', publicationDate: '2026-02-02', learningMinutes: 6 }
  const response = await t.as(creator).put(`/api/articles/${id}`, changed)
  const { name, link, publicationDate, learningMinutes } = response.json()
  assert.deepEqual([name, link, publicationDate, learningMinutes], ['Two', 'https://b.example/', '2026-02-02', 6])
  assert.equal((await t.as(other).put(`/api/articles/${id}`, changed)).statusCode, 403)
  assert.equal((await t.as(creator).put('/api/articles/999999', changed)).statusCode, 404)
  assert.equal((await t.as(creator).put(`/api/articles/${id}`, { ...changed, link: 'javascript:alert(1)' })).statusCode, 400)
  const unknown = await t.as(creator).put(`/api/articles/${id}`, { ...changed, resource: { id: 999_999 } })
  assert.deepEqual([unknown.statusCode, unknown.json().errors.resource], [400, 'This resource does not exist any more.'])
})
