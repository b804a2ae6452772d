import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser } from '#server/testing/build.ts'
import { mailSettings } from '#server/testing/mails.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp(mailSettings)
const admin = await buildUser(t, { isAdmin: true })
const done = async () => (await t.as(admin).get('/api/setup')).json().done

test('the steps of setting up a portal are done when its state says so, until an Admin puts them away', async () => {
  assert.deepEqual(await done(), [])
  const page = { title: 'Contact', text: 'Write to us.', version: 0 }
  assert.ok((await t.as(admin).put('/api/site-pages/contact', page)).statusCode < 300)
  assert.deepEqual(await done(), ['contact'])
  assert.equal((await t.as(admin).post('/api/fields', { name: 'Crafts' })).statusCode, 201)
  const skill = await buildSkill(t, 'Weaving')
  const goal = { name: 'Weaver', sentence: 'You weave.', skills: [{ skillId: skill.id, level: 2 }] }
  assert.equal((await t.as(admin).post('/api/goals', goal)).statusCode, 201)
  assert.deepEqual(await done(), ['contact', 'fields', 'goals'])
  await buildCourse(t, admin)
  await t.db.run(sql`
    insert into mails (recipient, kind, message_id, state, created_at, next_try_at) values ('a@example.com', 'account', 'x', 'sent', now(), now())`)
  assert.deepEqual(await done(), ['contact', 'mail', 'fields', 'goals', 'course'])

  const [creator, guest] = [t.as(await buildUser(t, { isCreator: true })), t.as()]
  for (const call of ['get', 'delete'] as const)
    assert.deepEqual([(await creator[call]('/api/setup')).statusCode, (await guest[call]('/api/setup')).statusCode], [403, 401])
  for (let time = 0; time < 2; time++) assert.equal((await t.as(admin).delete('/api/setup')).statusCode, 204)
  assert.equal(await done(), null)
})
