import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formLimits } from '#contract/core/form-limits.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import type { Field } from '#contract/fields/fields.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo } from '#server/testing/build.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const admin = await buildUser(t, { isAdmin: true })
const creator = await buildUser(t, { isCreator: true })
const list = async () => (await t.as().get('/api/fields')).json<Field[]>()
const names = async () => (await list()).map(({ name }) => name)
const add = async (name: string) => (await t.as(admin).post('/api/fields', { name })).json<Field>()

test('an Admin adds, renames, orders and removes fields, and everything is in the log', async () => {
  assert.deepEqual(await list(), [])
  const music = await add(' Music & Årts ')
  assert.deepEqual(music, { id: music.id, name: 'Music & Årts', slug: 'music-arts', courses: 0 })
  const data = await add('Data')
  assert.equal((await t.as(admin).put(`/api/fields/${music.id}`, { name: 'Music' })).statusCode, 204)
  assert.equal((await t.as(admin).put('/api/fields', { ids: [data.id, music.id] })).statusCode, 204)
  assert.deepEqual(await names(), ['Data', 'Music'])
  // The address stays, so another field with the old name gets another one.
  assert.equal((await add('Music & Arts')).slug, 'music-arts-2')
  assert.equal((await t.as(admin).delete(`/api/fields/${data.id}`)).statusCode, 204)
  assert.equal((await t.as(admin).delete(`/api/fields/${data.id}`)).statusCode, 404)
  const log = (await t.as(admin).get('/api/statistics/audit/10/1')).json()
  assert.deepEqual(
    log.map(({ act, details }: Record<string, string>) => [act, details]),
    [
      ['remove-field', 'Data'],
      ['add-field', 'Music & Arts'],
      ['order-fields', 'Data, Music'],
      ['rename-field', 'Music & Årts → Music'],
      ['add-field', 'Data'],
      ['add-field', 'Music & Årts'],
    ],
  )
})

test('names are there once, whatever the case, and the list stays short', async () => {
  await add('Health')
  const again = await t.as(admin).post('/api/fields', { name: 'HEALTH' })
  assert.equal(again.statusCode, 409)
  assert.match(again.json().Message, /already exists/)
  assert.equal(again.json().code, 'fields/name-taken')
  for (const name of ['', '  ', 'a\nb', 'x'.repeat(formLimits.field.name.max + 1)])
    assert.equal((await t.as(admin).post('/api/fields', { name })).statusCode, 400)
  for (let number = (await list()).length; number < formLimits.field.most; number++) await add(`Field ${number}`)
  assert.equal((await t.as(admin).post('/api/fields', { name: 'One too many' })).statusCode, 400)
  assert.equal((await list()).length, formLimits.field.most)
})

test('an order that leaves out a field, or names one twice, is refused', async () => {
  const ids = (await list()).map(({ id }) => id)
  for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]], []]) {
    assert.equal((await t.as(admin).put('/api/fields', { ids: wrong })).statusCode, 409)
  }
  assert.deepEqual(
    (await list()).map(({ id }) => id),
    ids,
  )
})

test('only Admins change the list', async () => {
  const [field] = await list()
  for (const who of [undefined, await buildUser(t), creator]) {
    const status = who ? 403 : 401
    assert.equal((await t.as(who).post('/api/fields', { name: 'Mine' })).statusCode, status)
    assert.equal((await t.as(who).put('/api/fields', { ids: [] })).statusCode, status)
    assert.equal((await t.as(who).put(`/api/fields/${field?.id}`, { name: 'Mine' })).statusCode, status)
    assert.equal((await t.as(who).delete(`/api/fields/${field?.id}`)).statusCode, status)
  }
})

test('a field that a course has cannot be removed, not even if the course is hidden; one that only deleted courses have can', async () => {
  const [field] = await list()
  const { id } = await buildCourse(t, creator)
  await t.db.run(sql`update courses set field_id = ${field?.id} where id = ${id}`)
  const remove = async () => (await t.as(admin).delete(`/api/fields/${field?.id}`)).statusCode
  assert.equal((await list())[0]?.courses, 1)
  assert.equal(await remove(), 409)
  await t.db.run(sql`update courses set archived_at = now(), hidden_reason = 'Too thin' where id = ${id}`)
  assert.equal((await list())[0]?.courses, 0)
  assert.equal(await remove(), 409)
  const buyer = await buildUser(t)
  await t.db.run(sql`insert into enrolments (user_id, course_id, price_paid, bought_at) values (${buyer.id}, ${id}, 0, now())`)
  assert.equal((await t.as(creator).delete(`/api/courses/${id}`)).statusCode, 204)
  assert.equal(await remove(), 204)
  const { isArchived, field: left } = (await t.as(buyer).get(`/api/courses/${id}`)).json<CourseDetails>()
  assert.deepEqual([isArchived, left], [true, null])
})

test('a field that cannot be removed stays with the deleted courses too', async () => {
  const [field] = await list()
  const [live, deleted] = [await buildCourse(t, creator), await buildCourse(t, creator)]
  await t.db.run(sql`update courses set field_id = ${field?.id} where id in (${live.id}, ${deleted.id})`)
  await t.db.run(sql`update courses set archived_at = now() where id = ${deleted.id}`)
  assert.equal((await t.as(admin).delete(`/api/fields/${field?.id}`)).statusCode, 409)
  const { fieldId } = await t.db.one<{ fieldId: number }>(sql`select field_id as "fieldId" from courses where id = ${deleted.id}`)
  assert.equal(fieldId, field?.id)
})

test('a course has the field and the language of its form; a client that knows neither leaves them alone', async () => {
  const [field] = await list()
  const [skill, video] = [await buildSkill(t, 'Weaving'), await buildVideo(t)]
  await t.db.run(sql`update materials set creator_id = ${creator.id} where id = ${video.id}`)
  const form = { ...courseForm, skills: [{ id: skill.id, level: 1 }], materials: [{ id: video.id }] }
  const plain = (await t.as(creator).post('/api/courses', form)).json<{ id: number }>()
  const about = async (id: number) => {
    const { field, language } = (await t.as().get(`/api/courses/${id}`)).json<CourseDetails>()
    return { field: field?.slug ?? null, language }
  }
  assert.deepEqual(await about(plain.id), { field: null, language: 'en' })
  const { id } = (await t.as(creator).post('/api/courses', { ...form, field: { id: field?.id }, language: 'de' })).json()
  assert.deepEqual(await about(id), { field: field?.slug, language: 'de' })
  assert.equal((await t.as(creator).put(`/api/courses/${id}`, form)).statusCode, 204)
  assert.deepEqual(await about(id), { field: field?.slug, language: 'de' })
  assert.equal((await t.as(creator).put(`/api/courses/${id}`, { ...form, field: null, language: 'uk' })).statusCode, 204)
  assert.deepEqual(await about(id), { field: null, language: 'uk' })
  assert.equal((await t.as(creator).put(`/api/courses/${id}`, { ...form, language: 'xx' })).statusCode, 400)
  assert.equal((await t.as(creator).put(`/api/courses/${id}`, { ...form, field: { id: 999_999 } })).statusCode, 400)
})
