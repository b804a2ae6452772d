import type { Page } from '@playwright/test'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './shop-fixtures.ts'

const box = (page: Page) => page.getByRole('checkbox', { name: /^Count this goal, without my name/ })
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

test('an author sees which courses are missing, and begins one of them', async ({ page, signIn, registerUser }) => {
  await signIn(await registerUser('Petra Planner'), '/missing-courses')
  await expect(heading(page, 'Not allowed')).toBeVisible()
  await page.goto('/account/profile')
  await page.getByRole('button', { name: 'Became Creator' }).click()
  await page.getByRole('link', { name: 'Courses that are missing' }).click()
  await expect(heading(page, 'Courses that are missing')).toBeFocused()

  // The job looks at the demo's goals when the portal starts.
  await expect(async () => {
    await page.reload()
    await expect(list(page).getByRole('listitem').first()).toContainText('SQL', { timeout: 3000 })
  }).toPass({ timeout: 150_000 })
  await expect(page.getByText(/enters at least \d+ routes at up to \d+ points/).first()).toBeVisible()
  await nothingFound(page)
  expect(await isTooWide(page)).toBe(false)
  await page.setViewportSize(sizes.phone)
  expect(await isTooWide(page)).toBe(false)
  await page.setViewportSize(sizes.wide)

  await page.getByRole('textbox', { name: 'Skill' }).fill('No such skill')
  await expect(page.getByText('No missing course with “No such skill” is known.')).toBeVisible()
  await expect(page).toHaveURL('/missing-courses?filter=No+such+skill')
  await expect(page.getByRole('textbox', { name: 'Skill' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Skill' }).fill('sql')
  const [first] = await list(page).getByRole('listitem').all()
  const [, level, price] = /SQL (\d+),.*up to ([\d,]+) points/.exec((await first?.textContent()) ?? '') ?? []
  await first?.getByRole('button', { name: /^Create this course/ }).click()
  await expect(heading(page, 'Create a course')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue(price ?? '')
  await expect(page.getByLabel('Level of SQL')).toHaveValue(level ?? '')
})
