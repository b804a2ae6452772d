import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const link = (page: Page, name: string) => footer(page).getByRole('link', { name, exact: true })

test('every screen has a footer that leads to certificate verification, contact and legal pages, without a call', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.goto('/courses')
  await expect(footer(page)).toContainText('Coursewise')
  expect(calls.filter((url) => url.includes('site-pages'))).toEqual([])
  await link(page, 'Check a certificate').click()
  await expect(page).toHaveURL('/certificates/verify')
  await expect(page.getByRole('heading', { name: 'Check a certificate' })).toBeFocused()
  await link(page, 'Contact').click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: 'help@demo.test' })).toHaveAttribute('href', 'mailto:help@demo.test')
  await expect(page.getByRole('region', { name: 'Points' })).toContainText('an Admin can grant you points')
  for (const name of ['Privacy', 'Terms', 'Imprint']) await expect(link(page, name)).toBeVisible()
  await link(page, 'Terms').click()
  await expect(page).toHaveTitle('Terms · Coursewise')
  await page.goto('/legal/nothing')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('an Admin removes a page and writes it again; guests see it in the footer, and hostile text stays text', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('admin@demo.test', '/statistics/pages')
  const item = page.getByRole('listitem').filter({ hasText: 'Imprint' })
  await item.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Remove page' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(page).toHaveURL('/statistics/pages')
  await expect(item).toContainText('Not written yet')

  const guest = await (await browser.newContext()).newPage()
  await guest.goto('/legal/imprint')
  await expect(guest.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(link(guest, 'Imprint')).toBeHidden()
  await expect(link(guest, 'Imprint: write it')).toBeHidden()

  await link(page, 'Imprint: write it').click()
  await expect(page.getByRole('heading', { name: 'Imprint page' })).toBeFocused()
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
  const text =
    '## Who we are\n\n<img src=x onerror=alert(1)> and [bad](javascript:alert(1)), [good](https://example.com)\n\n- one\n- two'
  await page.getByRole('textbox', { name: 'Title' }).fill('Imprint of the demo')
  await page.getByRole('textbox', { name: 'Text' }).fill(text)
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Who we are' })).toBeVisible()
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page).toHaveURL('/legal/imprint')
  await expect(page.getByRole('heading', { name: 'Imprint of the demo' })).toBeFocused()
  await expect(page.getByText('<img src=x onerror=alert(1)> and [bad](javascript:alert(1)),')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'good' })).toHaveAttribute('href', 'https://example.com')
  await expect(link(page, 'Imprint')).toBeVisible()

  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'Imprint of the demo' })).toBeVisible()
  await link(guest, 'Imprint').click()
  await guest.close()
})

test('of two Admins who edit a page the second is refused with a message and keeps the typed text', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('admin@demo.test', '/statistics/pages/terms')
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/Points/)
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  await other.goto('/statistics/pages/terms')
  await other.getByRole('textbox', { name: 'Title' }).fill('Terms of use')
  await other.getByRole('button', { name: 'Save page' }).click()
  await expect(other).toHaveURL('/legal/terms')
  await page.getByRole('textbox', { name: 'Text' }).fill('My own words')
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByText('This page has been changed since you opened it.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('My own words')
  await expect(page.getByRole('link', { name: /Open the current version/ })).toBeVisible()
  await other.close()
})
