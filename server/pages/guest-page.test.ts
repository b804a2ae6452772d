import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const course = await buildCourse(t, author)

/** More than enough in a turn for a page to be kept for a moment. */
const crowd = Array.from({ length: 8 }, (_, number) => number)
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const titleIn = (html: string) => /<title>([^<]*) · Coursewise<\/title>/.exec(html)?.[1]

test('a page that a session asked for is the page of guests, and so is what others get while it is kept', async () => {
  for (const user of [author, undefined, author]) {
    const pages = await Promise.all(crowd.map(() => t.as(user).get(`/courses/${course.id}`)))
    for (const { body, headers } of pages) {
      assert.match(body, /"isBought":false/)
      assert.ok(!body.includes(author.email))
      assert.ok(!String(headers['content-security-policy']).includes('nonce'))
    }
  }
  assert.equal((await t.as(author).get(`/api/courses/${course.id}`)).json().isBought, true)
})

test('each visitor gets an anti-forgery cookie of their own, also with a page that others got', async () => {
  const pages = await Promise.all(crowd.map(() => t.as().get('/courses', undefined, { accept: 'text/html' })))
  const cookies = pages.map(({ headers }) => String(headers['set-cookie']))
  for (const cookie of cookies) assert.match(cookie, /^XSRF-TOKEN=[\w-]{24};/)
  assert.equal(new Set(cookies).size, crowd.length)
})

test('nobody gets a page that was made for another address, host or encoding', async () => {
  const addresses = ['/courses', '/courses?page=2', `/courses/${course.id}`].flatMap((url) =>
    ['one.example', 'two.example /courses'].flatMap((host) => ['gzip', 'identity'].map((encoding) => ({ url, host, encoding }))),
  )
  for (let time = 0; time < 3; time++) {
    const asked = addresses.flatMap((address) => crowd.map(() => address))
    const responses = await Promise.all(
      asked.map(({ url, host, encoding }) => t.as().get(url, undefined, { host, 'accept-encoding': encoding })),
    )
    for (const [index, { url, host, encoding }] of asked.entries()) {
      const response = responses[index]
      assert.equal(response?.headers['content-encoding'], encoding === 'gzip' ? 'gzip' : undefined)
      const html = encoding === 'gzip' ? gunzipSync(response?.rawPayload ?? '').toString() : response?.body
      // The second page of the list is empty, and has no canonical address.
      assert.equal(canonicalIn(html ?? ''), url.includes('page') ? undefined : `http://${host}${url}`)
    }
  }
})

test('what was changed here is in the next page, however many guests ask', async () => {
  const admin = await buildUser(t, { isAdmin: true })
  const ask = () => Promise.all(crowd.map(() => t.as().get('/legal/privacy')))
  for (const version of [0, 1, 2]) {
    await ask()
    const page = { title: `Version ${version}`, text: 'What we keep about you, and why.', version }
    assert.equal((await t.as(admin).put('/api/site-pages/privacy', page)).statusCode, 200)
    for (const { body } of await ask()) assert.equal(titleIn(body), page.title)
  }
})

test('what was changed elsewhere is in the page a moment later, and a guest who asks alone sees it at once', async () => {
  const { id } = await buildCourse(t, author, { name: 'Before' })
  const titles = async () => (await Promise.all(crowd.map(() => t.as().get(`/courses/${id}`)))).map(({ body }) => titleIn(body))
  await titles()
  await t.db.run(sql`update courses set name = 'After' where id = ${id}`)
  await until(async () => (await titles()).every((title) => title === 'After'))
  const alone = await buildCourse(t, author, { name: 'Before' })
  assert.equal(titleIn((await t.as().get(`/courses/${alone.id}`)).body), 'Before')
  await t.db.run(sql`update courses set name = 'After' where id = ${alone.id}`)
  assert.equal(titleIn((await t.as().get(`/courses/${alone.id}`)).body), 'After')
})
