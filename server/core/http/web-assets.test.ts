import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { startTestApp } from '#server/testing/test-app.ts'
import { sql } from '../database/db.ts'
import { keepWebAssets } from './web-assets.ts'
import { listWebFiles, webFolder } from './web-folder.ts'

const t = await startTestApp()
const names = listWebFiles('assets')
const kept = async () =>
  (await t.db.many<{ name: string }>(sql`select name from web_assets order by name`)).map(({ name }) => name)

test('the files of the web app are kept once, whole, for servers of other versions', async () => {
  assert.ok(names.length > 50)
  await Promise.all([keepWebAssets(t), keepWebAssets(t)])
  assert.deepEqual(await kept(), names.toSorted())
  const [name = ''] = names.filter((name) => name.endsWith('.js'))
  const { content } = await t.db.one<{ content: Buffer }>(sql`select content from web_assets where name = ${name}`)
  assert.deepEqual(content, readFileSync(join(webFolder, 'assets', name)))
})

test('a server sends the files of another version like its own', async () => {
  for (const [name, type] of [
    ['other-0a1b2c3d.js', 'text/javascript; charset=utf-8'],
    ['other-0a1b2c3d.css', 'text/css; charset=utf-8'],
    ['pdf.worker.min-0a1b2c3d.mjs', 'text/javascript; charset=utf-8'],
    ['map-0a1b2c3d.bcmap', 'application/octet-stream'],
  ] as const) {
    await t.db.run(sql`insert into web_assets values (${name}, ${Buffer.from('content')}, ${t.clock.now()})`)
    const response = await t.as().get(`/assets/${name}`)
    assert.deepEqual([response.statusCode, response.body, response.headers['content-type']], [200, 'content', type])
    assert.equal(response.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(String(response.headers['content-security-policy']).includes('wasm-unsafe-eval'), name.includes('worker'))
  }
  for (const name of ['missing-0a1b2c3d.js', '..%2Findex.html', '%00', "'"])
    assert.equal((await t.as().get(`/assets/${name}`)).statusCode, 404, name)
})

test('files of a version that no server has had for thirty days are forgotten', async () => {
  t.clock.move({ days: 29 })
  await keepWebAssets(t)
  assert.ok((await kept()).includes('other-0a1b2c3d.js'))
  t.clock.move({ days: 2 })
  await keepWebAssets(t)
  assert.deepEqual(await kept(), names.toSorted())
})
