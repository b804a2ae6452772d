import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canMean, isOneTypoAway, toReadings, toWords, type Word } from './search-words.ts'

const letters = fc.array(fc.constantFrom<string[]>('a', 'b', 'c', 'é', '語'), { minLength: 4, maxLength: 12 })

test('every single typing error is recognised', () => {
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom('x', 'y', '😀'), (word, at, other) => {
      const place = at % word.length
      const typed = word.join('')
      const changes = [word.with(place, other), word.toSpliced(place, 1), word.toSpliced(place, 0, other)]
      for (const changed of changes) assert.equal(isOneTypoAway(typed, changed.join('')), true)
      const swapped = word.toSpliced(place, 2, word[place + 1] ?? '', word[place] ?? '').join('')
      if (place + 1 < word.length && swapped !== typed) assert.equal(isOneTypoAway(typed, swapped), true)
    }),
  )
})

test('the same word and words with two errors are not one error away', () => {
  for (const [a, b] of [
    ['python', 'python'],
    ['python', 'pithan'],
    ['python', 'pyth'],
    ['abcde', 'badce'],
    ['abcd', 'dabc'],
  ] as const) {
    assert.equal(isOneTypoAway(a, b), false, `${a} ${b}`)
    assert.equal(isOneTypoAway(b, a), false, `${b} ${a}`)
  }
})

test('only words of five letters or more are meant, of which one letter may be missing', () => {
  assert.deepEqual([canMean('vido', 'video'), canMean('vido', 'vito'), canMean('vido', 'vid')], [true, false, false])
})

test('a digit may stand for a letter or have slipped in, but a number at the end is a version, and never another number', () => {
  for (const typed of ['pyth0n', 'pytho0n', '9ython', 'pytho9']) assert.equal(canMean(typed, 'python'), true, typed)
  for (const [typed, meant] of [
    ['python3', 'python'],
    ['python3', 'python2'],
    ['python3', 'pythons3'],
    ['h264x', 'h264'],
    ['pyt40n', 'pyt4on'],
  ] as const)
    assert.equal(canMean(typed, meant), false, `${typed} ${meant}`)
  assert.equal(canMean('pythonn', 'python'), true)
})

test('a text becomes its words, each once and at most ten', () => {
  assert.deepEqual(toWords(' a  b\ta\u0000c '), ['a', 'b', 'c'])
  assert.equal(toWords('a b c d e f g h i j k l m').length, 10)
})

const word = (letters: string, ...near: string[]): Word => ({ pattern: `%${letters}%`, letters, near })
const toPatterns = (words: Word[], kind: number) =>
  toReadings(words)
    .filter((reading) => reading.kind === kind)
    .map(({ patterns }) => patterns.join(' '))

test('words are read as typed, then corrected in as few words as possible, then without one of them', () => {
  const words = [word('pithon', 'python', 'pithos', 'marathon'), word('begginer', 'beginner', 'begginner')]
  assert.deepEqual(toPatterns(words, 0), ['%pithon% %begginer%'])
  assert.deepEqual(toPatterns(words, 1), [
    '%pithon% %begginner%',
    '%python% %begginer%',
    '%pithos% %begginer%',
    '%python% %begginner%',
    '%pithos% %begginner%',
  ])
  assert.deepEqual(toPatterns(words, 2), ['%begginer%', '%pithon%'])
  assert.deepEqual(toPatterns(words.slice(0, 1), 2), [])
})

test('however many words look like the typed ones, only a few corrections are tried', () => {
  const near = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `typ${letter}ng`)
  const words = Array.from({ length: 10 }, () => word('typng', ...near))
  assert.equal(toPatterns(words.slice(0, 1), 1).length, 16)
  assert.equal(toPatterns(words, 1).length, 16)
})
