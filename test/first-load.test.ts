import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chunksOf, readManifest } from '#server/pages/web-build.ts'
import { firstLoadBytes } from '../bench/first-load.ts'

const most = 140_000

test('the first page loads at most 140 kB of compressed JavaScript', () => {
  const bytes = firstLoadBytes()
  assert.ok(bytes > 50_000 && bytes <= most, `${Math.round(bytes / 1000)} kB`)
})

test('zod is not in the first load: a schema that a form uses is in a separate module (vite.config.ts, schemas)', () => {
  const manifest = readManifest()
  const schemas = Object.keys(manifest).filter((name) => name.startsWith('_schemas-'))
  assert.equal(schemas.length, 1)
  assert.ok(chunksOf(manifest, 'index.html').isDisjointFrom(new Set(schemas)))
})
