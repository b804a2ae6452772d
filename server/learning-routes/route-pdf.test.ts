import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RouteCourse, RouteWeek } from '#contract/learning-routes/learning-routes.ts'
import { buildCourse, buildSkill, buildUser, buildVideo } from '#server/testing/build.ts'
import { wanting } from '#server/testing/learning-routes.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { choosePlan, followRoute } from '#server/testing/route-calendar.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { type RouteSheet, routePdf } from './route-pdf.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const skill = await buildSkill(t, 'Sails')

const course = (id: number, more: Partial<RouteCourse> = {}): RouteCourse => ({
  id,
  name: `Course ${id}`,
  thumbnail: null,
  shortDescription: 'Short.',
  price: 120,
  studentsCount: 0,
  updateDateUTC: '2026-11-01T00:00:00.000Z',
  isBought: false,
  isInCart: false,
  author: { name: 'Ada Author' },
  level: 'beginner',
  levelsShown: false,
  learningTime: 90,
  rating: null,
  by: 0,
  finishDate: '2026-11-20',
  minutes: 90,
  ...more,
})
const week = (date: string, more: Partial<RouteWeek> = {}): RouteWeek => ({
  date,
  isOff: false,
  minutes: 90,
  items: [
    {
      courseId: 7,
      courseName: 'Course 7',
      isBought: false,
      materialId: 1,
      materialName: 'Τα πανιά',
      minutes: 90,
      goesOn: true,
      isLearned: false,
    },
  ],
  ...more,
})
const sheet = (more: Partial<RouteSheet['details']> = {}, form: Partial<RouteSheet['form']> = {}): RouteSheet => ({
  form: {
    name: 'На море',
    milestones: [
      { date: '2026-12-24', skills: [{ skillId: 1, level: 3 }] },
      { date: null, skills: [{ skillId: 2, level: 4 }] },
    ],
    hoursPerWeek: 4.5,
    weeksOff: [],
    points: { areLimit: false, expected: [] },
    musts: [],
    leftOut: [],
    countOwn: true,
    countsForAuthors: false,
    ...form,
  },
  skillNames: [
    { skillId: 1, skillName: 'Sails' },
    { skillId: 2, skillName: 'Navigation' },
  ],
  details: {
    plan: {
      id: 1,
      finishDate: '2027-01-15',
      price: 1240,
      minutes: 150,
      courses: 2,
      proof: { isOptimal: true, leastPrice: 1240 },
      changes: null,
    },
    courses: [course(7), course(8, { minutes: 0, finishDate: null })],
    weeks: [week('2026-11-01'), week('2026-11-08', { isOff: true, minutes: 0, items: [] })],
    ...more,
  },
  madeAt: new Date('2026-11-02T10:00:00Z'),
  origin: 'https://learn.example',
})
const squeezed = (text: string) => text.replaceAll(/\s+/g, '')
const assertSays = (text: string, expected: string[]) => {
  for (const sentence of expected) assert.ok(squeezed(text).includes(squeezed(sentence)), `${sentence} is not in ${text}`)
}

test('the sheet has the goal with its dates, the costs with their proof, the courses and the weeks', async () => {
  const pdf = await readPdf(await routePdf(sheet()))
  assertSays(pdf.text, [
    'На море',
    'Finished by 15 January 2027, at 4.5 hours a week',
    '1,240 points',
    '2.5 hours',
    'Cheapest possible: it is proven that no other choice that is finished by then costs less.',
    'Your milestones',
    'by 24 December 2026',
    'Sails 3',
    'as soon as it fits: 15 January 2027',
    'Navigation 4',
    'Course 7',
    '120 points · 1.5 hours left',
    'finished by 20 November 2026',
    '120 points · nothing left to learn',
    'https://learn.example/courses/8',
    'Week of 1 November 2026',
    'Τα πανιά · Course 7',
    '90 min, continues',
    'Week of 8 November 2026',
    'off',
  ])
  assert.ok(pdf.ink(60, 56, 475, 120) > 1500, 'the head')
  assert.ok(pdf.ink(60, 300, 475, 300) > 1500, 'goal, courses and weeks')
  assert.equal(pdf.ink(0, 0, 595, 40) + pdf.ink(0, 0, 50, 841) + pdf.ink(545, 0, 50, 841), 0, 'the margins')
})

test('a plan that is not proven says what could be saved at most', async () => {
  const plan = { ...sheet().details.plan, proof: { isOptimal: false, leastPrice: 1200 } }
  const { text } = await readPdf(await routePdf(sheet({ plan })))
  assertSays(text, ['at most 40 points could be saved by a better one'])
  assert.doesNotMatch(text, /Cheapest possible/)
})

test('with bought courses, only plans that keep them are compared', async () => {
  const courses = [course(7), course(8, { isBought: true, minutes: 0, finishDate: null })]
  const { text } = await readPdf(await routePdf(sheet({ courses })))
  assertSays(text, [
    'You own it · nothing left to learn',
    'it is proven that no other choice that keeps what you have bought and is finished by then costs less.',
  ])
  const plan = { ...sheet().details.plan, proof: { isOptimal: false, leastPrice: 1200 } }
  const unproven = await readPdf(await routePdf(sheet({ courses, plan })))
  assertSays(unproven.text, ['at most 40 points could be saved by a better one that keeps what you have bought.'])
})

test('a plan with the fewest changes says so, and does not call itself the cheapest', async () => {
  const readText = async (changes: { count: number; least: number }, isOptimal: boolean) => {
    const plan = { ...sheet().details.plan, changes, proof: { isOptimal, leastPrice: isOptimal ? 1240 : 0 } }
    const { text } = await readPdf(await routePdf(sheet({ plan })))
    assert.doesNotMatch(text, /Cheapest possible|could be saved/)
    return text
  }
  assertSays(await readText({ count: 2, least: 2 }, true), [
    'Fewest changes: it is proven that no other plan that keeps the dates and what you have bought has fewer new courses, and none of those with as few costs less.',
  ])
  assertSays(await readText({ count: 2, least: 2 }, false), ['has fewer new courses; it may not be the cheapest of those.'])
  assertSays(await readText({ count: 2, least: 1 }, false), ['The fewest changes that were found; 1 new course might be enough.'])
})

test('five years of weeks take many pages; hostile and very long names are harmless and stay inside the page', async () => {
  const name = `Eve) /JS (app.alert\\(1\\)) \u202Egpj.exe ${'W'.repeat(100)}`
  const [item] = week('').items
  assert.ok(item)
  const items = [{ ...item, materialName: name, courseName: name, minutes: 100_000 }]
  const weeks = Array.from({ length: 260 }, (_, place) =>
    week(new Date(Date.UTC(2026, 10, 1 + 7 * place)).toISOString().slice(0, 10), { items }),
  )
  const content = await routePdf(sheet({ weeks, courses: [course(7, { name })] }, { name: 'W'.repeat(60) }))
  const { pages } = await readPdf(content)
  let text = ''
  for (let number = 1; number <= pages; number++) {
    const page = await readPdf(content, number)
    assert.equal(page.actions + page.ink(545, 0, 50, 841) + page.ink(0, 815, 595, 26), 0, `page ${number}`)
    text += page.text
  }
  assertSays(text, ['Week of 22 October 2028', 'And 156 more weeks.'])
  assert.doesNotMatch(text, /\u202E/)
})

test('the PDF of a plan is for the owner of the route', async () => {
  const [user, other] = [await buildUser(t), await buildUser(t)]
  const video = await buildVideo(t, { name: 'Knots', learningMinutes: 300 })
  const { id: courseId } = await buildCourse(t, author, { name: 'Sailing for all', materials: [video] })
  const form = { name: 'To the sea', milestones: [{ date: '2026-12-24', skills: wanting([skill, 2]) }] }
  const id = await followRoute(t, user, form, [courseId])
  const planId = await choosePlan(t, id, [courseId])
  const url = (route: number, plan: number) => `/api/learning-routes/${route}/plans/${plan}/pdf?timeZone=Europe/Berlin`
  const response = await t.as(user).get(url(id, planId))
  assert.equal(response.statusCode, 200, response.body)
  assert.deepEqual(
    [response.headers['content-type'], response.headers['content-disposition']],
    ['application/pdf', 'inline; filename="Learning route.pdf"'],
  )
  const { text } = await readPdf(response.rawPayload)
  assertSays(text, ['To the sea', 'by 24 December 2026', 'Sails 2', 'Sailing for all', 'Week of 1 November 2026', 'Knots'])
  assert.equal((await t.as(other).get(url(id, planId))).statusCode, 404)
  assert.equal((await t.as(user).get(url(id, planId + 1000))).statusCode, 404)
  assert.equal((await t.as().get(url(id, planId))).statusCode, 401)
})
