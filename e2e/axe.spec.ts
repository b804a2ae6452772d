import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme })

      test('axe finds nothing on what a guest sees', async ({ page }) => {
        for (const path of [
          '/courses',
          '/courses/filtered/sql',
          '/courses/filtered/qqzzxx',
          '/courses/1',
          '/account/author/creator@demo.test',
          '/shopping-cart',
          '/nowhere',
        ]) {
          await page.goto(path)
          await nothingFound(page, colorScheme)
        }
        await page.goto('/account/register')
        await page.getByLabel('Name').focus()
        await page.getByLabel('Email address').fill('x')
        await page.getByLabel('Email address').blur()
        await nothingFound(page, colorScheme)
        await page.goto('/account/login')
        await page.getByLabel('Email address').fill('nobody@example.test')
        await page.getByLabel('Password', { exact: true }).fill('wrong-password')
        await page.getByRole('button', { name: 'Login' }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await nothingFound(page, colorScheme)
      })

      test('axe finds nothing in the shop, from the cart to the receipt', async ({ page, registerUser, signIn }) => {
        const { email } = await registerUser()
        if (size === 'phone') {
          await page.goto('/courses/filtered')
          await page.getByRole('button', { name: 'Filter and order' }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await nothingFound(page, colorScheme)
        }
        await page.goto('/courses/2')
        await page.getByRole('button', { name: 'Add to cart' }).click()
        await expect(page.getByText('Total price')).toBeVisible()
        await nothingFound(page, colorScheme)
        await page.getByRole('button', { name: /^Remove/ }).click()
        await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
        await nothingFound(page, colorScheme)
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(page.getByText('Total price')).toBeVisible()
        await signIn(email)
        await page.goto('/shopping-cart')
        await page.getByRole('button', { name: 'Buy' }).click()
        await expect(page.getByText('New balance')).toBeVisible()
        await nothingFound(page, colorScheme)
        await page.goto('/courses/2')
        await expect(page.getByRole('link', { name: 'Learn Course' })).toBeVisible()
        await nothingFound(page, colorScheme)
      })

      test('axe finds nothing on what a student sees', async ({ page, registerUser, signIn }) => {
        const { email } = await registerUser()
        await signIn(email)
        await page.goto('/account/profile')
        await expect(page.getByRole('row', { name: /\+1,000/ })).toBeVisible()
        await nothingFound(page, colorScheme)
        await page.getByLabel('Full Name').fill('')
        await page.getByRole('button', { name: 'Save Changes' }).click()
        await nothingFound(page, colorScheme)
        await page.getByLabel('Full Name').fill('Nora')
        await page.getByRole('button', { name: 'Save Changes' }).click()
        await expect(page.getByText('Your profile is saved.')).toBeVisible()
        await nothingFound(page, colorScheme)
        await page.goto('/statistics/users')
        await nothingFound(page, colorScheme)
      })

      test('axe finds nothing on what a Creator sees', async ({ page, signIn }) => {
        await signIn('creator@demo.test')
        await page.goto('/account/profile')
        await expect(page.getByRole('region', { name: 'Created courses' })).toBeVisible()
        await nothingFound(page, colorScheme)
      })

      test('axe finds nothing on what an Admin sees, with the menu open', async ({ page, signIn }) => {
        await signIn('admin@demo.test')
        await page.goto('/statistics/materials')
        await page.getByRole('button', { name: size === 'phone' ? 'Menu' : 'Statistics' }).click()
        await expect(page.getByRole('link', { name: 'Materials' })).toBeVisible()
        await nothingFound(page, colorScheme)
      })
    })
  }
}

/**
 * Once nothing moves any more: a half-faded text has no contrast yet. Dark pages differ from light ones in their colours alone, so
 * there only the rules about colours are asked again.
 */
async function nothingFound(page: Page, colorScheme: 'light' | 'dark') {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))
  const axe = new AxeBuilder({ page })
  const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
}
