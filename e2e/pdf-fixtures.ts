import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Clicks the button and waits until a new window shows a PDF. */
export async function opensPdf(page: Page, button: Locator) {
  const shown = shownInPopup(page)
  const answer = page.waitForResponse((response) => response.headers()['content-type'] === 'application/pdf')
  await button.click()
  expect(await shown).toMatch(/^blob:/)
  expect((await (await answer).body()).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(button).toBeEnabled()
}

/**
 * The address that the next window goes to. A browser without a PDF viewer saves the document instead, from the same kind of
 * address. Both can happen right after the window opens, so this listens before it does.
 */
const shownInPopup = (page: Page) =>
  new Promise<string>((resolve) => {
    page.once('popup', (popup) => {
      popup.once('download', (saved) => resolve(saved.url()))
      popup.on('framenavigated', (frame) => frame.url().startsWith('blob:') && resolve(frame.url()))
    })
  })
