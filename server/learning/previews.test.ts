import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LearnableOf, MaterialToLearn } from '#contract/learning/learning.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, type TestUser } from '#server/testing/build.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { multipart, samples } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const skill = await buildSkill(t, 'Looking closely')
const vtt = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHello\n'

interface Made {
  id: number
}
interface Marked extends Made {
  isPreview?: boolean | null
}

const made = async (url: string, body: object) => (await t.as(author).post(url, body)).json<Made>()
const writer = await made('/api/authors', { fullName: 'Wanda Writer' })
const resource = await made('/api/resources', { name: 'The Weekly' })
const form = (fields: Record<string, string | number>, fileName: string, content: Buffer) =>
  multipart(fields, { fileName, content })
const video = async (name = 'A film') => {
  const fields = { name, duration: 60, 'quality.id': 1 }
  const response = await t.as(author).post('/api/videos', ...form(fields, 'film.mp4', samples.mp4))
  return response.json<Made>()
}
const book = async (name = 'A book', fileName = 'book.pdf', content = samples.pdf) => {
  const fields = { name, pagesCount: 2, publicationYear: 2025, 'authors[0].id': writer.id }
  return (await t.as(author).post('/api/books', ...form(fields, fileName, content))).json<Made>()
}
const article = (learningMinutes = 5, name = 'An article') =>
  made('/api/articles', {
    name,
    link: 'https://articles.example/secret',
    publicationDate: '2026-02-03',
    learningMinutes,
    resource,
  })

const toBody = (materials: Marked[]) => ({ ...courseForm, skills: [{ ...skill, level: 1 }], materials })
const createCourse = async (...materials: Marked[]) => {
  const response = await t.as(author).post('/api/courses', toBody(materials))
  assert.equal(response.statusCode, 201, response.body)
  return response.json<Made>()
}
const save = async (course: Made, ...materials: Marked[]) => {
  const response = await t.as(author).put(`/api/courses/${course.id}`, toBody(materials))
  assert.equal(response.statusCode, 204, response.body)
}
const marked = (material: Made): Marked => ({ id: material.id, isPreview: true })
const closed = (material: Made): Marked => ({ id: material.id, isPreview: false })

const readPreviews = async (course: Made, who?: TestUser) => {
  const response = await t.as(who).get(`/api/courses/${course.id}/previews`)
  assert.equal(response.statusCode, 200, response.body)
  return response.json<MaterialToLearn[]>()
}
const readPreviewIds = async (course: Made, who?: TestUser) => (await readPreviews(course, who)).map(({ id }) => id)
const linkTo = async (course: Made, material: Made) => {
  const link = (await readPreviews(course)).find(({ id }) => id === material.id)?.link
  assert.ok(link)
  return link
}
const status = async (link: string) => (await t.as().get(link)).statusCode
const fileIn = (link: string) => /^\/media\/([\w-]+)\?/.exec(link)?.[1] ?? ''
const findFile = async (material: Made) =>
  (await t.db.one<{ id: string }>(sql`select file_id as id from materials where id = ${material.id}`)).id
async function buyer(course: Made) {
  const user = await buildUser(t)
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  assert.equal((await t.as(user).put('/api/shopping-cart/buy')).statusCode, 200)
  return user
}

test('guests and users who have not bought a course open exactly what is marked, and nothing is remembered', async () => {
  const [film, hidden, pdf, other, text, page] = [
    await video(),
    await video(),
    await book(),
    await book(),
    await article(),
    await article(),
  ]
  await t.as(author).put(`/api/videos/${film.id}/captions/en`, { label: 'English', captions: vtt })
  const course = await createCourse(marked(film), closed(hidden), marked(pdf), closed(other), marked(text), closed(page))
  for (const who of [undefined, await buildUser(t), await buildUser(t, { isCreator: true }), await buyer(course), author]) {
    const shown = await readPreviews(course, who)
    assert.deepEqual(
      shown.map(({ id, isLearned, place }) => [id, isLearned, place]),
      [film, pdf, text].map(({ id }) => [id, false, null]),
    )
    const [ofFilm, ofBook, ofArticle] = shown.map(({ link }) => link ?? '')
    const played = await t.as().get(ofFilm ?? '')
    assert.deepEqual([played.statusCode, played.headers['content-type']], [200, 'video/mp4'])
    assert.deepEqual(played.rawPayload, samples.mp4)
    assert.equal(played.headers['cache-control'], 'private, no-store')
    assert.deepEqual((await t.as().get(ofBook ?? '')).rawPayload, samples.pdf)
    assert.equal(ofArticle, 'https://articles.example/secret')
    const [captions] = (shown[0] as LearnableOf<'video'>).captions
    assert.equal((await t.as().get(captions?.link ?? '')).body, vtt)
  }
  for (const [method, url, body] of [
    ['get', `/api/courses/learn/${course.id}`, undefined],
    ['put', `/api/courses/learn/${course.id}/place`, { materialId: film.id, place: '12' }],
    ['put', `/api/courses/learned?materialId=${film.id}&courseId=${course.id}`, undefined],
  ] as const) {
    assert.equal((await t.as()[method](url, body)).statusCode, 401, url)
    assert.equal((await t.as(await buildUser(t))[method](url, body)).statusCode, 403, url)
  }
})

test('ranges of a preview are sent as to learners', async () => {
  const [film, pdf] = [await video(), await book()]
  const course = await createCourse(marked(film), marked(pdf))
  for (const [material, content] of [[film, samples.mp4] as const, [pdf, samples.pdf] as const]) {
    const link = await linkTo(course, material)
    const part = await t.as().get(link, undefined, { range: 'bytes=3-9' })
    assert.deepEqual([part.statusCode, part.headers['content-range']], [206, `bytes 3-9/${content.length}`])
    assert.deepEqual(part.rawPayload, content.subarray(3, 10))
    const end = await t.as().get(link, undefined, { range: 'bytes=-4' })
    assert.deepEqual([end.statusCode, end.rawPayload], [206, content.subarray(-4)])
    assert.equal((await t.as().get(link, undefined, { range: `bytes=${content.length}-` })).statusCode, 416)
    const head = await t.app.inject({ method: 'HEAD', url: link })
    assert.deepEqual([head.statusCode, head.headers['content-length']], [200, String(content.length)])
  }
})

test('a link opens one file of one course, for ten minutes, and cannot be turned into another', async () => {
  const [film, hidden, pdf, hiddenBook] = [await video(), await video(), await book(), await book()]
  const course = await createCourse(marked(film), closed(hidden), marked(pdf), closed(hiddenBook))
  const another = await createCourse(closed(film), closed(hidden), closed(hiddenBook))
  const user = await buyer(course)
  const link = await linkTo(course, film)
  const { searchParams } = new URL(link, 'http://portal')
  const swap = async (material: Made) => link.replace(fileIn(link), await findFile(material))
  const learnt = (await t.as(user).get(`/api/courses/learn/${course.id}`)).json<{ materials: MaterialToLearn[] }>().materials
  const own = learnt.find(({ id }) => id === hidden.id)?.link ?? ''
  assert.equal(await status(own), 200)
  const forged = [
    await swap(hidden),
    await swap(hiddenBook),
    await swap(pdf),
    link.replace(fileIn(link), `captions-${hidden.id}-en`),
    link.replace(fileIn(link), '../videos'),
    link.replace(/c=\d+/, `c=${another.id}`),
    link.replace(/c=\d+/, `u=${user.id}`),
    link.replace('c=', 'u='),
    `${link}&u=${user.id}`,
    link.replace(/c=\d+&/, ''),
    link.replace(/e=\d+/, `e=${Number(searchParams.get('e')) + 60}`),
    link.replace(/s=./, (s) => (s === 's=A' ? 's=B' : 's=A')),
    link.replace(/&s=.*/, ''),
    link.split('?')[0] ?? '',
    own.replace(/u=\d+/, `c=${course.id}`),
    own.replace('u=', 'c='),
    own.replace(/u=\d+/, `u=${user.id + 1}`),
  ]
  for (const url of forged) {
    assert.notEqual(url, link)
    assert.ok([403, 404].includes(await status(url)), url)
    assert.ok([403, 404].includes((await t.as().get(url, undefined, { range: 'bytes=0-1' })).statusCode), url)
  }
  assert.equal(await status(link), 200)
  t.clock.move({ minutes: 9, seconds: 59 })
  assert.equal(await status(link), 200)
  t.clock.move({ seconds: 1 })
  assert.equal(await status(link), 403)
})

test('no other address leads to the file of a preview, or of anything else', async () => {
  const [film, hidden, pdf] = [await video(), await video(), await book()]
  const course = await createCourse(marked(film), closed(hidden), closed(pdf))
  const user = await buildUser(t)
  for (const material of [film, hidden, pdf]) {
    const file = await findFile(material)
    for (const folder of ['videos', 'books', 'thumbnails', 'avatars'])
      for (const extension of ['mp4', 'pdf', 'webp']) assert.equal(await status(`/files/${folder}/${file}.${extension}`), 404)
    assert.equal(await status(`/media/${file}`), 403)
    assert.equal((await t.app.inject({ method: 'HEAD', url: `/api/uploads/${file}` })).statusCode, 401)
    assert.equal((await t.as(user).get(`/api/uploads/${file}`, undefined, { 'tus-resumable': '1.0.0' })).statusCode, 404)
  }
  const page = await t.as().get(`/api/courses/${course.id}`)
  assert.doesNotMatch(page.body, /\/media\/|articles\.example/)
  assert.deepEqual(
    page.json().materials.map(({ link, isPreview }: MaterialToLearn) => [link, isPreview]),
    [
      [null, true],
      [null, false],
      [null, false],
    ],
  )
})

test('unmarking closes a preview at once, also for links that were given out; learners keep theirs', async () => {
  const [film, pdf] = [await video(), await book()]
  await t.as(author).put(`/api/videos/${film.id}/captions/en`, { label: 'English', captions: vtt })
  const course = await createCourse(marked(film), marked(pdf))
  const learner = await buyer(course)
  const [link, other] = [await linkTo(course, film), await linkTo(course, pdf)]
  const [shown] = (await readPreviews(course)) as [LearnableOf<'video'>]
  const captions = shown.captions[0]?.link ?? ''
  const learning = (await t.as(learner).get(`/api/courses/learn/${course.id}`)).json().materials
  assert.deepEqual([await status(link), await status(captions)], [200, 200])
  await save(course, closed(film), marked(pdf))
  assert.deepEqual([await status(link), await status(captions), await status(other)], [403, 403, 200])
  assert.equal((await t.as().get(link, undefined, { range: 'bytes=0-1' })).statusCode, 403)
  assert.equal((await t.app.inject({ method: 'HEAD', url: link })).statusCode, 403)
  assert.deepEqual(await readPreviewIds(course), [pdf.id])
  assert.deepEqual([await status(learning[0].link), await status(learning[0].captions[0].link)], [200, 200])
  await save(course, marked(film), marked(pdf))
  assert.equal(await status(link), 200)
})

test('a material that leaves the course, a file that is replaced, and a course that leaves the catalogue close the preview at once', async () => {
  const [film, pdf] = [await video(), await book()]
  const course = await createCourse(marked(film), marked(pdf))
  const [link, other] = [await linkTo(course, film), await linkTo(course, pdf)]
  await save(course, marked(pdf))
  assert.deepEqual([await status(link), await status(other)], [403, 200])

  const fields = { name: 'A book', pagesCount: 2, publicationYear: 2025, 'authors[0].id': writer.id }
  assert.equal((await t.as(author).put(`/api/books/${pdf.id}`, ...form(fields, 'b.txt', samples.txt))).statusCode, 200)
  const renewed = await linkTo(course, pdf)
  assert.deepEqual([await status(other), await status(renewed)], [403, 200])

  await buyer(course)
  assert.equal((await t.as(author).delete(`/api/courses/${course.id}`)).statusCode, 204)
  assert.equal(await status(renewed), 403)
  assert.equal((await t.as().get(`/api/courses/${course.id}/previews`)).statusCode, 404)

  const unsold = await createCourse(marked(pdf))
  const last = await linkTo(unsold, pdf)
  assert.equal(await status(last), 200)
  assert.equal((await t.as(author).delete(`/api/courses/${unsold.id}`)).statusCode, 204)
  assert.equal(await status(last), 403)
  assert.equal((await t.as().get('/api/courses/999999/previews')).statusCode, 404)
})

test('a material of two courses is open only through the course that marks it', async () => {
  const film = await video()
  const [open, shut] = [await createCourse(marked(film)), await createCourse(closed(film))]
  assert.deepEqual([await readPreviewIds(open), await readPreviewIds(shut)], [[film.id], []])
  const link = await linkTo(open, film)
  await save(shut, marked(film))
  const second = await linkTo(shut, film)
  assert.deepEqual([await status(link), await status(second)], [200, 200])
  await save(open, closed(film))
  assert.deepEqual([await status(link), await status(second)], [403, 200])
})

test('a course created or changed without a word about previews has none', async () => {
  const [long, short, shorter] = [await article(11), await article(10), await article(1)]
  const plain = ({ id }: Made) => ({ id })
  assert.deepEqual(await readPreviewIds(await createCourse(plain(long), plain(short), plain(shorter))), [])
  assert.deepEqual(await readPreviewIds(await createCourse(plain(long), closed(short), plain(shorter))), [])
  assert.deepEqual(await readPreviewIds(await createCourse({ ...plain(long), isPreview: null }, plain(shorter))), [])
  const course = await createCourse(marked(long), plain(short))
  assert.deepEqual(await readPreviewIds(course), [long.id])
  await save(course, plain(short), plain(long), plain(shorter))
  assert.deepEqual(await readPreviewIds(course), [])
  assert.deepEqual(await readPreviewIds(await buildCourse(t, author, { materials: [short] })), [])
})

test('only the author and Admins mark previews, with true or false', async () => {
  const film = await article(60)
  const course = await createCourse(closed(film))
  const put = (who: TestUser | undefined, isPreview: unknown) =>
    t.as(who).put(`/api/courses/${course.id}`, toBody([{ id: film.id, isPreview } as Marked]))
  const [stranger, admin] = [await buildUser(t, { isCreator: true }), await buildUser(t, { isAdmin: true })]
  const statuses = [await put(undefined, true), await put(await buildUser(t), true), await put(stranger, true)]
  assert.deepEqual(
    statuses.map(({ statusCode }) => statusCode),
    [401, 403, 403],
  )
  for (const odd of ['true', 1, {}]) assert.equal((await put(author, odd)).statusCode, 400)
  assert.deepEqual(await readPreviewIds(course), [])
  assert.equal((await put(admin, true)).statusCode, 204)
  assert.deepEqual(await readPreviewIds(course), [film.id])
  const edited = (await t.as(author).get(`/api/courses/edit/${course.id}`)).json()
  assert.equal(edited.materials[0].isPreview, true)
})
