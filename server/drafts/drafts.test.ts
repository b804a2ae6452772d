import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { limits } from '#contract/core/limits.ts'
import { sql } from '#server/core/database/db.ts'
import { sweepFiles } from '#server/files/index.ts'
import { notifyLearners } from '#server/notifications/index.ts'
import { buildArticle, buildSkill, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { multipart } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const [author, stranger] = [await buildUser(t, { isCreator: true }), await buildUser(t, { isCreator: true })]
const admin = await buildUser(t, { isAdmin: true })
const [weaving, dyeing] = [await buildSkill(t, 'Weaving'), await buildSkill(t, 'Dyeing')]

async function makeArticles(maker: TestUser, ...names: string[]) {
  const made = []
  for (const name of names) made.push({ id: (await buildArticle(t, { name })).id, name })
  await t.db.run(sql`update materials set creator_id = ${maker.id} where id = any(${made.map(({ id }) => id)}::int[])`)
  return made
}
const own = await makeArticles(author, 'Wool', 'Loom', 'Thread')
const [wool, loom, thread] = own.map(({ id }) => ({ id })) as [{ id: number }, { id: number }, { id: number }]
const whole = (changes: object = {}) => ({
  ...courseForm,
  skills: [{ id: weaving.id, level: 3 }],
  materials: [wool, loom],
  ...changes,
})

const as = t.as(author)
const begin = async (form: object = {}, who = author) => {
  const response = await t.as(who).post('/api/drafts', form)
  assert.equal(response.statusCode, 201, response.body)
  return response.json<{ id: number; version: number; savedUTC: string }>()
}
const read = async (id: number) => (await as.get(`/api/drafts/${id}`)).json()
const publish = (draft: { id: number; version: number }, body: object = {}, who = author) =>
  t.as(who).post(`/api/drafts/${draft.id}/publish`, { version: draft.version, ...body })
const course = async (changes: object = {}) => (await as.post('/api/courses', whole(changes))).json<{ id: number }>().id
const shown = async (id: number) => (await t.as().get(`/api/courses/${id}`)).json()
const versions = async (id: number) => (await as.get(`/api/courses/${id}/versions`)).json<{ number: number; note: string }[]>()

test('a draft is kept as it was typed, with the names to show, and each save counts', async () => {
  const draft = await begin()
  assert.equal(draft.version, 1)
  const typed = {
    name: ' W',
    price: '12x',
    skills: [{ id: weaving.id, level: '' }],
    materials: [{ ...loom, section: ' Basics' }, wool],
  }
  t.clock.move({ minutes: 1 })
  const saved = await as.put(`/api/drafts/${draft.id}`, { ...typed, version: 1 })
  assert.deepEqual(saved.json(), { id: draft.id, version: 2, savedUTC: t.clock.now().toISOString() })
  const { content, state, courseId, refusal } = await read(draft.id)
  assert.deepEqual([state, courseId, refusal], ['draft', null, null])
  assert.deepEqual([content.name, content.price, content.description, content.language], [' W', '12x', '', 'en'])
  assert.deepEqual(content.skills, [{ ...weaving, level: '' }])
  assert.deepEqual(
    content.materials.map(({ name, section, link }: Record<string, unknown>) => [name, section, link]),
    [
      ['Loom', ' Basics', null],
      ['Wool', null, null],
    ],
  )
  const { drafts, needsApproval } = (await as.get('/api/drafts')).json()
  assert.equal(needsApproval, false)
  assert.deepEqual([drafts[0].id, drafts[0].name, drafts[0].state], [draft.id, ' W', 'draft'])
})

test('of two tabs the second is refused with a sentence, and nothing is overwritten', async () => {
  const draft = await begin({ name: 'From the first tab' })
  const save = (name: string, version: number) => as.put(`/api/drafts/${draft.id}`, { name, version })
  assert.equal((await save('Saved first', 1)).statusCode, 200)
  const late = await save('Saved second', 1)
  assert.equal(late.statusCode, 409)
  assert.match(late.json().Message, /changed in another tab or window/)
  assert.equal((await read(draft.id)).content.name, 'Saved first')
  const again = await save('Saved first', 1)
  assert.deepEqual([again.statusCode, again.json().version], [200, 2], 'the same again, because its response was lost')
  const statuses = (await Promise.all(Array.from({ length: 6 }, (_, n) => save(`At once ${n}`, 2)))).map((r) => r.statusCode)
  assert.deepEqual(statuses.sort(), [200, 409, 409, 409, 409, 409])
  assert.equal((await publish({ id: draft.id, version: 1 })).statusCode, 409)
})

test('nobody else reads, saves, previews, publishes or deletes a draft, not even an Admin', async () => {
  const draft = await begin(whole({ name: 'A secret plan' }))
  for (const who of [stranger, admin])
    for (const response of [
      await t.as(who).get(`/api/drafts/${draft.id}`),
      await t.as(who).get(`/api/drafts/${draft.id}/preview`),
      await t.as(who).put(`/api/drafts/${draft.id}`, { name: 'Mine', version: 1 }),
      await publish(draft, {}, who),
      await t.as(who).post(`/api/drafts/${draft.id}/take-back`),
      await t.as(who).delete(`/api/drafts/${draft.id}`),
    ])
      assert.equal(response.statusCode, 404, response.body)
  assert.deepEqual((await t.as(stranger).get('/api/drafts')).json().drafts, [])
  assert.equal((await t.as(await buildUser(t)).get('/api/drafts')).statusCode, 403)
  assert.equal((await read(draft.id)).content.name, 'A secret plan')
  assert.equal((await as.delete(`/api/drafts/${draft.id}`)).statusCode, 204)
  assert.equal((await as.get(`/api/drafts/${draft.id}`)).statusCode, 404)
})

test('a draft is in no list, search, count or sitemap, and publishing puts all of it there', async () => {
  const draft = await begin(whole({ name: 'Zymurgy for weavers' }))
  const places = [
    '/api/courses?pageSize=100',
    '/api/courses/filtered/1/100/0/true/zymurgy',
    `/api/account/author/${author.email}`,
  ]
  const bodies = async () => (await Promise.all(places.map((url) => t.as(stranger).get(url)))).map(({ body }) => body)
  for (const body of await bodies()) assert.ok(!body.includes('Zymurgy'))
  const { statusCode, body } = await publish(draft)
  assert.equal(statusCode, 200, body)
  const { state, courseId } = JSON.parse(body)
  assert.equal(state, 'published')
  for (const body of await bodies()) assert.ok(body.includes('Zymurgy'))
  const { name, author: by, skills, materials } = await shown(courseId)
  assert.deepEqual([name, by.name, skills, materials.length], ['Zymurgy for weavers', author.name, [{ ...weaving, level: 3 }], 2])
  assert.equal((await as.get(`/api/drafts/${draft.id}`)).statusCode, 404)
  assert.deepEqual(
    (await versions(courseId)).map(({ number }) => number),
    [1],
  )
})

test('publishing says what is missing, field by field, and changes nothing', async () => {
  const draft = await begin({ name: 'Wea', skills: [{ id: weaving.id, level: 11 }] })
  const refused = await publish(draft)
  assert.equal(refused.statusCode, 400)
  assert.deepEqual(refused.json().errors, {
    name: 'Name must be between 5 and 100 characters.',
    shortDescription: 'Short description must be between 30 and 150 characters.',
    description: 'Description must be between 100 and 3000 characters.',
    price: 'Price must be between 0 and 1000',
    'skills.0.level': 'Level must be a whole number from 1 to 10.',
    materials: 'Choose at least one material!',
  })
  assert.equal((await read(draft.id)).version, 1)
  const foreign = await makeArticles(stranger, 'Not mine')
  const stolen = await begin(whole({ materials: foreign }))
  assert.deepEqual((await read(stolen.id)).content.materials, [])
  assert.deepEqual((await publish(stolen)).json().errors, {
    materials: 'The chosen materials do not exist any more, or are not yours. Choose at least one.',
  })
})

test('publishing twice with the same key publishes once', async () => {
  const draft = await begin(whole({ name: 'Only once, please' }))
  const send = () => as.post(`/api/drafts/${draft.id}/publish`, { version: 1 }, { 'idempotency-key': 'publish it' })
  const [first, second] = await Promise.all([send(), send()])
  assert.deepEqual([first?.statusCode, second?.statusCode], [200, 200])
  assert.deepEqual(first?.json(), second?.json())
  assert.equal((await as.get('/api/courses/filtered/1/10/0/true/Only%20once')).json().length, 1)
})

test('a course is edited beside the live one, and all of it is published at once; learned stays learned', async () => {
  const id = await course({ name: 'Live and learn', price: 5 })
  const learner = await buildUser(t)
  await t.as(learner).put(`/api/shopping-cart/add-to-cart/${id}`)
  await t.as(learner).put('/api/shopping-cart/buy')
  await t.as(learner).put(`/api/courses/learned?materialId=${wool.id}&courseId=${id}`)
  const before = await shown(id)
  const draft = await begin({ ...whole({ name: 'Live, and learn more', price: 7, materials: [thread, wool] }), courseId: id })
  const note = 'A new part about thread.'
  const changed = { ...whole({ name: 'Live, and learn more', price: 7, materials: [thread, wool] }), note, version: 1 }
  assert.equal((await as.put(`/api/drafts/${draft.id}`, changed)).statusCode, 200)
  assert.deepEqual(await shown(id), before)
  const preview = (await as.get(`/api/drafts/${draft.id}/preview`)).json()
  assert.deepEqual(
    [preview.isOwn, preview.course.name, preview.course.price, preview.course.studentsCount, preview.course.learningTime],
    [true, 'Live, and learn more', 7, 1, 10],
  )

  t.clock.move({ minutes: 1 })
  assert.deepEqual((await publish({ id: draft.id, version: 2 })).json(), { state: 'published', courseId: id })
  const after = await shown(id)
  assert.deepEqual(
    [after.name, after.price, after.materials.map(({ name }: { name: string }) => name)],
    ['Live, and learn more', 7, ['Thread', 'Wool']],
  )
  const toLearn = (await t.as(learner).get(`/api/courses/learn/${id}`)).json()
  assert.deepEqual(
    toLearn.materials.map(({ isLearned }: { isLearned: boolean }) => isLearned),
    [false, true],
  )
  await notifyLearners(t)
  const [news] = (await t.as(learner).get('/api/notifications')).json()
  assert.equal(news.text, '“Live, and learn more” was changed: A new part about thread.')
  assert.equal((await versions(id))[0]?.note, note)
})

/** What a draft can hold, and its creator can delete. */
async function buildDeletable() {
  const [material] = await makeArticles(author, 'Soon gone')
  const [skill, base] = [await buildSkill(t, 'Felting'), await buildSkill(t, 'Shearing')]
  const task = { name: 'A scarf', text: 'Weave it.', reviewDeadlineTime: '0001-01-08T00:00:00' }
  const reviewQuestions = [{ id: 0, text: 'Is it warm?', maxMark: 10 }]
  const finalTask = (await as.post('/api/final-tasks', { id: 0, ...task, reviewQuestions })).json<{ id: number }>()
  const field = (await t.as(admin).post('/api/fields', { name: 'Crafts' })).json<{ id: number }>()
  const remove = async () => {
    for (const [who, url] of [
      [author, `/api/articles/${material?.id}`],
      [admin, `/api/skills/${skill.id}`],
      [admin, `/api/skills/${base.id}`],
      [author, `/api/final-tasks/${finalTask.id}`],
      [admin, `/api/fields/${field.id}`],
    ] as const)
      assert.equal((await t.as(who).delete(url)).statusCode, 204, url)
  }
  return { material, skill, base, finalTask, field, remove }
}

test('what was deleted meanwhile leaves a draft, and what is left is published', async () => {
  const { material, skill, base, finalTask, field, remove } = await buildDeletable()
  const draft = await begin(
    whole({
      name: 'What is left',
      skills: [
        { id: weaving.id, level: 3 },
        { id: skill.id, level: 2 },
      ],
      buildsOn: [{ id: base.id, level: 2 }],
      materials: [wool, material],
      finalTask: { id: finalTask.id },
      field: { id: field.id },
    }),
  )
  await remove()
  const { content } = await read(draft.id)
  const response = await publish(draft)
  assert.equal(response.statusCode, 200, response.body)
  const after = await shown(response.json().courseId)
  for (const { skills, buildsOn, materials, ...one } of [content, after])
    assert.deepEqual(
      [
        skills.map(({ id }: { id: number }) => id),
        buildsOn,
        materials.map(({ id }: { id: number }) => id),
        one.finalTask,
        one.field,
      ],
      [[weaving.id], [], [wool.id], null, null],
    )
})

test('a draft of which everything was deleted says what to choose, and neither it nor its course changes', async () => {
  const id = await course({ name: 'All or nothing' })
  const { material, skill, remove } = await buildDeletable()
  const changes = { name: 'Nothing left of it', skills: [{ id: skill.id, level: 3 }], materials: [material] }
  const draft = await begin({ ...whole(changes), courseId: id })
  await remove()
  const refused = await publish(draft)
  assert.deepEqual(
    [refused.statusCode, refused.json().errors],
    [
      400,
      {
        skills: 'The chosen skills do not exist any more. Choose at least one.',
        materials: 'The chosen materials do not exist any more, or are not yours. Choose at least one.',
      },
    ],
  )
  const { name, materials } = await shown(id)
  assert.deepEqual([name, materials.length, (await versions(id)).length], ['All or nothing', 2, 1])
  assert.equal((await read(draft.id)).version, draft.version)
})

test('a draft of a course that somebody else has saved since is published only in its place', async () => {
  const id = await course({ name: 'Two at the loom' })
  const { updateDateUTC } = (await as.get(`/api/courses/edit/${id}`)).json()
  const draft = await begin({ ...whole({ name: 'The author’s version' }), courseId: id, updateDateUTC })
  assert.equal((await as.post('/api/drafts', { courseId: id })).statusCode, 409)
  t.clock.move({ minutes: 1 })
  assert.equal((await t.as(admin).put(`/api/courses/${id}`, whole({ name: 'The Admin’s version' }))).statusCode, 204)
  const late = await publish(draft)
  assert.equal(late.statusCode, 409)
  assert.match(late.json().Message, /Somebody saved this course/)
  assert.equal((await shown(id)).name, 'The Admin’s version')
  assert.equal((await publish(draft, { replaces: true })).statusCode, 200)
  assert.equal((await shown(id)).name, 'The author’s version')
  assert.deepEqual(
    (await versions(id)).map(({ number }) => number),
    [3, 2, 1],
  )
})

test('versions are listed, compared in words and restored as a draft', async () => {
  const id = await course({ name: 'The first words', price: 20, materials: [{ ...wool, isPreview: true }, loom] })
  t.clock.move({ minutes: 1 })
  const second = whole({
    name: 'The second words',
    price: 30,
    skills: [
      { id: weaving.id, level: 3 },
      { id: dyeing.id, level: 1 },
    ],
    materials: [{ ...loom, section: 'Basics' }, thread],
  })
  assert.equal((await as.put(`/api/courses/${id}`, second)).statusCode, 204)
  const compared = (await as.get(`/api/courses/${id}/versions/1`)).json()
  assert.equal(compared.by, author.name)
  assert.deepEqual(compared.changes, [
    { field: 'Name', before: ['The first words'], now: ['The second words'] },
    { field: 'Price', before: ['20 points'], now: ['30 points'] },
    { field: 'Skills', before: ['Weaving, level 3'], now: ['Dyeing, level 1', 'Weaving, level 3'] },
    { field: 'Materials', before: ['Wool (free preview)', 'Loom'], now: ['Section: Basics', 'Loom', 'Thread'] },
  ])
  assert.deepEqual((await as.get(`/api/courses/${id}/versions/2`)).json().changes, [])
  assert.equal((await as.get(`/api/courses/${id}/versions/9`)).statusCode, 404)

  await begin({ courseId: id, name: 'In progress' })
  const restore = (body: object, who = author) => t.as(who).post(`/api/courses/${id}/versions/1/restore`, body)
  assert.equal((await restore({})).statusCode, 409)
  const restored = await restore({ replaces: true })
  assert.equal(restored.statusCode, 200, restored.body)
  assert.equal((await shown(id)).name, 'The second words')
  const { draft } = (await as.get(`/api/courses/${id}/draft`)).json()
  assert.deepEqual([draft.content.name, draft.content.price, draft.courseId], ['The first words', 20, id])
  assert.equal((await publish(draft)).statusCode, 200)
  const { name, materials } = await shown(id)
  assert.deepEqual([name, materials.length, (await versions(id)).length], ['The first words', 2, 3])

  for (const response of [
    await t.as(stranger).get(`/api/courses/${id}/versions`),
    await t.as(stranger).get(`/api/courses/${id}/versions/1`),
    await restore({}, stranger),
    await t.as(stranger).get(`/api/courses/${id}/draft`),
    await t.as(stranger).post('/api/drafts', { courseId: id }),
    await t.as(stranger).post(`/api/courses/${id}/duplicate`),
  ])
    assert.equal(response.statusCode, 403)
})

test('a course from before versions were kept gets its first one when it is changed, and only the newest are kept', async () => {
  const id = await course({ name: 'Older than versions' })
  await t.db.run(sql`delete from course_versions where course_id = ${id}`)
  assert.deepEqual(await versions(id), [])
  t.clock.move({ minutes: 1 })
  await as.put(`/api/courses/${id}`, whole({ name: 'Younger than versions' }))
  const changes = (await as.get(`/api/courses/${id}/versions/1`)).json().changes
  assert.deepEqual(changes, [{ field: 'Name', before: ['Older than versions'], now: ['Younger than versions'] }])
  for (let saves = 0; saves < limits.drafts.maxVersions; saves++) {
    t.clock.move({ seconds: 1 })
    assert.equal((await as.put(`/api/courses/${id}`, whole())).statusCode, 204)
  }
  const kept = await versions(id)
  assert.deepEqual([kept.length, kept.at(-1)?.number], [limits.drafts.maxVersions, 3])
})

test('a duplicate is a draft of a new course with the same contents', async () => {
  const id = await course({ name: 'Worth copying', materials: [{ ...wool, section: 'Basics', isPreview: false }, loom] })
  const copy = () => as.post(`/api/courses/${id}/duplicate`, undefined, { 'idempotency-key': 'copy it' })
  const [made, again] = [await copy(), await copy()]
  assert.deepEqual([made.statusCode, made.json()], [201, again.json()])
  const { content, courseId } = await read(made.json().id)
  assert.equal(courseId, null)
  assert.deepEqual(
    [content.name, content.skills, content.materials[0].section],
    ['Worth copying', [{ ...weaving, level: 3 }], 'Basics'],
  )
  const published = (await publish(made.json())).json()
  assert.notEqual(published.courseId, id)
  assert.equal((await shown(published.courseId)).name, 'Worth copying')
})

test('hostile input is refused with a sentence, and the number of drafts is limited', async () => {
  for (const wrong of [
    { name: 'x'.repeat(limits.drafts.maxText + 1) },
    { name: 'a\u0000b' },
    { note: 'x'.repeat(limits.drafts.note.max + 1) },
    { note: 'two\nlines' },
    { skills: [{ id: 'x' }] },
    { materials: Array(limits.drafts.maxChosen + 1).fill(wool) },
    { language: 'xx' },
    { courseId: 'x' },
    { thumbnail: 'https://evil.example/x.png' },
  ]) {
    const response = await as.post('/api/drafts', wrong)
    assert.equal(response.statusCode, 400, JSON.stringify(wrong).slice(0, 60))
    assert.ok(response.json().Message)
  }
  const odd = await begin({ name: 'half \ud800 a character', skills: [{ id: 999_999, level: 1 }] })
  const { content } = await read(odd.id)
  assert.deepEqual([content.name, content.skills], ['half \ufffd a character', []])
  assert.equal((await as.get(`/api/drafts/${odd.id}/preview`)).statusCode, 200)

  const busy = await buildUser(t, { isCreator: true })
  await t.db.run(sql`
    insert into course_drafts (author_id, form, created_at, saved_at)
    select ${busy.id}, '{"name": ""}', now(), now() from generate_series(1, ${limits.drafts.max - 1})`)
  const statuses = (await Promise.all([1, 2, 3].map(() => t.as(busy).post('/api/drafts', {})))).map((r) => r.statusCode)
  assert.deepEqual(statuses.sort(), [201, 400, 400])
})

test('a course that is deleted takes its drafts with it', async () => {
  const id = await course({ name: 'Soon deleted', price: 1 })
  const draft = await begin({ courseId: id, name: 'Changes to it' })
  const buyer = await buildUser(t)
  await t.as(buyer).put(`/api/shopping-cart/add-to-cart/${id}`)
  await t.as(buyer).put('/api/shopping-cart/buy')
  assert.equal((await as.delete(`/api/courses/${id}`)).statusCode, 204)
  assert.equal((await as.get(`/api/drafts/${draft.id}`)).statusCode, 404)
  assert.equal((await t.as(buyer).get(`/api/courses/${id}`)).statusCode, 200)
})

// The last one, because it moves the clock by days: the tokens of the others expire.
test('a picture of a draft or of an earlier version is kept, and of others is refused', async () => {
  const content = await sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const upload = async (who: TestUser) =>
    (await t.as(who).post('/api/helpers/file-to-link/thumbnails', ...multipart({}, { fileName: 'a.png', content }))).json().link
  const [mine, second, foreign] = [await upload(author), await upload(author), await upload(stranger)]
  assert.deepEqual((await as.post('/api/drafts', { thumbnail: foreign })).json().errors, {
    thumbnail: 'Please upload the picture again.',
  })
  const draft = await begin(whole({ name: 'With a picture', thumbnail: mine }))
  const days = async () => {
    for (let day = 0; day < 2; day++) {
      await sweepFiles(t)
      t.clock.move({ days: 1, seconds: 1 })
    }
    await sweepFiles(t)
  }
  await days()
  assert.deepEqual(
    await Promise.all([mine, second, foreign].map(async (link) => (await t.as().get(link)).statusCode)),
    [200, 404, 404],
  )
  const returned = t.as(await renewed(t, author))
  const published = await returned.post(`/api/drafts/${draft.id}/publish`, { version: draft.version })
  assert.equal(published.statusCode, 200, published.body)
  const { courseId } = published.json()
  assert.equal((await shown(courseId)).thumbnail, mine)
  const without = await returned.put(`/api/courses/${courseId}`, whole({ thumbnail: null }))
  assert.equal(without.statusCode, 204)
  await days()
  assert.equal((await t.as().get(mine)).statusCode, 200)
})
