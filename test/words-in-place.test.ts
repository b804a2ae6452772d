import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { test } from 'node:test'
import { looseWords } from './loose-words.ts'

const sourceFiles = async (pattern: string) => {
  const files = await Array.fromAsync(glob(pattern, { exclude: ['web/dist'] }))
  return files.filter((file) => !/(^|\/)(first-|kind-|authoring-)?words\.ts$|\.test\.ts$/.test(file))
}

/** Names of fonts, and of elements that books may contain. */
const noWords = /^web\/(theme|features\/viewers\/clean-chapter-rules)\.ts$/

test('the words of a screen are in the file words.ts of its feature', async () => {
  const files = (await sourceFiles('web/**/*.{ts,tsx}')).filter((file) => !noWords.test(file))
  assert.ok(files.length > 300)
  const found = files.flatMap((file) => {
    const words = looseWords(readFileSync(file, 'utf8'), file.endsWith('.tsx') ? 'tsx' : 'ts')
    return words.map((line) => `${file} ${line}`)
  })
  assert.deepEqual(found, [])
})

/** Tables of what values and pages are called: `ar: 'Arabic'`. Nothing else is in these files. */
const tablesOfNames = /^contract\/(courses\/facets|statistics\/admin-pages)\.ts$/
/** Programmers of clients read what an endpoint is for, and what is wrong with a parameter: it begins with its name, "orderBy must be …". */
const forProgrammers = /^line \d+: [a-z]/
/** The label of a field: `line('Name', 100)`. */
const label = /\b(?:line|requiredLine|text|tooLong|typed|whole)\(\s*'[A-Z]/

const looseInContract = (source: string) => {
  const words = looseWords(source, 'ts', /^(summary|description)$/).filter((found) => !forProgrammers.test(found))
  return [...words, ...(label.exec(source) ?? [])]
}

test('the sentences of forms and checks are in the file words.ts of their feature', async () => {
  const files = (await sourceFiles('contract/**/*.ts')).filter((file) => !tablesOfNames.test(file))
  assert.ok(files.length > 60)
  const found = files.flatMap((file) => looseInContract(readFileSync(file, 'utf8')).map((words) => `${file} ${words}`))
  assert.deepEqual(found, [])
})

const planted: [what: string, source: string][] = [
  ['a text between tags', '<p>Hello</p>'],
  ['a label of one word', '<button aria-label="Close" />'],
  ['a sentence in a call', "notify('The gift was declined.')"],
  ['a sentence with values', 'x = `You have $' + '{count} points`'],
  ['a sentence in a table with a type', "x = { title: 'Check a certificate' } as const satisfies Titles"],
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

test('a sentence and a label of a form are noticed; a summary, and what is wrong with a parameter, are left alone', () => {
  const form = "const Form = z.object({ name: line('Name', 100), skills: z.array(Skill).min(1, 'Choose a skill!') })"
  assert.equal(looseInContract(form).length, 2)
  const endpoint = `
    const order = z.enum(orders, \`order must be one of \${orders}.\`)
    const list = { schema: { summary: 'All skills, sorted by name', querystring: z.object({ order }) } } as const satisfies Endpoint`
  assert.deepEqual(looseInContract(endpoint), [])
})
