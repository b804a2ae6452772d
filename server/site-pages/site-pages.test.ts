import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formLimits } from '#contract/core/form-limits.ts'
import { buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const admin = await buildUser(t, { isAdmin: true })
const url = '/api/site-pages/contact'
const save = (body: object, page = url) => t.as(admin).put(page, { title: 'Contact', text: 'Write to us.', version: 0, ...body })

test('an Admin writes a page, everybody reads it, and both acts are in the log', async () => {
  assert.deepEqual((await t.as().get('/api/site-pages')).json(), [])
  assert.equal((await t.as().get(url)).statusCode, 404)
  const saved = await save({ title: ' How to reach us ' })
  assert.equal(saved.statusCode, 200)
  const { updateDateUTC, ...page } = saved.json()
  assert.deepEqual(page, { slug: 'contact', title: 'How to reach us', text: 'Write to us.', version: 1 })
  assert.equal(updateDateUTC, t.clock.now().toISOString())
  assert.deepEqual((await t.as().get(url)).json(), saved.json())
  assert.deepEqual((await t.as().get('/api/site-pages')).json(), ['contact'])

  assert.equal((await t.as(admin).delete(url)).statusCode, 204)
  assert.equal((await t.as(admin).delete(url)).statusCode, 404)
  assert.equal((await t.as().get(url)).statusCode, 404)
  const log = (await t.as(admin).get('/api/statistics/audit/10/1')).json()
  assert.deepEqual(
    log.map(({ act, admin, user, details }: Record<string, string>) => [act, admin, user, details]),
    [
      ['remove-page', admin.email, '', 'Contact: How to reach us'],
      ['write-page', admin.email, '', 'Contact: How to reach us'],
    ],
  )
})

test('when two Admins write the same page, the second is refused and nothing is overwritten', async () => {
  const page = '/api/site-pages/terms'
  const first = await Promise.all([save({ text: 'One' }, page), save({ text: 'Other' }, page)])
  assert.deepEqual(first.map(({ statusCode }) => statusCode).sort(), [200, 409])
  const second = await Promise.all(['A', 'B', 'C'].map((text) => save({ text, version: 1 }, page)))
  assert.deepEqual(second.map(({ statusCode }) => statusCode).sort(), [200, 409, 409])
  const late = await save({ text: 'Late', version: 1 }, page)
  assert.equal(late.statusCode, 409)
  assert.match(late.json().Message, /has been changed since you opened it/)
  assert.equal(late.json().code, 'site-pages/changed-meanwhile')
  assert.equal((await t.as().get(page)).json().version, 2)
})

test('only an Admin writes, only known pages, and only a text that fits', async () => {
  for (const who of [undefined, await buildUser(t), await buildUser(t, { isCreator: true })]) {
    const status = who ? 403 : 401
    assert.equal((await t.as(who).put(url, { title: 'Mine', text: 'Mine', version: 0 })).statusCode, status)
    assert.equal((await t.as(who).delete(url)).statusCode, status)
  }
  assert.equal((await save({}, '/api/site-pages/secrets')).statusCode, 400)
  assert.equal((await t.as().get('/api/site-pages/constructor')).statusCode, 400)
  const { title, text } = formLimits.sitePage
  for (const wrong of [
    { title: '' },
    { title: 'two\nlines' },
    { title: 'x'.repeat(title.max + 1) },
    { text: '  ' },
    { text: 'x'.repeat(text.max + 1) },
    { text: 'a\0b' },
    { version: -1 },
    { version: undefined },
  ])
    assert.equal((await save(wrong)).statusCode, 400, JSON.stringify(wrong).slice(0, 60))
  assert.equal((await save({ text: 'é'.repeat(text.max) })).statusCode, 200)
})
