import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { prepareDownloads } from './index.ts'

const gigabyte = 1024 ** 3
const megabyte = 1024 ** 2
const files = 2

test('a download of 2 GB is never in memory as a whole', async () => {
  const t = await startTestApp()
  const user = await buildUser(t)
  for (let number = 0; number < files; number++) {
    await t.db.run(sql`
      insert into files (id, folder, owner_id, extension, media_type, size, sha256, created_at)
      values (${`bigFile${number}`.padEnd(22, '0')}, 'videos', ${user.id}, 'mp4', 'video/mp4', ${gigabyte}, '', ${t.clock.now()})`)
  }
  await t.as(user).post('/api/account/data/download')
  const chunk = randomBytes(64 * 1024)
  let written = 0
  let most = 0
  // Neither reads nor writes a disk: only what passes through the server matters here.
  const storage = {
    ...t.storage,
    open: async () => ({ content: Readable.from(repeat(chunk, gigabyte / chunk.length)), size: gigabyte }),
    put: async (_name: string, content: Readable) => {
      for await (const { length } of content) {
        if (Math.floor(written / megabyte / 64) < Math.floor((written + length) / megabyte / 64))
          most = Math.max(most, process.memoryUsage.rss())
        written += length
      }
      return { size: written, sha256: '' }
    },
  }
  const before = process.memoryUsage.rss()
  await prepareDownloads({ ...t, storage })
  assert.ok(written > files * gigabyte && written < files * gigabyte * 1.001, String(written))
  const grown = Math.round((most - before) / megabyte)
  console.log(`grew by ${grown} MB while ${Math.round(written / gigabyte)} GB passed`)
  assert.ok(grown < 400, `${grown} MB`)
  assert.equal((await t.as(user).get('/api/account/data')).json().download.state, 'ready')
})

function* repeat(chunk: Buffer, times: number): Generator<Buffer> {
  for (let time = 0; time < times; time++) yield chunk
}
