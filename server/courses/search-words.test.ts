import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anywhere, isOneTypoAway, typoCandidate, wordsOf } from './search-words.ts'

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

test('only words of five letters or more may hold a typing error, numbers never', () => {
  assert.equal(typoCandidate('(Python,'), 'Python')
  for (const word of ['Java', 'c++11', '12345', 'node.js', '', '…']) assert.equal(typoCandidate(word), undefined, word)
})

test('a text becomes its words, each once and at most ten; signs of LIKE are taken literally', () => {
  assert.deepEqual(wordsOf(' a  b\ta\u0000c '), ['a', 'b', 'c'])
  assert.equal(wordsOf('a b c d e f g h i j k l m').length, 10)
  assert.equal(anywhere('50%_\\'), '%50\\%\\_\\\\%')
})
