import type { Locator } from '@playwright/test'
import { card, expect, test } from './shop-fixtures.ts'

test('without a connection the session and what was typed are kept', async ({ page, context, registerUser, signIn }) => {
  const user = await registerUser()
  await signIn(user)
  await page.getByRole('link', { name: user.name }).click()
  await page.getByLabel('Position').fill('Gardener')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Coursewise cannot be reached.')
  await expect(page.getByLabel('Position')).toHaveValue('Gardener')

  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
})

test('a screen that could not be loaded says so, and loads by itself when the connection is back', async ({
  page,
  context,
  registerUser,
  signIn,
}) => {
  const user = await registerUser()
  await signIn(user)
  const failed = page.getByRole('heading', { level: 1, name: 'This page could not be shown' })
  const comesBack = async (link: Locator, missing: string, shown: Locator) => {
    await context.setOffline(true)
    await link.click()
    await expect(failed).toBeFocused()
    await expect(page.getByText(missing)).toBeVisible()
    await context.setOffline(false)
    await expect(shown).toBeVisible()
    await expect(failed).toBeHidden()
  }
  await comesBack(
    page.getByRole('link', { name: user.name }),
    'A part of this page could not be loaded.',
    page.getByLabel('Full Name'),
  )
  // From now on the code is loaded, but not the data of this course.
  await page.goto('/courses/1')
  await page.getByRole('link', { name: 'Courses', exact: true }).click()
  const course = page.getByRole('link', { name: 'SQL from zero' })
  await expect(course).toBeVisible()
  await comesBack(course, 'Coursewise cannot be reached.', page.getByRole('heading', { level: 1, name: 'SQL from zero' }))
})

test('while the portal is unavailable its message is shown, and the screen loads when it is back or on request', async ({
  page,
  registerUser,
  signIn,
}) => {
  const user = await registerUser()
  await signIn(user)
  const sentence = 'The portal is being repaired. Please try again in a moment.'
  const away = { status: 503, headers: { 'retry-after': '1' }, json: { StatusCode: 503, Message: sentence, errors: {} } }
  let calls = 0
  await page.route(/\/api\/account$|\/health\/ready/, (route) => {
    calls++
    return route.fulfill(away)
  })
  await page.goto('/account/profile')
  await expect(page.getByText(sentence)).toContainText('This page tries again by itself.')
  const before = calls
  await expect.poll(() => calls, { timeout: 20_000 }).toBeGreaterThan(before)
  await page.unrouteAll()
  await expect(page.getByLabel('Email')).toHaveValue(user.email, { timeout: 30_000 })

  const forLong = { ...away, headers: { 'retry-after': '60' } }
  await page.route(/\/api\/courses\/filtered/, (route) => route.fulfill(forLong))
  await page.goto('/courses/filtered/sql')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence, { timeout: 30_000 })
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

test('without a connection a list says so, keeps its controls, and loads when it is back', async ({ page, context }) => {
  await page.goto('/courses/filtered/sql')
  await expect(card(page, 'SQL from zero')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'PRICE' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Coursewise cannot be reached.')
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveValue('sql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Coursewise cannot be reached.')
  await context.setOffline(false)
  await expect(card(page, 'SQL from zero')).toBeVisible()
  await expect(page).toHaveURL('/courses/filtered/sql?order=price')
})
