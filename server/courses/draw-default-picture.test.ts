import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { drawDefaultPicture } from './draw-default-picture.ts'

const seeds = Array.from({ length: 30 }, (_, index) => index + 1)

test('the same seed gives the same picture, another seed another one', () => {
  for (const seed of seeds) assert.equal(drawDefaultPicture(seed), drawDefaultPicture(seed))
  assert.equal(new Set(seeds.map(drawDefaultPicture)).size, seeds.length)
})

test('seeds as large as an id can be, or odd ones, still give a picture that holds only shapes', () => {
  for (const seed of [...seeds, 0, -7, 2.5, 2 ** 31 - 1, Number.MAX_SAFE_INTEGER, Number.NaN]) {
    const svg = drawDefaultPicture(seed)
    assert.match(svg, /^<svg .*<\/svg>$/)
    assert.doesNotMatch(svg, /<script|href|\son\w+=|<text|<image|<foreignObject|<style|<filter|NaN|undefined|Infinity/i)
    assert.ok(svg.length < 4000)
  }
})

test('the picture is well formed, 16:9, and on light and dark grounds alike it has more than a handful of colours', async () => {
  for (const seed of seeds) {
    const picture = sharp(Buffer.from(drawDefaultPicture(seed)))
    const { width, height } = await picture.metadata()
    assert.deepEqual({ width, height }, { width: 1280, height: 720 })
    const { data, info } = await picture.resize(160, 90).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colours = new Set<number>()
    for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3))
    assert.ok(colours.size > 12, `${seed}: ${colours.size} colours`)
  }
})
