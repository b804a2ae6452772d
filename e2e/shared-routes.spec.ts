import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { expect, heading, test } from './shop-fixtures.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const box = (page: Page) => page.getByRole('region', { name: 'Share and check' })

async function findRoute(page: Page) {
  await page.getByRole('button', { name: 'Data analyst' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('For my new job')
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('5.5')
  await page.getByLabel('By', { exact: true }).fill(inDays(500))
  await page.getByRole('checkbox', { name: 'Stay within my points' }).uncheck()
  await page.getByRole('button', { name: 'Find my routes' }).click()
  await expect(heading(page, 'For my new job')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Search again' }).first()).toBeEnabled({ timeout: 120_000 })
}

test('a route is shared by a link, which a guest makes their own', async ({ page, browser, signIn, registerUser }) => {
  await signIn(await registerUser(), '/routes/new')
  await findRoute(page)
  await page.getByRole('button', { name: 'Follow this route' }).click()
  await expect(page.getByText('You follow this route now.')).toBeVisible()

  // By keyboard.
  await box(page).getByRole('button', { name: 'Make a link' }).focus()
  await page.keyboard.press('Enter')
  const field = box(page).getByRole('textbox', { name: 'Link' })
  await expect(field).toBeFocused()
  const link = await field.inputValue()
  expect(link).toMatch(/\/shared-routes\/[\w-]{43}$/)
  await nothingFound(page)

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('SQL 5')
  await expect(guest.getByText('For my new job')).toHaveCount(0)
  await expect(guest.getByText('5.5 hours a week.')).toBeVisible()
  const courses = guest.getByRole('region', { name: 'The chosen courses' })
  await expect(courses.getByRole('listitem').first()).toBeVisible()
  await nothingFound(guest)
  await guest.setViewportSize({ width: 360, height: 740 })
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await guest.getByRole('link', { name: 'Make this my route' }).click()
  await expect(guest).toHaveURL(/\/account\/login\?/)
  await guest.close()

  // The owner's own browser is signed in: the form has the goal.
  await page.goto(link)
  await page.getByRole('link', { name: 'Make this my route' }).click()
  await expect(heading(page, 'New route')).toBeFocused()
  await expect(page.getByRole('spinbutton', { name: 'Level of SQL' })).toHaveValue('5')
  await expect(page.getByRole('textbox', { name: 'Hours a week' })).toHaveValue('5.5')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')

  await page.goto('/routes')
  await page.getByRole('link', { name: 'For my new job' }).click()
  await box(page).getByRole('button', { name: 'Remove the link' }).click()
  await expect(box(page).getByText('The link is removed and will never work again.')).toBeVisible()
  await expect(box(page).getByRole('button', { name: 'Make a link' })).toBeFocused()
  await page.goto(link)
  await expect(heading(page, 'This route is no longer shared')).toBeVisible()
  await nothingFound(page)
})

test('the proof of a plan is downloaded, and true', async ({ page, signIn, registerUser }) => {
  await signIn(await registerUser(), '/routes/new')
  await findRoute(page)
  await page.setViewportSize(sizes.phone)
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    box(page).getByRole('button', { name: 'Download the proof' }).click(),
  ])
  await expect(box(page).getByText(/^The file is downloaded. It proves that no plan for this day costs less than/)).toBeVisible()
  expect(download.suggestedFilename()).toBe('route-proof.json')
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/portal.ts', 'verify', 'plan', await download.path()])
  expect(stdout).toContain('PROVEN: no plan that keeps these dates costs less than')
})
