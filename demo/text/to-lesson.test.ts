import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LessonText } from '#contract/materials/lesson-text.ts'
import { toLesson } from './to-lesson.ts'

const fileId = 'x'.repeat(22)
const read = (text: string) => LessonText.parse({ type: 'doc', content: toLesson(text, () => fileId) }).content
const words = (text: string) => ({ type: 'text', text })
const paragraph = (text: string) => ({ type: 'paragraph', content: [words(text)] })

test('the marks of an article become the blocks of a lesson', () => {
  const list = (type: string) => ({ type, content: [{ type: 'listItem', content: [paragraph('one and more')] }] })
  assert.deepEqual(read('## A heading\na < b\n\n- one\n  and more\n\n1. one\n   and more\n\n> if a:\n>     b'), [
    { type: 'heading', attrs: { level: 2 }, content: [words('A heading')] },
    paragraph('a < b'),
    list('bulletList'),
    list('orderedList'),
    { type: 'codeBlock', attrs: {}, content: [words('if a:\n    b')] },
  ])
})

test('a table has a row of names, unless they are empty', () => {
  const row = (type: string, ...cells: string[]) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({ type, content: [cell === '' ? { type: 'paragraph', content: [] } : paragraph(cell)] })),
  })
  assert.deepEqual(read('| Who | Points |\n| Ada | |'), [
    { type: 'table', content: [row('tableHeader', 'Who', 'Points'), row('tableCell', 'Ada', '')] },
  ])
  assert.deepEqual(read('| | |\n| Ada | 12 |'), [{ type: 'table', content: [row('tableCell', 'Ada', '12')] }])
})

test('marks in a line become bold and italic text, code, formulas and links', () => {
  assert.deepEqual(read('**a** b __c__ {{d[0]}} $e^2$, [f g](https://example.org/h)'), [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'a', marks: [{ type: 'bold' }] },
        words(' b '),
        { type: 'text', text: 'c', marks: [{ type: 'italic' }] },
        words(' '),
        { type: 'text', text: 'd[0]', marks: [{ type: 'code' }] },
        words(' '),
        { type: 'formula', attrs: { tex: 'e^2' } },
        words(', '),
        { type: 'text', text: 'f g', marks: [{ type: 'link', attrs: { href: 'https://example.org/h' } }] },
      ],
    },
  ])
})

test('notes, answers, code, formulas and pictures begin and end with colons', () => {
  const blocks = read(`
    Before.
    ::: note
    One.

    - two
    :::

    ::: answer Why?
    Because.
    :::
    ::: code python
    if a:

        b
    :::
    ::: formula
    x^2
    :::
    ::: picture parallax
    What it
    shows.
    :::
    After.
  `)
  assert.deepEqual(blocks, [
    paragraph('Before.'),
    {
      type: 'callout',
      attrs: { kind: 'note' },
      content: [paragraph('One.'), { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('two')] }] }],
    },
    {
      type: 'details',
      content: [
        { type: 'detailsSummary', content: [words('Why?')] },
        { type: 'detailsContent', content: [paragraph('Because.')] },
      ],
    },
    { type: 'codeBlock', attrs: { language: 'python' }, content: [words('if a:\n\n    b')] },
    { type: 'formulaBlock', attrs: { tex: 'x^2' } },
    { type: 'picture', attrs: { file: fileId, alt: 'What it shows.' } },
    paragraph('After.'),
  ])
})

test('what a lesson cannot have is refused', () => {
  assert.throws(() => read('::: film\nx\n:::'), /a lesson cannot have “film”/)
  assert.throws(() => read('::: note\n## x\n:::'), /a heading cannot be inside/)
})
