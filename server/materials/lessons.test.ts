import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { formLimits } from '#contract/core/form-limits.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import type { MaterialToLearn } from '#contract/learning/learning.ts'
import type { LessonText } from '#contract/materials/lesson-text.ts'
import type { LessonContent } from '#contract/materials/lessons.ts'
import type { Lesson } from '#contract/materials/materials.ts'
import { sql } from '#server/core/database/db.ts'
import { previewLinksFor, privateLinksFor, sweepFiles } from '#server/files/index.ts'
import { buildArticle, buildCourse, buildLesson, buildUser, lessonText, renewed, type TestUser } from '#server/testing/build.ts'
import { multipart } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { forgetPerson, ownData } from './index.ts'

const t = await startTestApp()
const creator = await buildUser(t, { isCreator: true })
const other = await buildUser(t, { isCreator: true })
const student = await buildUser(t)
const admin = await buildUser(t, { isAdmin: true })

const toForm = (text: unknown, changes: object = {}) => ({ name: 'On reading', text, ...changes })
const create = (text: unknown, changes: object = {}, who: TestUser | undefined = creator) =>
  t.as(who).post('/api/lessons', toForm(text, changes))
async function make(text: unknown, changes: object = {}, who = creator): Promise<Lesson> {
  const response = await create(text, changes, who)
  assert.equal(response.statusCode, 201, response.body)
  return response.json()
}
const save = (id: number, text: unknown, who: TestUser | undefined = creator, changes: object = {}) =>
  t.as(who).put(`/api/lessons/${id}`, toForm(text, changes))
const status = async (link: string | null | undefined) => (await t.as().get(link ?? '')).statusCode
async function read(link: string | null | undefined): Promise<LessonContent> {
  const response = await t.as().get(link ?? '')
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}
const refusalOf = (response: { statusCode: number; json: () => { code?: string; errors: object } }) => {
  const { code, errors } = response.json()
  return [response.statusCode, code, errors]
}

const drawing = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#5b5bd6' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'where I live' } } })
    .png()
    .toBuffer()
const upload = (content: Buffer, who: TestUser | undefined = creator) =>
  t.as(who).post('/api/helpers/file-to-link/lessons', ...multipart({}, { fileName: 'a.png', content }))
async function picture(who = creator, content?: Buffer): Promise<{ id: string; link: string }> {
  const response = await upload(content ?? (await drawing()), who)
  assert.equal(response.statusCode, 201, response.body)
  return response.json()
}
/** A file as another part of the portal keeps it. */
async function fileIn(
  folder: string,
  ownerId = creator.id,
  id = `${folder}-file-0000000000000000`.slice(0, 22),
): Promise<string> {
  await t.db.run(sql`
    insert into files (id, folder, owner_id, extension, media_type, size, sha256, created_at)
    values (${id}, ${folder}, ${ownerId}, 'webp', 'image/webp', 1, '', now())`)
  return id
}

const linkIn = (materials: { id: number; link: string | null }[], { id }: { id: number }) =>
  materials.find((material) => material.id === id)?.link
const learnedFrom = (course: { id: number }, who: TestUser) => t.as(who).get(`/api/courses/learn/${course.id}`)
async function buyerOf(course: { id: number }): Promise<TestUser> {
  const user = await buildUser(t)
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  assert.equal((await t.as(user).put('/api/shopping-cart/buy')).statusCode, 200)
  return user
}
const setPreview = (course: { id: number }, material: { id: number }, isPreview: boolean) =>
  t.db.run(
    sql`update course_materials set is_preview = ${isPreview} where course_id = ${course.id} and material_id = ${material.id}`,
  )

const refusedPicture = [400, 'materials/wrong-picture', { text: 'A picture of a lesson must be uploaded first.' }]
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const run = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const item = (...content: object[]) => ({ type: 'listItem', content })
const list = (...items: object[]) => ({ type: 'bulletList', content: items })
const linked = (href: unknown) => doc(paragraph(run('press', { type: 'link', attrs: { href } })))

test('guests and users who create nothing can neither write a lesson nor upload a picture for one', async () => {
  const body = toForm(lessonText('Mine.'))
  assert.equal((await t.as().post('/api/lessons', body)).statusCode, 401)
  assert.equal((await t.as(student).post('/api/lessons', body)).statusCode, 403)
  assert.equal((await t.as().get('/api/lessons')).statusCode, 401)
  assert.equal((await t.as(student).get('/api/lessons')).statusCode, 403)
  const form = multipart({}, { fileName: 'a.png', content: await drawing() })
  assert.equal((await t.as().post('/api/helpers/file-to-link/lessons', ...form)).statusCode, 401)
  assert.equal((await upload(await drawing(), student)).statusCode, 403)
})

test('only the creator of a lesson and Admins change, read and delete it', async () => {
  const { id } = await make(lessonText('Before.'))
  const body = toForm(lessonText('Taken over.'))
  for (const [who, expected] of [
    [other, 403],
    [student, 403],
  ] as const) {
    assert.equal((await t.as(who).put(`/api/lessons/${id}`, body)).statusCode, expected)
    assert.equal((await t.as(who).delete(`/api/lessons/${id}`)).statusCode, expected)
    assert.equal((await t.as(who).get(`/api/materials/${id}`)).statusCode, expected)
  }
  assert.equal((await t.as().put(`/api/lessons/${id}`, body)).statusCode, 401)
  assert.equal((await t.as().delete(`/api/lessons/${id}`)).statusCode, 401)
  assert.equal((await save(999_999, lessonText('x'))).statusCode, 404)
  assert.equal((await save((await buildArticle(t)).id, lessonText('x'), admin)).statusCode, 404)
  const { link } = (await t.as(creator).get(`/api/materials/${id}`)).json<Lesson>()
  assert.deepEqual((await read(link)).text, lessonText('Before.'))
})

test('a text may show only pictures that its writer uploaded for lessons', async () => {
  const lessons = async () => (await t.db.one<{ count: number }>(sql`select count(*)::int as count from materials`)).count
  const before = await lessons()
  const own = await picture()
  const wrong: Record<string, string> = {
    'of somebody else': (await picture(other)).id,
    'that nobody uploaded': 'A'.repeat(22),
    avatar: await fileIn('avatars'),
    thumbnail: await fileIn('thumbnails'),
    video: await fileIn('videos'),
    book: await fileIn('books'),
    'final task': await fileIn('final-tasks'),
    'own data': await fileIn('own-data'),
  }
  for (const [what, id] of Object.entries(wrong)) {
    assert.deepEqual(refusalOf(await create(lessonText('x', [id]))), refusedPicture, what)
    assert.deepEqual(refusalOf(await create(lessonText('x', [own.id, id]))), refusedPicture, `${what}, beside an own one`)
  }
  for (const file of ['../videos/x', 'https://evil.example/x.png', own.link, `${own.id}=`, '', 7, null])
    assert.equal((await create(lessonText('x', [file as string]))).statusCode, 400, String(file))
  assert.equal(await lessons(), before)

  const { id, link } = await make(lessonText('x', [own.id]))
  assert.deepEqual(refusalOf(await save(id, lessonText('y', [wrong['of somebody else'] ?? '']))), refusedPicture)
  const kept = await read(link)
  assert.deepEqual([kept.text, Object.keys(kept.pictures)], [lessonText('x', [own.id]), [own.id]])
})

test('an Admin who edits a lesson keeps its pictures and adds own ones; nobody gets others’ pictures that way', async () => {
  const [of, byAdmin] = [await picture(), await picture(admin)]
  const { id } = await make(lessonText('x', [of.id]))
  assert.deepEqual(refusalOf(await create(lessonText('x', [of.id]), {}, admin)), refusedPicture)
  const saved = await save(id, lessonText('Corrected.', [of.id, byAdmin.id]), admin)
  assert.equal(saved.statusCode, 200, saved.body)
  // From now on it is in the lesson, so its creator keeps it too.
  assert.equal((await save(id, lessonText('Thanks.', [byAdmin.id, of.id]))).statusCode, 200)
  assert.deepEqual(refusalOf(await create(lessonText('x', [byAdmin.id]))), refusedPicture)
  assert.equal((await save(id, lessonText('Without it.', [of.id]))).statusCode, 200)
  assert.deepEqual(refusalOf(await save(id, lessonText('Back.', [byAdmin.id]))), refusedPicture)
  assert.equal((await make(lessonText('Another of mine.', [of.id]))).kind, 'lesson')
})

test('a text has at most 100 pictures', async () => {
  const ids: string[] = []
  for (let n = 0; n <= formLimits.lesson.maxPictures; n++)
    ids.push(await fileIn('lessons', creator.id, `many${n}`.padEnd(22, '-')))
  assert.deepEqual(refusalOf(await create(lessonText('x', ids))), [
    400,
    'materials/too-many-pictures',
    { text: 'A lesson may have at most 100 pictures.' },
  ])
  assert.equal((await create(lessonText('x', [...ids.slice(1), ...ids.slice(1)]))).statusCode, 201)
})

test('hostile trees are refused, and never break the server', async () => {
  const deep = (levels: number): object => list(item(levels === 1 ? paragraph(run('deep')) : deep(levels - 1)))
  const cell = (type = 'tableCell') => ({ type, content: [paragraph(run('x'))] })
  const row = (cells: number) => ({ type: 'tableRow', content: Array.from({ length: cells }, () => cell()) })
  const hostile: Record<string, unknown> = {
    nothing: undefined,
    html: '<p>Hello</p>',
    'a list for a tree': [paragraph(run('x'))],
    'another root': { type: 'paragraph', content: [run('x')] },
    'an empty tree': doc(),
    'nothing but white paper': doc({ type: 'paragraph' }),
    'an unknown node': doc(paragraph(run('x')), { type: 'iframe', attrs: { src: 'https://evil.example' } }),
    'an HTML node': doc({ type: 'html', content: '<script>alert(1)</script>' }),
    'an unknown mark': doc(paragraph(run('x', { type: 'textStyle', attrs: { color: 'red' } }))),
    'a text for a list': doc({ type: 'paragraph', content: '<b>x</b>' }),
    'a block within a line': doc(paragraph(paragraph(run('x')))),
    'a heading of the page': doc({ type: 'heading', attrs: { level: 1 }, content: [run('x')] }),
    'another call-out': doc({ type: 'callout', attrs: { kind: 'x" onclick="alert(1)' }, content: [paragraph(run('x'))] }),
    'a language that is none': doc({ type: 'codeBlock', attrs: { language: 'js"><script>' }, content: [run('x')] }),
    'lists in five levels': doc(deep(5)),
    'a thousand levels': doc(deep(1000)),
    'a table in a table': doc({
      type: 'table',
      content: [{ type: 'tableRow', content: [{ ...cell(), content: [{ type: 'table' }] }] }],
    }),
    'too many columns': doc({ type: 'table', content: [row(21)] }),
    'too many rows': doc({ type: 'table', content: Array.from({ length: 201 }, () => row(1)) }),
    'a cell over many columns': doc({
      type: 'table',
      content: [{ type: 'tableRow', content: [{ ...cell(), attrs: { colspan: 1e9, rowspan: 1 } }] }],
    }),
    'too many blocks': doc(...Array.from({ length: 2001 }, () => paragraph(run('x')))),
    'too many marks': doc(paragraph(run('x', ...Array.from({ length: 6 }, () => ({ type: 'bold' }))))),
    'a long formula': doc({ type: 'formulaBlock', attrs: { tex: 'x'.repeat(1001) } }),
    'a long description': doc({ type: 'picture', attrs: { file: 'A'.repeat(22), alt: 'x'.repeat(301) } }),
    'a number for a text': doc(paragraph({ type: 'text', text: 7 })),
    'an empty text': doc(paragraph(run(''))),
    'an object for a text': doc(paragraph({ type: 'text', text: { toString: 'x' } })),
  }
  for (const sign of ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\r']) {
    const name = JSON.stringify(sign)
    hostile[`${name} in a text`] = doc(paragraph(run(`x${sign}x`)))
    hostile[`${name} in code`] = doc({ type: 'codeBlock', attrs: {}, content: [run(`x${sign}x`)] })
    hostile[`${name} in a formula`] = doc({ type: 'formulaBlock', attrs: { tex: `x${sign}x` } })
    hostile[`${name} in a description`] = doc({ type: 'picture', attrs: { file: 'A'.repeat(22), alt: `x${sign}x` } })
    hostile[`${name} in a link`] = linked(`https://a.example/${sign}x`)
  }
  for (const [what, text] of Object.entries(hostile)) {
    const response = await create(text)
    assert.equal(response.statusCode, 400, `${what}: ${response.body.slice(0, 300)}`)
    assert.ok(response.json().Message.length > 0, what)
  }
})

test('a link leads to a page on the web, or the text is refused', async () => {
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/api/account',
    '#top',
    'mailto:ada@example.com',
    'https://good.example@evil.example/',
    'https://user:password@evil.example/',
    'https://a b.example',
    `https://a.example/${'x'.repeat(3000)}`,
    '',
    null,
    7,
    { toString: 'x' },
  ])
    assert.equal((await create(linked(href))).statusCode, 400, JSON.stringify(href))
  const { link } = await make(linked(' https://good.example/a?b=c#d '))
  assert.deepEqual((await read(link)).text, linked('https://good.example/a?b=c#d'))
})

test('what the tree does not know is dropped, wherever it is', async () => {
  const evil = { onclick: 'alert(1)', style: 'position: fixed', class: 'x', id: 'x', src: 'https://evil.example/x.png' }
  const { id: file } = await picture()
  const { link } = await make({
    ...doc(
      { type: 'heading', attrs: { level: 2, ...evil }, content: [run('Title')], ...evil },
      { ...paragraph({ ...run('x', { type: 'bold', attrs: evil }), ...evil }), attrs: { textAlign: 'left', ...evil } },
      paragraph(run('y', { type: 'link', attrs: { href: 'https://a.example', target: '_top', rel: 'opener', ...evil } })),
      { type: 'picture', attrs: { file, alt: 'z', ...evil }, content: [run('x')] },
      { type: 'codeBlock', attrs: { language: 'c++', ...evil }, content: [run('z', { type: 'bold' })] },
      { type: 'horizontalRule', ...evil },
    ),
    ...evil,
  })
  assert.deepEqual(
    (await read(link)).text,
    doc(
      { type: 'heading', attrs: { level: 2 }, content: [run('Title')] },
      paragraph(run('x', { type: 'bold' })),
      paragraph(run('y', { type: 'link', attrs: { href: 'https://a.example' } })),
      { type: 'picture', attrs: { file, alt: 'z' } },
      { type: 'codeBlock', attrs: { language: 'c++' }, content: [run('z')] },
      { type: 'horizontalRule' },
    ),
  )
})

test('text that looks like markup, a tree or half a character comes back as text', async () => {
  const said = '<img src=x onerror=alert(1)> {{x}} {"type":"picture"} </script><!-- \u202e 👩‍💻'
  assert.deepEqual((await read((await make(lessonText(said))).link)).text, lessonText(said))
  const halves = await make(doc(paragraph(run('a\ud800b')), { type: 'formulaBlock', attrs: { tex: '\udfff' } }))
  assert.deepEqual(
    (await read(halves.link)).text,
    doc(paragraph(run('a\ufffdb')), { type: 'formulaBlock', attrs: { tex: '\ufffd' } }),
  )
  assert.equal((await create(linked('https://a.example/\ud800'))).statusCode, 201)
})

test('keys of prototypes, endless nesting and too much of anything are refused before or while they are read', async () => {
  const send = (body: string) => t.as(creator).post('/api/lessons', body, { 'content-type': 'application/json' })
  const text = JSON.stringify(lessonText('x'))
  for (const body of [
    `{"name":"x","text":${text},"__proto__":{"polluted":true}}`,
    `{"name":"x","text":{"type":"doc","content":[{"type":"paragraph","__proto__":{"polluted":true}}]}}`,
    `{"name":"x","text":${text},"constructor":{"prototype":{"polluted":true}}}`,
    `{"name":"x","text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    `{"name":"x","text":{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(5000)}${']}'.repeat(5000)}]}}`,
    `{"name":"x","text":{"type":"doc","content":[${'{"type":"hasOwnProperty"},'.repeat(100)}{"type":"__proto__"}]}}`,
  ])
    assert.equal((await send(body)).statusCode, 400, body.slice(0, 100))
  assert.equal(({} as { polluted?: boolean }).polluted, undefined)
  assert.equal((await create(lessonText('x'.repeat(1024 ** 2)))).statusCode, 413)
  const most = formLimits.lesson.maxText
  const around = JSON.stringify(lessonText('')).length
  const long = await create(lessonText('x'.repeat(most - around + 1)))
  assert.deepEqual(refusalOf(long), [
    400,
    undefined,
    { text: 'The text is too long: at most 200,000 characters, its marks included. Make two lessons of it.' },
  ])
  assert.equal((await create(lessonText('ж'.repeat(most - around)))).statusCode, 201)
})

test('a megabyte of nonsense takes the server only a moment', async () => {
  for (const part of ['1', '{}', '{"type":"paragraph"}', '{"type":"paragraph","content":[1]}', '{"type":"x"}']) {
    const blocks = Array(Math.floor(1_000_000 / (part.length + 1)))
      .fill(part)
      .join(',')
    const start = process.cpuUsage()
    const response = await t
      .as(creator)
      .post('/api/lessons', `{"name":"x","text":{"type":"doc","content":[${blocks}]}}`, { 'content-type': 'application/json' })
    const { user, system } = process.cpuUsage(start)
    assert.equal(response.statusCode, 400, part)
    assert.ok(response.body.length < 100_000, `${part}: ${response.body.length} characters of response`)
    assert.ok((user + system) / 1000 < 1500, `${part} took ${(user + system) / 1000} ms`)
  }
})

test('a lesson is opened by buyers, its author and Admins; by nobody else', async () => {
  const shown = await picture()
  const lesson = await make(lessonText('Only for buyers.', [shown.id]))
  const hidden = await make(lessonText('In no course.'))
  const course = await buildCourse(t, creator, { price: 1, materials: [lesson] })
  const another = await buildCourse(t, creator, { price: 1, materials: [await buildArticle(t)] })
  const [buyer, stranger] = [await buyerOf(course), await buyerOf(another)]

  for (const who of [buyer, creator, admin]) {
    const materials = (await learnedFrom(course, who)).json<{ materials: MaterialToLearn[] }>().materials
    const { link, ...facts } = materials[0] ?? assert.fail()
    assert.deepEqual(facts, {
      id: lesson.id,
      kind: 'lesson',
      name: 'On reading',
      learningMinutes: 1,
      wordsCount: 3,
      isLearned: false,
      place: null,
      section: null,
      isPreview: false,
    })
    assert.match(link ?? '', new RegExp(`^/media/lesson-${lesson.id}\\?u=${who.id}&`))
    const response = await t.as().get(link ?? '')
    assert.deepEqual(
      [response.headers['content-type'], response.headers['cache-control'], response.headers['x-content-type-options']],
      ['application/json; charset=utf-8', 'private, no-store', 'nosniff'],
    )
    const { text, pictures } = response.json<LessonContent>()
    assert.deepEqual([text, Object.keys(pictures)], [lessonText('Only for buyers.', [shown.id]), [shown.id]])
    const seen = await t.as().get(pictures[shown.id] ?? '')
    assert.deepEqual(
      [seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']],
      [200, 'image/webp', 'private, no-store'],
    )
    assert.match(String(seen.headers['content-disposition']), /^inline/)
    const query = (address: string) => new URL(address, 'http://portal').searchParams
    assert.equal(query(pictures[shown.id] ?? '').get('e'), query(link ?? '').get('e'))
    const forged = [
      link?.replace(`lesson-${lesson.id}`, `lesson-${hidden.id}`),
      link?.replace(/u=\d+/, `u=${stranger.id}`),
      link?.replace(/u=\d+/, `c=${course.id}`),
      link?.replace(/s=.*/, ''),
      link?.replace(/e=(\d+)/, (_, e) => `e=${Number(e) + 60}`),
      link?.replace(`lesson-${lesson.id}`, shown.id),
      pictures[shown.id]?.replace(shown.id, `lesson-${hidden.id}`),
      pictures[shown.id]?.replace(/u=\d+/, `u=${stranger.id}`),
    ]
    for (const address of forged) assert.equal(await status(address), 403, address)
  }
  for (const who of [stranger, other, undefined]) {
    const [toLearn, page] = [
      await t.as(who).get(`/api/courses/learn/${course.id}`),
      await t.as(who).get(`/api/courses/${course.id}`),
    ]
    assert.equal(toLearn.statusCode, who ? 403 : 401)
    assert.equal(page.json().materials[0].link, null)
    assert.ok(!page.body.includes('Only for buyers'))
    assert.deepEqual((await t.as(who).get(`/api/courses/${course.id}/previews`)).json(), [])
  }
  for (const address of [`/media/lesson-${lesson.id}`, `/media/${shown.id}`, `/files/lessons/${shown.id}.webp`])
    assert.ok([403, 404].includes(await status(address)), address)
})

test('a picture that no lesson shows is only for its owner', async () => {
  const { id, link } = await picture()
  const toOther = privateLinksFor(t, other.id)(id)
  assert.deepEqual([await status(link), await status(toOther)], [200, 404])
  const lesson = await make(lessonText('x', [id]))
  assert.deepEqual([await status(link), await status(toOther)], [200, 200])
  await save(lesson.id, lessonText('x'))
  assert.deepEqual([await status(link), await status(toOther)], [200, 404])
})

test('guests read a preview with its pictures, and nothing of it once the preview is taken back', async () => {
  const [shown, later] = [await picture(), await picture()]
  const [open, closed] = [await make(lessonText('Look.', [shown.id])), await make(lessonText('Not yet.', [later.id]))]
  const course = await buildCourse(t, creator, { materials: [open, closed] })
  const another = await buildCourse(t, creator, { materials: [open] })
  await setPreview(course, open, true)
  const previews = async () => (await t.as().get(`/api/courses/${course.id}/previews`)).json<MaterialToLearn[]>()
  const link = linkIn(await previews(), open) ?? ''
  assert.match(link, new RegExp(`^/media/lesson-${open.id}\\?c=${course.id}&`))
  const { text, pictures } = await read(link)
  const toPicture = pictures[shown.id] ?? ''
  assert.deepEqual(text, lessonText('Look.', [shown.id]))
  assert.match(toPicture, new RegExp(`\\?c=${course.id}&`))
  assert.equal(await status(toPicture), 200)

  const toLink = previewLinksFor(t, course.id)
  const wrong = [
    toLink(`lesson-${closed.id}`),
    toLink(later.id),
    toLink(`captions-${open.id}-en`).replace('captions', 'lesson'),
    previewLinksFor(t, another.id)(`lesson-${open.id}`),
    previewLinksFor(t, another.id)(shown.id),
    link.replace(/c=\d+/, `c=${another.id}`),
    toPicture.replace(shown.id, later.id),
  ]
  for (const address of wrong) assert.equal(await status(address), 403, address)

  await setPreview(course, open, false)
  assert.deepEqual([await status(link), await status(toPicture)], [403, 403])
  await setPreview(course, open, true)
  assert.deepEqual([await status(link), await status(toPicture)], [200, 200])
  await save(open.id, lessonText('Look, without a picture.'))
  assert.deepEqual([await status(link), await status(toPicture)], [200, 403])
  await t.db.run(sql`update courses set archived_at = ${t.clock.now()} where id = ${course.id}`)
  assert.equal(await status(link), 403)
})

test('a picture is encoded again as WebP that fits in 1600 pixels, never larger than it was, without hidden data', async () => {
  for (const [given, expected] of [
    [await drawing(2400, 1200), [1600, 800]],
    [await drawing(1000, 3200), [500, 1600]],
    [await drawing(50, 30), [50, 30]],
  ] as const) {
    const { link } = await picture(creator, given)
    const { format, width, height, exif } = await sharp((await t.as().get(link)).rawPayload).metadata()
    assert.deepEqual([format, width, height, exif], ['webp', ...expected, undefined])
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
  assert.equal((await upload(svg)).statusCode, 415)
  assert.equal((await upload(Buffer.alloc(5 * 1024 ** 2 + 1))).statusCode, 413)
  assert.equal((await t.as(creator).post('/api/helpers/file-to-link/lessons', { file: 'x' })).statusCode, 400)
  const full = await buildUser(t, { isCreator: true })
  await t.db.run(sql`
    insert into files (id, folder, owner_id, extension, media_type, size, sha256, created_at)
    values ('BBBBBBBBBBBBBBBBBBBBBB', 'videos', ${full.id}, 'mp4', 'video/mp4', 10 * 1024::bigint ^ 3, '', now())`)
  assert.equal((await upload(await drawing(), full)).statusCode, 413)
})

/** Every kind of block once. */
async function everything(): Promise<LessonText> {
  const { id } = await picture()
  const words = paragraph(
    run('plain, '),
    run('bold', { type: 'bold' }),
    { type: 'hardBreak' },
    { type: 'formula', attrs: { tex: 'a^2' } },
  )
  const cell = (type: string) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [words] })
  return doc(
    { type: 'heading', attrs: { level: 2 }, content: [run('Title')] },
    words,
    list(item(words, { type: 'orderedList', attrs: { start: 3 }, content: [item(words)] })),
    { type: 'codeBlock', attrs: { language: 'python' }, content: [run('if x:\n\tprint(1)')] },
    { type: 'formulaBlock', attrs: { tex: '\\frac{1}{2}' } },
    { type: 'picture', attrs: { file: id, alt: 'A square' } },
    { type: 'blockquote', content: [words] },
    { type: 'callout', attrs: { kind: 'warning' }, content: [words] },
    {
      type: 'details',
      content: [
        { type: 'detailsSummary', content: [run('Answer')] },
        { type: 'detailsContent', content: [words] },
      ],
    },
    { type: 'table', content: [{ type: 'tableRow', content: [cell('tableHeader'), cell('tableCell')] }] },
    { type: 'horizontalRule' },
  ) as LessonText
}

test('a lesson is written, read, changed, listed and deleted', async () => {
  const maker = await buildUser(t, { isCreator: true })
  const text = { ...(await everything()) }
  text.content = text.content.filter(({ type }) => type !== 'picture')
  const made = await make(text, { name: ' On weaving ' }, maker)
  const { link, ...facts } = made
  assert.deepEqual(facts, {
    id: made.id,
    kind: 'lesson',
    name: 'On weaving',
    learningMinutes: 1,
    isLearned: false,
    wordsCount: 22,
  })
  assert.deepEqual(await read(link), { text, pictures: {} })
  assert.deepEqual((await t.as(maker).get(`/api/materials/${made.id}`)).json(), made)

  const changed = await save(made.id, lessonText('Four words are here.'), maker, { name: 'On looms', learningMinutes: 9 })
  assert.deepEqual([changed.json().name, changed.json().learningMinutes, changed.json().wordsCount], ['On looms', 9, 4])
  assert.deepEqual((await read(link)).text, lessonText('Four words are here.'))

  await make(lessonText('Second.'), { name: 'On wool' }, maker)
  const names = async (who: TestUser, query = '') => {
    const response = await t.as(who).get(`/api/lessons${query}`)
    assert.ok(!response.body.includes('Four words'), 'lists have no texts')
    return response.json<Lesson[]>().map(({ name }) => name)
  }
  assert.deepEqual(await names(maker), ['On wool', 'On looms'])
  assert.deepEqual(await names(maker, '?filter=LOOM'), ['On looms'])
  assert.deepEqual(await names(other), [])
  assert.deepEqual((await names(admin)).slice(0, 2), ['On wool', 'On looms'])

  const course = await buildCourse(t, maker, { name: 'Holds a lesson', materials: [made] })
  const refused = await t.as(maker).delete(`/api/lessons/${made.id}`)
  assert.deepEqual(
    [refused.statusCode, refused.json().Message],
    [409, 'This lesson cannot be deleted: it is used by the course “Holds a lesson”.'],
  )
  await t.db.run(sql`delete from courses where id = ${course.id}`)
  assert.equal((await t.as(maker).delete(`/api/lessons/${made.id}`)).statusCode, 204)
  assert.equal((await t.as(maker).delete(`/api/lessons/${made.id}`)).statusCode, 404)
  assert.equal(await status(link), 404)
})

test('every kind of block comes back as it was written', async () => {
  const text = await everything()
  assert.deepEqual((await read((await make(text)).link)).text, text)
})

test('without minutes, a lesson takes as long as reading 200 words a minute', async () => {
  const words = (count: number) => lessonText(Array.from({ length: count }, (_, n) => `word${n}`).join(' '))
  const made = async (count: number, changes = {}) => {
    const { learningMinutes, wordsCount } = await make(words(count), changes)
    return [learningMinutes, wordsCount]
  }
  assert.deepEqual(await made(1), [1, 1])
  assert.deepEqual(await made(200), [1, 200])
  assert.deepEqual(await made(201), [2, 201])
  assert.deepEqual(await made(450), [3, 450])
  assert.deepEqual(await made(450, { learningMinutes: 30 }), [30, 450])
  const { id } = await make(words(450))
  assert.equal((await save(id, words(10))).json().learningMinutes, 1)
  assert.deepEqual((await create(words(1), { name: ' ', learningMinutes: 0 })).json().errors, {
    name: 'Name is required.',
    learningMinutes: 'Minutes To Learn must be a whole number from 1 to 100000.',
  })
})

test('a lesson that is sent twice with one key is created once', async () => {
  const send = (text: string) => t.as(creator).post('/api/lessons', toForm(lessonText(text)), { 'idempotency-key': 'one lesson' })
  const [first, again] = await Promise.all([send('Once.'), send('Once.')])
  assert.deepEqual([first.statusCode, again.statusCode, again.json().id], [201, 201, first.json().id])
  assert.equal((await send('Twice.')).statusCode, 409)
})

test('a lesson in a draft that waits for approval counts as a change of it', async () => {
  const { id } = await make(lessonText('As it was sent.'))
  const draft = await t.db.one<{ id: number }>(sql`
    insert into course_drafts (author_id, form, state, created_at, saved_at, sent_at)
    values (${creator.id}, ${JSON.stringify({ materials: [{ id }] })}, 'review', now(), now(), now()) returning id`)
  const version = async () =>
    (await t.db.one<{ version: number }>(sql`select version from course_drafts where id = ${draft.id}`)).version
  await save(id, lessonText('As it was sent.'))
  assert.equal(await version(), 1, 'nothing was changed')
  await save(id, lessonText('Something else.'))
  assert.equal(await version(), 2)
  await t.db.run(sql`update materials set lesson = ${JSON.stringify(lessonText('And else.'))} where id = ${id}`)
  assert.equal(await version(), 3)
})

const find = async (filter: string) =>
  (await t.as().get(`/api/courses/filtered/1/20/0/true/${encodeURIComponent(filter)}`))
    .json<CourseCard[]>()
    .map(({ name }) => name)
const wordsOf = async (course: { id: number }) =>
  (await t.db.many<{ word: string }>(sql`select word from search_postings where course_id = ${course.id}`)).map(
    ({ word }) => word,
  )

test('the search finds a course by a word that is only in its lesson, and no more when the word is gone', async () => {
  const { id } = await make(
    doc(paragraph(run('About '), run('zymu', { type: 'bold' }), run('rgy and hops.')), paragraph(run('Malting.'))),
  )
  const course = await buildCourse(t, creator, { name: 'Evening class', materials: [{ id }] })
  assert.deepEqual([await find('zymurgy'), await find('malting')], [['Evening class'], ['Evening class']])
  const words = await wordsOf(course)
  assert.ok(!words.includes('and'), 'words of every text are not kept')
  assert.ok(words.includes('zymurgy'), 'half of a word may be bold')
  assert.equal((await save(id, lessonText('About brewing.'))).statusCode, 200)
  assert.deepEqual([(await find('zymurgy')).includes('Evening class'), await find('brewing')], [false, ['Evening class']])
  const { count } = await t.db.one<{ count: number }>(sql`select count(*)::int as count from search_terms where word = 'zymurgy'`)
  assert.equal(count, 0)
  await t.db.run(sql`delete from course_materials where course_id = ${course.id}`)
  assert.ok(!(await find('brewing')).includes('Evening class'))
})

test('a course that is named by a word comes before one whose lesson says it', async () => {
  const { id } = await make(lessonText('Falconry, falconry, falconry.'))
  await buildCourse(t, creator, { name: 'Birds in general', materials: [{ id }] })
  await buildCourse(t, creator, { name: 'Falconry for all' })
  assert.deepEqual(await find('falconry'), ['Falconry for all', 'Birds in general'])
})

test('lessons do not make a word less rare, and of two words the one in a name counts more than the one in a lesson', async () => {
  const counted = async (word: string) =>
    (await t.db.maybe<{ courses: number }>(sql`select courses from search_terms where word = ${word}`))?.courses
  const lesson = await make(lessonText('Puppetry.'))
  const course = await buildCourse(t, creator, { name: 'Rainy days', materials: [lesson] })
  assert.equal(await counted('puppetry'), 0)
  const named = await buildCourse(t, creator, { name: 'Puppetry', materials: [lesson] })
  assert.equal(await counted('puppetry'), 1)
  await t.db.run(sql`update courses set name = 'Marionettes' where id = ${named.id}`)
  assert.deepEqual([await counted('puppetry'), (await find('puppetry')).toSorted()], [0, ['Marionettes', 'Rainy days']])
  assert.equal((await find('marionettes puppetry'))[0], 'Marionettes')
  assert.equal((await find('marionettes rainy puppetry')).length, 2)
  await t.db.run(sql`delete from course_materials where course_id in (${named.id}, ${course.id})`)
  assert.deepEqual([await counted('puppetry'), await counted('marionettes')], [undefined, 1])
})

test('the search reads the beginning of a lesson, the first 20 lessons of a course, 40 words of each and 200 of all', async () => {
  const late = await buildLesson(t, { text: `nearby ${'x'.repeat(10_000)} faraway` })
  const some = await buildCourse(t, creator, { materials: [late] })
  const kept = await wordsOf(some)
  assert.deepEqual([kept.includes('nearby'), kept.includes('faraway')], [true, false])

  const many = Array.from({ length: 300 }, (_, n) => `alone${n}`)
  const rich = await buildLesson(t, { text: `${many.join(' ')} frequently frequently` })
  const words = await wordsOf(await buildCourse(t, creator, { materials: [rich] }))
  assert.equal(words.filter((word) => /^(alone\d+|frequently)$/.test(word)).length, 40)
  assert.ok(words.includes('frequently'), 'the most frequent words are kept')
  const { count } = await t.db.one<{ count: number }>(sql`
    select count(*)::int as count from materials, jsonb_object_keys(lesson_words) where id = ${rich.id}`)
  assert.equal(count, 40, 'no more is read when a course is renewed')

  const lessons: { id: number }[] = []
  for (let n = 1; n <= 21; n++) lessons.push(await buildLesson(t, { text: `numbered${n}` }))
  const long = await wordsOf(await buildCourse(t, creator, { materials: lessons }))
  assert.deepEqual([long.includes('numbered1'), long.includes('numbered20'), long.includes('numbered21')], [true, true, false])
  const six: { id: number }[] = []
  for (let n = 1; n <= 6; n++) six.push(await buildLesson(t, { text: many.join(`in${n} `) }))
  const all = await wordsOf(await buildCourse(t, creator, { materials: six }))
  assert.equal(all.filter((word) => word.startsWith('alone')).length, 200)
})

test('own data has the text, and a deleted account leaves no name in what stays', async () => {
  const name = 'Wilhelmina Featherstone'
  const maker = await buildUser(t, { name, isCreator: true })
  const says = `wilhelmina  featherstone <${maker.email}> says`
  const text = doc(
    paragraph(run(says, { type: 'link', attrs: { href: `https://a.example/?to=${maker.email}` } })),
    { type: 'callout', attrs: { kind: 'note' }, content: [list(item(paragraph(run(`\n${name}\t"quoted" \\ ${name}`))))] },
    { type: 'formulaBlock', attrs: { tex: `\\text{${name}}` } },
    { type: 'picture', attrs: { file: (await picture(maker)).id, alt: name } },
  ) as LessonText
  const [stays, goes] = [await make(text, { name: `By ${name}` }, maker), await make(text, {}, maker)]
  const course = await buildCourse(t, creator, { name: 'Kept by others', materials: [stays] })
  const [topic] = ownData(t, maker.id)
  const rows = await Array.fromAsync((await topic?.rows()) ?? [])
  assert.deepEqual(
    rows.map((row) => (row as { text?: object }).text),
    [text, text],
  )

  await forgetPerson(t, { ...maker, keepsCertificates: false })
  assert.equal(await t.db.maybe(sql`select from materials where id = ${goes.id}`), undefined)
  const former = 'a former user'
  assert.deepEqual(
    (await read(stays.link)).text,
    doc(
      paragraph(run(`${former} <${former}> says`, { type: 'link', attrs: { href: 'https://a.example/?to=a-former-user' } })),
      { type: 'callout', attrs: { kind: 'note' }, content: [list(item(paragraph(run(`\n${former}\t"quoted" \\ ${former}`))))] },
      { type: 'formulaBlock', attrs: { tex: `\\text{${former}}` } },
      { ...text.content[3], attrs: { file: Object.keys((await read(stays.link)).pictures)[0], alt: former } },
    ),
  )
  assert.ok(!(await wordsOf(course)).some((word) => /featherstone|wilhelmina/.test(word)))
})

// Those that move the clock come last.

test('pictures that lessons show stay, and others are removed after a day', async () => {
  const [used, shared, removed, unused] = [await picture(), await picture(), await picture(), await picture()]
  const { id } = await make(lessonText('x', [used.id, shared.id, removed.id]))
  const second = await make(lessonText('y', [shared.id]))
  const left = async () => {
    const names = (await Array.fromAsync(t.storage.list())).map(({ name }) => name)
    return [used, shared, removed, unused].map((file) => names.some((name) => name.includes(file.id)))
  }
  const sweepLater = async () => {
    await sweepFiles(t)
    t.clock.move({ days: 1, minutes: 1 })
    await sweepFiles(t)
    return left()
  }
  assert.deepEqual(await sweepLater(), [true, true, true, false])
  const now = await renewed(t, creator)
  assert.equal((await save(id, lessonText('x', [used.id]), now)).statusCode, 200)
  assert.deepEqual(await sweepLater(), [true, true, false, false])
  const late = await renewed(t, creator)
  assert.deepEqual(refusalOf(await save(id, lessonText('x', [removed.id]), late)), refusedPicture)
  for (const lesson of [id, second.id]) assert.equal((await t.as(late).delete(`/api/lessons/${lesson}`)).statusCode, 204)
  assert.deepEqual(await sweepLater(), [false, false, false, false])
})

test('the link to a lesson and the links in it are over after ten minutes', async () => {
  const now = await renewed(t, creator)
  const { id } = await picture(now)
  const { link } = await make(lessonText('x', [id]), {}, now)
  t.clock.move({ minutes: 9 })
  const { pictures } = await read(link)
  assert.equal(await status(pictures[id]), 200)
  t.clock.move({ minutes: 2 })
  assert.deepEqual([await status(link), await status(pictures[id])], [403, 403])
})
