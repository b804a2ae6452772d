import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchLimits } from './limits.ts'
import { type Candidate, type TypedWord, understand } from './meaning.ts'

const candidate = (word: string, how: Candidate['how'] = 'typed', courses = 10): Candidate => ({
  word,
  how,
  courses,
  isNamed: true,
  phrase: null,
  part: null,
})
/** Typed words, each with what the catalogue has for it. */
const typed = (words: Record<string, Candidate[]>): TypedWord[] =>
  Object.entries(words).map(([word, found], index) => ({ n: index + 1, word, found }))
const meaning = (words: Record<string, Candidate[]>) => understand(typed(words), 10_000)
/** How much of the question each word is, in percent. */
const likely = (words: Record<string, Candidate[]>) => {
  const { words: asked, total } = meaning(words)
  return Object.fromEntries(asked.map(({ word, weight }) => [word, Math.round((100 * weight) / total)]))
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
  // The exact matches come first.
  assert.deepEqual(likely({ pyton: [candidate('python', 'near', 300), candidate('pyton', 'typed', 1)] }), {
    pyton: 100,
    python: 40,
  })
})

test('words that only say what one wants weigh next to nothing, unless there are no others', () => {
  const asked = meaning({ best: [candidate('best')], python: [candidate('python')], course: [candidate('course')] })
  const light = asked.words.filter(({ word }) => word !== 'python')
  assert.ok(light.length === 2 && light.every(({ weight, isRead }) => weight < 0.1 * asked.total && !isRead))
  const best = [candidate('best')]
  // A part of a word is no meaning of it.
  const rest = { ...candidate('heard', 'synonym'), phrase: 'purple heard', part: 'heard' }
  const lightAlone: Record<string, Candidate[]>[] = [{ best }, { best, unheardof: [] }, { best, purpleheard: [rest] }]
  for (const words of lightAlone)
    assert.deepEqual(
      meaning(words).words.map(({ word, isRead }) => [word, isRead]),
      [['best', true]],
    )
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

test('words that mean the same are asked for too, and more of a phrase the more of its words are held', () => {
  assert.deepEqual(likely({ excel: [candidate('excel'), candidate('spreadsheets', 'synonym')] }), {
    excel: 100,
    spreadsheets: 70,
  })
  const part = (word: string, part: string, courses = 10): Candidate => ({
    ...candidate(word, 'synonym', courses),
    phrase: 'machine learning with r',
    part,
  })
  const whole = [part('machine', 'machine'), part('machines', 'machine', 4), part('r', 'r', 1)]
  const { words, typed, total } = meaning({ ml: whole })
  assert.deepEqual(
    typed[0]?.meant.map(({ word, how, courses }) => [word, how, courses]),
    [['machine learning with r', 'phrase', 1]],
  )
  assert.deepEqual([...new Set(words.map(({ meaning, part }) => `${meaning} ${part}`))], ['0 0', '0 1'])
  const weightOf = (word: string) => (words.find((one) => one.word === word)?.weight ?? 0) / total
  assert.ok(Math.abs(weightOf('r') + weightOf('machine') - 0.85) < 1e-9)
  assert.equal(weightOf('machines'), weightOf('machine'))
  // Without one of its words, the catalogue does not have it.
  assert.deepEqual(meaning({ ml: whole.slice(0, 2) }).words, [])
})

test('a word that nothing is called by weighs less', () => {
  const inPassing = { ...candidate('campfire'), isNamed: false }
  const found = likely({ guitar: [candidate('guitar')], campfire: [inPassing] })
  assert.ok((found.guitar ?? 0) > 1.3 * (found.campfire ?? 0), JSON.stringify(found))
})

test('of common words only the best courses are read, and a rare word beside them is read alone', () => {
  const common = candidate('common', 'typed', searchLimits.results + 1)
  assert.deepEqual([meaning({ common: [common] }).isCut, meaning({ rare: [candidate('rare')] }).isCut], [true, false])
  const both = meaning({ common: [common], rare: [candidate('rare')] })
  assert.equal(both.isCut, false)
  assert.deepEqual(
    both.words.map(({ word, isRead }) => [word, isRead]),
    [
      ['common', false],
      ['rare', true],
    ],
  )
})

test('what is typed can be one word with a gap, the inside of a word, or nothing that is known', () => {
  const joined = candidate('typescript', 'joined')
  assert.deepEqual(likely({ type: [joined, candidate('type')], script: [joined] }), { typescript: 48, type: 50 })
  assert.deepEqual(likely({ hotograph: [candidate('photography', 'within')] }), { photography: 60 })
  assert.equal(meaning({ xyzzy: [] }).total, 0)
})
