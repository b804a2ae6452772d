import type { Page } from '@playwright/test'
import { expect, materialNames, openPanelFor, test } from './material-fixtures.ts'
import { pdf, webm } from './media.ts'

test('an article is created with a new resource, and is in the course', async ({ page, editor }) => {
  const panel = await editor.open('Articles')
  const create = panel.getByRole('button', { name: 'Create Article' })
  await expect(panel).toContainText('You have no articles yet.')

  await panel.getByLabel('Name').fill('Why indexes help')
  await panel.getByLabel('Link').fill('javascript:alert(1)')
  await panel.getByLabel('Publication Date').fill('2026-03-14')
  await panel.getByLabel('Minutes To Learn').fill('12')
  await expect(panel.getByText('Link must start with http:// or https://.')).toBeVisible()
  await panel.getByLabel('Link').fill('https://example.test/indexes')
  await expect(create).toBeDisabled()

  const resource = `Journal of ${editor.mark}`
  await panel.getByRole('button', { name: 'Resource Choose resource' }).click()
  await panel.getByRole('button', { name: 'Resource Choose resource' }).press('Escape')
  await expect(panel.getByRole('button', { name: 'Create Resource' })).toBeHidden()
  await panel.getByRole('button', { name: 'Resource Choose resource' }).click()
  await panel.getByRole('group', { name: 'Create Resource' }).getByLabel('Name').fill(resource)
  await panel.getByRole('group', { name: 'Create Resource' }).getByLabel('Name').press('Enter')
  await expect(panel.getByRole('button', { name: `Resource ${resource}` })).toBeFocused()

  await create.click()
  await expect(panel.getByRole('checkbox', { name: 'Why indexes help' })).toBeChecked()
  await expect(panel.getByRole('listitem')).toContainText(`${resource} · Mar 14, 2026 · 12 min · Open`)
  await expect(page.getByText('“Why indexes help” is created and added to the course.')).toBeVisible()
  await expect(materialNames(page)).toHaveAccessibleName('Drag Why indexes help')
  await expect(panel.getByLabel('Name')).toHaveValue('')
  await expect(panel.getByRole('heading', { name: 'New article' })).toBeFocused()

  await panel.getByRole('button', { name: 'Resource Choose resource' }).click()
  await panel.getByRole('textbox', { name: 'Filter resources' }).fill(resource)
  await remove(page, resource)
  await expect(panel.getByRole('alert')).toHaveText(
    'This resource cannot be deleted: it is used by the article “Why indexes help”.',
  )

  await remove(page, 'Why indexes help')
  await expect(panel).toContainText('You have no articles yet.')
  await expect(page.getByText('“Why indexes help” is deleted.')).toBeVisible()
  await expect(page.getByText('Choose at least one material!').first()).toBeVisible()
})

test('a book from a PDF has its pages counted, and gets two authors', async ({ page, editor }) => {
  const panel = await editor.open('Books')
  const create = panel.getByRole('button', { name: 'Create Book' })
  const choose = panel.getByLabel('File', { exact: true }).last()
  await choose.setInputFiles({ name: 'game.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
  await expect(panel.getByRole('alert')).toHaveText('Please choose a book: pdf, epub, djvu, mobi, docx or txt.')

  await choose.setInputFiles(await pdf('Shapes_of_data.pdf', 3))
  await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible()
  await expect(panel.getByLabel('Name')).toHaveValue('Shapes of data')
  await expect(panel.getByLabel('Pages Count')).toHaveValue('3')
  await expect(panel.getByLabel('Minutes To Learn')).toHaveValue('6')
  await expect(create).toBeEnabled()
  await expect(panel.getByLabel('Publication Year')).toHaveValue(String(new Date().getFullYear()))
  await panel.getByLabel('Publication Year').fill('2024')
  await panel.getByRole('button', { name: 'Remove Mara Maker' }).click()
  await expect(panel.getByText('Choose at least one author!')).toBeVisible()
  await expect(create).toBeDisabled()

  const [ada, bo] = [`Ada ${editor.mark}`, `Bo ${editor.mark}`]
  await panel.getByRole('button', { name: 'Authors Choose authors' }).click()
  for (const name of [ada, bo]) {
    await panel.getByRole('group', { name: 'Create Author' }).getByLabel('Name').fill(name)
    await panel.getByRole('button', { name: 'Create Author' }).click()
    await expect(panel.getByRole('list', { name: 'Chosen authors' })).toContainText(name)
  }
  await panel.getByRole('button', { name: `Remove ${ada}` }).click()
  await panel.getByRole('textbox', { name: 'Filter authors' }).fill(ada)
  await panel.getByRole('checkbox', { name: ada }).check()

  await create.click()
  await expect(panel.getByRole('checkbox', { name: 'Shapes of data' })).toBeChecked()
  const facts = panel.getByRole('list', { name: 'Books' }).getByRole('listitem')
  await expect(facts).toContainText(`PDF · 3 pages · ${bo}, ${ada} · 2024 · 6 min`)
  await expect(materialNames(page)).toHaveAccessibleName('Drag Shapes of data')
  await expect(panel.getByText('Shapes_of_data.pdf')).toBeHidden()
  await expect(panel.getByRole('heading', { name: 'New book' })).toBeFocused()

  const link = await facts.getByRole('link', { name: 'Open' }).getAttribute('href')
  expect((await page.request.get(link ?? '')).status()).toBe(200)
  await remove(page, ada)
  await expect(panel.getByRole('alert')).toContainText('This author cannot be deleted: it is used by the book “Shapes of data”.')
})

test('length and quality are read from a video', async ({ editor }) => {
  const panel = await editor.open('Videos')
  await panel.getByLabel('Name').fill('A line crosses')
  await panel.getByLabel('File', { exact: true }).last().setInputFiles(webm('recording.webm'))
  await expect(panel.getByLabel('Duration (sec)')).toHaveValue('1')
  await expect(panel.getByLabel('Minutes To Learn')).toHaveValue('1')
  await expect(panel.getByLabel('Quality').locator('option:checked')).toHaveText('720p')
  await panel.getByRole('button', { name: 'Create Video' }).click()
  await expect(panel.getByRole('checkbox', { name: 'A line crosses' })).toBeChecked()
  await expect(panel.getByRole('list', { name: 'Videos' })).toContainText(/720p\s· 0:01\s· 1 min\s· Open/)

  await test.step('a file that only looks like a video is refused with a sentence, and can be replaced', async () => {
    const fake = { name: 'fake.webm', mimeType: 'video/webm', buffer: Buffer.from('<script>alert(1)</script>') }
    await panel.getByLabel('File', { exact: true }).last().setInputFiles(fake)
    await expect(panel.getByRole('alert')).toContainText('This file contains no video that can be played.')
    await panel.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(panel.getByRole('button', { name: 'Choose file' })).toBeVisible()
  })
})

test('choices stay over pages and filters, and what a course uses cannot be deleted', async ({ page, signIn }) => {
  await signIn('creator@demo.test', '/create-course')
  const panel = await openPanelFor(page, 'Articles')
  const rows = panel.getByRole('checkbox')
  await rows.nth(1).check()
  const first = await panel.getByRole('listitem').nth(1).textContent()
  await panel.getByRole('button', { name: 'Next page' }).click()
  await expect(panel.getByRole('listitem').nth(1)).not.toHaveText(first ?? '')
  await rows.nth(0).check()
  await panel.getByRole('button', { name: 'Previous page' }).click()
  await expect(rows.nth(1)).toBeChecked()
  await expect(materialNames(page)).toHaveCount(2)

  const button = panel.getByRole('button', { name: /^Delete / }).first()
  const name = (await button.getAttribute('aria-label'))?.replace('Delete ', '') ?? ''
  await panel.getByRole('textbox', { name: 'Filter articles' }).fill(name.toUpperCase())
  await expect(panel.getByRole('checkbox')).toHaveCount(1)
  await button.click()
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(button).toBeFocused()
  await remove(page, name)
  await expect(panel.getByRole('alert')).toContainText('This article cannot be deleted: it is used by the course “')
  await expect(panel.getByRole('checkbox', { name })).toBeVisible()
  await panel.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(panel.getByRole('checkbox')).toHaveCount(3)
  await expect(panel.getByRole('textbox', { name: 'Filter articles' })).toBeFocused()
})

async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
}
