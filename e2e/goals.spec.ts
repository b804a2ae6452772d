import type { Page } from '@playwright/test'
import { nothingFound } from './axe-fixtures.ts'
import { expect, expectInAuditLog, test } from './fixtures.ts'

const item = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const skills = (page: Page) => page.getByRole('combobox', { name: 'Skills with the levels to reach' })

test('an Admin adds, changes, orders and removes a goal; the first page follows, and the log names each act', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test', '/statistics/goals')
  await expect(item(page, 'Web developer')).toContainText('JavaScript 6')
  await page.getByRole('link', { name: 'Add a goal' }).click()
  await expect(page.getByRole('heading', { name: 'New goal' })).toBeFocused()
  await page.getByRole('button', { name: 'Save goal' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Name' }).fill('Stargazer')
  await page.getByRole('textbox', { name: 'Sentence' }).fill('Find your way in the <b>night</b> sky.')
  await page.getByRole('button', { name: 'Save goal' }).click()
  await expect(skills(page)).toBeFocused()
  await expect(skills(page)).toHaveAccessibleDescription('Choose at least one skill!')
  await skills(page).fill('astro')
  await skills(page).press('Enter')
  await page.getByRole('spinbutton', { name: 'Level of Astronomy' }).fill('3')
  await page.getByRole('button', { name: 'Save goal' }).click()
  await expect(page).toHaveURL('/statistics/goals')
  await expect(item(page, 'Stargazer')).toContainText('Astronomy 3')
  await nothingFound(page)

  for (let place = await page.getByRole('main').getByRole('listitem').count(); place > 1; place--) {
    await page.getByRole('button', { name: 'Move Stargazer up' }).press('Enter')
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .nth(place - 2),
    ).toContainText('Stargazer')
    await expect(page.getByRole('button', { name: 'Move Stargazer up' })).toBeFocused()
  }
  await page.goto('/courses')
  const goals = page.getByRole('list', { name: 'Or start from a goal' }).getByRole('button')
  await expect(goals.first()).toContainText('Stargazer')
  await expect(goals.first()).toContainText('Find your way in the <b>night</b> sky.')

  await page.goto('/statistics/goals')
  await page.getByRole('link', { name: 'Edit Stargazer' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Level of Astronomy' })).toHaveValue('3')
  await nothingFound(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('web DEVELOPER')
  await page.getByRole('button', { name: 'Save goal' }).click()
  await expect(page.getByText('A goal with this name already exists.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Astronomer')
  await page.getByRole('button', { name: 'Save goal' }).click()
  await page.getByRole('button', { name: 'Remove Astronomer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(item(page, 'Astronomer')).toHaveCount(0)
  await expect(page.locator('main div[tabindex="-1"]')).toBeFocused()

  for (const act of ['Added a goal', 'Reordered the goals', 'Changed a goal', 'Removed a goal']) await expectInAuditLog(page, act)
})

test('others are refused by the screens and by the calls', async ({ page, signIn, registerUser, request }) => {
  await page.goto('/statistics/goals')
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fstatistics%2Fgoals')
  const user = await registerUser()
  const headers = { authorization: `Bearer ${user.pair.accessToken}` }
  const goal = { name: 'Mine', sentence: 'Mine', skills: [{ skillId: 1, level: 1 }] }
  expect((await request.post('/api/goals', { data: goal })).status()).toBe(401)
  expect((await request.post('/api/goals', { data: goal, headers })).status()).toBe(403)
  for (const who of [user, 'creator@demo.test']) {
    await signIn(who, null)
    for (const path of ['/statistics/goals', '/statistics/goals/new', '/statistics/goals/1']) {
      await page.goto(path)
      await expect(page.getByText('This page is for Admins.')).toBeVisible()
    }
  }
})
