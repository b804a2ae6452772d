import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { encodingsFor } from './encodings.ts'
import { webFolder } from './web-folder.ts'

const cases: [header: string | undefined, encodings: string[]][] = [
  [undefined, []],
  ['', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip;q=0', []],
  ['gzip; q=0.000', []],
  ['GZIP;Q=0', []],
  ['gzip;q=0, br', ['br']],
  ['br;q=0, gzip', ['gzip']],
  ['gzip;q=0.001', ['gzip']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['*;q=0, gzip', ['gzip']],
  ['gzip;q=0, *', ['br']],
  ['br;q=0, *;q=0.5', ['gzip']],
  ['identity', []],
  ['identity, gzip;q=0.5', []],
  ['identity;q=0.5, gzip', ['gzip']],
  ['identity;q=0', []],
  ['x-gzip', ['gzip']],
  ['gzipped', []],
  ['not-gzip', []],
  ['gzip;q=-1', []],
  ['gzip;q=2', []],
  ['gzip;q=', []],
  ['gzip;level=9', ['gzip']],
  [' , ,gzip ; q = 1 ,', ['gzip']],
]
for (const [header, encodings] of cases)
  test(`accept-encoding: ${header ?? '(none)'} takes ${encodings.join(', ') || 'none of ours'}`, () =>
    assert.deepEqual(encodingsFor(header), encodings))

const t = await startTestApp()
const asset = readdirSync(join(webFolder, 'assets')).find((name) => name.endsWith('.js.br'))

test('lists, pages and files of the web are sent in an encoding that the client accepts', async () => {
  const author = await buildUser(t, { isCreator: true })
  for (let number = 0; number < 40; number++) await buildCourse(t, author)
  const readEncoding = async (url: string, header: string) => {
    const response = await t.as().get(url, undefined, { 'accept-encoding': header })
    assert.deepEqual([response.statusCode, response.headers.vary], [200, 'accept-encoding'], url)
    return response.headers['content-encoding']
  }
  for (const [url, best] of [
    ['/api/courses?pageSize=40&pageNumber=1', 'gzip'],
    ['/courses', 'gzip'],
    [`/assets/${asset?.replace('.br', '')}`, 'br'],
  ] as const) {
    assert.equal(await readEncoding(url, 'gzip, br'), best)
    assert.equal(await readEncoding(url, 'br;q=0, gzip'), 'gzip')
    for (const header of ['gzip;q=0', 'gzip;q=0, br;q=0', '*;q=0', 'identity', 'deflate'])
      assert.equal(await readEncoding(url, header), undefined, `${url} ${header}`)
  }
  assert.equal(await readEncoding(`/assets/${asset?.replace('.br', '')}`, 'gzip;q=0, *'), 'br')
})

test('of the web only its files are sent, by their own address alone', async () => {
  const name = asset?.replace('.br', '')
  const file = await t.as().get(`/assets/${name}`)
  assert.deepEqual([file.statusCode, file.headers['cache-control']], [200, 'public, max-age=31536000, immutable'])
  assert.equal((await t.app.inject({ method: 'HEAD', url: `/assets/${name}` })).statusCode, 200)
  assert.equal((await t.as().get('/favicon.svg')).headers['cache-control'], 'public, max-age=3600')
  for (const path of [`${name}.br`, `${name}.gz`, `x/${name}`, '..%2findex.html', '%2e%2e%2findex.html', '', 'none.js'])
    assert.equal((await t.as().get(`/assets/${path}`)).statusCode, 404, path)
})
