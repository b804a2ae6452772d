import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LessonText } from '#contract/materials/lesson-text.ts'
import { isEmpty, type LessonNode } from '#contract/materials/read-lesson.ts'
import { readMarkdown } from './read-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

const write = (...content: LessonNode[]) => writeMarkdown({ type: 'doc', content })
const text = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const line = (...content: LessonNode[]) => ({ type: 'paragraph', content })
const item = (...content: LessonNode[]) => ({ type: 'listItem', content })
const cell = (type: string, ...content: LessonNode[]) => ({ type, content: [line(...content)] })
const link = (href: string, words: string) => ({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
const file = 'AbCdEfGhIjKlMnOpQrStU_'

const blocks: [what: string, block: LessonNode][] = [
  ['a heading', { type: 'heading', attrs: { level: 3 }, content: [text('What is a '), text('join', 'code'), text('?')] }],
  [
    'marks in each other',
    line(text('one '), text('two ', 'bold'), text('three', 'bold', 'italic'), text(' four'), text('x', 'strike')),
  ],
  ['a link', line(text('see '), link('https://example.org/a_(b)?c=*d*', 'the [page]'), text('.'))],
  [
    'signs of Markdown',
    line(text('2 * 3 * 4 _is_ `not` [a](b) <b>bold</b> &amp; ~~x~~ $5 or $10 | # \\ http://x.example a@b.example')),
  ],
  ['what looks like a list', line(text('1. is a number'))],
  ['what looks like a heading', line(text('# is a sign'))],
  ['what looks like a rule', line(text('--- is one'))],
  ['code with fences in it', { type: 'codeBlock', attrs: { language: 'python' }, content: [text('a = """```"""\n\n  b = 1')] }],
  ['code without a language', { type: 'codeBlock', attrs: { language: null }, content: [text('<script>')] }],
  ['a formula', line(text('so '), { type: 'formula', attrs: { tex: 'a^2 + \\frac{1}{2}' } }, text(' holds'))],
  ['a formula of its own', { type: 'formulaBlock', attrs: { tex: '\\sum_{i=1}^n i\n= n(n+1)/2' } }],
  ['a picture', { type: 'picture', attrs: { file, alt: 'A [red] house' } }],
  ['a break', line(text('one'), { type: 'hardBreak' }, text('two'))],
  [
    'lists in each other',
    {
      type: 'bulletList',
      content: [
        item(line(text('one')), {
          type: 'orderedList',
          attrs: { start: 3 },
          content: [item(line(text('two'))), item(line(text('three')))],
        }),
        item(line(text('four')), {
          type: 'codeBlock',
          attrs: { language: 'sql' },
          content: [text('select 1\n\nunion select 2')],
        }),
      ],
    },
  ],
  [
    'a quotation',
    { type: 'blockquote', content: [line(text('one')), { type: 'bulletList', content: [item(line(text('two')))] }] },
  ],
  ['a warning', { type: 'callout', attrs: { kind: 'warning' }, content: [line(text('Careful.')), line(text('Really.'))] }],
  [
    'a foldable answer',
    {
      type: 'details',
      content: [
        { type: 'detailsSummary', content: [text('Why '), text('so', 'bold'), text('?')] },
        { type: 'detailsContent', content: [line(text('Because.')), { type: 'bulletList', content: [item(line(text('x')))] }] },
      ],
    },
  ],
  [
    'a table',
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', text('a|b')), cell('tableHeader', text('c', 'bold'))] },
        { type: 'tableRow', content: [cell('tableCell', text('1')), cell('tableCell', text('x', 'code'))] },
      ],
    },
  ],
  [
    'a table without a head',
    { type: 'table', content: [{ type: 'tableRow', content: [cell('tableCell', text('1')), cell('tableCell', text('2'))] }] },
  ],
  ['a line across', { type: 'horizontalRule' }],
]
for (const [what, block] of blocks) {
  test(`${what} comes out as Markdown and in again`, () => {
    assert.doesNotThrow(() => LessonText.parse({ type: 'doc', content: [block, line(text('x'))] }))
    assert.deepEqual(readMarkdown(write(block)), [block])
  })
}

test('all of it together too, and two lists in a row stay two', () => {
  const two = { type: 'bulletList', content: [item(line(text('a')))] }
  const all = [...blocks.map(([, block]) => block), two, two]
  assert.deepEqual(readMarkdown(write(...all)), all)
})

test('what a lesson does not know gives its words', () => {
  const read = readMarkdown(
    [
      '# Title',
      '> > deep\n> # head\n> | a |\n> |---|\n> | b |',
      '![far](https://elsewhere.example/x.png) [bad](javascript:alert(1)) ![worse](javascript:alert(1))',
      '- [x] done\n- 1\n  - 2\n    - 3\n      - 4\n        - 5',
      '<script>alert(1)</script>',
      'a &amp; b &#x41; &#0;',
    ].join('\n\n'),
  )
  LessonText.parse({ type: 'doc', content: read })
  const all = JSON.stringify(read)
  for (const words of ['Title', 'deep', 'head', 'far', 'bad', 'worse', '☑ ', '5', '<script>alert(1)</script>', 'a & b A']) {
    assert.ok(all.includes(words), `${words} in ${all}`)
  }
  assert.ok(!all.includes('javascript:'))
})

test('any text gives a lesson that the server takes', () => {
  let seed = 7
  const below = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  const pieces = [
    ...[
      '# ',
      '## ',
      '- ',
      '1. ',
      '> ',
      '```',
      '```js\n',
      '$$',
      '$',
      '**',
      '*',
      '_',
      '~~',
      '`',
      '[a](b)',
      '[a](https://a.example)',
      '![x](y)',
    ],
    ...[
      '| a | b |\n|---|---|\n| c |',
      '<details><summary>q</summary>\n\n',
      '\n</details>\n\n',
      '<br>',
      '<!-- x -->',
      '> [!NOTE]\n',
      '---\n',
    ],
    ...[
      '\n',
      '\n\n',
      '  ',
      '    ',
      'words ',
      '\\',
      '&lt;',
      '&#1;',
      '\t',
      '[^1]',
      '[x]: https://a.example\n',
      '- [ ] ',
      `![p](picture:${file})`,
    ],
  ]
  for (let run = 0; run < 400; run++) {
    const source = Array.from({ length: 1 + below(40) }, () => pieces[below(pieces.length)]).join('')
    const content = readMarkdown(source)
    if (content.every(isEmpty)) continue
    const checked = LessonText.safeParse({ type: 'doc', content })
    assert.ok(checked.success, `${JSON.stringify(source)}: ${checked.error?.message}`)
    assert.ok(LessonText.safeParse({ type: 'doc', content: readMarkdown(writeMarkdown({ type: 'doc', content })) }).success)
  }
})
