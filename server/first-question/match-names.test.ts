import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lightWords, type TypedWord } from '#server/courses/index.ts'
import { matchNames, type Name } from './match-names.ts'

/** The words of a question, each with the words that it can mean besides itself. */
const typed = (question: string, others: Record<string, Record<string, number>> = {}): TypedWord[] =>
  question.split(' ').map((word, index) => ({
    n: index + 1,
    typed: word,
    isLight: lightWords.has(word),
    meant: [{ word, likely: 1 }, ...Object.entries(others[word] ?? {}).map(([other, likely]) => ({ word: other, likely }))]
      .sort((a, b) => b.likely - a.likely)
      .map((one) => ({ ...one, how: 'typed' as const, courses: 1, isTopic: true, parts: [] })),
    weight: 1,
  }))
let lastId = 0
const named = (kind: Name['kind'], ...names: string[]): Name[] =>
  names.map((name) => ({ kind, id: ++lastId, name, words: name.toLowerCase().match(/\w+/g) ?? [] }))

const names = [
  ...named('goal', 'Web developer', 'Data analyst', 'Start a business', 'Interface designer'),
  ...named('field', 'Data', 'Business', 'Design'),
  ...named(
    'skill',
    'SQL',
    'Python',
    'Data cleaning',
    'Data visualisation',
    'HTML and CSS',
    'JavaScript',
    'Git',
    'Interface design',
  ),
  ...named('skill', 'Stress management', 'Machine learning', 'Statistics'),
]

const cases: [question: string, others: Record<string, Record<string, number>>, found: string[], left: string][] = [
  ['become a data analyst', {}, ['Data analyst'], ''],
  ['data analist', { analist: { analyst: 0.8 } }, ['Data analyst~'], ''],
  ['sql and python', {}, ['SQL', 'Python'], ''],
  ['data analyst and data cleaning', {}, ['Data analyst', 'Data cleaning'], ''],
  ['html css javascript', {}, ['HTML and CSS', 'JavaScript'], ''],
  ['web', {}, ['Web developer'], ''],
  ['data', {}, ['Data'], ''],
  ['business', {}, ['Business'], ''],
  ['start a business', {}, ['Start a business'], ''],
  ['interface design', { design: { designer: 0.9 } }, ['Interface design'], ''],
  ['interface designer', { designer: { design: 0.9 } }, ['Interface designer'], ''],
  ['version control', { version: { git: 0.75 }, control: { git: 0.75 } }, ['Git~'], ''],
  [
    'front end',
    { front: { html: 0.75, css: 0.75, javascript: 0.75 }, end: { html: 0.75, css: 0.75, javascript: 0.75 } },
    ['JavaScript|HTML and CSS~'],
    '',
  ],
  [
    'html css javascript',
    { html: { developer: 0.75, web: 0.75 }, css: { developer: 0.75, web: 0.75 } },
    ['HTML and CSS', 'JavaScript'],
    '',
  ],
  ['java script', { java: { javascript: 0.95 }, script: { javascript: 0.95 } }, ['JavaScript'], ''],
  ['time management', { management: { business: 0.75 } }, [], 'time management'],
  ['ml', { ml: { 'machine learning': 0.85 } }, ['Machine learning~'], ''],
  ['java', { java: { javascript: 0.6 } }, ['JavaScript~?'], ''],
  // A part of a name is enough only where nothing is left over.
  ['stress', {}, ['Stress management'], ''],
  ['python for finance', {}, ['Python'], 'finance'],
  ['pottery', {}, [], 'pottery'],
  ['i want to learn', {}, [], ''],
]
for (const [question, others, found, left] of cases) {
  test(`“${question}” means ${found.join(' and ') || 'nothing'}`, () => {
    const result = matchNames(typed(question, others), names)
    const said = result.matches.map(
      ({ names, isGuess, isUnsure }) => `${names.map(({ name }) => name).join('|')}${isGuess ? '~' : ''}${isUnsure ? '?' : ''}`,
    )
    assert.deepEqual(said, found)
    assert.equal(result.left.map((one) => one.typed).join(' '), left)
  })
}

test('what strangers call their skills takes no place of a goal, nor of a skill that was there before', () => {
  const theirs = named(
    'skill',
    'Data analyst',
    'Become a data analyst',
    'Become a data analyst with Python',
    'The SQL',
    'SQL!',
    'Best Python course',
    'Python python python',
  )
  const meant = (question: string) =>
    matchNames(typed(question), [...theirs, ...names]).matches.map(({ names }) =>
      names.map(({ kind, name }) => `${kind} ${name}`).join('|'),
    )
  assert.deepEqual(meant('data analyst'), ['goal Data analyst'])
  assert.deepEqual(meant('become a data analyst'), ['goal Data analyst'])
  assert.deepEqual(meant('become a data analyst with python'), ['goal Data analyst', 'skill Python'])
  assert.deepEqual(meant('sql'), ['skill SQL'])
  assert.deepEqual(meant('the best python course'), ['skill Python'])
})
