import assert from 'node:assert/strict'
import test from 'node:test'
import { limits } from '#contract/core/limits.ts'
import { demoAdmin, demoStudent } from '../accounts.ts'
import { thumbnailFields } from '../artwork/draw-thumbnail.ts'
import { coursePrice, learningMinutes } from '../learning-time.ts'
import { demoBuildsOn } from './builds-on.ts'
import { type DemoMaterial, demoCourses, demoCreators, demoStudents } from './index.ts'
import { demoRatingTexts, demoReplies } from './ratings.ts'

const minutes = learningMinutes()
const isBetween = (value: number, low: number, high: number) => Number.isInteger(value) && value >= low && value <= high
const unique = (values: string[]) => new Set(values.map((value) => value.toLowerCase())).size === values.length

const byKey = Map.groupBy(
  demoCourses.flatMap((course) => course.materials.map((material) => ({ course, material }))),
  ({ material }) => material.key,
)
const materials = [...byKey.values()].flatMap(([first]) => first?.material ?? [])

test('40 courses, five of each field, with different names', () => {
  assert.equal(demoCourses.length, 40)
  for (const field of thumbnailFields) assert.equal(demoCourses.filter((course) => course.field === field).length, 5, field)
  assert.ok(unique(demoCourses.map(({ name }) => name)))
  assert.ok(demoCourses.slice(0, limits.pageSize.courses).some(({ name }) => name === 'SQL from zero'))
})

test('every course keeps the limits of the specification', () => {
  for (const course of demoCourses) {
    const { name, shortDescription, description, updatedDaysAgo, studentsCount } = course
    assert.ok(isBetween(name.length, 5, 100), name)
    assert.ok(isBetween(shortDescription.length, 30, 150), name)
    assert.ok(isBetween(description.length, 600, 1800), `${name}: ${description.length} characters`)
    assert.ok(description.split('\n\n').length >= 3, name)
    assert.doesNotMatch(description, /[^\n]\n[^\n]| {2}/, name)
    assert.ok(isBetween(updatedDaysAgo, 0, 400), name)
    assert.ok(isBetween(studentsCount, 0, 9), name)
  }
  assert.equal(demoCourses.filter(({ pointsPerHour }) => pointsPerHour === 0).length, 2)
})

test('every course has an author who exists, and Clara has about six', () => {
  const emails = demoCreators.map(({ email }) => email)
  for (const { name, author } of demoCourses) assert.ok(emails.includes(author), name)
  for (const email of emails)
    assert.ok(
      demoCourses.some(({ author }) => author === email),
      email,
    )
  assert.equal(demoCourses.filter(({ author }) => author === 'creator@demo.test').length, 6)
})

test('skills leave the planner choices: many are taught by several courses, at different prices', () => {
  const all = demoCourses.flatMap((course) => course.skills.map((skill) => ({ ...skill, price: coursePrice(course, minutes) })))
  for (const { name, skills } of demoCourses) {
    assert.ok(isBetween(skills.length, 1, 4), name)
    assert.ok(unique(skills.map((skill) => skill.name)), name)
  }
  for (const { name, level } of all) assert.ok(isBetween(level, 1, 10) && isBetween(name.length, 1, 100), name)
  const offers = Map.groupBy(all, ({ name }) => name)
  assert.ok(isBetween(offers.size, 40, 50), `${offers.size} skills`)
  const choices = [...offers.values()].filter((list) => new Set(list.map(({ price }) => price)).size > 1)
  assert.ok(choices.length >= 25, `${choices.length} skills with a choice`)
})

test('what a course builds on is taught by another course', () => {
  for (const [course, skills] of Object.entries(demoBuildsOn)) {
    assert.ok(
      demoCourses.some(({ name }) => name === course),
      course,
    )
    for (const { name, level } of skills) {
      const others = demoCourses.filter((other) => other.name !== course).flatMap((other) => other.skills)
      const sum = others.filter((skill) => skill.name === name).reduce((sum, skill) => sum + skill.level, 0)
      assert.ok(sum >= level, `${course}: ${name} ${level}`)
    }
  }
})

test('every course has five to nine materials besides its checks: films, books, and articles or lessons', () => {
  for (const course of demoCourses) {
    assert.ok(isBetween(course.materials.filter(({ kind }) => kind !== 'check').length, 5, 9), course.name)
    assert.ok(unique(course.materials.map(({ key }) => key)), course.name)
    const kinds = new Set(course.materials.map(({ kind }) => kind))
    assert.ok(kinds.has('video') && kinds.has('book') && (kinds.has('article') || kinds.has('lesson')), course.name)
  }
})

test('a third of the courses have a lesson, in every field', () => {
  const courses = demoCourses.filter((course) => course.materials.some(({ kind }) => kind === 'lesson'))
  assert.equal(courses.length, 13)
  for (const field of thumbnailFields)
    assert.ok(
      courses.some((course) => course.field === field),
      field,
    )
})

test('a material with the same key is the same, in two courses of one field', () => {
  const shared = [...byKey.values()].filter((uses) => uses.length > 1)
  assert.ok(shared.length >= 8)
  for (const uses of shared) {
    assert.equal(uses.length, 2)
    assert.equal(new Set(uses.map(({ course }) => course.field)).size, 1)
    assert.deepEqual(uses[0]?.material, uses[1]?.material)
  }
  assert.ok(unique(materials.map(({ name }) => name)))
})

test('every material is believable', () => {
  for (const material of materials) assert.ok(isBelievable(material), JSON.stringify(material))
})

function isBelievable(material: DemoMaterial): boolean {
  if (!isBetween(material.name.length, 5, 100)) return false
  if (!/^[a-z0-9-]+$/.test(material.key)) return false
  if (material.kind !== 'book' && material.kind !== 'article') return true
  if (material.kind === 'book') {
    const { publicationYear, authors } = material
    return isBetween(publicationYear, 2015, 2026) && authors.length > 0 && unique(authors)
  }
  const { resource, publicationDate } = material
  const date = new Date(publicationDate)
  const isDate = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(publicationDate) && date.getTime() < Date.now()
  return isDate && resource.length > 0
}

test('10 creators and 36 students, none of them twice', () => {
  const people = [...demoCreators, ...demoStudents]
  assert.equal(demoCreators.length, 10)
  assert.equal(demoStudents.length, 36)
  assert.ok(unique(people.map(({ email }) => email)))
  assert.ok(unique(people.map(({ name }) => name)))
  assert.ok(unique(demoCreators.map(({ hue }) => String(hue))))
  for (const { name, email, position } of people) {
    assert.match(email, /^[a-z.-]+@demo\.test$/)
    assert.ok(isBetween(name.length, 1, limits.name.max) && isBetween(position.length, 1, limits.position.max), name)
  }
  for (const letter of ['é', 'Ł', 'ø', 'ñ'])
    assert.ok(
      demoStudents.some(({ name }) => name.includes(letter)),
      letter,
    )
})

test('the accounts of the README are separate from the other people', () => {
  assert.equal(demoCreators[0]?.email, 'creator@demo.test')
  const others = [...demoStudents, ...demoCreators].map(({ email }) => email)
  for (const { email } of [demoAdmin, demoStudent]) assert.ok(!others.includes(email))
})

test('nothing shouts', () => {
  assert.doesNotMatch(JSON.stringify([demoCourses, demoCreators, demoStudents, demoRatingTexts, demoReplies]), /!/)
})
