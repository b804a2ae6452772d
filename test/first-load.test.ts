import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { screenModule, screenNames } from '#contract/core/screens.ts'
import { webFolder } from '#server/core/http/web-folder.ts'
import { findChunks, readManifest } from '#server/pages/web-build.ts'
import { coursePageBytes, firstLoadBytes } from '../bench/first-load.ts'

/** Words in files of their own cost a kilobyte of it: docs/decisions/0022-words.md. */
const most = 140_000

test('the first page loads at most 140 kB of compressed JavaScript', () => {
  const bytes = firstLoadBytes()
  assert.ok(bytes > 50_000 && bytes <= most, `${Math.round(bytes / 1000)} kB`)
})

/** A kilobyte more than before lessons came: docs/measurements.md. */
const mostOfCourse = 171_200

test('the page of a course loads at most 171 kB of it', () => {
  const bytes = coursePageBytes()
  assert.ok(bytes > firstLoadBytes() && bytes <= mostOfCourse, `${bytes} bytes`)
})

test('every screen is in the build as a part of its own, which is loaded when it is opened', () => {
  const manifest = readManifest()
  const modules = screenNames.flatMap((name) => screenModule(name) ?? [])
  assert.ok(modules.length > 20)
  assert.deepEqual(
    modules.filter((module) => !manifest[module]),
    [],
  )
})

test('zod is not in the first load: a schema that a form uses is in a separate module (vite.config.ts, schemas)', () => {
  const manifest = readManifest()
  const schemas = Object.keys(manifest).filter((name) => name.startsWith('_schemas-'))
  assert.equal(schemas.length, 1)
  assert.ok(findChunks(manifest, 'index.html').isDisjointFrom(new Set(schemas)))
})

test('a guest who opens a course, searches or logs in does not load zod', () => {
  for (const screen of ['courses/course-details-screen', 'courses/search-screen', 'accounts/login-screen']) {
    const chunks = [...findChunks(readManifest(), `features/${screen}.tsx`)]
    assert.ok(chunks.length > 1)
    assert.deepEqual(
      chunks.filter((name) => name.startsWith('_schemas-')),
      [],
      screen,
    )
  }
})

test('the browser is asked to compile the files of the first load as they arrive', () => {
  const manifest = readManifest()
  const files = [...findChunks(manifest, 'index.html')].flatMap((name) => manifest[name]?.file ?? [])
  const large = files.map((file) => readFileSync(join(webFolder, file), 'utf8')).filter((code) => code.length > 10_000)
  assert.equal(large.length, 2)
  for (const code of large) assert.match(code, /^\/\/# allFunctionsCalledOnLoad\n/)
})

test('every colour and size of Mantine that a style sheet uses is in the style sheet of the first load', () => {
  const used = globSync(`${webFolder}/assets/*.css`).flatMap((file) => variablesIn(file, /var\((--mantine-[\w-]+)\)/g))
  const known = new Set(globSync(`${webFolder}/assets/index-*.css`).flatMap((file) => variablesIn(file, /(--mantine-[\w-]+):/g)))
  assert.ok(known.size > 100)
  assert.deepEqual(
    [...new Set(used)].filter((name) => !known.has(name)),
    // Mantine itself sets this one nowhere.
    ['--mantine-text-wrap'],
  )
})

const variablesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, name]) => name ?? [])
