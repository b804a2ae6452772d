import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anywhere, canMean, gapsOf, isOneTypoAway, typoCandidate, wordsOf } from './search-words.ts'

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

test('only words of five letters or more may hold a typing error, which may have taken one letter; numbers never', () => {
  assert.deepEqual([typoCandidate('(Python,'), typoCandidate('vido'), typoCandidate('pyth0n')], ['Python', 'vido', 'pyth0n'])
  for (const word of ['vdo', 'c++11', '12345', 'h264x', 'node.js', '', '…']) assert.equal(typoCandidate(word), undefined, word)
  assert.deepEqual(gapsOf('vido'), ['vido'])
  assert.deepEqual(gapsOf('video').sort(), ['ideo', 'vdeo', 'vide', 'video', 'vido', 'vieo'])
  assert.deepEqual([canMean('vido', 'video'), canMean('vido', 'vito'), canMean('vido', 'vid')], [true, false, false])
})

test('a digit may stand for a letter or have slipped in, but a number at the end is a version, and never another number', () => {
  for (const typed of ['pyth0n', 'pytho0n', '9ython', 'pytho9']) assert.equal(canMean(typed, 'python'), true, typed)
  for (const [typed, meant] of [
    ['python3', 'python'],
    ['python3', 'python2'],
    ['python3', 'pythons3'],
  ] as const)
    assert.equal(canMean(typed, meant), false, `${typed} ${meant}`)
  assert.equal(canMean('pythonn', 'python'), true)
})

test('a text becomes its words, each once and at most ten; signs of LIKE are taken literally', () => {
  assert.deepEqual(wordsOf(' a  b\ta\u0000c '), ['a', 'b', 'c'])
  assert.equal(wordsOf('a b c d e f g h i j k l m').length, 10)
  assert.equal(anywhere('50%_\\'), '%50\\%\\_\\\\%')
})
