import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { startTestApp } from '#server/testing/test-app.ts'
import { drawFieldPicture } from './draw-field-picture.ts'
import { motifs } from './motifs/find-motif.ts'

const known = Object.keys(motifs)
const others = ['x', 'valueOf', '__proto__', 'a'.repeat(60)]

test('every field has a picture of its own, which holds only shapes', () => {
  const pictures = [...known, ...others].map(drawFieldPicture)
  assert.equal(new Set(pictures).size, pictures.length)
  for (const svg of pictures) {
    assert.match(svg, /^<svg .*<\/svg>$/)
    assert.doesNotMatch(svg, /<script|href|\son\w+=|<text|<image|<foreignObject|<style|NaN|undefined/i)
    assert.ok(svg.length < 4000)
  }
})

test('fields of other names have the motif that their words say', () => {
  const same = {
    'web-design': 'design',
    'data-science': 'data',
    'machine-learning': 'artificial-intelligence',
    'office-skills': 'office',
    cookery: 'cooking',
  }
  for (const [slug, motif] of Object.entries(same)) assert.equal(drawFieldPicture(slug), drawFieldPicture(motif), slug)
})

test('the picture is well formed and 16:9', async () => {
  for (const slug of [...known, ...others]) {
    const { width = 0, height = 0 } = await sharp(Buffer.from(drawFieldPicture(slug))).metadata()
    assert.equal(width * 9, height * 16, slug)
  }
})

test('the server draws it for any slug, and for nothing else', async () => {
  const t = await startTestApp()
  const picture = await t.as().get('/pictures/fields/music-and-arts.svg')
  assert.equal(picture.statusCode, 200)
  assert.equal(picture.headers['content-type'], 'image/svg+xml')
  assert.equal(picture.body, drawFieldPicture('music-and-arts'))
  for (const wrong of ['Music', '..', '%2e%2e', 'a'.repeat(61), '%3Cscript%3E'])
    assert.equal((await t.as().get(`/pictures/fields/${wrong}.svg`)).statusCode, 404, wrong)
})
