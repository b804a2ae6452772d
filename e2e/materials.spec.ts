import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Locator, Page, Route } from '@playwright/test'
import { test as base, expect, materialNames, openPanel } from './authoring-fixtures.ts'
import { pdf, txt, webm } from './media.ts'

interface Editor {
  /** Makes names unique, because all Creators share the resources and authors. */
  mark: string
  /** Opens one of the panels and returns it. */
  open: (name: PanelName) => Promise<Locator>
}
interface Fixtures {
  /** The editor of a new course, opened by a Creator who belongs to this test. */
  editor: Editor
}
type PanelName = 'Videos' | 'Books' | 'Articles'

const test = base.extend<Fixtures>({
  editor: async ({ page, creator, openAs }, use) => {
    await openAs(await creator('Mara Maker'), '/create-course')
    await use({ mark: randomUUID().slice(0, 8), open: (name) => open(page, name) })
  },
})

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
  await panel.getByLabel('Publication Year').fill('2024')
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

test('an upload goes on after the connection was lost, and the book waits for it', async ({ page, context, editor }) => {
  const sent: number[] = []
  await onPatch(page, async (route) => {
    sent.push(Number(route.request().headers()['upload-offset']))
    if (sent.length !== 2) return route.continue()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  const panel = await editor.open('Books')
  await panel.getByLabel('File', { exact: true }).last().setInputFiles(txt('long.txt', 10_000_000))
  await expect(panel.getByText('Waiting for the connection…')).toBeVisible()
  await expect(panel.getByText('8 MB of 9.5 MB')).toBeVisible()

  await panel.getByLabel('Minutes To Learn').fill('90')
  await panel.getByLabel('Pages Count').fill('400')
  await panel.getByLabel('Publication Year').fill('1977')
  await context.setOffline(false)
  await panel.getByRole('button', { name: 'Authors Choose authors' }).click()
  await panel.getByRole('group', { name: 'Create Author' }).getByLabel('Name').fill(`Cy ${editor.mark}`)
  await panel.getByRole('button', { name: 'Create Author' }).click()
  await panel.getByRole('button', { name: 'Create Book' }).click()
  await expect(panel.getByRole('checkbox', { name: 'long' })).toBeChecked()
  // Nothing that had arrived was sent again.
  expect(sent).toEqual([0, 8_388_608, 8_388_608])
})

test('an upload can be cancelled, abandoned and resumed', async ({ page, editor }, testInfo) => {
  const path = testInfo.outputPath('second.txt')
  await writeFile(path, txt('second.txt', 1_000_000).buffer)
  await page.clock.install()
  let isBroken = true
  await onPatch(page, (route) => (isBroken ? route.abort('internetdisconnected') : route.continue()))
  const panel = await editor.open('Books')
  const choose = panel.getByLabel('File', { exact: true }).last()
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE' && /uploads/.test(response.url()))
  await choose.setInputFiles(txt('first.txt', 1_000_000))
  await expect(panel.getByText('Waiting for the connection…')).toBeVisible()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel.getByRole('button', { name: 'Choose file' })).toBeFocused()
  expect((await deleted).status()).toBe(204)

  await choose.setInputFiles(path)
  await expect(panel.getByText('Waiting for the connection…')).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [50] })
  await expect(panel.getByRole('alert')).toContainText('Coursewise cannot be reached.')
  isBroken = false
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible()

  await test.step('after a look at another panel the same file is there at once', async () => {
    await editor.open('Videos')
    await editor.open('Books')
    let patches = 0
    await onPatch(page, (route) => {
      patches++
      return route.continue()
    })
    await choose.setInputFiles(path)
    await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible()
    expect(patches).toBe(0)
  })
})

test('a token that is refused in the middle of an upload is renewed', async ({ page, editor }) => {
  let refused = 0
  await onPatch(page, (route) =>
    refused++ === 0 ? route.fulfill({ status: 401, json: { StatusCode: 401, Message: 'No.', errors: {} } }) : route.continue(),
  )
  const panel = await editor.open('Books')
  const renewal = page.waitForResponse('**/api/tokens/refresh')
  await panel.getByLabel('File', { exact: true }).last().setInputFiles(txt('short.txt', 1000))
  expect((await renewal).status()).toBe(200)
  await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible()
})

test('choices stay over pages and filters, and what a course uses cannot be deleted', async ({ page, signIn }) => {
  await signIn('creator@demo.test', '/create-course')
  const panel = await open(page, 'Articles')
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

const open = (page: Page, name: PanelName) => openPanel(page, `Add ${name}`, name)

async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
}

const onPatch = (page: Page, handle: (route: Route) => Promise<void>) =>
  page.route('**/api/uploads/*', (route) => (route.request().method() === 'PATCH' ? handle(route) : route.fallback()))
