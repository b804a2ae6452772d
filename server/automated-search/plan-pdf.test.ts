import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanCourse } from '#contract/automated-search/automated-search.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { type PlanSheet, planPdf } from './plan-pdf.ts'

const skills = [
  { skillId: 1, skillName: 'Python', level: 5, known: 0 },
  { skillId: 2, skillName: 'Базы данных', level: 3, known: 0 },
  { skillId: 3, skillName: 'Στατιστική', level: 2, known: 0 },
]
const course = (id: number, more: Partial<PlanCourse> = {}): PlanCourse => ({
  id,
  name: `Course ${id}`,
  thumbnail: null,
  shortDescription: 'Short.',
  price: 120,
  studentsCount: 0,
  updateDateUTC: '2026-11-01T00:00:00.000Z',
  isBought: false,
  author: { name: 'Ada Author' },
  level: 'beginner',
  levelsShown: false,
  learningTime: 90,
  learnedMinutes: 0,
  addedMinutes: 60,
  realMinutes: null,
  rating: null,
  addedPrice: 120,
  buildsOn: [],
  gains: [{ skillId: 1, skillName: 'Python', level: 5 }],
  why: 'best',
  withoutIt: { totalPrice: 1300, totalMinutes: 600 },
  ...more,
})
const sheet = (courses: PlanCourse[], more: Partial<PlanSheet> = {}): PlanSheet => ({
  skills,
  courses,
  info: { TotalPrice: 1240, TotalMinutes: 150, Optimal: true, Gap: 0, Counted: null, RealTimeCourses: null },
  byTime: false,
  shownOnly: false,
  madeAt: new Date('2026-11-02T10:00:00Z'),
  origin: 'https://learn.example',
  path: '/plan?select=1:5,2:3,3:2',
  ...more,
})
const squeezed = (text: string) => text.replaceAll(/\s+/g, '')
const assertSays = (text: string, expected: string[]) => {
  for (const sentence of expected) assert.ok(squeezed(text).includes(squeezed(sentence)), `${sentence} is not in ${text}`)
}

test('the sheet names the skills, the courses with price, time and gains, the totals, the proof and the addresses, with ink', async () => {
  const pdf = await readPdf(
    await planPdf(
      sheet([
        course(7, { name: 'Zoë lernt Python – schnell' }),
        course(8, { name: 'SQL для всех', why: 'only-way', withoutIt: null, addedMinutes: 90 }),
      ]),
    ),
  )
  assert.equal(pdf.pages, 1)
  assertSays(pdf.text, [
    'Your learning plan',
    'The cheapest courses',
    '1,240 points',
    '2.5 hours',
    'Best possible: it is proven that no other choice of courses costs less.',
    ...skills.map(({ skillName }) => skillName),
    'Zoë lernt Python – schnell',
    '120 points · 1.5 hours · 0.5 hours overlap with earlier steps',
    'Python +5',
    'Without it the plan would need 1,300 points and 10.0 hours.',
    'SQL для всех',
    'so far 240 points, 2.5 hours',
    'Required: no other course gives these levels.',
    'Your plan: 2 courses',
    'https://learn.example/courses/8',
    '2 November 2026',
  ])
  assert.ok(pdf.ink(60, 56, 475, 120) > 1500, 'the head')
  assert.ok(pdf.ink(60, 300, 475, 300) > 1500, 'skills and courses')
  assert.equal(pdf.ink(0, 0, 595, 40) + pdf.ink(0, 0, 50, 841) + pdf.ink(545, 0, 50, 841), 0, 'the margins')
})

test('what the learner knows and owns is said, drawn and costs nothing', async () => {
  const owned = course(7, {
    isBought: true,
    addedPrice: 0,
    addedMinutes: 20,
    learnedMinutes: 40,
    buildsOn: [{ id: 3, name: 'Στατιστική', level: 2 }],
  })
  const [python, ...rest] = skills
  const known = [{ ...python, skillId: 1, skillName: 'Python', level: 5, known: 3 }, ...rest]
  const info = {
    TotalPrice: 120,
    TotalMinutes: 80,
    Optimal: true,
    Gap: 0,
    Counted: { Levels: [{ SkillId: 1, Level: 3 }], OwnedCourses: 1 },
    RealTimeCourses: null,
  }
  const { text } = await readPdf(await planPdf(sheet([owned, course(8)], { skills: known, info })))
  assertSays(text, [
    'Already counted: Python 3 (green below) · 1 course you own',
    'level 13 (wanted 5)',
    'You own it · 0 points · 1.5 hours · 0.7 hours already learned · 0.5 hours overlap with earlier steps · builds on Στατιστική 2',
    'so far 120 points, 1.3 hours',
  ])
})

test('when everything is reached already, the sheet says so', async () => {
  const known = skills.map((skill) => ({ ...skill, known: skill.level }))
  const info = {
    TotalPrice: 0,
    TotalMinutes: 0,
    Optimal: true,
    Gap: 0,
    Counted: { Levels: [], OwnedCourses: 0 },
    RealTimeCourses: null,
  }
  const { text, pages } = await readPdf(await planPdf(sheet([], { skills: known, info })))
  assert.equal(pages, 1)
  assertSays(text, ['You have already reached these levels', 'What you know', 'No course is needed.', 'Python', 'level 5'])
  assert.doesNotMatch(text, /Your plan|cheapest/)
})

test('a plan that is not proven says how much could be saved at most, rounded up', async () => {
  const info = { TotalPrice: 10, TotalMinutes: 100, Optimal: false, Gap: 0.0213, Counted: null, RealTimeCourses: null }
  const { text } = await readPdf(await planPdf(sheet([course(1)], { info, byTime: true })))
  assertSays(text, ['The quickest courses', 'at most 2.2 % of the time could be saved'])
  assert.doesNotMatch(text, /Best possible/)
})

test('eighty courses take many pages; each page is drawn and numbered, and none is lost', async () => {
  const courses = Array.from({ length: 80 }, (_, place) => course(place + 1, { name: `Step ${place + 1} of the way` }))
  const content = await planPdf(sheet(courses))
  const { pages } = await readPdf(content)
  assert.ok(pages > 6, `${pages} pages`)
  let text = ''
  for (let number = 1; number <= pages; number++) {
    const page = await readPdf(content, number)
    assert.ok(page.ink(60, 56, 475, 700) > 500, `page ${number} has ink`)
    assertSays(page.text, [`Page ${number}`])
    text += page.text
  }
  for (const { name } of courses) assertSays(text, [name])
})

test('hostile and very long names are harmless and stay inside the page', async () => {
  const name = `Eve) /JS (app.alert\\(1\\)) \u202Egpj.exe ${'W'.repeat(80)}`
  const gains = Array.from({ length: 20 }, (_, place) => ({ skillId: 1, skillName: 'Skill '.repeat(16), level: place + 1 }))
  const content = await planPdf(sheet([course(1, { name, gains })]))
  const pages = [await readPdf(content, 1), await readPdf(content, 2)]
  for (const page of pages) assert.equal(page.actions + page.ink(545, 0, 50, 841), 0)
  const text = pages.map((page) => page.text).join('')
  assert.match(text, /Eve\) \/JS/)
  assert.doesNotMatch(text, /\u202E/)
})
