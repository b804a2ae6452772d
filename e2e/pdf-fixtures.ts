import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Clicks the button and waits until a new window shows a PDF. */
export async function opensPdf(page: Page, button: Locator) {
  const shown = shownInPopup(page)
  const blobs = await page.evaluateHandle(() => {
    const made: Blob[] = []
    const create = URL.createObjectURL
    URL.createObjectURL = (blob: Blob) => {
      made.push(blob)
      return create(blob)
    }
    return made
  })
  await button.click()
  expect(await shown).toMatch(/^blob:/)
  // What the window shows, because the browser does not keep the body of a response that is read piece by piece.
  expect(await blobs.evaluate((made) => made.at(-1)?.slice(0, 5).text())).toBe('%PDF-')
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
