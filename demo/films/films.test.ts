import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { readVideo, videoFiles } from '../files/index.ts'
import { boxesIn } from './join-mp4.ts'
import { filmCaptions, planFilm } from './plan-film.ts'

const folder = join(import.meta.dirname, '../files')
const mostBytes = 6_000_000

const inside = (content: Buffer, ...types: string[]) =>
  types.reduce((parent, type) => boxesIn(parent).find((box) => box.type === type)?.content ?? Buffer.alloc(0), content)

test('every video of the catalogue has its own film, and there are no others', async () => {
  const names = (place: 'picture' | 'captions' | 'music') => videoFiles.map((file) => file[place])
  const expected = new Set([...names('picture'), ...names('captions'), ...names('music'), join(folder, 'index.ts')])
  const found = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  assert.deepEqual(new Set(found.map((entry) => join(entry.parentPath, entry.name))), expected)
  assert.ok(videoFiles.length > 140)
})

test('all of them together stay small', async () => {
  const sizes = await Promise.all(
    (await readdir(folder, { recursive: true })).map(async (name) => (await stat(join(folder, name))).size),
  )
  const total = sizes.reduce((sum, size) => sum + size)
  assert.ok(total < mostBytes, `${total} bytes`)
})

test('a film has a picture and a sound of the length and height that the catalogue says', async () => {
  for (const file of videoFiles) {
    const film = await readVideo(file)
    assert.deepEqual(
      boxesIn(film).map(({ type }) => type),
      ['ftyp', 'moov', 'mdat', 'mdat'],
    )
    const movie = boxesIn(inside(film, 'moov'))
    const [header, picture, sound] = movie.map(({ content }) => content)
    assert.ok(header && picture && sound && movie.length === 3, file.key)
    assert.equal(header.readUInt32BE(16) / header.readUInt32BE(12), file.seconds, file.key)
    assert.deepEqual(
      [picture, sound].map((track) => inside(track, 'tkhd').readUInt32BE(12)),
      [1, 2],
    )
    assert.equal(inside(picture, 'tkhd').readUInt16BE(80), 360)
    for (const [track, codec] of [
      [picture, 'avc1'],
      [sound, 'mp4a'],
    ] as const) {
      assert.equal(inside(track, 'mdia', 'minf', 'stbl', 'stsd').toString('latin1', 12, 16), codec)
      const media = inside(track, 'mdia', 'mdhd')
      const seconds = media.readUInt32BE(16) / media.readUInt32BE(12)
      assert.ok(Math.abs(seconds - file.seconds) < 0.2, `${file.key}: ${seconds} s of ${codec}`)
    }
  }
})

test('the samples of both tracks are found where the joined file says', async () => {
  const [file] = videoFiles
  assert.ok(file)
  const film = await readVideo(file)
  const sources = [await readFile(file.picture), await readFile(file.music)]
  const movie = boxesIn(inside(film, 'moov')).filter(({ type }) => type === 'trak')
  for (const [index, { content }] of movie.entries()) {
    const place = (track: Buffer) => inside(track, 'mdia', 'minf', 'stbl', 'stco').readUInt32BE(8)
    const source = sources[index] ?? Buffer.alloc(0)
    const before = place(inside(source, 'moov', 'trak'))
    assert.deepEqual(film.subarray(place(content), place(content) + 64), source.subarray(before, before + 64))
  }
})

test('the captions say what the film shows, from its first second to the last', async () => {
  for (const { key, name, captions, seconds } of videoFiles) {
    const film = planFilm(name)
    assert.equal(await readFile(captions, 'utf8'), filmCaptions(film), key)
    assert.equal(film.scenes.at(-1)?.to, seconds)
    for (const { from, to } of film.scenes) assert.ok(to - from >= 2, `${key}: ${from} to ${to}`)
  }
})
