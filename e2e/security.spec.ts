import { nothingFound } from './axe-fixtures.ts'
import { expect, freshEmail, logIn, reloadAndRenew, test } from './fixtures.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

test('a user logs out another browser, which is asked to log in', async ({ page, browser, registerUser }) => {
  const { email, name } = await registerUser()
  await logIn(page, email)
  const context = await browser.newContext({ userAgent: firefox })
  const other = await context.newPage()
  await logIn(other, email)

  await page.getByRole('link', { name }).click()
  await page.getByRole('link', { name: 'Security settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeFocused()
  const list = page.getByRole('list', { name: 'Where you are logged in' })
  const lines = list.getByRole('listitem')
  await expect(lines).toHaveCount(3)
  await expect(lines.first()).toContainText(/^Chrome on Linux This device/)
  await expect(lines.first().getByRole('button')).toHaveCount(0)
  await nothingFound(page)

  await list.getByRole('button', { name: /^Log out Firefox on Windows/ }).press('Enter')
  await expect(page.getByText('Firefox on Windows is logged out.')).toBeVisible()
  await expect(lines).toHaveCount(2)
  await expect(list).toBeFocused()

  await other.goto('/account/profile')
  await expect(other).toHaveURL('/account/login?returnUrl=%2Faccount%2Fprofile')
  await expect(other.getByText('Your session has ended.')).toBeVisible()
  await context.close()
})

test('all other devices are logged out at once, and this one stays logged in', async ({
  page,
  registerUser,
  signIn,
  request,
}) => {
  const { email, pair } = await registerUser()
  await signIn(email, '/account/security')
  await page.getByRole('button', { name: 'Log out all others' }).click()
  await expect(page.getByText('All other devices are logged out.')).toBeVisible()
  await expect(page.getByText('You are not logged in anywhere else.')).toBeVisible()
  expect((await request.post('/api/tokens/refresh', { data: pair })).status()).toBe(401)
  expect(await reloadAndRenew(page)).toBe(200)
})

test('a phone’s menu leads to the security screen', async ({ page, registerUser, signIn }) => {
  const { email } = await registerUser()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(email)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Security' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
})

test('while a password is chosen, its strength and one hint are shown, and the most used are refused', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => request.url().includes('/password-strength-') && loaded.push(request.url()))
  await page.goto('/account/register')
  await page.getByLabel('Name').fill('Gwendolyn Marchbanks')
  await page.getByLabel('Email address').fill(freshEmail())
  expect(loaded).toEqual([])

  const field = page.getByLabel('Password', { exact: true })
  const strength = page.locator('form').getByRole('status')
  await field.fill('password')
  await expect(strength).toHaveText('Strength: very weak. This is one of the most used passwords.')
  await expect(field).toHaveAccessibleDescription(/At least 6 characters.*Strength: very weak/)
  expect(loaded.length).toBeGreaterThan(0)
  await nothingFound(page)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('alert')).toHaveText('This is one of the most used passwords. Please choose another one.')

  await field.fill('gwendolyn')
  await expect(strength).toHaveText(/weak\. Your name and your email address are easy to guess\.$/)
  await field.fill('seven brown otters in a boat')
  await expect(strength).toHaveText('Strength: strong.')
  await nothingFound(page)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/courses')
})
