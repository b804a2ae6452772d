import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { Skill } from '#contract/skills/skills.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './shop-fixtures.ts'

const run = promisify(execFile)
const box = (page: Page) => page.getByRole('checkbox', { name: /^Count this goal anonymously/ })
const list = (page: Page) => page.getByRole('list', { name: 'Courses that are missing' })
/** Whether the page can be scrolled sideways. */
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('a learner lets a goal be counted for authors, and no longer', async ({ page, signIn, registerUser }) => {
  await signIn(await registerUser(), '/routes/new')
  await expect(box(page)).not.toBeChecked()
  await expect(box(page)).toHaveAccessibleDescription(/at least ten learners/)
  await page.getByRole('textbox', { name: 'Name' }).fill('Counted')
  await page.getByRole('combobox', { name: 'Skills with the levels to reach' }).fill('Git')
  await page.getByRole('combobox', { name: 'Skills with the levels to reach' }).press('Enter')
  await box(page).check()
  await nothingFound(page)
  await page.setViewportSize(sizes.wide)
  await page.getByRole('button', { name: 'Find my routes' }).click()
  await expect(heading(page, 'Counted')).toBeVisible()
  const path = new URL(page.url()).pathname
  for (const isChecked of [true, false]) {
    await page.goto(`${path}/edit`)
    await expect(box(page)).toBeChecked({ checked: isChecked })
    await box(page).uncheck()
    await page.getByRole('button', { name: 'Save and search again' }).click()
    await expect(heading(page, 'Counted')).toBeVisible()
  }
})

test('an author sees which courses are missing, and begins one of them', async ({ page, signIn, registerUser, request }) => {
  await signIn(await registerUser('Petra Planner'), '/account/profile')
  await expect(heading(page, 'Profile')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Courses that are missing' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Became Creator' }).click()
  await expect(page.getByText('Not enough goals yet.')).toBeVisible()
  await nothingFound(page)

  // Ten learners want the same.
  const skills: Skill[] = await (await request.get('/api/skills?filter=JavaScript')).json()
  const skillId = skills.find(({ name }) => name === 'JavaScript')?.id ?? 0
  for (let count = 0; count < 10; count++) {
    const { pair } = await registerUser()
    const route = {
      name: 'Web developer',
      milestones: [{ date: null, skills: [{ skillId, level: 5 }] }],
      hoursPerWeek: 4,
      weeksOff: [],
      points: { areLimit: false, expected: [] },
      musts: [],
      leftOut: [],
      countsForAuthors: true,
    }
    const headers = { authorization: `Bearer ${pair.accessToken}` }
    expect((await request.post('/api/learning-routes', { headers, data: route })).status()).toBe(201)
  }
  await run(process.execPath, ['e2e/find-missing-courses.ts'])

  await page.setViewportSize(sizes.wide)
  await page.reload()
  const first = list(page).getByRole('listitem').first()
  await expect(first).toContainText(/^JavaScript \d, in up to \d+ hours/)
  await expect(first).toContainText(/would be in at least 10 routes at up to \d+ points/)
  await nothingFound(page)
  expect(await isTooWide(page)).toBe(false)
  await page.setViewportSize(sizes.phone)
  expect(await isTooWide(page)).toBe(false)
  await page.setViewportSize(sizes.wide)

  await page.getByRole('textbox', { name: 'Skill', exact: true }).fill('No such skill')
  await expect(page.getByText('No missing courses match “No such skill”.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Skill', exact: true })).toBeFocused()
  await page.getByRole('textbox', { name: 'Skill', exact: true }).fill('javas')
  await expect(first).toBeVisible()
  const [, level, price] = /JavaScript (\d+),.*at up to ([\d,]+) points/.exec((await first.textContent()) ?? '') ?? []
  await first.getByRole('button', { name: /^Create this course/ }).click()
  await expect(heading(page, 'Create a course')).toBeVisible()
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue(price ?? '')
  await expect(page.getByLabel('Level of JavaScript')).toHaveValue(level ?? '')
})
