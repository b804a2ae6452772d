import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { checkFiles } from './check-files.ts'
import { insertFile } from './files.queries.ts'

const t = await startTestApp()
const owner = await buildUser(t)
// The dates of files come from the machine's clock.
t.clock.move({ seconds: (Date.now() - t.clock.now().getTime()) / 1000 })
const put = (name: string, content: string) => t.storage.put(name, Readable.from([Buffer.from(content)]))
async function keep(content: string): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const stored = await put(`videos/${id}.mp4`, content)
  const file = { id, folder: 'videos', extension: 'mp4', mediaType: 'video/mp4', ownerId: owner.id, now: t.clock.now() }
  await insertFile(t.db, { ...file, ...stored })
  return `videos/${id}.mp4`
}

test('lost, shortened, changed and unknown files are reported; the others are as they were stored', async () => {
  await keep('whole')
  const [lost, shortened, changed] = [await keep('lost'), await keep('shortened'), await keep('changed')]
  assert.deepEqual(await checkFiles(t), { checked: 4, problems: [] })
  await t.storage.remove(lost)
  await put(shortened, 'short')
  await put(changed, 'chanGed')
  await put('books/unknown.pdf', 'nobody knows it')
  const reported = [`${lost} is missing`, `${shortened} has 5 bytes instead of 9`, `${changed} has other content than was stored`]
  assert.deepEqual((await checkFiles(t)).problems.sort(), reported.sort())

  t.clock.move({ days: 2 })
  assert.deepEqual((await checkFiles(t)).problems.at(-1), 'books/unknown.pdf is not known to the database')
})

test('all files are checked, even if there are more than one batch', async () => {
  const before = (await checkFiles(t)).checked
  const row = { folder: 'videos', extension: 'mp4', mediaType: 'video/mp4', size: 1, sha256: '', ownerId: owner.id }
  for (let place = 0; place < 1001; place++)
    await insertFile(t.db, { ...row, id: randomBytes(16).toString('base64url'), now: t.clock.now() })
  const { checked, problems } = await checkFiles(t)
  assert.deepEqual([checked - before, problems.filter((problem) => problem.endsWith('is missing')).length], [1001, 1002])
})
