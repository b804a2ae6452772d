import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { mp4 } from '#server/testing/videos.ts'
import { test as base, expect, makeCourse, makeParts, materialNames, openPanel, type Person } from './authoring-fixtures.ts'
import { drag } from './by-pointer.ts'
import { film } from './learning-media.ts'
import { type Upload, webm } from './media.ts'

interface Fixtures {
  /** A Creator who belongs to this test, in the editor of a new course. */
  maker: Person
}

const test = base.extend<Fixtures>({
  maker: async ({ creator, openAs }, use) => {
    const person = await creator('Mara Maker')
    await openAs(person, '/create-course')
    await use(person)
  },
})

const unplayable: Upload = { name: 'old.mp4', mimeType: 'video/mp4', buffer: mp4({ video: 'mp4v', objectType: 0x20 }) }

test('an unusable file is refused with the name of its codec, and never shown as uploaded', async ({ page, maker }) => {
  expect(maker.name).toBe('Mara Maker')
  const panel = await openPanel(page, 'Add Videos', 'Videos')
  const choose = panel.getByLabel('File', { exact: true }).last()
  await choose.setInputFiles(unplayable)
  await expect(panel.getByRole('alert')).toHaveText(
    'This video is encoded as MPEG-4 Part 2 (DivX, Xvid), which browsers cannot play. Convert it to H.264 (for example with HandBrake) and upload it again.',
  )
  await expect(panel.getByText('Not accepted')).toBeVisible()
  await expect(panel.getByText('Uploaded', { exact: true })).toBeHidden()
  await panel.getByLabel('Duration (sec)').fill('60')
  await panel.getByLabel('Minutes To Learn').fill('1')
  await panel.getByLabel('Quality').selectOption('480p')
  await expect(panel.getByRole('button', { name: 'Create Video' })).toBeDisabled()

  await choose.setInputFiles({ name: 'new.mp4', mimeType: 'video/mp4', buffer: mp4({ video: 'hvc1', seconds: 125 }) })
  await expect(panel.getByText('which some browsers cannot play. H.264 plays everywhere.')).toBeVisible()
  await expect(panel.getByRole('alert')).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Create Video' })).toBeEnabled()

  await test.step('a book that the server refuses is no longer shown as uploaded', async () => {
    const books = await openPanel(page, 'Add Books', 'Books')
    const fake = { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') }
    await books.getByLabel('File', { exact: true }).last().setInputFiles(fake)
    await expect(books.getByText('Uploaded', { exact: true })).toBeVisible()
    await books.getByLabel('Minutes To Learn').fill('10')
    await books.getByLabel('Pages Count').fill('5')
    await books.getByLabel('Publication Year').fill('2020')
    await books.getByRole('button', { name: 'Authors Choose authors' }).click()
    await books.getByRole('group', { name: 'Create Author' }).getByLabel('Name').fill(maker.own('Bo'))
    await books.getByRole('button', { name: 'Create Author' }).click()
    await books.getByRole('button', { name: 'Create Book' }).click()
    await expect(books.getByRole('alert')).toContainText('This file is named .pdf, but its content is something else.')
    await expect(books.getByText('Not accepted')).toBeVisible()
    await expect(books.getByText('Uploaded', { exact: true })).toBeHidden()
    await expect(books.getByRole('button', { name: 'Create Book' })).toBeDisabled()
  })
})

test('a video is renamed, gets another file and captions, and the course shows it', async ({ page, maker }) => {
  expect(maker.name).toBe('Mara Maker')
  const panel = await openPanel(page, 'Add Videos', 'Videos')
  await panel.getByLabel('File', { exact: true }).last().setInputFiles(webm('recording.webm'))
  await expect(panel.getByLabel('Duration (sec)')).toHaveValue('1')
  await panel.getByRole('button', { name: 'Create Video' }).click()
  const row = panel.getByRole('list', { name: 'Videos' }).getByRole('listitem')
  await expect(row).toContainText(/720p\s· 0:01/)
  const oldLink = (await row.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? ''

  const edit = panel.getByRole('button', { name: 'Edit recording' })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit video' })
  await expect(dialog.getByLabel('Duration (sec)')).toHaveValue('1')
  await dialog.getByLabel('Name').fill('A line crosses')
  await dialog.getByLabel('Replace the file', { exact: true }).last().setInputFiles(film())
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Duration (sec)')).not.toHaveValue('1')
  await expect(dialog.getByLabel('Name')).toHaveValue('A line crosses')
  const srt = '1\n00:00:00,000 --> 00:10:00,000\nWorte für alle\n'
  await dialog.getByLabel('Language').selectOption('German')
  await dialog
    .getByLabel('File with captions')
    .last()
    .setInputFiles({ name: 'film.srt', mimeType: 'text/plain', buffer: Buffer.from(srt, 'latin1') })
  await expect(dialog.getByRole('list', { name: 'Captions' })).toContainText('Deutsch')
  const captions = await dialog.getByRole('list', { name: 'Captions' }).getByRole('link', { name: 'Open' }).getAttribute('href')
  expect(await (await page.request.get(captions ?? '')).text()).toContain('00:00:00.000 --> 00:10:00.000\nWorte für alle')
  await dialog
    .getByLabel('File with captions')
    .last()
    .setInputFiles({ name: 'film.srt', mimeType: 'text/plain', buffer: Buffer.from('nothing') })
  await expect(dialog.getByRole('alert')).toContainText('There are no captions in this file.')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('“A line crosses” is saved.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('A line crosses')
  await expect(materialNames(page)).toHaveAccessibleName('Drag A line crosses')
  expect((await page.request.get(oldLink)).status()).toBe(404)
  const newLink = (await row.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? ''
  expect((await page.request.get(newLink)).headers()['content-type']).toBe('video/mp4')

  await test.step('captions can be removed again, and an article and a book are edited in the same way', async () => {
    await panel.getByRole('button', { name: 'Edit A line crosses' }).click()
    await dialog.getByRole('button', { name: 'Delete the captions in Deutsch' }).click()
    await expect(dialog).toContainText('This video has no captions yet.')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(panel.getByRole('button', { name: 'Edit A line crosses' })).toBeFocused()
  })
})

test('Escape closes what is on top: a question, then the list of a picker, then the dialog', async ({ page, maker }) => {
  await makeParts(maker, 'Spinning', ['On wheels'])
  const panel = await openPanel(page, 'Add Articles', 'Articles')
  await panel.getByRole('button', { name: 'Edit On wheels' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit article' })
  const resource = maker.own('Journal')
  const opener = dialog.getByRole('button', { name: `Resource ${resource}` })
  const filter = dialog.getByRole('textbox', { name: 'Filter resources' })
  await dialog.getByLabel('Name', { exact: true }).fill('On spinning wheels')
  await opener.click()
  await filter.fill(resource)
  await dialog.getByRole('button', { name: `Delete ${resource}` }).click()
  const question = page.getByRole('dialog', { name: `Delete “${resource}”?` })
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(filter).toBeVisible()

  await filter.focus()
  await page.keyboard.press('Escape')
  await expect(filter).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('On spinning wheels')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('title, authors, pages, year and language are read from a book, and what was typed stays', async ({ page, maker }) => {
  const panel = await openPanel(page, 'Add Books', 'Books')
  const choose = panel.getByLabel('File', { exact: true }).last()
  const ada = maker.own('Ada Author')
  await choose.setInputFiles(await describedPdf('draft7.pdf', { Title: 'Shapes of data', Author: `${ada}; Untitled` }))
  await expect(panel.getByLabel('Name', { exact: true })).toHaveValue('Shapes of data')
  await expect(panel.getByLabel('Pages Count')).toHaveValue('2')
  await expect(panel.getByLabel('Publication Year')).toHaveValue('2019')
  const named = panel.getByRole('group', { name: 'Authors named in the file' })
  await expect(named.getByRole('button')).toHaveCount(1)
  await named.getByRole('button', { name: `Add ${ada}` }).click()
  await expect(panel.getByRole('list', { name: 'Chosen authors' })).toContainText(ada)
  await expect(named).toBeHidden()

  await panel.getByLabel('Name', { exact: true }).fill('My own name')
  await choose.setInputFiles(describedEpub('b.epub', ada))
  await expect(panel.getByText('Language: German')).toBeVisible()
  await expect(panel.getByLabel('Publication Year')).toHaveValue('1977')
  await expect(panel.getByLabel('Pages Count')).toHaveValue('4')
  await expect(panel.getByLabel('Name', { exact: true })).toHaveValue('My own name')
  await panel.getByRole('button', { name: 'Create Book' }).click()
  await expect(panel.getByRole('list', { name: 'Books' })).toContainText(`EPUB · 4 pages · ${ada} · 1977`)
})

test('headings divide a course into sections, by mouse and keyboard', async ({ page, creator, openAs }) => {
  const person = await creator()
  const course = await makeCourse(person, 'A course with sections', ['First', 'Second', 'Third'])
  await openAs(person, `/courses/edit/${course.id}`)
  const heading = (name: string) => page.getByRole('textbox', { name: `Heading above ${name}` })
  await page.getByRole('button', { name: 'Add heading above First' }).click()
  await expect(heading('First')).toBeFocused()
  await page.keyboard.type('Basics')
  await page.getByRole('button', { name: 'Add heading above Second' }).click()
  await page.keyboard.type('In depth')
  await page.getByRole('button', { name: 'Add heading above Third' }).click()
  await page.getByRole('button', { name: 'Remove the heading above Third' }).click()
  await expect(heading('Third')).toBeHidden()

  await page.getByRole('button', { name: 'Move up Third' }).click()
  await expect(heading('Third')).toHaveValue('In depth')
  await page.getByRole('button', { name: 'Drag Third' }).press('Space')
  await expect(page.getByText('Third is picked up. It is number 2 of 3.')).toBeAttached()
  // Dragging reacts to arrow keys only a moment after it is announced. At the end of the list a second press changes nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Third would be number 3 of 3.')).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(heading('Second')).toHaveValue('In depth')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'A course with sections' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Basics', 'In depth'])
  await page.goto(`/courses/learn/${course.id}`)
  await expect(page.getByRole('list', { name: 'Materials: Basics' }).getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Materials: In depth' }).getByRole('link')).toHaveCount(2)
})

test('a section moves with what is in it, by arrow, keyboard and pointer, and folds', async ({ page, creator, openAs }) => {
  const person = await creator()
  const course = await makeCourse(person, 'A course with chapters', ['First', 'Second', 'Third', 'Fourth'])
  const sections = ['Basics', null, 'In depth', null]
  const materials = course.materials.map((material, place) => ({ ...material, section: sections[place] }))
  expect((await person.send('PUT', `/api/courses/${course.id}`, { ...course, materials })).status).toBe(204)
  await openAs(person, `/courses/edit/${course.id}`)
  const order = () => materialNames(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(5)))
  await expect.poll(order).toEqual(['First', 'Second', 'Third', 'Fourth'])
  await page.getByRole('button', { name: 'Move section In depth up' }).click()
  await expect.poll(order).toEqual(['Third', 'Fourth', 'First', 'Second'])
  await expect(page.getByText('The section In depth is number 1 of 2 now.')).toBeAttached()

  const handle = (name: string) => page.getByRole('button', { name: `Move section ${name}`, exact: true })
  await handle('In depth').press('Space')
  await expect(page.getByText('The section In depth is picked up. It is number 1 of 2.')).toBeAttached()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('The section In depth would be number 2 of 2.')).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect.poll(order).toEqual(['First', 'Second', 'Third', 'Fourth'])

  await page.getByRole('button', { name: 'Fold all sections' }).click()
  await expect(materialNames(page)).toHaveCount(0)
  await expect(page.getByText('2 materials, 30 minutes')).toHaveCount(2)
  await drag(page, handle('In depth'), handle('Basics'), 'The section In depth would be number 1 of 2.')
  await page.getByRole('button', { name: 'Unfold all sections' }).click()
  await expect.poll(order).toEqual(['Third', 'Fourth', 'First', 'Second'])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['In depth', 'Basics'])
})

test('a material is opened, renamed and gets another link from the list of the course', async ({ page, creator, openAs }) => {
  const person = await creator()
  const course = await makeCourse(person, 'A course to mend', ['First', 'Second'])
  await openAs(person, `/courses/edit/${course.id}`)
  const tab = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open First' }).click()
  await expect.poll(async () => (await tab).url()).toMatch(/articles\.example|chrome-error/)
  await (await tab).close()

  await page.getByRole('button', { name: 'Edit First' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit article' })
  await dialog.getByLabel('Name', { exact: true }).fill('The very first')
  await expect(dialog.getByLabel('Link')).toHaveValue('https://articles.example/')
  await dialog.getByLabel('Link').fill('https://articles.example/other')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(materialNames(page).first()).toHaveAccessibleName('Drag The very first')
  await expect(page.getByRole('button', { name: 'Edit The very first' })).toBeFocused()
  const { body } = await person.send('GET', `/api/courses/edit/${course.id}`)
  expect(body.materials[0].name).toBe('The very first')
})

test('a course with 120 materials stays workable: numbers, folding, moving', async ({ page, creator, openAs }) => {
  const person = await creator()
  const names = Array.from({ length: 120 }, (_, place) => `Step ${place + 1}`)
  const course = await makeCourse(person, 'A very long course', names)
  const materials = course.materials.map((material, place) => ({
    ...material,
    section: place % 20 === 0 ? `Part ${place / 20 + 1}` : null,
  }))
  expect((await person.send('PUT', `/api/courses/${course.id}`, { ...course, materials })).status).toBe(204)
  await openAs(person, `/courses/edit/${course.id}`)
  await expect(materialNames(page)).toHaveCount(120)
  const list = page.getByRole('list', { name: 'Materials of the course' })
  const line = (name: string) =>
    list
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Drag ${name}`, exact: true }) })
      .last()
  await expect(line('Step 120')).toContainText(/^120/)
  await expect(page.getByText('120 materials, 1,800 minutes to learn')).toBeVisible()
  await page.getByRole('button', { name: 'Fold all sections' }).click()
  await expect(materialNames(page)).toHaveCount(0)
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Move section Part 6 up' }).click()
  await page.getByRole('button', { name: 'Unfold section Part 6' }).click()
  await expect(materialNames(page)).toHaveCount(20)
  await expect(line('Step 101')).toContainText(/^1\D/)
  await page.getByRole('button', { name: 'Move down Step 101' }).click()
  await expect(line('Step 101')).toContainText(/^2\D/)
  await page.getByLabel('Name', { exact: true }).first().fill('A very long course, sorted')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await page.reload()
  await expect(materialNames(page).nth(1)).toHaveAccessibleName('Drag Step 101')
})

async function describedPdf(name: string, info: Record<string, string>): Promise<Upload> {
  const document = new PDFDocument({ info: { ...info, CreationDate: new Date('2019-05-04') } })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  document.text('One').addPage().text('Two').end()
  await new Promise((resolve) => document.once('end', resolve))
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat(parts) }
}

function describedEpub(name: string, author: string): Upload {
  const metadata = `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Gestalten</dc:title><dc:creator>${author}</dc:creator>
    <dc:language>de</dc:language><dc:date>1977-03-01</dc:date></metadata>`
  const files = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }] as [Uint8Array, { level: 0 }],
    'META-INF/container.xml': strToU8('<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>'),
    'book.opf': strToU8(
      `<package xmlns="http://www.idpf.org/2007/opf">${metadata}<manifest><item id="one" href="one.xhtml"/></manifest><spine><itemref idref="one"/></spine></package>`,
    ),
    'one.xhtml': strToU8(`<html><body><p>${'word '.repeat(2000)}</p></body></html>`),
  }
  return { name, mimeType: 'application/epub+zip', buffer: Buffer.from(zipSync(files)) }
}
