import type { Page } from '@playwright/test'
import type { Attempt } from '#contract/checks/attempts.ts'
import { courseForm, expect, type Person, test } from './authoring-fixtures.ts'
import { nothingFound } from './axe-fixtures.ts'

const shownText = 'Levels shown by checks'
const statedText = 'Levels as stated by the course’s author'
const onlyShown = 'Only levels that are shown by checks'

/** Two free courses that give the same level of a skill of their own: one states it, the other one has a check for it. */
async function makeCourses(author: Person) {
  const made = async (url: string, data: object): Promise<{ id: number; name: string }> => {
    const { status, body } = await author.send('POST', url, data)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const skill = await made('/api/skills', { name: author.own('Weaving') })
  const questions: { id: number }[] = []
  for (const text of ['Which first?', 'Which next?', 'Which last?']) {
    const question = { kind: 'one', text, options: ['The right one', 'Another one', 'None'], right: 0, explanation: '' }
    questions.push(await made('/api/questions', { skill: { id: skill.id }, level: 3, question }))
  }
  const check = await made('/api/checks', { name: 'Can you weave?', questions: questions.map(({ id }) => ({ id })) })
  const resource = await made('/api/resources', { name: author.own('Journal') })
  const article = await made('/api/articles', {
    name: 'About looms',
    link: 'https://articles.example/',
    publicationDate: '2026-02-03',
    learningMinutes: 15,
    resource,
  })
  const course = async (called: string, price: number, material: { id: number }) => {
    const name = author.own(called)
    const form = { ...courseForm, name, price, skills: [{ id: skill.id, level: 3 }], materials: [{ id: material.id }] }
    return { ...(await made('/api/courses', form)), name }
  }
  return { skill, check, claimed: await course('Stated weaving', 0, article), shown: await course('Shown weaving', 10, check) }
}

async function buy(learner: Person, course: { id: number }) {
  await learner.send('PUT', `/api/shopping-cart/add-to-cart/${course.id}`)
  expect((await learner.send('PUT', '/api/shopping-cart/buy')).status).toBe(200)
}

async function pass(learner: Person, course: { id: number }, check: { id: number }) {
  const attempt: Attempt = (await learner.send('POST', `/api/checks/${check.id}/attempts`, { courseId: course.id })).body
  for (const { position, question } of attempt.questions) {
    const option = question.kind === 'one' ? question.options.indexOf('The right one') : -1
    const answer = { kind: 'one', option }
    expect((await learner.send('PUT', `/api/check-attempts/${attempt.id}/answers/${position}`, { answer })).status).toBe(204)
  }
  const sent = await learner.send('POST', `/api/check-attempts/${attempt.id}/send`, { courseId: course.id })
  expect([sent.status, sent.body.isPassed]).toEqual([200, true])
}

const card = (page: Page, { name }: { name: string }) => page.getByRole('article', { name })
const steps = (page: Page) => page.getByRole('list', { name: 'Courses of the plan' }).getByRole('article')
const isOnlyShown = (page: Page) => page.getByRole('checkbox', { name: onlyShown })

test('cards and course pages say where the levels come from, and a plan takes only shown ones', async ({ page, creator }) => {
  const { skill, claimed, shown } = await makeCourses(await creator())
  await page.goto(`/courses/filtered/${encodeURIComponent(skill.name)}`)
  await expect(card(page, shown)).toContainText(shownText)
  await expect(card(page, claimed)).toBeVisible()
  await expect(card(page, claimed)).not.toContainText(/levels/i)
  await nothingFound(page)

  for (const [course, text] of [
    [shown, shownText],
    [claimed, statedText],
  ] as const) {
    await page.goto(`/courses/${course.id}`)
    const box = page.getByRole('complementary', { name: 'At a glance' })
    await expect(box).toContainText(text)
    await box.getByText('What do levels mean?').click()
    await expect(box).toContainText('The levels of a course are shown if its checks ask')
    await nothingFound(page)
  }

  await page.goto(`/plan?select=${skill.id}:3`)
  await expect(steps(page).getByRole('heading')).toHaveText([claimed.name])
  await isOnlyShown(page).check()
  await expect(page).toHaveURL(`/plan?select=${skill.id}:3&levels=shown`)
  await expect(steps(page).getByRole('heading')).toHaveText([shown.name])
  await expect(steps(page)).toContainText(shownText)
  await page.reload()
  await expect(isOnlyShown(page)).toBeChecked()
  await nothingFound(page)

  // Both together reach level 6, the shown one alone does not.
  await page.goto(`/plan?select=${skill.id}:6&levels=shown`)
  await expect(page.getByRole('main')).toContainText(`${skill.name}: at most 3 of 6.`)
  await nothingFound(page)
  await page.getByRole('button', { name: 'Search with stated levels too' }).click()
  await expect(page).toHaveURL(`/plan?select=${skill.id}:6`)
  await expect(steps(page)).toHaveCount(2)

  // The box beside the search has the same switch.
  await page.goto(`/courses/filtered?select=${skill.id}:3&levels=shown`)
  await expect(steps(page).getByRole('heading')).toHaveText([shown.name])
  await expect(isOnlyShown(page)).toBeChecked()
})

test('who passes the check has a shown level, and a certificate that says so', async ({ page, creator, student, openAs }) => {
  const { skill, check, claimed, shown } = await makeCourses(await creator())
  const learner = await student('Ann Apprentice')
  await buy(learner, shown)
  await pass(learner, shown, check)
  await openAs(learner, '/account/profile')
  const skills = page.getByRole('region', { name: 'Skills' }).getByRole('listitem')
  await expect(skills).toHaveText(`${skill.name}Level 3, shown`)
  const line = page.getByRole('listitem').filter({ hasText: shown.name })
  await expect(line).toContainText(shownText)
  await nothingFound(page)
  await line.getByRole('link').click()
  await expect(page.getByRole('article')).toContainText(shownText)
  await nothingFound(page)

  await buy(learner, claimed)
  const { body: toLearn } = await learner.send('GET', `/api/courses/learn/${claimed.id}`)
  await learner.send('PUT', `/api/courses/learned?materialId=${toLearn.materials[0].id}&courseId=${claimed.id}`)
  await page.goto('/account/profile')
  await expect(skills).toHaveText(`${skill.name}Level 6, 3 of it shown`)
  const stated = page.getByRole('listitem').filter({ hasText: claimed.name })
  await expect(stated).not.toContainText(/levels/i)
  await stated.getByRole('link').click()
  await expect(page.getByRole('article')).toContainText(statedText)
})
