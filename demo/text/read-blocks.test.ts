import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBlocks, readChapters } from './read-blocks.ts'
import { toHtml } from './to-html.ts'

test('the marks become blocks; what goes on in the next line belongs to its block', () => {
  const blocks = readBlocks(`
    A paragraph that
    goes on.

    ## A heading
    - one
      and more of it
    - two

    1. first
    2. second

    > if a:
    >     b

    | Name | Points |
    | Ada | 1 200 |

    ~ Dusk | #112233 #445566
  `)
  assert.deepEqual(blocks, [
    { kind: 'text', text: 'A paragraph that goes on.' },
    { kind: 'heading', text: 'A heading' },
    { kind: 'list', items: ['one and more of it', 'two'] },
    { kind: 'steps', items: ['first', 'second'] },
    { kind: 'code', lines: ['if a:', '    b'] },
    {
      kind: 'table',
      rows: [
        ['Name', 'Points'],
        ['Ada', '1 200'],
      ],
    },
    { kind: 'colours', rows: [{ name: 'Dusk', colours: ['#112233', '#445566'] }] },
  ])
})

test('cells may be empty, at the end of a row too', () => {
  assert.deepEqual(readBlocks('| | a | |\n| x | | |'), [
    {
      kind: 'table',
      rows: [
        ['', 'a', ''],
        ['x', '', ''],
      ],
    },
  ])
})

test('a text is cut into chapters', () => {
  assert.deepEqual(readChapters('\n  # One\n  a\n\n  # Two\n  ## b\n'), [
    { title: 'One', blocks: [{ kind: 'text', text: 'a' }] },
    { title: 'Two', blocks: [{ kind: 'heading', text: 'b' }] },
  ])
})

test('as HTML, special characters are escaped and numbers are aligned right', () => {
  assert.equal(toHtml(readBlocks('a < b & "c"')), '<p>a &lt; b &amp; &quot;c&quot;</p>')
  assert.match(
    toHtml(readBlocks('| Who | Points |\n| Ada | 12 |')),
    /<th class="number">Points<\/th>.*<td class="number">12<\/td>/,
  )
})
