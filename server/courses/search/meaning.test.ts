import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchLimits } from './limits.ts'
import { type Candidate, type Synonym, type TypedWord, understand } from './meaning.ts'

const candidate = (word: string, how: Candidate['how'] = 'typed', courses = 10): Candidate => ({ word, how, rest: null, courses })
/** Typed words, each with what the catalogue has for it. */
const typed = (words: Record<string, Candidate[]>): TypedWord[] =>
  Object.entries(words).map(([word, found], index) => ({ n: index + 1, word, found }))
const meaning = (words: Record<string, Candidate[]>, synonyms: Synonym[] = [], courses = 10_000) =>
  understand(typed(words), synonyms, courses)
const likely = (words: Record<string, Candidate[]>, synonyms: Synonym[] = []) => {
  const { words: asked, total } = meaning(words, synonyms)
  return Object.fromEntries(
    asked.filter(({ group }) => group < 1000).map(({ word, share }) => [word, Math.round((100 * share) / total)]),
  )
}

test('a word is asked for as it is typed, then in its other forms, then as the beginning of longer words', () => {
  const found = likely({ bake: [candidate('bakery', 'longer'), candidate('baking', 'form'), candidate('bake')] })
  assert.deepEqual(Object.keys(found), ['bake', 'baking', 'bakery'])
  assert.equal(found.bake, 100)
})

test('a word that the catalogue does not have is taken as misspelled; one that it has is not', () => {
  const unknown = meaning({ fotography: [candidate('photography', 'near')], basics: [candidate('basics')] })
  assert.equal(unknown.corrected, 'photography basics')
  assert.equal(meaning({ hose: [candidate('hose'), candidate('house', 'near')] }).corrected, undefined)
  assert.deepEqual(Object.keys(likely({ zero: [candidate('zero', 'typed', 200), candidate('nero', 'near', 300)] })), ['zero'])
  // Few courses hold it, so it may be a misspelling in their texts.
  assert.deepEqual(Object.keys(likely({ pyton: [candidate('pyton', 'typed', 1), candidate('python', 'near', 300)] })), [
    'pyton',
    'python',
  ])
})

test('words that only say what one wants are worth nothing, unless there are no others', () => {
  const asked = meaning({ best: [candidate('best')], python: [candidate('python')], course: [candidate('course')] })
  assert.deepEqual(
    asked.words.filter(({ share }) => share > 0).map(({ word }) => word),
    ['python'],
  )
  const best = [candidate('best')]
  assert.ok(meaning({ best }).total > 0 && meaning({ best, unheardof: [] }).total > 0)
})

test('a word can name the level that is wanted', () => {
  assert.equal(meaning({ python: [candidate('python')], beginners: [] }).level, 1)
  assert.equal(meaning({ advanced: [], python: [candidate('python')] }).level, 3)
  assert.deepEqual(
    [meaning({ python: [candidate('python')] }).level, meaning({ beginners: [candidate('beginners')] }).level],
    [0, 0],
  )
})

test('the rarer of two words weighs more', () => {
  const found = likely({ python: [candidate('python', 'typed', 900)], pottery: [candidate('pottery', 'typed', 9)] })
  assert.ok((found.pottery ?? 0) > 2 * (found.python ?? 0), JSON.stringify(found))
})

test('words that mean the same are asked for instead, as phrases too', () => {
  const synonyms = [{ n: 1, words: 1, meant: ['machine', 'learning'], forms: ['machine', 'machines', 'learning'] }]
  assert.deepEqual(Object.keys(likely({ ml: [] }, synonyms)), ['machine learning', 'machine', 'machines'])
})

test('of common words only the best courses are read, and a rare word beside them is read alone', () => {
  const common = candidate('common', 'typed', searchLimits.listLength + 1)
  assert.deepEqual([meaning({ common: [common] }).isCut, meaning({ rare: [candidate('rare')] }).isCut], [true, false])
  const both = meaning({ common: [common], rare: [candidate('rare')] })
  assert.equal(both.isCut, false)
  assert.deepEqual(
    both.words.filter(({ share }) => share > 0).map(({ word, isRead }) => [word, isRead]),
    [
      ['common', false],
      ['rare', true],
    ],
  )
})

test('what is typed can be two words, one word with a gap, or nothing that is known', () => {
  const parts = { ...candidate('web', 'parts'), rest: 'design' }
  assert.deepEqual(Object.keys(likely({ webdesign: [parts] })), ['web design', 'web', 'design'])
  const gap = likely({ type: [candidate('typescript', 'joined')], script: [] })
  assert.deepEqual(gap, { typescript: 50 * 0.95 + 0.5 })
  assert.equal(meaning({ xyzzy: [] }).total, 0)
})
