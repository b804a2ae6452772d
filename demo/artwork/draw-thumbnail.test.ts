import assert from 'node:assert/strict'
import test from 'node:test'
import sharp from 'sharp'
import { drawThumbnail, thumbnailFields } from './draw-thumbnail.ts'
import { drawLessonPicture, lessonPictures } from './lesson-pictures.ts'

const seeds = Array.from({ length: 15 }, (_, index) => index + 1)
const all = thumbnailFields.flatMap((field) => seeds.map((seed) => ({ field, seed, svg: drawThumbnail({ field, seed }) })))

test('the same seed gives the same picture, another seed another one', () => {
  for (const { field, seed, svg } of all) assert.equal(drawThumbnail({ field, seed }), svg)
  assert.equal(new Set(all.map(({ svg }) => svg)).size, all.length)
})

test('a picture holds only shapes: nothing that runs, loads or is read', () => {
  for (const svg of [...all.map(({ svg }) => svg), ...lessonPictures.map(drawLessonPicture)]) {
    assert.doesNotMatch(svg, /<script|href|\son\w+=|<text|<image|<foreignObject|<style|<filter|NaN|undefined|Infinity/i)
  }
})

test('every picture is well formed, 16:9 and has more than a handful of colours', async () => {
  for (const { field, seed, svg } of all) {
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    assert.deepEqual({ width, height }, { width: 1280, height: 720 })
    const { data, info } = await sharp(Buffer.from(svg)).resize(160, 90).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colours = new Set<number>()
    for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3))
    assert.ok(colours.size > 12, `${field} ${seed}: ${colours.size} colours`)
  }
})

test('the pictures stay small', () => {
  for (const { svg } of all) assert.ok(svg.length < 32_000)
})
