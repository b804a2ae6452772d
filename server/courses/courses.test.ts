import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { PageInfo } from '#contract/core/http.ts'
import type { CourseCard, CourseDetails } from '#contract/courses/courses.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildBook, buildCourse, buildSkill, buildUser, buildVideo } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t, { name: 'Zoë Author', isCreator: true })
const ids: number[] = []
for (let number = 1; number <= 9; number++) {
  ids.push((await buildCourse(t, author, { name: `Course ${number}`, price: (number * 70) % 300 })).id)
  t.clock.move({ minutes: 1 })
}
await t.db.run(sql`update courses set students_count = (id * 7) % 4`)

const page = async (url: string, user?: { accessToken: string }) => {
  const response = await t.as(user).get(url)
  return { cards: response.json<CourseCard[]>(), info: JSON.parse(String(response.headers['x-pagination'])) as PageInfo }
}

test('the catalogue comes page by page, oldest first, with true metadata', async () => {
  const second = await page('/api/courses?pageSize=4&pageNumber=2')
  assert.deepEqual(
    second.cards.map((card) => card.name),
    ['Course 5', 'Course 6', 'Course 7', 'Course 8'],
  )
  assert.deepEqual(second.info, {
    PageNumber: 2,
    PageSize: 4,
    TotalPages: 3,
    TotalCount: 9,
    HasPreviousPage: true,
    HasNextPage: true,
  })
  const beyond = await page('/api/courses?pageSize=4&pageNumber=4')
  assert.deepEqual([beyond.cards, beyond.info.TotalCount, beyond.info.HasNextPage], [[], 9, false])
  assert.deepEqual(Object.keys(second.cards[0] ?? {}).sort(), [
    'author',
    'id',
    'isBought',
    'learningTime',
    'level',
    'levelsShown',
    'name',
    'price',
    'rating',
    'shortDescription',
    'studentsCount',
    'thumbnail',
    'updateDateUTC',
  ])
  assert.equal((await page('/api/courses')).info.PageSize, 12)
})

test('each order is total in both directions, and the pages together hold each course once', async () => {
  for (const [place, id] of ids.entries())
    await t.db.run(sql`update courses set rating = ${3500 + ((place * 7) % 4)} where id = ${id}`)
  const ratings = new Map(ids.map((id, place) => [id, (place * 7) % 4]))
  const keys = {
    0: (c: CourseCard) => c.id,
    1: (c: CourseCard) => c.studentsCount,
    2: (c: CourseCard) => Date.parse(c.updateDateUTC),
    3: (c: CourseCard) => c.price,
    4: (c: CourseCard) => ratings.get(c.id) ?? 0,
  }
  for (const orderBy of [0, 1, 2, 3, 4] as const) {
    for (const isAscending of [true, false]) {
      const all: CourseCard[] = []
      for (const pageNumber of [1, 2, 3])
        all.push(...(await page(`/api/courses/filtered/${pageNumber}/4/${orderBy}/${isAscending}`)).cards)
      assert.deepEqual(
        all.map((card) => card.id).sort((a, b) => a - b),
        ids,
      )
      const sorted = [...all].sort((a, b) => (keys[orderBy](a) - keys[orderBy](b) || a.id - b.id) * (isAscending ? 1 : -1))
      assert.deepEqual(all, sorted, `order ${orderBy}, ascending ${isAscending}`)
    }
  }
})

test('bounds of pages: any number in the path or query gets a page or a 400', async () => {
  const number = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.bigInt(),
    fc.constantFrom('', 'NaN', '1e3', '0x10', '١', '-0', '1 ', 'null', '2147483648', '[]'),
  )
  await fc.assert(
    fc.asyncProperty(number, number, async (pageNumber, pageSize) => {
      const query = `pageNumber=${encodeURIComponent(String(pageNumber))}&pageSize=${encodeURIComponent(String(pageSize))}`
      const path = `/api/courses/filtered/${encodeURIComponent(String(pageNumber))}/${encodeURIComponent(String(pageSize))}/0/true`
      for (const url of [`/api/courses?${query}`, path]) {
        const response = await t.as().get(url)
        assert.ok([200, 400, 404].includes(response.statusCode), `${url}: ${response.statusCode}`)
        if (response.statusCode !== 200) continue
        const info = JSON.parse(String(response.headers['x-pagination'])) as PageInfo
        assert.ok(info.PageNumber >= 1 && info.PageSize >= 1 && info.PageSize <= 100 && response.json().length <= info.PageSize)
      }
    }),
    { numRuns: 150 },
  )
})

test('wrong orders and directions are refused in a sentence', async () => {
  for (const path of ['1/4/5/true', '1/4/-1/true', '1/4/name/true', '1/4/0/maybe', '1/4/0/1']) {
    assert.equal((await t.as().get(`/api/courses/filtered/${path}`)).statusCode, 400, path)
  }
})

test('details show everything, with materials of each kind in the author’s order; links only to those who may open them', async () => {
  const [sqlSkill, rust] = [await buildSkill(t, 'SQL'), await buildSkill(t, 'Rust')]
  const materials = [await buildBook(t, { authors: ['Bo Writer', 'Ann Author'] }), await buildArticle(t), await buildVideo(t)]
  const { id } = await buildCourse(t, author, {
    name: 'With materials',
    materials,
    skills: [sqlSkill, rust].map((skill, i) => ({ ...skill, level: i + 2 })),
  })
  const details = async (user?: { accessToken: string }) => (await t.as(user).get(`/api/courses/${id}`)).json<CourseDetails>()

  const asGuest = await details()
  const shown = { name: 'Zoë Author', position: '', avatar: null, handle: 'zoe-author' }
  assert.deepEqual(asGuest.author, { ...shown, email: null })
  assert.deepEqual((await details(await buildUser(t))).author, { ...shown, email: author.email })
  assert.deepEqual(
    asGuest.skills.map(({ name, level }) => [name, level]),
    [
      ['Rust', 3],
      ['SQL', 2],
    ],
  )
  assert.equal(asGuest.learningTime, 60 + 5 + 10)
  assert.deepEqual(
    asGuest.materials.map((material) => material.id),
    materials.map((material) => material.id),
  )
  const [book, article, video] = asGuest.materials
  assert.ok(book && 'authors' in book && book.extension.name === 'pdf')
  assert.deepEqual(
    book.authors.map((writer) => writer.fullName),
    ['Bo Writer', 'Ann Author'],
  )
  assert.ok(article && 'resource' in article && article.publicationDate === '2024-03-01')
  assert.ok(video && 'duration' in video && video.quality.name === '720p')

  const [stranger, admin] = [await buildUser(t), await buildUser(t, { isAdmin: true })]
  for (const user of [undefined, stranger]) {
    const seen = await details(user)
    assert.deepEqual([seen.isBought, ...seen.materials.map((material) => material.link)], [false, null, null, null])
  }
  assert.deepEqual(
    [(await details(author)).isBought, (await details(author)).materials[1]?.link],
    [true, 'https://articles.example/one'],
  )
  assert.deepEqual(
    [(await details(admin)).isBought, (await details(admin)).materials[1]?.link],
    [false, 'https://articles.example/one'],
  )
})

test('a course that does not exist, or left the catalogue, is a 404', async () => {
  const { id } = await buildCourse(t, author)
  await t.db.run(sql`update courses set archived_at = now() where id = ${id}`)
  for (const wrong of [id, 0, 999_999, '9999999999'])
    assert.equal((await t.as().get(`/api/courses/${wrong}`)).statusCode, 404, String(wrong))
  for (const wrong of ['abc', '-1', '1.5', '99999999999'])
    assert.ok([400, 404].includes((await t.as().get(`/api/courses/${wrong}`)).statusCode), wrong)
  assert.equal((await t.as(author).get(`/api/courses/${id}`)).json<CourseDetails>().isArchived, true)
})

test('an Admin who is not a Creator can be the author of a course, and has no author page', async () => {
  const admin = await buildUser(t, { isAdmin: true })
  const { id } = await buildCourse(t, admin)
  const { author: shown, isArchived } = (await t.as().get(`/api/courses/${id}`)).json<CourseDetails>()
  assert.deepEqual([shown.name, shown.handle, isArchived], [admin.name, null, false])
  assert.equal((await t.as().get(`/api/account/author/${admin.email}`)).statusCode, 404)
})

test('the size of the catalogue follows creating, archiving and deleting', async () => {
  const size = async () => (await page('/api/courses')).info.TotalCount
  const before = await size()
  const [one, two] = [await buildCourse(t, author), await buildCourse(t, author)]
  assert.equal(await size(), before + 2)
  await t.db.run(sql`update courses set archived_at = now() where id = ${one.id}`)
  assert.equal(await size(), before + 1)
  await t.db.run(sql`update courses set archived_at = null where id = ${one.id}`)
  await t.db.run(sql`delete from courses where id in (${one.id}, ${two.id})`)
  assert.equal(await size(), before)
})

test('a course without an uploaded picture has one drawn for it', async () => {
  const [one, again, other] = await Promise.all(['1', '1', '2'].map((id) => t.as().get(`/pictures/courses/${id}.svg`)))
  assert.equal(one?.headers['content-type'], 'image/svg+xml')
  assert.match(String(one?.headers['content-security-policy']), /default-src 'none'.*sandbox/)
  assert.equal(one?.body, again?.body)
  assert.notEqual(one?.body, other?.body)
  assert.equal((await t.as().get('/pictures/courses/x.svg')).statusCode, 404)
})
