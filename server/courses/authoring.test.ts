import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildBook, buildCourse, buildSkill, buildUser, buildVideo, type TestUser } from '#server/testing/build.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { multipart } from '#server/testing/forms.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const [author, stranger] = [await buildUser(t, { isCreator: true }), await buildUser(t, { isCreator: true })]
const admin = await buildUser(t, { isAdmin: true })
const skill = await buildSkill(t, 'Weaving')
const second = await buildSkill(t, 'Dyeing')

/** A video, a book and an article by this user. */
async function makeMaterials(maker: TestUser) {
  const made = [await buildVideo(t), await buildBook(t), await buildArticle(t)]
  await t.db.run(sql`update materials set creator_id = ${maker.id} where id = any(${made.map(({ id }) => id)}::int[])`)
  return made.map(({ id }) => ({ id }))
}
const makeFinalTask = async (maker: TestUser) =>
  (
    await t.as(maker).post('/api/final-tasks', {
      name: 'Weave a scarf',
      text: 'Any colour.',
      reviewDeadlineTime: '0001-01-03T00:00:00',
      reviewQuestions: [{ text: 'Is it warm?', maxMark: 5 }],
    })
  ).json()

const own = await makeMaterials(author)
const course = (changes: object = {}) => ({
  ...courseForm,
  thumbnail: '',
  skills: [{ id: skill.id, name: 'whatever', level: 3 }],
  materials: own,
  finalTask: null,
  ...changes,
})
const create = (changes: object = {}, who = author) => t.as(who).post('/api/courses', course(changes))
const edit = async (id: number, who = author) => (await t.as(who).get(`/api/courses/edit/${id}`)).json()
const names = (items: { id: number }[]) => items.map(({ id }) => id)

test('a course is created with everything in it, and the catalogue shows it', async () => {
  const finalTask = await makeFinalTask(author)
  const response = await create({ finalTask, studentsCount: 99, author: { email: stranger.email }, isBought: true })
  assert.equal(response.statusCode, 201, response.body)
  const { id } = response.json()
  const shown = (await t.as(stranger).get(`/api/courses/${id}`)).json()
  assert.deepEqual(
    [shown.name, shown.price, shown.studentsCount, shown.author.email, names(shown.materials), shown.skills, shown.finalTask],
    ['Weaving by hand', 120, 0, author.email, names(own), [{ ...skill, level: 3 }], { id: finalTask.id, name: 'Weave a scarf' }],
  )
  assert.ok(shown.materials.every((material: { link: null }) => material.link === null))
  const lowest = (await create({ skills: [{ ...skill, level: null }] })).json()
  assert.deepEqual((await edit(lowest.id)).skills, [{ ...skill, level: 1 }])
  const found = (await t.as().get('/api/courses/filtered/1/4/0/true/weaving%20by')).json()
  assert.equal(found[0].id, id)
})

test('each field outside its bounds is refused with the sentence of the specification', async () => {
  const refused = async (changes: object) => (await create(changes)).json().errors
  const name = { name: 'Name must be between 5 and 100 characters.' }
  for (const value of ['abcd', '    abcd ', 'x'.repeat(101)]) assert.deepEqual(await refused({ name: value }), name)
  const short = { shortDescription: 'Short description must be between 30 and 150 characters.' }
  for (const value of ['x'.repeat(29), 'x'.repeat(151)]) assert.deepEqual(await refused({ shortDescription: value }), short)
  const long = { description: 'Description must be between 100 and 3000 characters.' }
  for (const value of ['x'.repeat(99), 'x'.repeat(3001)]) assert.deepEqual(await refused({ description: value }), long)
  for (const price of [-1, 1001, '1001', '', null])
    assert.deepEqual(await refused({ price }), { price: 'Price must be between 0 and 1000' })
  for (const price of [1.5, 'x', '1e2'])
    assert.deepEqual(await refused({ price }), { price: 'Price must be a whole number of points.' })
  assert.deepEqual(await refused({ skills: [] }), { skills: 'Choose at least one course!' })
  assert.deepEqual(await refused({ materials: [] }), { materials: 'Choose at least one material!' })
  assert.deepEqual(await refused({ skills: [{ id: skill.id, level: 11 }] }), {
    'skills.0.level': 'Level must be a whole number from 1 to 10.',
  })
  assert.deepEqual(await refused({ skills: [{ id: 999_999 }] }), { skills: 'One of the skills does not exist any more.' })
  assert.equal(
    (await create({ name: 'Five!', shortDescription: 'x'.repeat(30), description: 'x'.repeat(100), price: 0 })).statusCode,
    201,
  )
})

test('nobody sells what another one made: foreign materials and final tasks are refused', async () => {
  const foreign = await makeMaterials(stranger)
  const refused = await create({ materials: [...own, ...foreign] })
  assert.deepEqual(refused.json().errors, { materials: 'One of the materials does not exist any more, or is not yours.' })
  const task = await create({ finalTask: await makeFinalTask(stranger) })
  assert.deepEqual(task.json().errors, { finalTask: 'This final task does not exist any more, or is not yours.' })
  assert.equal((await create({ materials: foreign }, admin)).statusCode, 201)
})

test('the editor gets the body that saving takes; saving reorders, replaces and keeps the rest', async () => {
  const { id } = (await create()).json()
  const before = await edit(id)
  assert.deepEqual([before.skills, names(before.materials), before.finalTask], [[{ ...skill, level: 3 }], names(own), null])
  assert.match(before.materials[2].link, /^https:/)
  t.clock.move({ minutes: 1 })
  const turned = [...before.materials].reverse()
  const saved = await t
    .as(author)
    .put(`/api/courses/${id}`, { ...before, materials: turned, skills: [{ id: second.id }], price: '75' })
  assert.equal(saved.statusCode, 204, saved.body)
  const after = await edit(id)
  assert.deepEqual([names(after.materials), after.skills, after.price], [names(turned), [{ ...second, level: 1 }], 75])
  assert.equal(after.updateDateUTC, t.clock.now().toISOString())
})

test('of two editors the second is refused, and nothing of the first is lost', async () => {
  const { id } = (await create()).json()
  const [mine, theirs] = [await edit(id), await edit(id, admin)]
  assert.equal((await t.as(admin).put(`/api/courses/${id}`, { ...theirs, name: 'Saved first' })).statusCode, 204)
  const late = await t.as(author).put(`/api/courses/${id}`, { ...mine, name: 'Saved second' })
  assert.equal(late.statusCode, 409)
  assert.match(late.json().Message, /saved this course after you opened it/)
  assert.equal(late.json().code, 'courses/saved-meanwhile')
  assert.equal((await edit(id)).name, 'Saved first')
  const now = await edit(id)
  assert.equal(
    (await t.as(author).put(`/api/courses/${id}`, { ...mine, name: 'Saved second', updateDateUTC: now.updateDateUTC }))
      .statusCode,
    204,
  )
})

test('of ten saves at the same time with the same date, one succeeds', async () => {
  const { id } = (await create()).json()
  const body = await edit(id)
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, number) => t.as(author).put(`/api/courses/${id}`, { ...body, name: `Saved by ${number}` })),
  )
  assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [204, ...Array(9).fill(409)])
})

test('a stranger can neither read the editor, nor save, nor delete; an Admin can', async () => {
  const { id } = (await create()).json()
  const body = await edit(id)
  for (const response of [
    await t.as(stranger).get(`/api/courses/edit/${id}`),
    await t.as(stranger).put(`/api/courses/${id}`, body),
    await t.as(stranger).delete(`/api/courses/${id}`),
  ])
    assert.equal(response.statusCode, 403)
  assert.deepEqual(await edit(id), body)
  assert.equal((await t.as(admin).delete(`/api/courses/${id}`)).statusCode, 204)
  assert.equal((await t.as(author).delete(`/api/courses/${id}`)).statusCode, 404)
  assert.equal((await t.as().get(`/api/courses/${id}`)).statusCode, 404)
})

test('a sold course leaves the catalogue and stays with its buyers', async () => {
  const { id } = (await create({ price: 10 })).json()
  const [buyer, waiting] = [await buildUser(t), await buildUser(t)]
  for (const user of [buyer, waiting]) await t.as(user).put(`/api/shopping-cart/add-to-cart/${id}`)
  await t.as(buyer).put('/api/shopping-cart/buy')
  assert.equal((await t.as(author).delete(`/api/courses/${id}`)).statusCode, 204)
  assert.equal((await t.as().get(`/api/courses/${id}`)).statusCode, 404)
  assert.equal((await t.as(waiting).get('/api/shopping-cart')).json().length, 0)
  assert.equal((await t.as(waiting).put('/api/shopping-cart/buy')).statusCode, 400)
  assert.equal((await t.as(author).put(`/api/courses/${id}`, course())).statusCode, 404)
  const kept = await t.as(buyer).get(`/api/courses/${id}`)
  assert.deepEqual([kept.statusCode, kept.json().isBought], [200, true])
  const page = (await t.as().get(`/api/account/author/${author.email}`)).json()
  assert.ok(!page.createdCourses.some((created: { id: number }) => created.id === id))
})

test('when a course is deleted and bought at the same time, it is either sold and kept, or deleted and unpaid', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = (await create({ price: 5 })).json()
    const buyer = await buildUser(t)
    await t.as(buyer).put(`/api/shopping-cart/add-to-cart/${id}`)
    const [bought, deleted] = await Promise.all([
      t.as(buyer).put('/api/shopping-cart/buy'),
      t.as(author).delete(`/api/courses/${id}`),
    ])
    assert.equal(deleted.statusCode, 204)
    const { balance } = (await t.as(buyer).get('/api/account')).json()
    const has = (await t.as(buyer).get(`/api/courses/${id}`)).statusCode === 200
    assert.deepEqual([bought.statusCode, balance, has], bought.statusCode === 200 ? [200, 995, true] : [400, 1000, false])
  }
})

test('a thumbnail is an own upload, or the one that is there, or none', async () => {
  const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const upload = async (who: TestUser) =>
    (
      await t.as(who).post('/api/helpers/file-to-link/thumbnails', ...multipart({}, { fileName: 'a.png', content: picture }))
    ).json().link
  const [mine, foreign] = [await upload(author), await upload(stranger)]
  for (const thumbnail of [foreign, 'https://evil.example/x.png', '/files/avatars/AAAAAAAAAAAAAAAAAAAAAA.webp'])
    assert.deepEqual((await create({ thumbnail })).json().errors, { thumbnail: 'Please upload the picture again.' })
  const { id } = (await create({ thumbnail: mine })).json()
  const body = await edit(id, admin)
  assert.equal((await t.as(admin).put(`/api/courses/${id}`, body)).statusCode, 204)
  assert.equal((await edit(id)).thumbnail, mine)
  assert.equal((await t.as(author).put(`/api/courses/${id}`, { ...body, thumbnail: null, updateDateUTC: null })).statusCode, 204)
  assert.equal((await edit(id)).thumbnail, null)
})

test('what is in a course of mine may stay when an Admin put it there', async () => {
  const { id } = (await create()).json()
  const foreign = await makeMaterials(stranger)
  assert.equal((await t.as(admin).put(`/api/courses/${id}`, course({ materials: [...own, ...foreign] }))).statusCode, 204)
  assert.equal((await t.as(author).put(`/api/courses/${id}`, course({ materials: [...foreign, ...own] }))).statusCode, 204)
  assert.equal((await t.as(author).put(`/api/courses/${id}`, course())).statusCode, 204)
  assert.equal((await t.as(author).put(`/api/courses/${id}`, course({ materials: [...own, ...foreign] }))).statusCode, 400)
})

test('no call lets students create or edit courses', async () => {
  const student = await buildUser(t)
  const other = await buildCourse(t, author)
  for (const response of [await create({}, student), await t.as(student).delete(`/api/courses/${other.id}`)])
    assert.equal(response.statusCode, 403)
})

test('the limit of courses per author holds even when many are created at once', async () => {
  const busy = await buildUser(t, { isCreator: true })
  const materials = await makeMaterials(busy)
  await insertManyCourses(t.db, 498, { authorId: busy.id })
  const responses = await Promise.all(Array.from({ length: 6 }, () => create({ materials }, busy)))
  assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [201, 201, 400, 400, 400, 400])
  const shown = async () => (await t.as(busy).get('/api/account')).json().createdCourses
  const courses = await shown()
  assert.equal(courses.length, 500)
  assert.equal((await t.as(busy).delete(`/api/courses/${courses[0].id}`)).statusCode, 204)
  assert.equal((await create({ materials }, busy)).statusCode, 201)

  await insertManyCourses(t.db, 3, { authorId: busy.id })
  assert.equal((await shown()).length, 500)
})

test('a heading begins before a material, wherever the course is shown', async () => {
  const [first, second, third] = own
  const materials = [
    { ...first, section: ' Basics ' },
    { ...second, section: '' },
    { ...third, section: 'In depth' },
  ]
  const { id } = (await create({ materials })).json()
  const sections = (response: { materials: { section: string | null }[] }) => response.materials.map(({ section }) => section)
  const wanted = ['Basics', null, 'In depth']
  assert.deepEqual(sections((await t.as().get(`/api/courses/${id}`)).json()), wanted)
  assert.deepEqual(sections((await t.as(author).get(`/api/courses/learn/${id}`)).json()), wanted)
  const read = await edit(id)
  assert.deepEqual(sections(read), wanted)
  const saved = await t.as(author).put(`/api/courses/${id}`, { ...read, materials: read.materials.toReversed() })
  assert.equal(saved.statusCode, 204, saved.body)
  assert.deepEqual(sections(await edit(id)), ['In depth', null, 'Basics'])
  for (const section of ['x'.repeat(101), 'two\nlines', 5]) {
    assert.equal((await create({ materials: [{ ...first, section }] })).statusCode, 400)
  }
})
