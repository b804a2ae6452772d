import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import sharp from 'sharp'
import { buildUser, buildVideo, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { insertFile } from './files.queries.ts'
import { privateLinksFor } from './index.ts'

const t = await startTestApp()
const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width = 500, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#5b5bd6' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'where I live' } } })
    .toFormat(format)
    .toBuffer()

function upload(user: TestUser | undefined, folder: string, content: Buffer, field = 'file') {
  const boundary = '----coursewise'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return t
    .as(user)
    .post(`/api/helpers/file-to-link/${folder}`, payload, { 'content-type': `multipart/form-data; boundary=${boundary}` })
}

const openFiles = () =>
  readdirSync('/proc/self/fd').map((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`)
    } catch {
      return ''
    }
  })
const storedFiles = async () => (await Array.fromAsync(t.storage.list())).map(({ name }) => name).sort()

test('pictures of all five kinds are encoded again as WebP of a suitable size, without hidden data', async () => {
  const user = await buildUser(t)
  for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
    const response = await upload(user, 'avatars', await picture(format))
    assert.equal(response.statusCode, 201, format)
    const { link } = response.json()
    assert.match(link, /^\/files\/avatars\/[\w-]{22}\.webp$/)
    const file = await t.as().get(link)
    assert.equal(file.headers['content-type'], 'image/webp')
    assert.match(String(file.headers['cache-control']), /immutable/)
    assert.match(String(file.headers['content-security-policy']), /default-src 'none'.*sandbox/)
    const { width, height, exif } = await sharp(file.rawPayload).metadata()
    assert.deepEqual([width, height, exif], [320, 320, undefined])
  }
  const thumbnail = await upload(user, 'thumbnails', await picture('png', 2000, 2000))
  const { width, height } = await sharp((await t.as().get(thumbnail.json().link)).rawPayload).metadata()
  assert.deepEqual([width, height], [1280, 720])
})

test('a thumbnail comes in two smaller widths, made when first asked for and kept', async () => {
  const { link } = (await upload(await buildUser(t), 'thumbnails', await picture('png', 2000, 1500))).json()
  const name = link.replace('/files/thumbnails/', '')
  const before = await storedFiles()
  const whole = await t.as().get(link)
  for (const [width, height] of [
    [320, 180],
    [640, 360],
  ] as const) {
    const [response, again] = [await t.as().get(`${link}?width=${width}`), await t.as().get(`${link}?width=${width}`)]
    assert.deepEqual([response.statusCode, response.headers['content-type']], [200, 'image/webp'])
    assert.match(String(response.headers['cache-control']), /immutable/)
    const drawn = await sharp(response.rawPayload).metadata()
    assert.deepEqual([drawn.format, drawn.width, drawn.height], ['webp', width, height])
    assert.deepEqual(again.rawPayload, response.rawPayload)
    assert.ok(response.rawPayload.length < whole.rawPayload.length)
  }
  const added = (await storedFiles()).filter((stored) => !before.includes(stored))
  assert.deepEqual(added, [`thumbnails-medium/${name}`, `thumbnails-small/${name}`])
})

test('no other width is made, none of an avatar, and none of a picture that is not there', async () => {
  const user = await buildUser(t)
  const { link } = (await upload(user, 'thumbnails', await picture('png'))).json()
  const avatar = (await upload(user, 'avatars', await picture('png'))).json().link
  const before = await storedFiles()
  const nowhere = `/files/thumbnails/${'x'.repeat(22)}.webp?width=320`
  const widths = ['', '0', '1', '-320', '321', '1280', '99999', '320.0', ' 320', '0x140', '320&width=640', '..%2F320']
  for (const url of [...widths.map((width) => `${link}?width=${width}`), `${avatar}?width=320`, nowhere])
    assert.equal((await t.as().get(url)).statusCode, 404, url)
  assert.deepEqual(await storedFiles(), before)
  const asked = await Promise.all(Array.from({ length: 20 }, () => t.as().get(`${link}?width=320`)))
  assert.deepEqual([...new Set(asked.map(({ statusCode }) => statusCode))], [200])
})

test('an uploaded picture can be saved as avatar by its owner only', async () => {
  const [user, thief] = [await buildUser(t), await buildUser(t)]
  const { link } = (await upload(user, 'avatars', await picture('png'))).json()
  const save = (who: TestUser, avatar: string) =>
    t.as(who).put('/api/account', { name: 'A', position: '', email: who.email, avatar })
  assert.equal((await save(thief, link)).statusCode, 400)
  const pair = (await save(user, link)).json()
  assert.equal((await t.as(pair).get('/api/account')).json().avatar, link)
  const thumbnail = (await upload(user, 'thumbnails', await picture('png'))).json().link
  assert.equal((await save(user, thumbnail)).statusCode, 400)
})

test('what is not a picture is refused by its content and leaves nothing behind', async () => {
  const user = await buildUser(t)
  const before = await storedFiles()
  const bad: Record<string, Buffer> = {
    html: Buffer.from('<html><script>alert(1)</script>'),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    empty: Buffer.alloc(0),
    'half a picture': (await picture('png')).subarray(0, 100),
    noise: randomBytes(10_000),
    pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj'),
  }
  for (const [name, content] of Object.entries(bad)) assert.equal((await upload(user, 'avatars', content)).statusCode, 415, name)
  assert.deepEqual(await storedFiles(), before)
})

test('a picture that unpacks to far too many pixels is refused', async () => {
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  assert.ok(bomb.length < 5 * 1024 * 1024)
  assert.equal((await upload(await buildUser(t), 'thumbnails', bomb)).statusCode, 415)
})

test('too large, another folder, another field, no file, no user: each has its refusal', async () => {
  const user = await buildUser(t)
  assert.equal((await upload(user, 'avatars', randomBytes(5 * 1024 * 1024 + 1))).statusCode, 413)
  for (const folder of ['secrets', '..', '%2e%2e', '..%2f..%2fetc'])
    assert.equal((await upload(user, folder, await picture('png'))).statusCode, 404, folder)
  assert.equal((await upload(user, 'avatars', await picture('png'), 'other')).statusCode, 400)
  assert.equal((await t.as(user).post('/api/helpers/file-to-link/avatars', { file: 'x' })).statusCode, 400)
  assert.equal((await upload(undefined, 'avatars', await picture('png'))).statusCode, 401)
})

test('a user whose space is full cannot add a picture either', async () => {
  const user = await buildUser(t)
  const file = { id: 'A'.repeat(22), folder: 'videos', extension: 'mp4', mediaType: 'video/mp4', sha256: '' }
  await insertFile(t.db, { ...file, size: 10 * 1024 ** 3, ownerId: user.id, now: t.clock.now() })
  const before = await storedFiles()
  assert.equal((await upload(user, 'avatars', await picture('png'))).statusCode, 413)
  assert.deepEqual(await storedFiles(), before)
})

test('only names that the server made are served', async () => {
  for (const path of [
    'avatars/x.webp',
    'avatars/..%2f..%2fsecret.key',
    'unfinished/AAAAAAAAAAAAAAAAAAAAAA.webp',
    'avatars/AAAAAAAAAAAAAAAAAAAAAA.webp',
  ]) {
    assert.equal((await t.as().get(`/files/${path}`)).statusCode, 404, path)
  }
})

async function buildPrivateFile(owner: TestUser, mediaType: string, extension: string, content: string) {
  const id = randomBytes(16).toString('base64url')
  const stored = await t.storage.put(`videos/${id}.${extension}`, Readable.from([Buffer.from(content)]))
  await insertFile(t.db, { id, folder: 'videos', ownerId: owner.id, extension, mediaType, ...stored, now: t.clock.now() })
  await buildVideo(t, { fileId: id, name: id })
  return { id, link: privateLinksFor(t, owner.id)(id) }
}

test('a private link opens the file, in parts too, until it expires; an altered one never does', async () => {
  const user = await buildUser(t)
  const { id, link } = await buildPrivateFile(user, 'video/mp4', 'mp4', '0123456789')
  const whole = await t.as().get(link)
  assert.deepEqual(
    [whole.statusCode, whole.body, whole.headers['content-type'], whole.headers['cache-control']],
    [200, '0123456789', 'video/mp4', 'private, no-store'],
  )
  const part = async (range: string) => {
    const { statusCode, body, headers } = await t.as().get(link, undefined, { range })
    return [statusCode, body, headers['content-range']]
  }
  assert.deepEqual(await part('bytes=2-4'), [206, '234', 'bytes 2-4/10'])
  assert.deepEqual(await part('bytes=7-'), [206, '789', 'bytes 7-9/10'])
  assert.deepEqual(await part('bytes=-3'), [206, '789', 'bytes 7-9/10'])
  assert.deepEqual(await part('bytes=5-500'), [206, '56789', 'bytes 5-9/10'])
  // RFC 9110, 14.1.2: more than there is means everything, and a range that ends before it begins is none.
  assert.deepEqual(await part('bytes=-500'), [206, '0123456789', 'bytes 0-9/10'])
  assert.deepEqual(await part('bytes=5-2'), [200, '0123456789', undefined])
  assert.deepEqual(await part('bytes=10-'), [416, '', 'bytes */10'])
  assert.deepEqual(await part('bytes=0-1,3-4'), [200, '0123456789', undefined])

  const other = await buildPrivateFile(user, 'video/mp4', 'mp4', 'other')
  const altered = [
    link.replace(id, other.id),
    link.replace(/u=\d+/, 'u=1'),
    link.replace(/e=(\d+)/, (_, e) => `e=${Number(e) + 1000}`),
    link.replace(/s=(.)/, (_, first) => `s=${first === 'A' ? 'B' : 'A'}`),
    link.split('?')[0] ?? '',
  ]
  for (const url of altered) assert.equal((await t.as().get(url)).statusCode, 403, url)
  t.clock.move({ minutes: 10 })
  assert.equal((await t.as().get(link)).statusCode, 403)
})

test('a private file that is no video can only be saved, never shown as a page', async () => {
  const { link } = await buildPrivateFile(await buildUser(t), 'text/html', 'txt', '<script>alert(1)</script>')
  const { headers } = await t.as().get(link)
  assert.equal(headers['content-type'], 'application/octet-stream')
  assert.match(String(headers['content-disposition']), /^attachment/)
  assert.equal(headers['x-content-type-options'], 'nosniff')
})

test('HEAD describes a file without reading it', async () => {
  const user = await buildUser(t)
  const size = 64 * 1024 * 1024
  const { link } = await buildPrivateFile(user, 'video/mp4', 'mp4', 'x'.repeat(size))
  const readSoFar = () => Number(/rchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])
  const head = (url: string, headers = {}) => t.app.inject({ method: 'HEAD', url, headers })
  const before = readSoFar()
  const whole = await head(link)
  const part = await head(link, { range: 'bytes=10-' })
  // After the response the stream may still read ahead, and keeps the file open until it is done.
  await until(() => !openFiles().some((file) => file.includes('.mp4')))
  assert.ok(readSoFar() - before < size / 8)
  assert.deepEqual(
    [whole.statusCode, whole.headers['content-length'], whole.headers['content-type'], whole.body],
    [200, String(size), 'video/mp4', ''],
  )
  assert.deepEqual([part.statusCode, part.headers['content-length']], [206, String(size - 10)])

  const avatar = (await upload(user, 'avatars', await picture('png'))).json().link
  const { statusCode, headers } = await head(avatar)
  const shown = await t.as().get(avatar)
  assert.deepEqual([statusCode, headers['content-length']], [200, String(shown.rawPayload.length)])
  assert.equal((await head('/files/avatars/AAAAAAAAAAAAAAAAAAAAAA.webp')).statusCode, 404)
})
