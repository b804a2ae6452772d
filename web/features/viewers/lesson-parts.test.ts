import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Inline, Mark } from '#contract/materials/lesson-text.ts'
import { scopeIn, type TableRow, toRuns } from './lesson-parts.ts'

const link = (href: string): Mark => ({ type: 'link', attrs: { href } })
const text = (text: string, ...marks: Mark[]): Inline => ({ type: 'text', text, marks })

test('a link with a bold word in it is one link, and two links beside each other stay two', () => {
  const [here, there] = [link('https://here.example/'), link('https://there.example/')]
  const line = [
    text('Read '),
    text('the ', here),
    text('whole', { type: 'bold' }, here),
    text(' book', here),
    text('this', there),
  ]
  assert.deepEqual(
    toRuns(line).map(({ href, parts }) => [href, parts.length]),
    [
      [undefined, 1],
      ['https://here.example/', 3],
      ['https://there.example/', 1],
    ],
  )
  assert.deepEqual(toRuns([]), [])
})

const row = (...types: ('tableCell' | 'tableHeader')[]): TableRow => ({
  type: 'tableRow',
  content: types.map((type) => ({ type, content: [{ type: 'paragraph' }] })),
})

test('a row of headers names the columns; a header beside cells names its row', () => {
  assert.equal(scopeIn(row('tableHeader', 'tableHeader')), 'col')
  assert.equal(scopeIn(row('tableHeader', 'tableCell')), 'row')
})
