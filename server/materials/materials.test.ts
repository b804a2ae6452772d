import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { zipSync } from 'fflate'
import { materialKinds } from '#contract/materials/material-kinds.ts'
import { noticesOfVideo, readVideoFile } from '#media/video-file.ts'
import { isStillUsed, sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser, type TestUser } from '#server/testing/build.ts'
import { type FormFile, multipart, samples } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { matroska, mp4 as mp4File } from '#server/testing/videos.ts'

const t = await startTestApp()
const creator = await buildUser(t, { isCreator: true })
const other = await buildUser(t, { isCreator: true })
const admin = await buildUser(t, { isAdmin: true })

const resource = async (name: string, who = creator) => (await t.as(who).post('/api/resources', { name })).json()
const author = async (fullName: string) => (await t.as(creator).post('/api/authors', { id: 0, fullName })).json()
const article = (changes: object = {}) => ({
  id: 0,
  name: 'On reading',
  link: 'https://example.org/reading',
  publicationDate: '2026-05-04T10:00:00Z',
  learningMinutes: 7,
  ...changes,
})
const video = (file: FormFile | undefined, fields: Record<string, string | number> = {}, who: TestUser | undefined = creator) =>
  t
    .as(who)
    .post(
      '/api/videos',
      ...multipart({ id: 0, name: 'A film', duration: 90, 'quality.id': 4, 'quality.name': 'x', ...fields }, file),
    )
const book = (file: FormFile | undefined, fields: Record<string, string | number>) =>
  t
    .as(creator)
    .post('/api/books', ...multipart({ id: 0, name: 'A book', pagesCount: 12, publicationYear: 2020, ...fields }, file))
const mp4: FormFile = { fileName: 'film.mp4', content: samples.mp4 }

const left = async () => {
  const { count } = await t.db.one<{ count: number }>(sql`select count(*)::int as count from files`)
  const names = await readdir(t.settings.dataDir, { recursive: true, withFileTypes: true })
  return {
    rows: count,
    stored: (await Array.fromAsync(t.storage.list())).map(({ name }) => name).sort(),
    files: names
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  }
}

test('the database has the same kinds of material as the contract', async () => {
  const rows = await t.db.many<{ kind: string }>(sql`select kind from material_kinds order by bit`)
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    materialKinds,
  )
})

test('an article belongs to a resource, and opens at its own address', async () => {
  const journal = await resource('Journal')
  const response = await t.as(creator).post('/api/articles', article({ resource: journal }))
  assert.equal(response.statusCode, 201)
  assert.deepEqual(
    { ...response.json<object>(), id: 0 },
    {
      id: 0,
      name: 'On reading',
      link: 'https://example.org/reading',
      learningMinutes: 7,
      kind: 'article',
      isLearned: false,
      resource: { id: journal.id, name: 'Journal' },
      publicationDate: '2026-05-04',
    },
  )
  assert.equal((await t.as(creator).delete(`/api/resources/${journal.id}`)).statusCode, 409)
  const profile = 'https://example.org/@somebody/on-reading'
  assert.equal((await t.as(creator).post('/api/articles', article({ resource: journal, link: profile }))).json().link, profile)
})

test('an article without what it needs is refused with a sentence for each field', async () => {
  const { id } = await resource('Another journal')
  const refused = async (changes: object) =>
    (await t.as(creator).post('/api/articles', article({ resource: { id }, ...changes }))).json().errors
  assert.deepEqual(await refused({ name: ' ' }), { name: 'Name is required.' })
  for (const link of [
    'javascript:alert(1)',
    'ftp://example.org',
    'example.org',
    'https://a b',
    'https://a.example/\u0000',
    '//x.example',
  ])
    assert.deepEqual(await refused({ link }), { link: 'Link must start with http:// or https://.' }, link)
  for (const link of ['https://me@evil.example', 'https://good.example:x@evil.example/']) {
    assert.deepEqual(await refused({ link }), { link: 'Link must not contain a user name or password.' }, link)
  }
  assert.deepEqual(await refused({ link: '' }), { link: 'Link is required.' })
  for (const publicationDate of ['0000-01-01', '0000-01-01T00:00:00Z'])
    assert.deepEqual(await refused({ publicationDate }), {
      publicationDate: 'Publication Date must be a date like 2026-11-01.',
    })
  assert.deepEqual(await refused({ publicationDate: '2026-02-30' }), {
    publicationDate: 'Publication Date must be a date like 2026-11-01.',
  })
  assert.deepEqual(await refused({ resource: null }), { resource: 'Choose a resource!' })
  assert.deepEqual(await refused({ resource: { id: 999_999 } }), { resource: 'This resource does not exist any more.' })
  assert.deepEqual(await refused({ learningMinutes: 1.5 }), {
    learningMinutes: 'Minutes To Learn must be a whole number from 1 to 100000.',
  })
})

test('a video of each kind is accepted, and its link plays for its creator', async () => {
  for (const [extension, mediaType] of Object.entries({
    mp4: 'video/mp4',
    mov: 'video/quicktime',
    webm: 'video/webm',
    mkv: 'video/x-matroska',
  })) {
    const content = samples[extension as 'mp4']
    const response = await video({ fileName: `My film.${extension.toUpperCase()}`, content })
    assert.equal(response.statusCode, 201, `${extension}: ${response.body}`)
    const { link, learningMinutes, quality, duration } = response.json()
    assert.deepEqual([learningMinutes, quality, duration], [2, { id: 4, name: '720p' }, 90])
    const file = await t.as().get(link, undefined, { range: 'bytes=0-9' })
    assert.deepEqual([file.statusCode, file.headers['content-type'], file.rawPayload], [206, mediaType, content.subarray(0, 10)])
  }
  const fromITunes = Buffer.from(samples.mp4)
  fromITunes.write('M4V ', 8)
  assert.equal((await video({ fileName: 'film.mp4', content: fromITunes })).statusCode, 201)
})

test('a video that no browser plays is refused by its codec, with what to do, and nothing is kept', async () => {
  const before = await left()
  const readRefusal = async (fileName: string, content: Buffer) => {
    const response = await video({ fileName, content })
    assert.equal(response.statusCode, 415, response.body)
    assert.equal(response.json().errors.file, response.json().Message)
    return response.json().Message
  }
  assert.equal(
    await readRefusal('film.mp4', mp4File({ video: 'mp4v', objectType: 0x20 })),
    'This video is encoded as MPEG-4 Part 2 (DivX, Xvid), which browsers cannot play. Convert it to H.264 (for example with HandBrake) and upload it again.',
  )
  assert.match(
    await readRefusal('film.mp4', mp4File({ video: 'mp4v', objectType: 0x61, isMoovLast: true })),
    /encoded as MPEG-2,/,
  )
  assert.match(await readRefusal('film.mov', mp4File({ video: 'apch', brand: 'qt  ' })), /encoded as Apple ProRes,/)
  assert.match(await readRefusal('film.mp4', mp4File({ video: 'zzz\u0007' })), /encoded as “zzz”,/)
  assert.match(await readRefusal('film.mkv', matroska({ video: 'V_MPEG4/ISO/ASP', docType: 'matroska' })), /MPEG-4 Part 2/)
  assert.match(
    await readRefusal('film.mkv', matroska({ video: 'V_MS/VFW/FOURCC', fourCc: 'XVID', docType: 'matroska' })),
    /MPEG-4 Part 2/,
  )
  const cut = samples.mp4.subarray(0, 200)
  assert.match(
    await readRefusal('film.mp4', Buffer.concat([cut, Buffer.alloc(2000, 1)])),
    /This file contains no video that can be played/,
  )
  assert.deepEqual(await left(), before)
})

test('a few small reads find the description of a video, wherever it is in the container', async () => {
  const read = async (content: Buffer) => {
    let reads = 0
    const part = async (begin: number, end: number) => {
      reads++
      return content.subarray(begin, end)
    }
    return { file: await readVideoFile({ size: content.length, read: part }), reads }
  }
  const sizes = { width: 1280, height: 720 }
  assert.deepEqual((await read(mp4File({ sound: 'ac-3', isMoovLast: true }))).file, {
    duration: 90,
    tracks: [
      { kind: 'video', code: 'avc1', ...sizes },
      { kind: 'sound', code: 'ac-3' },
    ],
  })
  assert.deepEqual((await read(matroska({ sound: 'A_DTS', seconds: 7 }))).file, {
    duration: 7,
    tracks: [
      { kind: 'video', code: 'V_VP9', ...sizes },
      { kind: 'sound', code: 'A_DTS' },
    ],
  })
  const notices = noticesOfVideo((await read(mp4File({ video: 'hvc1', sound: 'ac-3' }))).file ?? assert.fail())
  assert.deepEqual(notices, [
    'This video is encoded as HEVC (H.265), which some browsers cannot play. H.264 plays everywhere.',
    'The sound of this video is encoded as Dolby Digital (AC-3), which many browsers cannot play. AAC plays everywhere.',
  ])

  const hostile = [
    Buffer.concat([samples.mp4.subarray(0, 20), ...Array.from({ length: 20_000 }, () => Buffer.from('0000000866726565', 'hex'))]),
    Buffer.concat([samples.webm.subarray(0, 30), ...Array.from({ length: 20_000 }, () => Buffer.from('ec80', 'hex'))]),
    Buffer.from('1a45dfa3010000', 'hex'),
    Buffer.from('00', 'hex'),
    Buffer.from('000000016d6f6f76ffffffffffffffff', 'hex'),
  ]
  for (const content of hostile) {
    const { file, reads } = await read(content)
    assert.deepEqual([file?.tracks ?? [], reads <= 4001], [[], true])
  }
})

test('a book of each kind is accepted with its authors in order', async () => {
  const [first, second] = [await author('Zoë First'), await author('Al Second')]
  const kinds: Record<string, Buffer> = {
    pdf: samples.pdf,
    djvu: samples.djvu,
    mobi: samples.mobi,
    txt: samples.txt,
    epub: Buffer.from(zipSync({ mimetype: [Buffer.from('application/epub+zip'), { level: 0 }], 'a.xhtml': Buffer.from('x') })),
    docx: Buffer.from(
      zipSync({
        '[Content_Types].xml': Buffer.from(
          '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        ),
        'word/document.xml': Buffer.from('<w:document/>'),
      }),
    ),
  }
  for (const [extension, content] of Object.entries(kinds)) {
    const response = await book(
      { fileName: `b.${extension}`, content },
      { 'authors[0].id': first.id, 'authors[0].fullName': 'x', 'authors[1].id': second.id, learningMinutes: 33 },
    )
    assert.equal(response.statusCode, 201, `${extension}: ${response.body}`)
    const made = response.json()
    assert.deepEqual(
      [made.extension.name, made.learningMinutes, made.authors.map((one: { fullName: string }) => one.fullName)],
      [extension, 33, ['Zoë First', 'Al Second']],
    )
    assert.equal((await t.as().get(made.link)).headers['content-disposition'], `attachment; filename="A book.${extension}"`)
  }
  assert.match((await t.as(creator).delete(`/api/authors/${first.id}`)).json().Message, /used by the book “A book”/)
})

test('files that lie about their type, or have an unknown one, are refused and leave nothing', async () => {
  const before = await left()
  const lies: FormFile[] = [
    { fileName: 'film.mp4', content: samples.html },
    { fileName: 'film.mp4', content: samples.webm },
    { fileName: 'film.mp4', content: samples.pdf },
    { fileName: 'film.exe', content: samples.mp4 },
    { fileName: 'film', content: samples.mp4 },
    { fileName: 'film.mp4', content: Buffer.alloc(0) },
    { fileName: 'film.constructor', content: samples.mp4 },
    { fileName: 'book.pdf', content: samples.pdf },
  ]
  for (const file of lies) assert.equal((await video(file)).statusCode, 415, file.fileName)
  const { id } = await author('Somebody')
  for (const file of [
    { fileName: 'b.pdf', content: samples.html },
    { fileName: 'b.epub', content: samples.zip },
    { fileName: 'b.docx', content: samples.zip },
    { fileName: 'b.txt', content: samples.mp4 },
    { fileName: 'b.html', content: samples.html },
  ])
    assert.equal((await book(file, { 'authors[0].id': id })).statusCode, 415, file.fileName)
  assert.deepEqual(await left(), before)
})

test('a text in any encoding of common editors is accepted, and returned byte for byte', async () => {
  const { id } = await author('Old Hand')
  const text = 'Größe, naïveté\tand “quotes”.\r\n'.repeat(9000)
  const little = Buffer.from(`\ufeff${text}`, 'utf16le')
  const texts = [
    Buffer.from(`\ufeff${text}`),
    Buffer.from(text.replaceAll(/[“”]/g, '"'), 'latin1'),
    Buffer.from([0x93, 0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x94, 0x0d, 0x0a]), // “Привет” as Windows writes it
    little,
    Buffer.from(little).swap16(),
  ]
  for (const [place, content] of texts.entries()) {
    const response = await book({ fileName: 'b.txt', content }, { 'authors[0].id': id })
    assert.equal(response.statusCode, 201, `${place}: ${response.body}`)
    assert.deepEqual((await t.as().get(response.json().link)).rawPayload, content)
  }
  const none = [
    Buffer.from('null\0'),
    Buffer.from([0xe9, 0x01, 0x20]),
    Buffer.concat([little, Buffer.from([0])]),
    Buffer.from('\ufeffhalf a pair: \ud800 and nothing', 'utf16le'),
    Buffer.from('\ufeffnull\0', 'utf16le'),
  ]
  for (const [place, content] of none.entries())
    assert.equal((await book({ fileName: 'b.txt', content }, { 'authors[0].id': id })).statusCode, 415, `${place}`)
})

test('a text may begin like a picture or a program', async () => {
  const { id } = await author('Bayer')
  for (const text of [
    'BMW makes cars.',
    'MZ made motorcycles.',
    'GIF89a is how such pictures begin.',
    'FLV, a format for films',
  ]) {
    const response = await book({ fileName: 'b.txt', content: Buffer.from(text) }, { 'authors[0].id': id })
    assert.equal(response.statusCode, 201, `${text} ${response.body}`)
  }
})

test('names with paths, quotes and line breaks do no harm', async () => {
  for (const fileName of ['../../etc/passwd.mp4', 'a\\"b.mp4', '%00.mp4', `${'x'.repeat(3000)}.mp4`, 'évil\u202e4pm.mp4']) {
    const response = await video({ fileName, content: samples.mp4 })
    assert.equal(response.statusCode, 201, fileName)
    assert.match(
      String((await t.as().get(response.json().link)).headers['content-disposition']),
      /^inline; filename="A film.mp4"$/,
    )
  }
})

test('a file is downloaded under the name of its material, even if the name has odd characters', async () => {
  const names = {
    'Zoë’s film': `inline; filename="Zo??s film.mp4"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20film.mp4`,
    'A/B "testing" in C:\\ ?': 'inline; filename="A-B -testing- in C-- -.mp4"',
    '../../.profile': 'inline; filename=-..-.profile.mp4',
    'harmless\u202e4pm.exe': 'inline; filename=harmless4pm.exe.mp4',
  }
  for (const [name, disposition] of Object.entries(names)) {
    const { link } = (await video(mp4, { name })).json()
    assert.equal((await t.as().get(link)).headers['content-disposition'], disposition)
  }
})

test('each missing field of a form gets its own sentence, and nothing is kept', async () => {
  const before = await left()
  assert.deepEqual((await video(undefined)).json().errors, { file: 'Choose a file!' })
  assert.deepEqual((await video({ ...mp4, name: 'other' })).json().errors, { file: 'Choose a file!' })
  assert.deepEqual((await video(mp4, { name: '', duration: '' })).json().errors, {
    name: 'Name is required.',
    duration: 'Duration is required.',
  })
  assert.deepEqual((await video(mp4, { 'quality.id': 99 })).json().errors, { quality: 'Choose a quality!' })
  const pdf = { fileName: 'a.pdf', content: samples.pdf }
  assert.deepEqual((await book(pdf, { authors: '' })).json().errors, { authors: 'Choose at least one author!' })
  assert.deepEqual((await book(pdf, { 'authors[0].id': 999_999 })).json().errors, {
    authors: 'One of the authors does not exist any more.',
  })
  assert.equal((await book(pdf, { 'authors[99999999].id': 1, '__proto__.x': 1 })).statusCode, 400)
  assert.deepEqual(await left(), before)
})

test('a handout without authors and year is by its creator and of this year', async () => {
  const maker = await buildUser(t, { isCreator: true })
  const handout = (name: string) =>
    t.as(maker).post('/api/books', ...multipart({ name, pagesCount: 2 }, { fileName: 'a.pdf', content: samples.pdf }))
  const [first, second] = await Promise.all([handout('One'), handout('Two')])
  assert.deepEqual([first.statusCode, second.statusCode], [201, 201], first.body)
  const { authors, publicationYear } = first.json()
  assert.deepEqual([authors.length, authors[0].fullName, publicationYear], [1, maker.name, t.clock.now().getUTCFullYear()])
  // Both books have one author, even when they are created at the same time.
  assert.deepEqual(second.json().authors, authors)
})

test('a material is read by its creator and by Admins, with a link that opens it', async () => {
  const { id } = (await video(mp4)).json()
  const read = (who?: TestUser) => t.as(who).get(`/api/materials/${id}`)
  const own = await read(creator)
  assert.equal(own.json().name, 'A film')
  assert.deepEqual((await t.as().get(own.json().link)).rawPayload, samples.mp4)
  const refused = [await read(admin), await read(other), await read(await buildUser(t)), await read()]
  assert.deepEqual(
    refused.map(({ statusCode }) => statusCode),
    [200, 403, 403, 401],
  )
  assert.equal((await t.as(creator).get('/api/materials/999999')).statusCode, 404)
  assert.equal((await t.as(creator).get('/api/materials/x')).statusCode, 400)
})

test('a form with very many fields is refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`authors[${index}].id`, 1]))
  assert.equal((await book({ fileName: 'a.pdf', content: samples.pdf }, many)).statusCode, 413)
})

test('too many bytes of one user are refused', async () => {
  const hoarder = await buildUser(t, { isCreator: true })
  await t.db.run(sql`
    insert into files (id, folder, owner_id, extension, media_type, size, sha256, created_at)
    values ('AAAAAAAAAAAAAAAAAAAAAA', 'videos', ${hoarder.id}, 'mp4', 'video/mp4', 10 * 1024::bigint ^ 3, '', now())`)
  assert.equal((await video(mp4, {}, hoarder)).statusCode, 413)
})

test('the lists show Creators their own materials, newest first, and Admins everything', async () => {
  const maker = await buildUser(t, { isCreator: true })
  for (const name of ['One', 'Two', 'Three', 'Four']) await video(mp4, { name }, maker)
  const list = async (who: TestUser, query: string) => {
    const response = await t.as(who).get(`/api/videos?${query}`)
    return [
      response.json().map((item: { name: string }) => item.name),
      JSON.parse(String(response.headers['x-pagination'])).TotalCount,
    ]
  }
  assert.deepEqual(await list(maker, 'pageSize=3&pageNumber=1'), [['Four', 'Three', 'Two'], 4])
  assert.deepEqual(await list(maker, 'pageSize=3&pageNumber=2'), [['One'], 4])
  assert.deepEqual(await list(maker, 'pageSize=3&filter=t'), [['Three', 'Two'], 2])
  assert.deepEqual(await list(maker, 'pageSize=3&filter=%25'), [[], 0])
  assert.deepEqual(await list(other, 'pageSize=3'), [[], 0])
  assert.deepEqual((await list(admin, 'pageSize=3'))[0], ['Four', 'Three', 'Two'])
})

test('only its creator or an Admin can delete a material, and only while no course has it', async () => {
  const { id } = (await video(mp4)).json()
  assert.equal((await t.as(other).delete(`/api/videos/${id}`)).statusCode, 403)
  assert.equal((await t.as(creator).delete(`/api/books/${id}`)).statusCode, 404)
  const course = await buildCourse(t, creator, { name: 'Holds a film', materials: [{ id }] })
  const refused = await t.as(creator).delete(`/api/videos/${id}`)
  assert.deepEqual(
    [refused.statusCode, refused.json().Message],
    [409, 'This video cannot be deleted: it is used by the course “Holds a film”.'],
  )
  await t.db.run(sql`delete from courses where id = ${course.id}`)
  assert.equal((await t.as(admin).delete(`/api/videos/${id}`)).statusCode, 204)
  assert.equal((await t.as(admin).delete(`/api/videos/${id}`)).statusCode, 404)
})

test('a material that somebody learned stays, even when no course has it any more', async () => {
  const learner = await buildUser(t)
  const { id } = (await video(mp4)).json()
  await t.db.run(
    sql`insert into learned_materials (user_id, material_id, learned_at) values (${learner.id}, ${id}, ${t.clock.now()})`,
  )
  const refused = await t.as(creator).delete(`/api/videos/${id}`)
  assert.deepEqual(
    [refused.statusCode, refused.json().Message],
    [409, 'This video cannot be deleted: it is used by learners who learned it.'],
  )
  await assert.rejects(t.db.run(sql`delete from materials where id = ${id}`), isStillUsed)
  await t.db.run(sql`delete from learned_materials where user_id = ${learner.id}`)
  assert.equal((await t.as(creator).delete(`/api/videos/${id}`)).statusCode, 204)
})

test('qualities are a list to choose from', async () => {
  const names = (await t.as(creator).get('/api/videos/get-qualities')).json().map((quality: { name: string }) => quality.name)
  assert.deepEqual(names, ['240p', '360p', '480p', '720p', '1080p', '1440p', '2160p'])
})

test('names of resources are unique, ignoring case', async () => {
  assert.equal((await t.as(creator).post('/api/resources', { name: 'Same' })).statusCode, 201)
  const again = await t.as(other).post('/api/resources', { name: 'SAME' })
  assert.deepEqual([again.statusCode, again.json().errors], [409, { name: 'A resource with this name already exists.' }])
})
