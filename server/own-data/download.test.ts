import assert from 'node:assert/strict'
import type { Readable } from 'node:stream'
import { test } from 'node:test'
import { unzipSync } from 'fflate'
import type { OwnData } from '#contract/own-data/own-data.ts'
import { sql } from '#server/core/database/db.ts'
import { takenBytes } from '#server/files/files.queries.ts'
import { checkFiles } from '#server/files/index.ts'
import { buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { buildFullLife, completeAndSubmit, makeTaskCourse, rareName, reviewNext } from '#server/testing/full-life.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { prepareDownloads, removeOldDownloads } from './index.ts'

const t = await startTestApp()
const as = async (user: TestUser) => t.as(await renewed(t, user))
const request = async (user: TestUser) => (await as(user)).post('/api/account/data/download')
const readState = async (user: TestUser) => (await (await as(user)).get('/api/account/data')).json<OwnData>().download
const storedZips = async () =>
  (await Array.fromAsync(t.storage.list())).map(({ name }) => name).filter((name) => name.startsWith('own-data/'))

async function openZip(user: TestUser) {
  const link = (await readState(user))?.ready?.link ?? ''
  const file = await t.as().get(link)
  assert.equal(file.statusCode, 200)
  const entries = unzipSync(file.rawPayload)
  const json = (topic: string) => JSON.parse(Buffer.from(entries[`${topic}.json`] ?? []).toString())
  return { file, entries, json, readme: Buffer.from(entries['README.txt'] ?? []).toString() }
}

const life = await buildFullLife(t)

test('the download holds everything about the person, explained, with the uploaded files', async () => {
  const { person } = life
  assert.equal((await readState(person)) ?? null, null)
  const requested = await request(person)
  assert.deepEqual([requested.statusCode, requested.json().state], [202, 'waiting'])
  await prepareDownloads(t)
  const { file, entries, json, readme } = await openZip(person)
  assert.equal(file.headers['content-disposition'], 'attachment; filename="Coursewise data.zip"')

  const topics = Object.keys(entries).filter((name) => name.endsWith('.json'))
  for (const name of topics) assert.ok(readme.includes(`\n${name}\n`), `README.txt explains ${name}`)
  assert.equal(json('profile')[0].email, person.email)
  assert.equal(json('sessions').length, 1)
  assert.deepEqual(
    json('purchases').map(({ courseId, price }: { courseId: number; price: number }) => [courseId, price]),
    [
      [life.boughtCourse.id, 10],
      [life.gift.id, 0],
    ],
  )
  assert.deepEqual(
    json('points-history').map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    [
      ['welcome', 1000],
      ['purchase', 40],
      ['purchase', -10],
      ['grant', 5],
    ],
  )
  assert.equal(json('certificates')[0].code, life.codes.person)
  assert.equal(json('submissions')[0].mark, 80)
  assert.match(json('reviews')[0].comment, /A fine scarf/)
  assert.deepEqual(
    json('created-courses').map(({ id }: { id: number }) => id),
    [life.soldCourse.id, life.unsoldCourse.id],
  )
  const filled = [
    'cart',
    'gifts-given',
    'gifts-received',
    'ratings',
    'replies-to-ratings',
    'helpful-ratings',
    'reports',
    'learned-materials',
    'learning-routes',
    'route-calendar',
    'places',
    'last-opened',
    'skills',
    'created-skills',
    'created-materials',
    'created-questions',
    'check-attempts',
    'created-sources',
  ]
  for (const topic of [...filled, 'audit-log', 'mails', 'mail-choices', 'unfinished-uploads', 'sign-in-addresses'])
    assert.ok(json(topic).length > 0, topic)

  const paths = Object.keys(entries).filter((name) => name.startsWith('files/'))
  assert.deepEqual(
    paths.sort(),
    json('files')
      .map(({ path }: { path: string }) => path)
      .sort(),
  )
  assert.deepEqual(paths.map((path) => path.split('/')[1]).sort(), ['avatars', 'books', 'final-tasks'])
  assert.match(paths.join(), new RegExp(`files/books/Notes of ${rareName} .{8}\\.txt`))
  const book = paths.find((path) => path.startsWith('files/books/')) ?? ''
  assert.equal(Buffer.from(entries[book] ?? []).toString(), 'Plain words, ünïcode too.\n')
})

test('a mark is hidden in the download as long as it is hidden in the portal', async () => {
  const course = await makeTaskCourse(t, await buildUser(t, { isCreator: true }))
  const [reviewer, user] = [await buildUser(t), await buildUser(t)]
  for (const learner of [reviewer, user]) await completeAndSubmit(t, learner, course)
  await reviewNext(t, reviewer, course)
  await request(user)
  await prepareDownloads(t)
  const [{ reviewedAt, mark, comment }] = (await openZip(user)).json('submissions')
  assert.deepEqual([typeof reviewedAt, mark, comment], ['string', null, null])
})

test('the zip takes nobody’s space, is known to the check of files, and is removed after three days', async () => {
  const user = await buildUser(t)
  await request(user)
  await prepareDownloads(t)
  assert.equal(await takenBytes(t.db, user.id), 0)
  assert.deepEqual((await checkFiles(t)).problems, [])
  const before = (await storedZips()).length
  t.clock.move({ days: 2 })
  await removeOldDownloads(t)
  assert.equal((await readState(user))?.state, 'ready')
  t.clock.move({ days: 2 })
  const link = (await readState(user))?.ready?.link ?? ''
  await removeOldDownloads(t)
  assert.equal(await readState(user), null)
  assert.equal((await t.as().get(link)).statusCode, 404)
  assert.ok((await storedZips()).length < before)
})

test('the link belongs to one user and expires; guests and other users see nothing', async () => {
  const [user, other] = [await buildUser(t), await buildUser(t)]
  await request(user)
  await prepareDownloads(t)
  const link = (await readState(user))?.ready?.link ?? ''
  assert.equal((await t.as().get(link.replace(/u=\d+/, `u=${other.id}`))).statusCode, 403)
  assert.equal(await readState(other), null)
  assert.equal((await t.as().get('/api/account/data')).statusCode, 401)
  t.clock.move({ minutes: 11 })
  assert.equal((await t.as().get(link)).statusCode, 403)
})

test('asking again while it is prepared changes nothing, soon after is refused, and later replaces the zip', async () => {
  const user = await buildUser(t)
  const first = (await request(user)).json()
  t.clock.move({ seconds: 30 })
  assert.deepEqual((await request(user)).json(), first)
  await prepareDownloads(t)
  const before = await storedZips()
  assert.equal((await request(user)).statusCode, 409)
  t.clock.move({ minutes: 61 })
  assert.equal((await request(user)).json().state, 'waiting')
  await prepareDownloads(t)
  assert.equal((await storedZips()).length, before.length)
  assert.notDeepEqual((await storedZips()).sort(), before.sort())
})

test('two servers prepare a download once', async () => {
  const users = [await buildUser(t), await buildUser(t), await buildUser(t)]
  for (const user of users) await request(user)
  const before = (await storedZips()).length
  await Promise.all([prepareDownloads(t), prepareDownloads(t), prepareDownloads(t)])
  await prepareDownloads(t)
  for (const user of users) assert.equal((await readState(user))?.state, 'ready')
  assert.equal((await storedZips()).length, before + 3)
})

test('what a killed server was preparing is begun again by another after two minutes', async () => {
  const user = await buildUser(t)
  await request(user)
  // The state that a server leaves behind which is killed at work.
  await t.db.run(sql`
    update data_downloads set claim = 'dead', claimed_until = ${new Date(t.clock.now().getTime() + 110_000)}, tries = 1, done_bytes = 5,
           total_bytes = 10 where user_id = ${user.id}`)
  const { state, progress } = (await readState(user)) ?? {}
  assert.deepEqual([state, progress], ['preparing', 50])
  await prepareDownloads(t)
  assert.equal((await readState(user))?.state, 'preparing')
  t.clock.move({ minutes: 2 })
  await prepareDownloads(t)
  assert.equal((await readState(user))?.state, 'ready')
})

test('a server that comes back after its claim was taken over leaves nothing', async () => {
  const user = await buildUser(t)
  await request(user)
  const before = (await storedZips()).length
  const storage = {
    ...t.storage,
    put: async (name: string, content: Readable) => {
      const stored = await t.storage.put(name, content)
      await t.db.run(sql`update data_downloads set claim = 'another' where user_id = ${user.id}`)
      return stored
    },
  }
  await assert.rejects(prepareDownloads({ ...t, storage }), /prepared by another server/)
  assert.equal((await storedZips()).length, before)
  t.clock.move({ minutes: 3 })
  await prepareDownloads(t)
})

test('a download that fails five times says so, and can be requested again', async () => {
  const user = await buildUser(t)
  await request(user)
  const broken = { ...t, storage: { ...t.storage, put: () => Promise.reject(new Error('the disk is full')) } }
  for (let tries = 0; tries < 5; tries++) await assert.rejects(prepareDownloads(broken), /the disk is full/)
  assert.equal((await readState(user))?.state, 'failed')
  await prepareDownloads(t)
  assert.equal((await readState(user))?.state, 'failed')
  assert.equal((await request(user)).json().state, 'waiting')
  await prepareDownloads(t)
  assert.equal((await readState(user))?.state, 'ready')
})

test('a file that is missing in the storage does not stop the download', async () => {
  const user = await buildUser(t)
  const id = 'missingFile00000000000'
  await t.db.run(sql`
    insert into files (id, folder, owner_id, extension, media_type, size, sha256, created_at)
    values (${id}, 'videos', ${user.id}, 'mp4', 'video/mp4', 1, '', ${t.clock.now()})`)
  await request(user)
  await prepareDownloads(t)
  assert.deepEqual(
    Object.keys((await openZip(user)).entries).filter((name) => name.startsWith('files/')),
    [],
  )
})
