import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A browser without a viewer of its own saves what it cannot show: the same document at the same kind of address. */
export async function opensPdf(page: Page, button: Locator) {
  const popup = page.waitForEvent('popup')
  const answer = page.waitForResponse((response) => response.headers()['content-type'] === 'application/pdf')
  await button.click()
  const opened = await popup
  await Promise.any([opened.waitForURL(/^blob:/), opened.waitForEvent('download', (saved) => saved.url().startsWith('blob:'))])
  expect((await (await answer).body()).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(button).toBeEnabled()
}
