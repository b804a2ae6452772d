import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findViolations } from './architecture-rules.ts'
import { readSources } from './import-graph.ts'

const sources = await readSources()

test('the project keeps its own rules', () => {
  assert.ok(sources.size > 50)
  assert.deepEqual(findViolations(sources), [])
})

const planted: [what: string, file: string, text: string, message: RegExp][] = [
  ['a package in the contract', 'contract/x.ts', "import pg from 'pg'", /contract must not use the package pg/],
  ['a package in media', 'media/x.ts', "import pg from 'pg'", /media must not use the package pg/],
  ['the contract in media', 'media/x.ts', "import { x } from '#contract/core/http.ts'", /media must not import contract/],
  [
    'the server in the contract',
    'contract/x.ts',
    "import { x } from '#server/core/database/db.ts'",
    /contract must not import server\/core/,
  ],
  ['two files of one name', 'web/layout.ts', 'export const x = 1', /web\/layout.tsx: there is a web\/layout.ts too/],
  ['a feature in the core', 'server/core/x.ts', "import { x } from '../accounts/index.ts'", /server\/core must not import/],
  ['the inside of another feature', 'server/cart/x.ts', "import { x } from '../accounts/login.ts'", /only the index.ts/],
  ['the web in the server', 'server/cart/x.ts', "import { x } from '#web/core/call.ts'", /must not import web/],
  ['the server in the web', 'web/features/cart/x.tsx', "import { x } from '#server/cart/index.ts'", /must not import server/],
  ['a feature in a ui piece', 'web/ui/x.tsx', "import { x } from '#web/features/cart/index.ts'", /web\/ui must not import/],
  ['the demo in a feature', 'server/cart/x.ts', "const x = await import('#demo/seed.ts')", /must not import demo/],
  ['a screen that is not lazy', 'web/features/cart/index.ts', "export { X } from './cart-screen.tsx'", /stays lazy/],
  [
    'a circle of features on the server',
    'server/files/x.ts',
    "import { x } from '#server/accounts/index.ts'",
    /server\/files: imports itself through other features/,
  ],
  [
    'a circle of features in the web, even one of types alone',
    'web/features/accounts/x.ts',
    "import type { X } from '#web/features/cart/index.ts'",
    /web\/features\/accounts: imports itself through other features/,
  ],
  [
    'a circle of two files',
    'web/ui/format.ts',
    "import type { X } from './points.tsx'",
    /web\/ui\/points.tsx: imports itself through other files/,
  ],
  ['state that nobody owns', 'web/ui/x.ts', 'let shown: string | undefined', /state of a module has no owner/],
  ['focus by an id of the page', 'web/ui/x.tsx', "document.getElementById('x')?.focus()", /focus moves by a ref/],
  ['a request without an end', 'web/ui/x.ts', "await fetch('/api/courses')", /requests go through/],
  ['SQL in a file of endpoints', 'server/cart/cart.endpoints.ts', 'db.many(sql`select 1`)', /SQL belongs in/],
  [
    'a foreign table that is written',
    'server/cart/x.queries.ts',
    'sql`update courses c set price = 0`',
    /courses: only the feature that owns a table writes it, not cart and courses/,
  ],
  [
    'a class that no style sheet has',
    'web/ui/x.tsx',
    "import classes from './card.module.css'\nclasses.missing",
    /web\/ui\/card.module.css has no class missing/,
  ],
  ['a class that nobody uses', 'web/ui/x.module.css', '.lonely { color: red }', /nobody uses the class lonely/],
  ['a file that outgrew its room', 'server/cart/x.ts', 'x\n'.repeat(301), /301 lines/],
]
for (const [what, file, text, message] of planted) {
  test(`${what} is noticed`, () => {
    const found = findViolations(new Map([...sources, [file, text]]))
    assert.ok(
      found.some((sentence) => message.test(sentence)),
      found.join('\n'),
    )
  })
}
