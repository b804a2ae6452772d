import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, openPanel } from './authoring-fixtures.ts'

export const lessonText = (page: Page) => page.getByRole('textbox', { name: 'Text of the lesson' })

/** Opens the dialog in which a new lesson is written, from the editor of a course. */
export async function beginLesson(page: Page, name?: string): Promise<Locator> {
  const panel = await openPanel(page, 'Add Lessons', 'Lessons')
  await panel.getByRole('button', { name: 'Write a lesson' }).click()
  const dialog = page.getByRole('dialog', { name: 'New lesson' })
  await expect(lessonText(page)).toBeVisible()
  if (name) await dialog.getByLabel('Name').fill(name)
  return dialog
}

/** Pastes as another program copies: in several formats. */
export const paste = (page: Page, formats: Record<string, string>) =>
  lessonText(page).evaluate((element, given) => {
    const data = new DataTransfer()
    for (const [format, text] of Object.entries(given)) data.setData(format, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, formats)

export async function drawing(name: string, colour = '#5b5bd6') {
  const buffer = await sharp({ create: { width: 320, height: 120, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
