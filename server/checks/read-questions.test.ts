import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadQuestions } from '#contract/checks/bank.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import { sql } from '#server/core/database/db.ts'
import { buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const read = (body: object, user: typeof author | undefined = author) => t.as(user).post('/api/questions/read', body)

test('a Creator reads questions from a text; nothing is saved', async () => {
  const gift = await read({ format: 'gift', text: 'Two? {=2 ~3}\n\nTell. {}' })
  assert.equal(gift.statusCode, 200)
  const { questions, problems } = gift.json<ReadQuestions>()
  assert.deepEqual([questions.length, problems.map(({ line }) => line)], [1, [3]])
  const aiken = await read({ format: 'aiken', text: 'Two?\nA. 2\nB. 3\nANSWER: A' })
  assert.deepEqual(aiken.json<ReadQuestions>().problems, [])
  assert.deepEqual(await t.db.one(sql`select count(*)::int as saved from questions`), { saved: 0 })
})

test('students, guests, other formats and texts that are too long are refused', async () => {
  const body = { format: 'gift', text: 'Two? {=2 ~3}' }
  assert.equal((await read(body, await buildUser(t))).statusCode, 403)
  assert.equal((await t.as().post('/api/questions/read', body)).statusCode, 401)
  assert.equal((await read({ ...body, format: 'xml' })).statusCode, 400)
  assert.equal((await read({ ...body, text: 'a\u0000b' })).statusCode, 400)
  const most = formLimits.question.importText
  assert.equal((await read({ ...body, text: '漢'.repeat(most) })).statusCode, 200)
  assert.equal((await read({ ...body, text: 'a'.repeat(most + 1) })).statusCode, 400)
})
