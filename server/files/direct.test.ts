import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '#server/core/database/db.ts'
import { pageHeaders } from '#server/core/http/headers.ts'
import { buildCourse, buildUser, buildVideo, type TestUser } from '#server/testing/build.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { bucketSettings } from '#server/testing/test-storage.ts'
import { insertFile } from './files.queries.ts'
import { previewLinksFor, privateLinksFor } from './index.ts'

const bucket = bucketSettings()
const player = { 'sec-fetch-mode': 'no-cors' }
const content = '0123456789'

async function keep(t: TestApp, owner: TestUser, { folder = 'videos', extension = 'mp4', mediaType = 'video/mp4' } = {}) {
  const id = randomBytes(16).toString('base64url')
  const stored = await t.storage.put(`${folder}/${id}.${extension}`, Readable.from([Buffer.from(content)]))
  await insertFile(t.db, { id, folder, ownerId: owner.id, extension, mediaType, ...stored, now: t.clock.now() })
  if (folder !== 'final-tasks') await buildVideo(t, { fileId: id, name: 'A film' })
  return privateLinksFor(t, owner.id)(id)
}

test('without FILES_DIRECT_URL, players get films from the portal, and pages allow no other place', async () => {
  const t = await startTestApp()
  const response = await t.as().get(await keep(t, await buildUser(t)), undefined, player)
  assert.deepEqual([response.statusCode, response.body], [200, content])
  const policy = (videos?: string) =>
    pageHeaders({ inline: { scripts: [], styles: [] }, videos, hasFrames: false })['content-security-policy']
  assert.match(policy(), /; media-src 'self' blob:; /)
  assert.equal(policy('https://files.example.org'), policy().replace('blob:; font', 'blob: https://files.example.org; font'))
})

if (bucket) {
  const t = await startTestApp({ ...bucket, FILES_DIRECT_URL: bucket.S3_ENDPOINT })
  const user = await buildUser(t)
  const redirect = async (link: string, headers: Record<string, string> = player) => {
    const response = await t.as().get(link, undefined, headers)
    return { status: response.statusCode, to: String(response.headers.location ?? ''), response }
  }

  test('a private link leads a player to the bucket, which sends the film whole or in parts', async () => {
    const { status, to, response } = await redirect(await keep(t, user))
    assert.deepEqual(
      [status, response.headers['cache-control'], new URL(to).origin],
      [302, 'private, no-store', bucket.S3_ENDPOINT],
    )
    const whole = await fetch(to)
    assert.deepEqual([whole.status, await whole.text()], [200, content])
    assert.deepEqual(
      ['content-type', 'content-disposition', 'cache-control'].map((name) => whole.headers.get(name)),
      ['video/mp4', 'inline; filename="A film.mp4"', 'private, no-store'],
    )
    const part = await fetch(to, { headers: { range: 'bytes=2-4' } })
    assert.deepEqual([part.status, await part.text(), part.headers.get('content-range')], [206, '234', 'bytes 2-4/10'])
  })

  test('a film that is downloaded from the bucket does not replace the page', async () => {
    const { to } = await redirect(await keep(t, user), { 'sec-fetch-mode': 'navigate' })
    assert.equal((await fetch(to)).headers.get('content-disposition'), 'attachment; filename="A film.mp4"')
  })

  test('a book is downloaded from the bucket as a file, and read in the page through the portal', async () => {
    const link = await keep(t, user, { folder: 'books', extension: 'txt', mediaType: 'text/html' })
    const { status, to } = await redirect(link, { 'sec-fetch-mode': 'navigate' })
    assert.equal(status, 302)
    const saved = await fetch(to)
    assert.equal(saved.headers.get('content-type'), 'application/octet-stream')
    assert.match(saved.headers.get('content-disposition') ?? '', /^attachment; filename="A film.txt"/)
    for (const headers of [{ 'sec-fetch-mode': 'cors', range: 'bytes=0-4' }, { range: 'bytes=0-4' }]) {
      const { response } = await redirect(link, headers as Record<string, string>)
      assert.deepEqual([response.statusCode, response.body], [206, '01234'])
    }
    const head = await t.app.inject({ method: 'HEAD', url: link, headers: player })
    assert.deepEqual([head.statusCode, head.headers['content-length']], [200, '10'])
  })

  test('final tasks never go past the portal', async () => {
    const link = await keep(t, user, { folder: 'final-tasks', extension: 'zip', mediaType: 'application/zip' })
    assert.equal((await redirect(link, { 'sec-fetch-mode': 'navigate' })).status, 200)
  })

  test('a preview never goes past the portal, because its author can close it at any moment', async () => {
    const [, fileId = ''] = /media\/([\w-]+)/.exec(await keep(t, user)) ?? []
    const film = await t.db.one<{ id: number }>(sql`select id from materials where file_id = ${fileId}`)
    const course = await buildCourse(t, user, { materials: [film] })
    await t.db.run(sql`update course_materials set is_preview = true where course_id = ${course.id}`)
    const link = previewLinksFor(t, course.id)(fileId)
    for (const mode of ['no-cors', 'navigate']) {
      const { status, response } = await redirect(link, { 'sec-fetch-mode': mode, range: 'bytes=2-4' })
      assert.deepEqual([status, response.body], [206, '234'])
    }
  })

  test('a link to the bucket opens this file only, and ends when the private link does', async () => {
    const [link, another] = [await keep(t, user), await keep(t, user)]
    const { to } = await redirect(link)
    const fileIdIn = (link: string) => /media\/([\w-]+)/.exec(link)?.[1] ?? ''
    const altered = [
      to.replace(fileIdIn(link), fileIdIn(another)),
      to.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=86400'),
      to.replace('inline', 'attachment'),
      to.replace('video%2Fmp4', 'text%2Fhtml'),
    ]
    for (const url of altered) {
      assert.notEqual(url, to)
      assert.equal((await fetch(url)).status, 403, url)
    }
    assert.equal((await fetch(to.split('?')[0] ?? '')).ok, false)
    t.clock.move({ minutes: 9, seconds: 55 })
    const short = await redirect(link)
    assert.match(short.to, /X-Amz-Expires=[45](&|$)/)
    assert.equal((await fetch(short.to)).status, 200)
    await sleep(6500)
    assert.equal((await fetch(short.to)).status, 403)
    t.clock.move({ seconds: 6 })
    assert.deepEqual([(await redirect(link)).status, (await redirect(link.replace(/u=\d+/, 'u=1'))).status], [403, 403])
  })
}
