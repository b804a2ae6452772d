import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { forgetResponses } from '#server/core/database/once.ts'
import { buildArticle, buildSkill, buildUser, type TestUser } from '#server/testing/build.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const admin = await buildUser(t, { isAdmin: true })
const otherAdmin = await buildUser(t, { isAdmin: true })
const student = await buildUser(t)
const skill = await buildSkill(t, 'Weaving')
const material = await buildArticle(t)
const resource = await t.db.one<{ id: number; name: string }>(
  sql`insert into resources (name) values ('Loom News') returning id, name`,
)

/** Every action with a key, except buying, and books and videos from an upload, which have other tests. */
interface Act {
  url: string
  body: (name: string) => object
  /** What makes it refused. */
  bad: object
  count: () => Promise<number>
}
const acts = {
  course: {
    url: '/api/courses',
    body: (name: string) => ({
      ...courseForm,
      name,
      skills: [{ id: skill.id, level: 1 }],
      materials: [{ id: material.id }],
    }),
    bad: { skills: [{ id: 999_999, level: 1 }] },
    count: () => rows('courses'),
  },
  article: {
    url: '/api/articles',
    body: (name: string) => ({
      name,
      link: 'https://looms.example/',
      publicationDate: '2026-01-02',
      learningMinutes: 5,
      resource,
    }),
    bad: { resource: { id: 999_999 } },
    count: () => rows('materials'),
  },
  'final task': {
    url: '/api/final-tasks',
    body: (name: string) => ({
      name,
      text: 'Weave a scarf.',
      reviewDeadlineTime: '0001-01-03T00:00:00',
      reviewQuestions: [{ text: 'Is it warm?', maxMark: 5 }],
    }),
    bad: { name: '' },
    count: () => rows('final_tasks'),
  },
  author: {
    url: '/api/authors',
    body: (fullName: string) => ({ fullName }),
    bad: { fullName: '' },
    count: () => rows('authors'),
  },
  skill: { url: '/api/skills', body: (name: string) => ({ name }), bad: { name: 'Weaving' }, count: () => rows('skills') },
  resource: {
    url: '/api/resources',
    body: (name: string) => ({ name }),
    bad: { name: 'Loom News' },
    count: () => rows('resources'),
  },
  grant: {
    url: '/api/account/grant-points',
    body: (reason: string) => ({ email: student.email, points: 5, reason }),
    bad: { email: 'nobody@example.com' },
    count: () => rows('point_transfers'),
  },
  correction: {
    url: '/api/account/correct-points',
    body: (reason: string) => ({ email: student.email, points: 5, reason }),
    bad: { email: 'nobody@example.com' },
    count: () => rows('point_transfers'),
  },
} satisfies Record<string, Act>
const rows = (table: string) =>
  t.db.one<{ count: number }>({ texts: [`select count(*)::int as count from ${table}`], values: [] }).then(({ count }) => count)
const send = (url: string, body: object, key?: string, who: TestUser = admin) =>
  t.as(who).post(url, body, key ? { 'idempotency-key': key } : {})

for (const [name, { url, body, bad, count }] of Object.entries(acts)) {
  test(`${name}: the same key gets the first response and creates nothing more, even at the same time`, async () => {
    const before = await count()
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(url, body('Once only'), 'a-key')))
    responses.push(await send(url, body('Once only'), 'a-key'))
    for (const response of responses) assert.equal(response.statusCode, 201, response.body)
    assert.equal(new Set(responses.map((response) => response.body)).size, 1)
    assert.equal(await count(), before + 1)
  })

  test(`${name}: keys of different users are independent, and so are different keys of one user`, async () => {
    const before = await count()
    assert.equal((await send(url, body('Hers alone'), 'shared')).statusCode, 201)
    assert.equal((await send(url, body('His alone'), 'shared', otherAdmin)).statusCode, 201)
    assert.equal((await send(url, body('Hers too'), 'shared-2')).statusCode, 201)
    assert.equal(await count(), before + 3)
  })

  test(`${name}: a key whose try was refused can be used again`, async () => {
    const refused = await send(url, { ...body('Again'), ...bad }, 'refused')
    assert.ok([400, 409].includes(refused.statusCode), refused.body)
    assert.equal((await send(url, body('Again'), 'refused')).statusCode, 201)
  })

  test(`${name}: the same key with another body is refused, because the first try had arrived`, async () => {
    const { id } = (await send(url, body('First'), 'edited')).json()
    const before = await count()
    const response = await send(url, body('Edited since'), 'edited')
    assert.equal(response.statusCode, 409)
    assert.match(response.json().Message, /^Your first attempt was received/)
    assert.equal(response.json().id, id)
    assert.equal(await count(), before)
  })
}

test('without a key, each call counts', async () => {
  const before = await rows('authors')
  for (let time = 0; time < 2; time++) assert.equal((await send('/api/authors', { fullName: 'Ada' })).statusCode, 201)
  assert.equal(await rows('authors'), before + 2)
})

test('one key can be used for different kinds of actions', async () => {
  for (const { url, body } of Object.values(acts)) {
    const response = await send(url, body('One key'), 'one-key')
    assert.equal(response.statusCode, 201, response.body)
  }
})

test('a repeated call does not return something that has been deleted since', async () => {
  for (const { url, body } of [acts.course, acts.article]) {
    const { id } = (await send(url, body('Short-lived'), 'deleted')).json()
    assert.equal((await t.as(admin).delete(`${url}/${id}`)).statusCode, 204)
    assert.equal((await send(url, body('Short-lived'), 'deleted')).statusCode, 404)
  }
})

test('a key must not be empty or endless', async () => {
  for (const key of ['', 'x'.repeat(201)]) {
    const response = await t.as(admin).post('/api/authors', { fullName: 'Ada' }, { 'idempotency-key': key })
    assert.equal(response.statusCode, 400)
  }
})

test('old results are forgotten, and their keys are free', async () => {
  const before = await rows('authors')
  await send('/api/authors', { fullName: 'Old' }, 'old')
  await forgetResponses(t.db, new Date(t.clock.now().getTime() + 1))
  await send('/api/authors', { fullName: 'Old' }, 'old')
  assert.equal(await rows('authors'), before + 2)
})
