import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Question, type QuestionInput } from '#contract/checks/questions.ts'
import { CheckForm } from '#contract/materials/checks.ts'
import { drawPastAttempt, rightAnswer, scorePastAttempt } from '#server/checks/index.ts'
import { answerAll } from '../../answers.ts'
import { thumbnailFields } from '../../artwork/draw-thumbnail.ts'
import { Random } from '../../artwork/pen.ts'
import { demoCourses } from '../index.ts'
import { demoChecks, listQuestions } from './index.ts'

const all = Object.values(demoChecks).flatMap(listQuestions)
/** Those that several checks have occur once. */
const questions = [...new Map(all.map((one) => [one.question, one])).values()]
const withChecks = demoCourses.flatMap((course) => {
  const names = course.materials.flatMap((material) => (material.kind === 'check' ? [material.name] : []))
  return names.length > 0 ? [{ course, checks: names.map((name) => demoChecks[name]) }] : []
})
const kinds = ['one', 'several', 'number', 'short', 'order', 'match', 'gaps']

const id = ({ text, code }: QuestionInput) => `${text}\n${code?.text ?? ''}`

test('every question is one that the portal accepts, explains its answer, and is asked once', () => {
  assert.ok(questions.length > 400, `${questions.length} questions`)
  for (const { question } of questions) {
    const { explanation, text } = Question.parse(question)
    assert.ok(explanation.length >= 20 && /[.?]"?$|\)$/.test(explanation), text)
    assert.match(text, /[.?…:)]"?$/, text)
    if (question.kind === 'short')
      assert.ok(
        question.accepted.every((word) => word === word.trim()),
        text,
      )
  }
  assert.equal(new Set(questions.map(({ question }) => id(question))).size, questions.length)
})

test('the right answer of every question marks 1, and a wrong one less, in any order in which it is shown', () => {
  const random = new Random(35)
  for (const { question: given, level } of questions) {
    const question = Question.parse(given)
    for (let round = 0; round < 5; round++) {
      const pool = [{ versionId: 1, skillId: 1, level, question }]
      const drawn = drawPastAttempt(pool, null, (below) => random.whole(0, below - 1))
      const right = drawn.map((one) => ({ ...one, answer: rightAnswer(question, one.shownOrder) }))
      assert.equal(scorePastAttempt(right, 100).percent, 100, question.text)
      assert.equal(scorePastAttempt(right, 100).isPassed, true, question.text)
      const wrong = answerAll(drawn, { ability: 9, passPercent: 100, ending: 'failed', random })
      assert.equal(scorePastAttempt(wrong, 100).isPassed, false, `${question.text} ${JSON.stringify(wrong[0]?.answer)}`)
    }
  }
})

test('there is enough to find out what somebody knows of five subjects, at five levels and in every kind of question', () => {
  for (const subject of ['SQL', 'Python', 'JavaScript', 'Statistics', 'Spanish']) {
    const found = questions.filter(({ skill }) => skill === subject)
    assert.ok(found.length >= 60, `${subject}: ${found.length}`)
    for (const level of [1, 2, 3, 4, 5]) assert.ok(found.filter((one) => one.level === level).length >= 12, `${subject} ${level}`)
    assert.deepEqual(new Set(found.map(({ question }) => question.kind)), new Set(kinds), subject)
  }
})

test('whichever course teaches most of a subject, others have enough questions about it for a placement', () => {
  for (const subject of ['SQL', 'Python', 'JavaScript', 'Statistics', 'Spanish']) {
    const counts = withChecks.map(
      ({ checks }) =>
        new Set(
          checks
            .flatMap((check) => (check ? listQuestions(check) : []))
            .filter(({ skill }) => skill === subject)
            .map(({ question }) => question),
        ).size,
    )
    const left = counts.reduce((sum, count) => sum + count, 0) - Math.max(...counts)
    assert.ok(left >= 25, `${subject}: ${counts.filter(Boolean)}`)
  }
})

test('a third of the courses have a check, in every field, about skills that they teach', () => {
  assert.ok(withChecks.length * 3 >= demoCourses.length, `${withChecks.length} courses`)
  for (const field of thumbnailFields)
    assert.ok(
      withChecks.some(({ course }) => course.field === field),
      field,
    )
  for (const { course, checks } of withChecks) {
    const taught = course.skills.map(({ name }) => name)
    for (const check of checks)
      for (const { skill } of listQuestions(check ?? { pools: [], passPercent: 0 }))
        assert.ok(taught.includes(skill), `${course.name}: ${skill}`)
  }
  const used = withChecks.flatMap(({ course }) => course.materials.filter(({ kind }) => kind === 'check').map(({ name }) => name))
  assert.deepEqual(used.toSorted(), Object.keys(demoChecks).toSorted())
})

test('every check has settings that the portal accepts, and a question belongs to one author', () => {
  for (const [name, { pools: _, ...form }] of Object.entries(demoChecks))
    CheckForm.parse({ ...form, name, questions: [{ id: 1 }] })
  const authors = new Map<QuestionInput, string>()
  for (const { course, checks } of withChecks) {
    for (const { question } of checks.flatMap((check) => (check ? listQuestions(check) : []))) {
      assert.equal(authors.get(question) ?? course.author, course.author, question.text)
      authors.set(question, course.author)
    }
  }
})
