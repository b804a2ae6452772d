import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { locale } from './locale.ts'

const web = join(import.meta.dirname, '..')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|tsx|js)$/.test(file) && !file.startsWith('dist') && !file.endsWith('.test.ts'),
)

test('no date or number on a screen is written in the browser’s language', () => {
  assert.ok(sources.length > 100)
  const byBrowser = /toLocale\w*\(\)|Intl\.\w+\((undefined|\{|\)(?!\.resolvedOptions))/
  assert.deepEqual(
    sources.filter((file) => byBrowser.test(readFileSync(join(web, file), 'utf8'))),
    [],
  )
})

test('the worker warms up the language that the screens use', () => {
  assert.ok(readFileSync(join(web, 'public/warm-up.worker.js'), 'utf8').includes(`('${locale}')`))
})
