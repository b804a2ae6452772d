import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { test } from 'node:test'
import sharp from 'sharp'
import type { ImageFolder } from '#contract/files/files.ts'
import { later } from '#server/core/clock.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser, buildVideo } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { receiveDraft } from './drafts.ts'
import { insertFile, listKnownFiles, takenBytes } from './files.queries.ts'
import { fileIdIn, publicLink } from './links.ts'
import { storeImage } from './store-image.ts'
import { sweepDrafts, sweepFiles } from './sweep.ts'
import { addPiece, insertUpload } from './uploads.queries.ts'

const t = await startTestApp()
/** The dates of files come from the machine's clock, so tests of their age start there. */
const moveToNow = () => t.clock.move({ seconds: (Date.now() - t.clock.now().getTime()) / 1000 })
const owner = await buildUser(t)
const hours = (count: number) => t.clock.move({ minutes: 60 * count })
const sweep = () => sweepFiles(t)

const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
  .png()
  .toBuffer()
async function storePicture(folder: ImageFolder): Promise<string> {
  const id = fileIdIn(folder, await storeImage(t, owner.id, folder, picture))
  assert.ok(id)
  return id
}

/** With its row or without. */
async function storeVideo(row: 'row' | 'no row'): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const file = { id, folder: 'videos', extension: 'mp4', mediaType: 'video/mp4' }
  const stored = await t.storage.put(`videos/${id}.mp4`, Readable.from([Buffer.from('film')]))
  if (row === 'row') await insertFile(t.db, { ...file, ...stored, ownerId: owner.id, now: t.clock.now() })
  return id
}

async function left(ids: string[]): Promise<string[]> {
  const names = (await Array.fromAsync(t.storage.list())).map(({ name }) => name)
  return ids.filter((id) => names.some((name) => name.includes(id)))
}
const leftRows = async (ids: string[]) => {
  const known = new Set(await listKnownFiles(t.db, ids))
  return ids.filter((id) => known.has(id))
}

const wear = (avatar: string | null) => t.db.run(sql`update users set avatar_file_id = ${avatar} where id = ${owner.id}`)

test('a file that nothing refers to is removed after a day, together with its row', async () => {
  const ids = [await storePicture('avatars'), await storePicture('thumbnails'), await storeVideo('row')]
  await sweep()
  hours(23)
  await sweep()
  assert.deepEqual([await left(ids), await leftRows(ids)], [ids, ids])
  hours(2)
  await sweep()
  assert.deepEqual([await left(ids), await leftRows(ids)], [[], []])
})

test('an avatar, a thumbnail and a video in use stay, however old', async () => {
  const [avatar, thumbnail, video] = [await storePicture('avatars'), await storePicture('thumbnails'), await storeVideo('row')]
  await wear(avatar)
  const course = await buildCourse(t, owner)
  await t.db.run(sql`update courses set thumbnail_file_id = ${thumbnail} where id = ${course.id}`)
  await buildVideo(t, { fileId: video })
  const ids = [avatar, thumbnail, video]
  await sweep()
  hours(24 * 30)
  await sweep()
  assert.deepEqual([await left(ids), await leftRows(ids)], [ids, ids])
  await wear(null)
})

test('the smaller widths of a thumbnail are kept and removed with it', async () => {
  moveToNow()
  const thumbnail = await storePicture('thumbnails')
  for (const width of [320, 640]) await t.as().get(`${publicLink('thumbnails', thumbnail)}?width=${width}`)
  const count = async () => (await Array.fromAsync(t.storage.list())).filter(({ name }) => name.includes(thumbnail)).length
  const course = await buildCourse(t, owner)
  await t.db.run(sql`update courses set thumbnail_file_id = ${thumbnail} where id = ${course.id}`)
  hours(24 * 30)
  await sweep()
  assert.equal(await count(), 3)
  await t.db.run(sql`update courses set thumbnail_file_id = null where id = ${course.id}`)
  await sweep()
  hours(25)
  await sweep()
  assert.equal(await count(), 0)
})

test('a file that was used again in the meantime gets another whole day', async () => {
  const avatar = await storePicture('avatars')
  await sweep()
  hours(23)
  await wear(avatar)
  await sweep()
  hours(2)
  await sweep()
  await wear(null)
  await sweep()
  hours(23)
  await sweep()
  assert.deepEqual(await left([avatar]), [avatar])
  hours(2)
  await sweep()
  assert.deepEqual(await left([avatar]), [])
})

test('a file that is used again just before its removal stays', async () => {
  const avatar = await storePicture('avatars')
  await sweep()
  hours(25)
  await wear(avatar)
  await sweep()
  assert.deepEqual([await left([avatar]), await leftRows([avatar])], [[avatar], [avatar]])
  await wear(null)
})

test('a file without a row is removed when it is a day old, not before', async () => {
  moveToNow()
  const ids = [await storeVideo('no row'), await storeVideo('no row')]
  hours(23)
  await sweep()
  assert.deepEqual(await left(ids), ids)
  hours(2)
  await sweep()
  assert.deepEqual(await left(ids), [])
})

test('a file that a dead process left half stored is removed when it is a day old, not before', { timeout: 60_000 }, async () => {
  moveToNow()
  const before = (await Array.fromAsync(t.storage.list())).length
  const count = async () => (await Array.fromAsync(t.storage.list())).length - before
  const stuck = new PassThrough()
  const ended = assert.rejects(t.storage.put('videos/stuck.mp4', stuck))
  stuck.write(Buffer.alloc(20 * 1024 * 1024))
  await until(async () => (await count()) > 0)
  hours(23)
  await sweep()
  assert.equal(await count(), 1)
  hours(2)
  await sweep()
  assert.equal(await count(), 0)
  stuck.destroy()
  await ended
})

test('an upload is removed a day after its last piece arrived, not before, and its space is free again', async () => {
  moveToNow()
  const creator = await buildUser(t)
  const add = (uploadId: string, start: number) => storePiece(uploadId, start, t.clock.now())
  const [abandoned, slow] = [`${creator.id}-${'A'.repeat(22)}`, `${creator.id}-${'B'.repeat(22)}`]
  for (const id of [abandoned, slow]) {
    await insertUpload(t.db, { id, userId: creator.id, fileName: 'film.mp4', size: 30, now: t.clock.now() })
    await add(id, 0)
  }
  hours(23)
  await add(slow, 10)
  await sweep()
  assert.deepEqual(await countPieces([abandoned, slow]), [1, 2])
  hours(2)
  await sweep()
  // The first piece of the slow one is older than a day, but the upload is still in progress.
  assert.deepEqual(await countPieces([abandoned, slow]), [0, 2])
  assert.equal(await takenBytes(t.db, creator.id), 30)
  hours(25)
  await sweep()
  assert.deepEqual(await countPieces([abandoned, slow]), [0, 0])
  assert.equal(await takenBytes(t.db, creator.id), 0)
})

async function storePiece(uploadId: string, start: number, now: Date): Promise<void> {
  const name = `uploads/${uploadId}.${randomBytes(8).toString('hex')}`
  const { size } = await t.storage.put(name, Readable.from([Buffer.alloc(10)]))
  assert.ok(await addPiece(t.db, uploadId, { start, size, name }, now))
}

async function countPieces(uploadIds: string[]): Promise<number[]> {
  const names = (await Array.fromAsync(t.storage.list())).map(({ name }) => name)
  return uploadIds.map((id) => names.filter((name) => name.startsWith(`uploads/${id}.`)).length)
}

test('what is left of forms on the disk is removed when it is a day old, not before; uploads of earlier releases too', async () => {
  const drafts = await Promise.all(['old', 'young'].map((name) => receiveDraft(t.settings.dataDir, Readable.from([name]), name)))
  const [old = '', young = ''] = drafts.map(({ path }) => path)
  const uploads = join(t.settings.dataDir, 'uploads')
  await mkdir(uploads)
  const [oldUpload, youngUpload] = [join(uploads, 'old'), join(uploads, 'young')]
  for (const path of [oldUpload, youngUpload]) await writeFile(path, 'film')
  const age = (path: string, hoursAgo: number) => {
    const then = later(t.clock.now(), { minutes: -60 * hoursAgo })
    return utimes(path, then, then)
  }
  for (const path of [old, oldUpload]) await age(path, 25)
  for (const path of [young, youngUpload]) await age(path, 23)
  await sweepDrafts(t)
  assert.deepEqual([old, young, oldUpload, youngUpload].map(existsSync), [false, true, false, true])
})
