import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp({ PUBLIC_URL: 'https://learn.example.org' })
const origin = 'https://learn.example.org'

const read = async (url: string) => {
  const response = await t.as().get(url)
  assert.equal(response.statusCode, 200, url)
  assert.equal(response.headers['content-type'], 'application/xml; charset=utf-8')
  assert.equal(response.headers['cache-control'], 'public, max-age=3600')
  return {
    text: response.body,
    addresses: [...response.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address),
  }
}

test('robots.txt says what is private and where the sitemap is', async () => {
  const response = await t.as().get('/robots.txt')
  assert.equal(response.headers['content-type'], 'text/plain; charset=utf-8')
  const lines = response.body.split('\n')
  for (const path of [
    '/account/profile',
    '/my-learning',
    '/shopping-cart',
    '/wishlist',
    '/courses/edit/',
    '/courses/drafts/',
    '/courses/versions/',
    '/courses/learn/',
    '/statistics/users',
  ])
    assert.ok(lines.includes(`Disallow: ${path}`), path)
  for (const open of [
    '/',
    '/courses',
    '/courses/5',
    '/courses/filtered/sql',
    '/account/login',
    '/account/author/a',
    '/api/courses',
  ])
    for (const line of lines) assert.ok(!line.startsWith('Disallow: ') || !open.startsWith(line.slice('Disallow: '.length)), line)
  assert.ok(lines.includes(`Sitemap: ${origin}/sitemap.xml`))
})

test('the sitemap of an empty portal has its fixed pages alone', async () => {
  assert.deepEqual((await read('/sitemap.xml')).addresses, [`${origin}/sitemaps/pages.xml`])
  assert.ok((await read('/sitemaps/pages.xml')).addresses.includes(`${origin}/courses`))
})

test('courses and their authors are in parts by id, without what is archived', async () => {
  const author = await buildUser(t, { name: "Mira O'Neil", email: "o'neil&co@example.com", isCreator: true })
  const former = await buildUser(t, { isCreator: true })
  await buildUser(t, { isCreator: true })
  const course = await buildCourse(t, author)
  const archived = await buildCourse(t, former)
  await t.db.run(sql`update courses set archived_at = now() where id = ${archived.id}`)
  for (const id of [50_000, 50_001, 150_001, 2_147_483_647])
    await insertManyCourses(t.db, 1, { authorId: author.id, id, updateDate: sql`timestamptz '2026-01-02T03:04:05Z'` })

  const index = await read('/sitemap.xml')
  const parts = ['pages', 'courses-0', 'courses-1', 'courses-3', 'courses-42949', 'authors-0']
  assert.deepEqual(
    index.addresses,
    parts.map((name) => `${origin}/sitemaps/${name}.xml`),
  )

  const early = await read('/sitemaps/courses-0.xml')
  assert.ok(early.addresses.includes(`${origin}/courses/${course.id}`))
  assert.ok(!early.addresses.includes(`${origin}/courses/${archived.id}`))
  assert.equal(early.addresses.at(-1), `${origin}/courses/50000`)
  assert.match(early.text, /<loc>https:\/\/learn.example.org\/courses\/50000<\/loc><lastmod>2026-01-02T03:04:05.000Z<\/lastmod>/)
  assert.deepEqual((await read('/sitemaps/courses-1.xml')).addresses, [`${origin}/courses/50001`])
  assert.deepEqual((await read('/sitemaps/courses-42949.xml')).addresses, [`${origin}/courses/2147483647`])
  assert.deepEqual((await read('/sitemaps/authors-0.xml')).addresses, [`${origin}/account/author/mira-oneil`])
})

test('a part of many courses is whole, each address once', async () => {
  const author = await buildUser(t, { isCreator: true })
  await insertManyCourses(t.db.within(600), 3000, { authorId: author.id, id: sql`100000 + n` })
  const { addresses, text } = await read('/sitemaps/courses-2.xml')
  assert.equal(new Set(addresses).size, 3000)
  assert.equal(addresses.length, 3000)
  assert.match(text, /<\/urlset>\n$/)
})

test('a part that is not there is a 404', async () => {
  for (const name of ['courses-9.xml', 'authors-9.xml', 'courses.xml', 'pages-0.xml', 'courses-0', 'users-0.xml', '..%2Fx.xml'])
    assert.equal((await t.as().get(`/sitemaps/${name}`)).statusCode, 404, name)
})
