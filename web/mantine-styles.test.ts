import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['web/dist/**'] }).map((file) => readFileSync(file, 'utf8'))
const mantine = 'node_modules/@mantine/core'
/** Imported by Mantine, but never rendered by what we use: the Drawer scrolls by itself, and no Checkbox is a card. */
const undrawn = ['ScrollArea', 'CheckboxCard']

/** Mantine's components use each other: Pagination needs the styles of Group, for example. */
test('every part of Mantine in use comes with its styles, and those of the parts it is made of', () => {
  const named = sources.flatMap((text) => find(text, /import \{([^}]+)\} from '@mantine\/core'/g))
  const parts = new Set(named.flatMap((names) => names.split(',').map((name) => name.trim())))
  for (const part of parts) for (const inner of madeOf(part)) parts.add(inner)
  const needed = [...parts].filter((part) => existsSync(`${mantine}/styles/${part}.css`))
  const imported = new Set(sources.flatMap((text) => find(text, /import '@mantine\/core\/styles\/(\w+)\.css'/g)))
  assert.ok(needed.length > 10)
  assert.deepEqual(
    needed.filter((part) => !imported.has(part)),
    undrawn,
  )
})

const madeOf = (part: string) =>
  globSync(`${mantine}/esm/components/${part}/**/*.mjs`).flatMap((file) =>
    find(readFileSync(file, 'utf8'), /from "(?:\.\.\/)+([A-Z]\w+)\/\1\.mjs"/g),
  )

const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
