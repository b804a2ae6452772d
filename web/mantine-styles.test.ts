import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** `web/first-paint/` draws nothing: the build uses it. */
const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['web/dist/**', 'web/first-paint/**'] }).map((file) =>
  readFileSync(file, 'utf8'),
)
const mantine = 'node_modules/@mantine/core'
/** Imported by Mantine, but never rendered by what we use: the Drawer scrolls by itself, no Checkbox or Radio is a card, and dialogs focus a control. */
const undrawn = ['ScrollArea', 'CheckboxCard', 'RadioCard', 'VisuallyHidden']

/** Mantine's components use each other: PasswordInput needs the styles of ActionIcon, for example. */
test('every part of Mantine in use comes with its styles, and those of the parts it is made of', () => {
  const named = sources.flatMap((text) => find(text, /import \{([^}]+)\} from '@mantine\/core'/g))
  const parts = new Set(named.flatMap((names) => names.split(',').map((name) => name.trim())))
  for (const part of parts) for (const inner of madeFrom(part)) parts.add(inner)
  const needed = [...parts].filter((part) => existsSync(`${mantine}/styles/${part}.css`))
  const imported = new Set(sources.flatMap((text) => find(text, /import '@mantine\/core\/styles\/(\w+)\.css'/g)))
  assert.ok(needed.length > 10)
  assert.deepEqual(
    needed.filter((part) => !imported.has(part)),
    undrawn,
  )
})

test('what web/ui draws by itself, faster, is never taken from Mantine', () => {
  const ours = ['ActionIcon', 'Button', 'Pagination', 'Title', 'VisuallyHidden']
  const named = sources.flatMap((text) => find(text, /import \{([^}]+)\} from '@mantine\/core'/g))
  const used = new Set(named.flatMap((names) => names.split(',').map((name) => name.trim())))
  assert.deepEqual(
    ours.filter((part) => used.has(part)),
    [],
  )
})

const madeFrom = (part: string) =>
  globSync(`${mantine}/esm/components/${part}/**/*.mjs`).flatMap((file) =>
    find(readFileSync(file, 'utf8'), /from "(?:\.\.\/)+([A-Z]\w+)\/\1\.mjs"/g),
  )

const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
