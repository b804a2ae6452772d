import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { firstPage } from '#contract/core/first-words.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { buildServer } from '#server/app.ts'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo } from '#server/testing/build.ts'
import { createTestDatabase, startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp({ PUBLIC_URL: 'https://learn.example.org' })
const author = await buildUser(t, { name: 'Ada "Ace" O’Neil & Söhne', email: 'ada&co@example.com', isCreator: true })
const skill = await buildSkill(t, 'SQL')
const courses: { id: number }[] = []
for (let number = 1; number <= 6; number++)
  courses.push(
    await buildCourse(t, author, {
      name: `Course number ${number}`,
      skills: [{ ...skill, level: 2 }],
      materials: [await buildVideo(t)],
    }),
  )
const first = courses[0] ?? { id: 0 }

async function open(url: string, headers: Record<string, string> = {}) {
  const response = await t.as().get(url, undefined, headers)
  return { ...readPage(response.body), status: response.statusCode, headers: response.headers, body: response.body }
}

/** What a browser or a search engine would find. Entities are decoded in one step, so that nothing is decoded twice. */
function readPage(html: string) {
  const attribute = (pattern: RegExp) => {
    const [, value] = pattern.exec(html) ?? []
    return value === undefined ? undefined : decode(value)
  }
  const meta = (name: string) => attribute(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`))
  const block = (opening: string) => {
    const [, text] = new RegExp(`<script ${opening}>([^<]*)</script>`).exec(html) ?? []
    return text === undefined ? undefined : JSON.parse(text)
  }
  return {
    title: attribute(/<title>([^<]*)<\/title>/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)" \/>/),
    picture: attribute(/<img[^<>]* src="([^"]*)"[^<>]* fetchpriority="high" \/>/),
    meta,
    firstData: block('type="application/json" id="first-data"'),
    goals: block('type="application/json" id="goals"'),
    data: block('type="application/ld\\+json"'),
  }
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decode = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '')

test('a course page carries title, description, address, picture and schema.org data of its course', async () => {
  const page = await open(`/courses/${first.id}`)
  assert.equal(page.status, 200)
  assert.equal(page.title, 'Course number 1 · Coursewise')
  assert.equal(page.meta('description'), 'In short......................')
  assert.equal(page.canonical, `https://learn.example.org/courses/${first.id}`)
  assert.equal(page.meta('robots'), undefined)
  assert.deepEqual(
    ['og:site_name', 'og:type', 'og:title', 'og:description', 'og:url', 'og:image', 'twitter:card'].map(page.meta),
    [
      'Coursewise',
      'website',
      'Course number 1',
      'In short......................',
      `https://learn.example.org/courses/${first.id}`,
      `https://learn.example.org/pictures/social/${first.id}.webp`,
      'summary_large_image',
    ],
  )
  assert.equal(page.picture, `/pictures/courses/${first.id}.svg`)
  assert.match(
    page.body,
    /data-shape="course"><h1>Course number 1<\/h1><p>In short\.+<\/p><img src="\/pictures\/courses\/\d+\.svg"/,
  )
  assert.deepEqual([page.data['@type'], page.data.name, page.data.teaches], ['Course', 'Course number 1', ['SQL']])
  assert.equal(page.data.author.url, 'https://learn.example.org/account/author/ada-ace-oneil-sohne')
  assert.match(
    page.body,
    /<template id="code">.*<link rel="modulepreload" crossorigin href="\/assets\/course-details-screen-[\w-]+\.js" \/>.*<\/template>/s,
  )
  const picture = await t.as().get(`/pictures/social/${first.id}.webp`)
  assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/webp'])
})

test('every open page describes itself, and its first data is the response to the screen’s call', async () => {
  const pages = [
    ['/', 'Courses', '/courses', '/api/courses?pageNumber=1&pageSize=4'],
    ['/?page=2', 'Courses', '/courses', '/api/courses?pageNumber=1&pageSize=4'],
    ['/courses', 'Courses', '/courses', '/api/courses?pageNumber=1&pageSize=4'],
    ['/Courses/?page=2', 'Courses', '/courses?page=2', '/api/courses?pageNumber=2&pageSize=4'],
    ['/courses?page=0', 'Courses', '/courses', '/api/courses?pageNumber=1&pageSize=4'],
    ['/courses?size=100', 'Courses', '/courses', '/api/courses?pageNumber=1&pageSize=4'],
    ['/courses/filtered', 'All courses', '/courses/filtered', '/api/courses/filtered/1/4/0/true/'],
    [
      '/courses/filtered/number%203?order=price&direction=descending',
      'Results for “number 3”',
      '/courses/filtered/number%203',
      '/api/courses/filtered/1/4/3/false/number%203',
    ],
    [`/courses/00${first.id}`, 'Course number 1', `/courses/${first.id}`, `/api/courses/${first.id}`],
    [
      '/account/author/ADA%26co%40example.com',
      'Ada "Ace" O’Neil & Söhne',
      '/account/author/ada-ace-oneil-sohne',
      '/api/account/author/ADA%26co%40example.com',
    ],
    [
      '/account/author/ada-ace-oneil-sohne',
      'Ada "Ace" O’Neil & Söhne',
      '/account/author/ada-ace-oneil-sohne',
      '/api/account/author/ada-ace-oneil-sohne',
    ],
    ['/account/login?returnUrl=%2F', 'Login', '/account/login', '/api/account/demo'],
    ['/account/register', 'Register', '/account/register', undefined],
    ['/certificates/verify', 'Check a certificate', '/certificates/verify', undefined],
    ['/plan', 'Your learning plan', '/plan', undefined],
  ] as const
  for (const [url, title, path, call] of pages) {
    const page = await open(url)
    assert.deepEqual([page.status, page.title], [200, `${title} · Coursewise`], url)
    assert.equal(page.canonical, `https://learn.example.org${path}`, url)
    assert.equal(page.meta('og:url'), `https://learn.example.org${path}`, url)
    assert.equal(page.meta('robots'), undefined, url)
    assert.ok((page.meta('description') ?? '').length > 20, url)
    assert.equal(page.firstData?.url, call, url)
    if (!call) continue
    const response = await t.as().get(call)
    assert.deepEqual(page.firstData.body, response.json(), url)
    assert.equal(page.firstData.pagination, response.headers['x-pagination'] ?? null, url)
  }
})

test('a request with a token gets the page of a guest', async () => {
  const mine = await t.as(author).get(`/courses/${first.id}`)
  assert.equal(readPage(mine.body).firstData.body.isBought, false)
  assert.equal((await t.as(author).get(`/api/courses/${first.id}`)).json().isBought, true)
})

test('private pages and empty lists are not for search engines; what is not there is a 404', async () => {
  const pages = [
    ['/account', 200],
    ['/account/profile', 200],
    ['/my-learning?tab=statistics', 200],
    [`/courses/learn/${first.id}`, 200],
    [`/courses/preview/${first.id}`, 200],
    [`/courses/edit/${first.id}`, 200],
    ['/shopping-cart', 200],
    ['/wishlist', 200],
    ['/statistics/users', 200],
    ['/courses?page=999', 200],
    ['/courses/filtered/qqzzxx', 200],
    ['/courses/filtered?select=1-5', 200],
    ['/courses?size=12', 200],
    ['/courses/filtered/course?size=24', 200],
    ['/plan?select=1:5', 200],
    ['/courses/999999', 404],
    ['/courses/99999999999', 404],
    ['/courses/one', 404],
    ['/account/author/nobody@example.com', 404],
    ['/certificates/verify/AAAAA-AAAAA-AAAAA-AAAAA', 404],
    ['/no/such/page', 404],
    ['/statistics', 404],
    ['/favicon.ico', 404],
    ['//evil.example', 404],
  ] as const
  for (const [url, status] of pages) {
    const page = await open(url)
    assert.equal(page.status, status, url)
    assert.equal(page.meta('robots'), 'noindex', url)
    assert.equal(page.canonical, undefined, url)
    assert.match(page.body, /<div id="root">/, url)
  }
  assert.equal((await t.as().post('/courses')).statusCode, 404)
  assert.equal((await t.as().get('/api/nothing')).json().StatusCode, 404)
})

test('a certificate is shown with whose it is, but not to search engines', async () => {
  await t.db.run(sql`
    insert into certificates (user_id, course_id, code, holder_name, course_name, author_name, skills, issued_at)
    values (${author.id}, ${first.id}, 'ABCDE-FGHJK-MNPQR-STUVW', 'Maria Lindqvist', 'SQL from zero', 'Ada', '[]', now())`)
  const page = await open('/certificates/verify/abcde%20fghjk%20mnpqr%20stuvw')
  assert.deepEqual(
    [page.status, page.title, page.meta('robots')],
    [200, 'Certificate of Maria Lindqvist · Coursewise', 'noindex'],
  )
  assert.match(page.meta('og:description') ?? '', /Maria Lindqvist has completed the course “SQL from zero” by Ada/)
  assert.equal(page.firstData, undefined)
})

test('the first page holds what the portal is, the question and its goals, before any script has run', async () => {
  const admin = await buildUser(t, { isAdmin: true })
  const names = ['Web developer', '</script><script>alert(1)</script>', '"><img src=x onerror=alert(1)>']
  for (const name of names)
    await t.as(admin).post('/api/goals', { name, sentence: name, skills: [{ skillId: skill.id, level: 2 }] })
  for (const url of ['/', '/courses', '/courses?page=2']) {
    const page = await open(url)
    assert.ok(page.body.includes(`<h1>${firstPage.title}</h1><p>${firstPage.sentence}</p>`))
    assert.ok(page.body.includes(`<h2>${firstPage.question}</h2><div></div><ul><li>Web developer</li>`))
    assert.match(page.body, /<h2>Courses<\/h2><p>Learn at your own pace\./)
    assert.doesNotMatch(page.body, /<script>alert|<img src=x/)
    assert.deepEqual(page.goals, (await t.as().get('/api/goals')).json())
    assert.deepEqual(
      page.goals.map(({ name }: { name: string }) => name),
      names,
    )
  }
  assert.equal((await open('/courses/filtered')).goals, undefined)
  assert.match((await open('/courses')).body, /<link rel="modulepreload" crossorigin href="\/assets\/question-[\w-]+\.js" \/>/)
})

const hostile = [
  '"><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  "<!--<script>' onload='alert(1)",
  "$& $1 $` $' $$ \\u003c",
  '&lt;b&gt; &amp;amp; &#39;',
  '</style> <!--first-data--> <!--/head-->',
  'Emoji 👩🏽‍🚀, \u2028 and \u2029, \u202Ebackwards',
]

test('any name stays a text, and the policy stays as strict', async () => {
  const [plain] = await emptied(await open(`/courses/${first.id}`))
  const scripts = [...plain.matchAll(/<script>([^<]*)<\/script>/g)].map(([, script = '']) => script)
  assert.equal(scripts.length, 2)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(plain) ?? []
  const allowed = `script-src 'self' ${scripts.map(hashSource).join(' ')}; style-src 'self' ${hashSource(style)}; connect-src 'self'`
  for (const name of hostile) {
    const writer = await buildUser(t, { name, isCreator: true })
    const { id } = await buildCourse(t, writer, {
      name,
      shortDescription: `${name} ${'.'.repeat(30)}`,
      description: `${name} ${'.'.repeat(100)}`,
    })
    const pages = [`/courses/${id}`, `/account/author/${writer.email}`, `/courses/filtered/${encodeURIComponent(name)}`]
    for (const url of pages) {
      const page = await open(url)
      assert.equal(page.status, 200, url)
      const shown = name.replaceAll(/\s+/g, ' ').trim()
      const title = url === pages[2] ? `Results for “${shown}”` : shown
      assert.equal(page.title, `${title} · Coursewise`)
      assert.equal(page.meta('og:title'), title)
      assert.deepEqual(page.firstData.body, (await t.as().get(page.firstData.url)).json())
    }
    assert.deepEqual((await open(pages[0] ?? '')).data.name, name)
    const [page, policy] = await emptied(await open(pages[0] ?? ''))
    assert.equal(page, plain, 'without what differs from course to course, all pages are the same')
    assert.ok(policy.includes(allowed), policy)
  }
})

const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** The page and its policy without the course's texts. If a name could become markup, something of it would be left. */
async function emptied({ body, headers }: Awaited<ReturnType<typeof open>>): Promise<[string, string]> {
  const page = body
    .replace(/<title>[^<]*<\/title>/, '<title></title>')
    .replaceAll(/(<meta (?:name|property)="[\w:]+" content=")[^"<>]*(" \/>)/g, '$1$2')
    .replaceAll(/(<link rel="(?:canonical|preload)"[^<>]* href=")(?!\/assets\/)[^"<>]*(" \/>)/g, '$1$2')
    .replace(/<h1>[^<]*<\/h1><p>[^<]*<\/p><img src="[^"<>]*"/, '<h1></h1>')
    .replaceAll(/(<script type="application\/(?:ld\+)?json"[^<>]*>)[^<]*(<\/script>)/g, '$1$2')
  return [page, String(headers['content-security-policy'])]
}

test('a very long search text is cut in the tags and left to its call', async () => {
  const page = await open(`/courses/filtered/${'%F0%9F%98%80'.repeat(500)}${'x'.repeat(4000)}`)
  assert.deepEqual([page.status, page.firstData], [200, undefined])
  assert.equal(page.title?.isWellFormed(), true)
  assert.ok((page.title ?? '').length < 220)
})

test('a malformed address is refused as before, and a text the database cannot hold does no harm', async () => {
  assert.equal((await t.as().get('/courses/filtered/%E0%A4%A')).statusCode, 400)
  assert.equal(
    (await open('/courses/filtered/a%00b')).status,
    (await t.as().get('/api/courses/filtered/1/4/0/true/a%00b')).statusCode,
  )
  assert.notEqual((await open('/account/author/a%00b')).status, 200)
})

test('without PUBLIC_URL the addresses begin as the visitor wrote them, and cannot break out', async () => {
  const other = await startTestApp()
  const ask = async (host: string) => readPage((await other.as().get('/account/login', undefined, { host })).body).canonical
  assert.equal(await ask('portal.example:8080'), 'http://portal.example:8080/account/login')
  assert.equal(await ask('"><script>'), 'http://"><script>/account/login')
})

test('the page is compressed for clients that accept it, and never cached without asking again', async () => {
  const response = await t.as().get('/courses', undefined, { 'accept-encoding': 'gzip, br' })
  assert.deepEqual(
    ['content-encoding', 'vary', 'cache-control'].map((name) => response.headers[name]),
    ['gzip', 'accept-encoding', 'no-cache'],
  )
  const { firstData } = readPage(gunzipSync(response.rawPayload).toString())
  assert.deepEqual(
    firstData.body.map(({ id }: CourseCard) => id),
    courses.slice(0, 4).map(({ id }) => id),
  )
})

test('when the database does not respond, the web app is still sent and says so itself', async () => {
  const { directUrl, drop } = await createTestDatabase()
  const db = openDatabase(directUrl)
  const app = await buildServer({ ...t, db })
  // The start needs a database.
  await app.ready()
  await db.close()
  await drop()
  const response = await app.inject('/courses')
  await app.close()
  const page = readPage(response.body)
  assert.deepEqual(
    [response.statusCode, response.headers['retry-after'], page.meta('robots'), page.firstData],
    [503, '5', 'noindex', undefined],
  )
  assert.match(response.body, /<div id="root">/)
})

test('contact and legal pages carry what an Admin wrote; what nobody wrote is not there, but for contact', async () => {
  assert.equal((await open('/legal/privacy')).status, 404)
  assert.equal((await open('/legal/contact')).status, 404)
  const unwritten = await open('/contact')
  assert.deepEqual([unwritten.status, unwritten.meta('robots'), unwritten.meta('site-pages')], [200, 'noindex', ''])

  const admin = await buildUser(t, { isAdmin: true })
  const text = '## <b>Bold</b>\n\nWe keep </script><script>alert(1)</script> little.\n\n[more](https://example.com)'
  assert.equal((await t.as(admin).put('/api/site-pages/privacy', { title: 'Privacy & you', text, version: 0 })).statusCode, 200)
  const page = await open('/legal/privacy')
  assert.deepEqual([page.status, page.title, page.meta('robots')], [200, 'Privacy & you · Coursewise', undefined])
  assert.equal(page.meta('description'), '<b>Bold</b> We keep </script><script>alert(1)</script> little. more')
  assert.equal(page.canonical, 'https://learn.example.org/legal/privacy')
  assert.equal(page.firstData.url, '/api/site-pages/privacy')
  assert.equal(page.firstData.body.text, text)
  assert.ok(!page.body.includes('<script>alert(1)'))
  assert.equal((await open('/courses')).meta('site-pages'), 'privacy')
  assert.equal((await open('/no-such-page')).meta('site-pages'), 'privacy')
  assert.match((await t.as().get('/sitemaps/pages.xml')).body, /<loc>https:\/\/learn.example.org\/legal\/privacy<\/loc><lastmod>/)
})
