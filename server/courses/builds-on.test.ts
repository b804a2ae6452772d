import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { sql } from '#server/core/database/db.ts'
import { buildSkill, buildUser, buildVideo } from '#server/testing/build.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const [skill, base, other] = [await buildSkill(t, 'Weaving'), await buildSkill(t, 'Spinning'), await buildSkill(t, 'Dyeing')]
const video = await buildVideo(t)
await t.db.run(sql`update materials set creator_id = ${author.id} where id = ${video.id}`)
await t.db.run(sql`update skills set creator_id = ${author.id}`)
const body = (changes: object = {}) => ({
  ...courseForm,
  skills: [{ id: skill.id, level: 3 }],
  materials: [{ id: video.id }],
  ...changes,
})
const create = async (changes: object = {}): Promise<number> => {
  const response = await t.as(author).post('/api/courses', body(changes))
  assert.equal(response.statusCode, 201, response.body)
  return response.json().id
}
const edit = async (id: number) => (await t.as(author).get(`/api/courses/edit/${id}`)).json()
const details = async (id: number, who?: { accessToken: string }) =>
  (await t.as(who).get(`/api/courses/${id}`)).json<CourseDetails>()

test('a course builds on nothing until its author says so, and a save that does not mention it changes nothing', async () => {
  const id = await create()
  assert.deepEqual((await edit(id)).buildsOn, [])
  assert.deepEqual((await details(id)).buildsOn, [])
  const buildsOn = [{ id: base.id, name: 'whatever', level: '2' }, { id: other.id }]
  assert.equal((await t.as(author).put(`/api/courses/${id}`, { ...(await edit(id)), buildsOn })).statusCode, 204)
  const kept = [
    { id: other.id, name: 'Dyeing', level: 1 },
    { id: base.id, name: 'Spinning', level: 2 },
  ]
  assert.deepEqual((await edit(id)).buildsOn, kept)
  for (const silent of [body(), body({ buildsOn: null })]) {
    assert.equal((await t.as(author).put(`/api/courses/${id}`, silent)).statusCode, 204)
    assert.deepEqual((await edit(id)).buildsOn, kept)
  }
  assert.equal((await t.as(author).put(`/api/courses/${id}`, body({ buildsOn: [] }))).statusCode, 204)
  assert.deepEqual((await edit(id)).buildsOn, [])
})

test('the course page says what it builds on, with the level of a signed-in learner', async () => {
  const id = await create({ buildsOn: [{ id: base.id, level: 4 }, { id: other.id }] })
  const learner = await buildUser(t)
  await t.db.run(sql`insert into user_skills values (${learner.id}, ${base.id}, 3)`)
  const shown = (own: (number | null)[]) => [
    { id: base.id, name: 'Spinning', level: 4, ownLevel: own[0] },
    { id: other.id, name: 'Dyeing', level: 1, ownLevel: own[1] },
  ]
  assert.deepEqual((await details(id)).buildsOn, shown([null, null]))
  assert.deepEqual((await details(id, learner)).buildsOn, shown([3, 0]))
})

test('levels out of bounds, too many skills, the same twice and unknown ones are refused; strangers cannot save', async () => {
  const refused = async (buildsOn: unknown) => (await t.as(author).post('/api/courses', body({ buildsOn }))).json().errors
  const level = { 'buildsOn.0.level': 'Level must be a whole number from 1 to 100.' }
  for (const value of [0, 101, 1.5, 'x']) assert.deepEqual(await refused([{ id: base.id, level: value }]), level)
  assert.deepEqual(await refused([{ id: base.id }, { id: base.id }]), { buildsOn: 'Choose each skill only once.' })
  const many = Array.from({ length: 21 }, (_, place) => ({ id: place + 1 }))
  assert.deepEqual(await refused(many), { buildsOn: 'Choose at most 20 skills.' })
  const message = 'One of the skills that the course builds on no longer exists.'
  assert.deepEqual(await refused([{ id: 999_999 }]), { buildsOn: message })
  const id = await create({ buildsOn: [{ id: base.id }] })
  const stranger = await buildUser(t, { isCreator: true })
  assert.equal((await t.as(stranger).put(`/api/courses/${id}`, body({ buildsOn: [] }))).statusCode, 403)
  assert.equal((await edit(id)).buildsOn.length, 1)
})

test('a skill that a course builds on cannot be deleted; deleting the course removes the advice', async () => {
  const needed = await buildSkill(t, 'Carding')
  await t.db.run(sql`update skills set creator_id = ${author.id} where id = ${needed.id}`)
  const id = await create({ name: 'Felt and fibre', buildsOn: [{ id: needed.id }] })
  const response = await t.as(author).delete(`/api/skills/${needed.id}`)
  assert.equal(response.statusCode, 409)
  assert.match(response.json().Message, /used by the course “Felt and fibre”, which builds on it/)
  assert.equal((await t.as(author).delete(`/api/courses/${id}`)).statusCode, 204)
  assert.equal((await t.as(author).delete(`/api/skills/${needed.id}`)).statusCode, 204)
})
