import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { test } from 'node:test'
import { looseWords } from './loose-words.ts'

/** Names of fonts, and of elements that books may contain. */
const noWords = /^web\/(theme|features\/viewers\/clean-chapter-rules)\.ts$/

test('the words of a screen are in the file words.ts of its feature', async () => {
  const files = await Array.fromAsync(glob('web/**/*.{ts,tsx}', { exclude: ['web/dist'] }))
  const checked = files.filter((file) => !/(^|\/)(first-)?words\.ts$|\.test\.ts$/.test(file) && !noWords.test(file))
  assert.ok(checked.length > 300)
  const found = checked.flatMap((file) => {
    const words = looseWords(readFileSync(file, 'utf8'), file.endsWith('.tsx') ? 'tsx' : 'ts')
    return words.map((line) => `${file} ${line}`)
  })
  assert.deepEqual(found, [])
})

const planted: [what: string, source: string][] = [
  ['a text between tags', '<p>Hello</p>'],
  ['a label of one word', '<button aria-label="Close" />'],
  ['a sentence in a call', "notify('The gift was declined.')"],
  ['a sentence with values', 'x = `You have $' + '{count} points`'],
]
for (const [what, source] of planted) test(`${what} is noticed`, () => assert.equal(looseWords(source, 'tsx').length, 1))

test('what only developers read, and what is no text, is left alone', () => {
  const source = `
    throw new Error('there is no such screen')
    const style = { border: '1px solid red', transition: 'opacity 0.2s ease' }
    const names = 'one two three'.split(' ')
    const items = [{ key: \`review \${id}\`, rel: 'noopener noreferrer' }]
    const field = document.querySelector('header input:focus')
    const shape = <p className="one two" data-state="open" role="list" />`
  assert.deepEqual(looseWords(source, 'tsx'), [])
})
