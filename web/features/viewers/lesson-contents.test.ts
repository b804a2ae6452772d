import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block, LessonText } from '#contract/materials/lesson-text.ts'
import { headingsOf } from './lesson-contents.ts'

const heading = (text: string, level: 2 | 3 | 4 = 2): Block => ({
  type: 'heading',
  attrs: { level },
  content: text ? [{ type: 'text', text }] : [],
})
const paragraph: Block = { type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] }
const lesson = (...content: Block[]): LessonText => ({ type: 'doc', content })
const idsOf = (...names: string[]) => headingsOf(lesson(...names.map((name) => heading(name)))).map(({ id }) => id)

test('the contents are the headings with their place and depth', () => {
  const text = lesson(paragraph, heading('First', 3), paragraph, heading('Inside', 4), heading('Second', 3))
  assert.deepEqual(headingsOf(text), [
    { id: 'lesson-first', name: 'First', depth: 0, block: 1 },
    { id: 'lesson-inside', name: 'Inside', depth: 1, block: 3 },
    { id: 'lesson-second', name: 'Second', depth: 0, block: 4 },
  ])
  assert.deepEqual(headingsOf(lesson(paragraph)), [])
})

test('a heading is one deeper than the one it is under, however many levels its author skipped', () => {
  const depths = (...levels: (2 | 3 | 4)[]) =>
    headingsOf(lesson(...levels.map((level) => heading('Words', level)))).map(({ depth }) => depth)
  assert.deepEqual(depths(2, 4, 4, 3, 4, 2), [0, 1, 1, 1, 2, 0])
  assert.deepEqual(depths(4, 3, 2, 3, 4), [0, 0, 0, 1, 2])
})

test('an empty heading is not in the contents, and one with marks, breaks and formulas is there by its words', () => {
  const mixed: Block = {
    type: 'heading',
    attrs: { level: 2 },
    content: [
      { type: 'text', text: 'Why ' },
      { type: 'text', text: 'energy', marks: [{ type: 'bold' }] },
      { type: 'hardBreak' },
      { type: 'formula', attrs: { tex: 'E=mc^2' } },
      { type: 'text', text: ' stays' },
    ],
  }
  assert.deepEqual(headingsOf(lesson(heading(''), heading('  '), mixed)), [
    { id: 'lesson-why-energy-stays', name: 'Why energy stays', depth: 0, block: 2 },
  ])
  const formula: Block = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'formula', attrs: { tex: 'x^2' } }] }
  assert.equal(headingsOf(lesson(formula))[0]?.name, 'x^2')
})

test('ids are made from letters and figures of any language, and each is there once', () => {
  assert.deepEqual(idsOf('What is SQL?', 'Größe & Maß', 'Что такое цикл', 'हिन्दी'), [
    'lesson-what-is-sql',
    'lesson-größe-maß',
    'lesson-что-такое-цикл',
    'lesson-हिन्दी',
  ])
  const ids = idsOf('Same', 'Same', 'Same 2', 'Same', '???', '!!!', 'long '.repeat(50), 'long '.repeat(51))
  assert.equal(new Set(ids).size, ids.length)
  assert.ok(ids.every((id) => id.startsWith('lesson-') && !/\s/.test(id) && id.length < 70))
})
