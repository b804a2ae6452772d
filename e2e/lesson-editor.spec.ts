import type { Page } from '@playwright/test'
import { expect, materialNames, test } from './authoring-fixtures.ts'
import { findViolations, nothingFound, sizes } from './axe-fixtures.ts'
import { beginLesson, drawing, lessonText, paste } from './lesson-editor-fixtures.ts'

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('a lesson is written by keyboard and with the tools, seen as learners see it, and changed later', async ({
  page,
  creator,
  openAs,
}) => {
  await openAs(await creator(), '/create-course')
  const dialog = await beginLesson(page, 'Threads')
  const create = dialog.getByRole('button', { name: 'Create Lesson' })
  await expect(create).toBeDisabled()
  const text = lessonText(page)
  await text.click()
  await page.keyboard.type('## Kinds of thread')
  await press(page, 'Enter')
  await page.keyboard.type('Wool is ')
  await press(page, 'ControlOrMeta+b')
  await page.keyboard.type('warm')
  await press(page, 'ControlOrMeta+b')
  await page.keyboard.type('.')
  await press(page, 'Enter')
  await page.keyboard.type('- cotton')
  await press(page, 'Enter', 'Tab')
  await page.keyboard.type('thin')
  await press(page, 'Enter', 'Enter', 'Enter')
  await expect(text.getByRole('heading', { name: 'Kinds of thread' })).toBeVisible()
  await expect(text.locator('strong')).toHaveText('warm')
  await expect(text.locator('li li')).toHaveText('thin')

  await dialog.getByRole('button', { name: 'Warning', exact: true }).click()
  await page.keyboard.type('Wash it cold.')
  await press(page, 'Enter', 'Enter')
  await press(page, 'ControlOrMeta+End')
  await dialog.getByRole('button', { name: 'Question' }).click()
  await page.keyboard.type('How long is it?')
  await press(page, 'Enter')
  await page.keyboard.type('Long enough.')
  await press(page, 'ControlOrMeta+End')
  await dialog.getByRole('button', { name: 'Formula' }).click()
  await dialog.getByLabel('Formula, in TeX').fill('l = \\frac{m}{d}')
  await expect(text.locator('math mfrac')).toBeVisible()

  await text.locator('> p').last().click()
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(await drawing('thread.png'))
  await text.locator('figure').click()
  await dialog.getByLabel('What does the picture show?').fill('A blue thread')
  await expect(text.getByRole('img', { name: 'A blue thread' })).toBeVisible()
  await expect(dialog.getByText(/\d+ words, 1 min to read/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByRole('note', { name: 'Warning' })).toHaveText(/Wash it cold\./)
  await expect(dialog.getByRole('img', { name: 'A blue thread' })).toBeVisible()
  await expect(dialog.getByText('Long enough.')).toBeHidden()
  await nothingFound(page)
  await create.click()
  await expect(materialNames(page)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Lessons' }).getByText(/\d+ words/)).toBeVisible()

  await page.getByRole('button', { name: 'Edit Threads' }).first().click()
  const change = page.getByRole('dialog', { name: 'Edit lesson' })
  await expect(change.getByRole('img', { name: 'A blue thread' })).toBeVisible()
  await expect(change.getByLabel('Minutes To Learn')).toHaveValue('1')
  await lessonText(page).locator('h2').click()
  await press(page, 'End')
  await page.keyboard.type('s')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(change).toBeHidden()
  await page.getByRole('button', { name: 'Edit Threads' }).first().click()
  await expect(lessonText(page).getByRole('heading', { name: 'Kinds of threads' })).toBeVisible()
})

test('after a tool, the text has the focus at once; after the formula, its field', async ({ page, creator, openAs }) => {
  await openAs(await creator(), '/create-course')
  const dialog = await beginLesson(page)
  const text = lessonText(page)
  await text.click()
  /** Where the first letter goes if it is typed before the next frame. */
  const press = (name: string) =>
    dialog.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => {
      button.focus()
      button.click()
      return document.activeElement?.getAttribute('role')
    })
  for (const name of ['Bold', 'Bold', 'Note', 'Warning', 'Warning', 'Quotation', 'Quotation', 'Question'])
    expect(await press(name), name).toBe('textbox')
  await page.keyboard.type('Why?')
  await expect(text.locator('[data-summary]')).toHaveText('Why?')
  await page.keyboard.press('ControlOrMeta+End')
  await dialog.getByRole('button', { name: 'Formula', exact: true }).click()
  await expect(dialog.getByLabel('Formula, in TeX')).toBeFocused()
  await page.keyboard.type('x^2')
  await expect(text.locator('math msup')).toBeVisible()
  await expect(dialog.getByLabel('Formula, in TeX')).toBeFocused()
})

test('Markdown goes in and comes out, and what was written is there after a reload', async ({ page, creator, openAs }) => {
  await openAs(await creator(), '/create-course')
  const dialog = await beginLesson(page)
  const text = lessonText(page)
  await text.click()
  await paste(page, {
    'text/plain':
      '# Looms\n\n| Kind | Width |\n|---|---|\n| rigid | 40 |\n\n```python\nprint("warp")\n```\n\n> [!NOTE]\n> Warp first.',
  })
  await expect(text.getByRole('heading', { level: 2, name: 'Looms' })).toBeVisible()
  await expect(text.locator('th').first()).toHaveText('Kind')
  await expect(text.locator('pre')).toHaveText('print("warp")')
  await text.locator('pre').click()
  await expect(dialog.getByLabel('Language of the code')).toHaveValue('python')
  await dialog.getByRole('button', { name: 'Markdown' }).click()
  const source = dialog.getByRole('textbox', { name: 'Markdown' })
  await expect(source).toHaveValue(
    /^## Looms\n\n\| Kind \| Width \|\n[\s\S]*```python\nprint\("warp"\)\n```\n\n> \[!NOTE\]\n> Warp first\.\n$/,
  )
  await source.fill('## Looms and frames\n\nText.')
  await dialog.getByRole('button', { name: 'Write', exact: true }).click()
  await expect(text).toHaveText('Looms and framesText.')
  await page.reload()
  await page.getByRole('button', { name: 'Continue writing your lesson' }).click()
  await expect(text).toHaveText('Looms and framesText.')
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect(text).toHaveText('')
})

test('the editor fits a phone', async ({ page, creator, openAs }) => {
  await page.setViewportSize(sizes.phone)
  await openAs(await creator(), '/create-course')
  const dialog = await beginLesson(page, 'Small')
  await lessonText(page).click()
  await page.keyboard.type('A line that is long enough to be broken on a phone.')
  await expect(dialog.getByRole('button', { name: 'Create Lesson' })).toBeEnabled()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await findViolations(page)).toEqual([])
})
