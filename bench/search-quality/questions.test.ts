import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoCourses } from '#demo/content/index.ts'
import { realisticCatalogue } from './catalogue.ts'
import { kinds } from './judging.ts'
import { isWanted, questions } from './questions.ts'
import { fields, subjects } from './subjects.ts'

const catalogue = realisticCatalogue()
const courses = { demo: demoCourses.map(({ name }) => ({ name })), realistic: catalogue }
const texts = (values: string[]) => ({ count: values.length, different: new Set(values).size })

test('the catalogue has 2,000 courses with names and keys of their own, always the same', () => {
  assert.deepEqual(texts(catalogue.map(({ name }) => name)), { count: 2000, different: 2000 })
  assert.deepEqual(texts(catalogue.map(({ key }) => key)), { count: 2000, different: 2000 })
  assert.deepEqual(realisticCatalogue(), catalogue)
})

test('its courses keep to the limits of the course form', () => {
  const outside = (text: string, least: number, most: number) => text.length < least || text.length > most
  const broken = catalogue.filter(
    ({ name, shortDescription, description, skills, materials }) =>
      outside(name, 5, 100) ||
      outside(shortDescription, 30, 150) ||
      outside(description, 100, 3000) ||
      skills.length === 0 ||
      materials.length === 0 ||
      [name, shortDescription, description, ...materials].some((text) => /[{}]/.test(text)),
  )
  assert.deepEqual(
    broken.map(({ key }) => key),
    [],
  )
})

test('there are at least 250 subjects in 14 fields, and each has a course', () => {
  assert.ok(subjects.length >= 250 && fields.length >= 14)
  assert.deepEqual(texts(subjects.map(({ key }) => key)), { count: subjects.length, different: subjects.length })
  const taught = new Set(catalogue.map(({ subject }) => subject))
  assert.deepEqual(
    subjects.filter(({ key }) => !taught.has(key)).map(({ key }) => key),
    [],
  )
})

test('each question has a wanted course in its catalogue, or says that there is none', () => {
  const wrong = questions.filter((question) => {
    const wanted = courses[question.over].filter((course) => isWanted(question, course))
    return 'nothing' in question.wanted !== (wanted.length === 0)
  })
  assert.deepEqual(
    wrong.map(({ typed }) => typed),
    [],
  )
})

test('judgements name only courses, subjects, fields and authors that exist', () => {
  const known = {
    names: new Set(demoCourses.map(({ name }) => name)),
    keys: new Set(catalogue.map(({ key }) => key)),
    subjects: new Set(subjects.map(({ key }) => key)),
    fields: new Set(fields),
    authors: new Set(catalogue.map(({ author }) => author)),
  }
  const unknown = questions.flatMap(({ wanted }) => {
    if ('nothing' in wanted) return []
    if ('names' in wanted) return wanted.names.filter((name) => !known.names.has(name))
    const { keys = [], subjects = [], fields = [], authors = [] } = wanted.rule
    return [
      ...keys.filter((key) => !known.keys.has(key)),
      ...subjects.filter((subject) => !known.subjects.has(subject)),
      ...fields.filter((field) => !known.fields.has(field)),
      ...authors.filter((author) => !known.authors.has(author)),
    ]
  })
  assert.deepEqual(unknown, [])
})

test('no question is asked twice, enough are asked, and at most one in twenty has no answer', () => {
  const typed = questions.map((question) => question.typed.toLowerCase())
  assert.equal(new Set(typed).size, typed.length)
  const over = (catalogue: 'demo' | 'realistic') => questions.filter((question) => question.over === catalogue)
  assert.ok(over('demo').length >= 100 && over('realistic').length >= 140)
  assert.ok(questions.filter(({ wanted }) => 'nothing' in wanted).length <= questions.length / 20)
  assert.ok(
    questions.every(({ over, wanted }) => ('names' in wanted ? over === 'demo' : 'rule' in wanted ? over === 'realistic' : true)),
  )
})

test('both halves have the same number of questions of each kind, within one', () => {
  for (const kind of kinds) {
    const halves = questions.filter((question) => question.kind === kind && question.part !== 'practice').map(({ part }) => part)
    const tune = halves.filter((part) => part === 'tune').length
    assert.ok(halves.length > 0 && Math.abs(2 * tune - halves.length) <= 1, kind)
  }
})
