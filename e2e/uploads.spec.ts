import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { listUnusedUploads } from '#contract/files/files.ts'
import { fillAbout, makeParts, materialNames, openPanel, type Person, part, test } from './authoring-fixtures.ts'
import { nothingFound } from './axe-fixtures.ts'
import { film } from './learning-media.ts'
import { expect } from './material-fixtures.ts'
import { pdf, txt, type Upload, webm } from './media.ts'

const tray = (page: Page) => page.getByRole('region', { name: /^Uploads: / })
const row = (page: Page, name: string) => tray(page).getByRole('listitem').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog')
const inCourse = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}`, exact: true })

/** Chooses files in the form of a panel, and opens it if it is not. */
async function choose(page: Page, kind: 'Videos' | 'Books', files: Upload | Upload[]) {
  const opened = page.getByRole('region', { name: kind, exact: true })
  const panel = (await opened.isVisible()) ? opened : await openPanel(page, `Add ${kind}`, kind)
  await panel.getByLabel('File', { exact: true }).last().setInputFiles(files)
  return panel
}

async function uploaded(page: Page, file: Upload, kind: 'Videos' | 'Books' = 'Videos') {
  const panel = await choose(page, kind, file)
  await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible()
  return panel
}

const onPatch = (page: Page, handle: (route: Route) => Promise<void>) =>
  page.route('**/api/uploads/*', (route) => (route.request().method() === 'PATCH' ? handle(route) : route.fallback()))

/** Holds every piece of an upload back until it is let through. */
async function holdPieces(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await onPatch(page, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

async function openEditor(openAs: (user: Person, path: string) => Promise<void>, creator: (name?: string) => Promise<Person>) {
  const person = await creator('Una Uploader')
  await openAs(person, '/create-course')
  return person
}

test('an uploaded file becomes a material by itself when its form is left: by Done, another panel or Back', async ({
  page,
  creator,
  openAs,
}) => {
  await openEditor(openAs, creator)
  const videos = await uploaded(page, webm('First_take.webm'))
  await videos.getByLabel('Name').fill('The first take')
  await videos.getByRole('button', { name: 'Done' }).click()
  await expect(inCourse(page, 'The first take')).toBeVisible()
  await expect(page.getByText('“The first take” is created and added to the course.')).toBeVisible()
  await expect(tray(page)).toBeHidden()

  await uploaded(page, webm('Second_take.webm'))
  await uploaded(page, await pdf('Handout.pdf', 3), 'Books')
  await expect(inCourse(page, 'Second take')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Books', exact: true })).toBeHidden()
  await expect(inCourse(page, 'Handout')).toBeVisible()
  await expect(part(page, 'Materials')).toContainText(`3 pages · Una Uploader · ${new Date().getFullYear()}`)

  await test.step('the draft has all three', async () => {
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
    await page.reload()
    await expect(materialNames(page)).toHaveCount(3)
    await expect(tray(page)).toBeHidden()
  })
})

test('with an uploaded file that is not created, a link, Save and a reload ask, and the file is offered again', async ({
  page,
  creator,
  openAs,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => asked.push(dialog.type()))
  const person = await openEditor(openAs, creator)
  const { skill } = await makeParts(person, 'Filming', ['On light'])
  await fillAbout(page)
  const skills = await openPanel(page, 'Add Skills', 'Choose skills')
  await skills.getByRole('textbox', { name: 'Filter skills' }).fill(skill.name)
  await skills.getByRole('checkbox', { name: skill.name }).check()
  const articles = await openPanel(page, 'Add Articles', 'Articles')
  await articles.getByRole('checkbox', { name: 'On light' }).check()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

  const videos = await uploaded(page, webm('take.webm'))
  await videos.getByLabel('Name').fill('A typed name')
  await page.getByRole('button', { name: 'Create Course' }).click()
  await expect(dialog(page)).toContainText('Continue without these files?')
  await expect(dialog(page)).toContainText('take.webm')
  await dialog(page).getByRole('button', { name: 'Go back' }).click()
  await page.getByRole('link', { name: 'Coursewise' }).first().click()
  await expect(dialog(page)).toContainText('Leave before your files are added?')
  await dialog(page).getByRole('button', { name: 'Stay' }).click()
  await expect(videos.getByLabel('Name')).toHaveValue('A typed name')

  expect(asked).toEqual([])
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(row(page, 'take.webm')).toContainText('Was uploaded')
  await expect(materialNames(page)).toHaveCount(1)
  await test.step('what is only offered does not hold anybody', async () => {
    await page.getByRole('link', { name: 'Coursewise' }).first().click()
    await expect(page).toHaveURL('/courses')
    await page.goBack()
  })
  await row(page, 'take.webm').getByRole('button', { name: 'Create take.webm' }).click()
  await expect(inCourse(page, 'A typed name')).toBeVisible()
  await expect(tray(page)).toBeHidden()

  await test.step('left with a yes, it is offered in the next editor, and can be discarded', async () => {
    await uploaded(page, webm('other.webm'))
    await page.getByRole('link', { name: 'Coursewise' }).first().click()
    await dialog(page).getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/courses')
    await page.goto('/create-course')
    await row(page, 'other.webm').getByRole('button', { name: 'Discard other.webm' }).click()
    await expect(tray(page)).toBeHidden()
    await expect.poll(async () => (await person.send('GET', '/api/uploads/unused')).body).toEqual([])
  })
})

test('on a slow connection an upload goes on in every panel, and closing the tab asks', async ({ page, creator, openAs }) => {
  await openEditor(openAs, creator)
  await holdPieces(page)
  const videos = await choose(page, 'Videos', webm('slow.webm'))
  await expect(videos.getByLabel('Duration (sec)')).toHaveValue('1')
  await videos.getByRole('button', { name: 'Done' }).click()
  await expect(row(page, 'slow.webm').getByRole('progressbar')).toBeAttached()
  await openPanel(page, 'Add Articles', 'Articles')
  await expect(row(page, 'slow.webm')).toBeVisible()

  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await question).type()).toBe('beforeunload')
})

test('uploads that run finish in the background, several at once in the order of the files', async ({
  page,
  creator,
  openAs,
}) => {
  await openEditor(openAs, creator)
  const letThrough = await holdPieces(page)
  const unplayable = { name: 'broken.mp4', mimeType: 'video/mp4', buffer: Buffer.from('nothing') }
  await choose(page, 'Videos', [
    { ...film(), name: 'First_part.mp4' },
    { ...film(), name: 'Second_part.mp4' },
    unplayable,
    webm('Third.webm'),
  ])
  await expect(tray(page).getByRole('listitem')).toHaveCount(4)
  await expect(row(page, 'broken.mp4')).toContainText('This file contains no video that can be played.')
  await page.getByRole('button', { name: 'Done' }).click()
  await choose(page, 'Books', [await pdf('One.pdf', 1), txt('Two.txt', 1000)])
  await expect(tray(page).getByRole('listitem')).toHaveCount(6)
  await nothingFound(page)
  letThrough()
  await expect(materialNames(page)).toHaveCount(5)
  const names = (await materialNames(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).map(String)
  const films = names.filter((name) => !/One|Two/.test(name))
  expect(films).toEqual(['Drag First part', 'Drag Second part', 'Drag Third'])
  await row(page, 'broken.mp4').getByRole('button', { name: 'Discard broken.mp4' }).click()
  await expect(tray(page)).toBeHidden()
})

test('on a broken connection a left upload waits and goes on; after a reload the rest of the file is enough', async ({
  page,
  context,
  creator,
  openAs,
}) => {
  await openEditor(openAs, creator)
  const sent: number[] = []
  await onPatch(page, async (route) => {
    sent.push(Number(route.request().headers()['upload-offset']))
    if (sent.length !== 2) return route.continue()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  const books = await choose(page, 'Books', txt('long.txt', 10_000_000))
  await expect(books.getByText('Waiting for the connection…')).toBeVisible()
  await books.getByRole('button', { name: 'Done' }).click()
  await expect(row(page, 'long.txt')).toContainText('Waiting for the connection…')
  await context.setOffline(false)
  await expect(inCourse(page, 'long')).toBeVisible()
  expect(sent).toEqual([0, 8_388_608, 8_388_608])

  await test.step('a reload in the middle', async () => {
    await page.unrouteAll()
    const readOffset = (route: Route) => Number(route.request().headers()['upload-offset'])
    await onPatch(page, (route) => (readOffset(route) === 0 ? route.continue() : route.abort('internetdisconnected')))
    const other = await choose(page, 'Books', txt('other.txt', 10_000_000))
    await expect(other.getByText('Waiting for the connection…')).toBeVisible()
    await page.reload()
    await expect(row(page, 'other.txt')).toContainText('Was interrupted')
    await page.unrouteAll()
    const rest: number[] = []
    await onPatch(page, (route) => {
      rest.push(readOffset(route))
      return route.continue()
    })
    const again = row(page, 'other.txt').getByLabel('Choose other.txt again').last()
    await again.setInputFiles(txt('another.txt', 1000))
    await expect(row(page, 'other.txt')).toContainText('Choose the same file again: other.txt')
    await again.setInputFiles(txt('other.txt', 10_000_000))
    await expect(inCourse(page, 'other')).toBeVisible()
    expect(rest).toEqual([8_388_608])
  })
})

test('a file that is cancelled while its upload begins leaves nothing on the server', async ({ page, creator, openAs }) => {
  const person = await openEditor(openAs, creator)
  const begun = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/uploads', async (route) => {
    const response = await route.fetch()
    begun.resolve()
    await held.promise
    await route.fulfill({ response }).catch(() => undefined)
  })
  const videos = await choose(page, 'Videos', webm('Wrong_take.webm'))
  await begun.promise
  await videos.getByRole('button', { name: 'Cancel' }).click()
  await expect(tray(page)).toBeHidden()
  const unused = async () => (await person.send('GET', listUnusedUploads.url)).body
  expect(await unused()).toHaveLength(1)
  held.resolve()
  await expect.poll(unused).toEqual([])
})

test('what a file lacks is filled in, and a server that is away for a moment costs nothing', async ({
  page,
  creator,
  openAs,
}) => {
  await openEditor(openAs, creator)
  const docx = { name: 'Notes.mobi', mimeType: 'application/octet-stream', buffer: Buffer.alloc(100, 'x') }
  await choose(page, 'Books', [docx, await pdf('Fine.pdf', 2)])
  await expect(inCourse(page, 'Fine')).toBeVisible()
  await expect(row(page, 'Notes.mobi')).toContainText('Pages Count is required.')
  await row(page, 'Notes.mobi').getByRole('button', { name: 'Fill in Notes.mobi' }).click()
  await dialog(page).getByLabel('Pages Count').fill('4')
  await dialog(page).getByLabel('Minutes To Learn').fill('8')
  await dialog(page).getByRole('button', { name: 'Create Book' }).click()
  await expect(dialog(page).getByText('Not accepted')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await row(page, 'Notes.mobi').getByRole('button', { name: 'Discard Notes.mobi' }).click()

  let isAway = true
  await page.route('**/api/books', (route) =>
    isAway && route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
  )
  await uploaded(page, await pdf('Later.pdf', 2), 'Books')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(row(page, 'Later.pdf')).toContainText('Uploaded, not added')
  isAway = false
  await row(page, 'Later.pdf').getByRole('button', { name: 'Retry Later.pdf' }).click()
  await expect(inCourse(page, 'Later')).toBeVisible()
})

test('a picture on its way, a new file for a video and captions that are being saved are not lost without a question', async ({
  page,
  creator,
  openAs,
}) => {
  await openEditor(openAs, creator)
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/api/helpers/file-to-link/**', async (route) => {
    await promise
    await route.continue()
  })
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const about = part(page, 'About the course')
  await about.getByLabel('Thumbnail').setInputFiles({ name: 'loom.png', mimeType: 'image/png', buffer })
  await expect(about.getByRole('progressbar')).toBeAttached()
  await page.getByRole('link', { name: 'Coursewise' }).first().click()
  await expect(dialog(page)).toContainText('The picture is still uploading.')
  await dialog(page).getByRole('button', { name: 'Stay' }).click()
  letThrough()
  await expect(about.getByRole('button', { name: 'Remove' })).toBeVisible()

  await test.step('the new file of a video', async () => {
    const videos = await uploaded(page, webm('Take.webm'))
    await videos.getByRole('button', { name: 'Create Video' }).click()
    await videos.getByRole('button', { name: 'Edit Take' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit video' })
    await edit.getByLabel('Replace the file', { exact: true }).last().setInputFiles(film())
    await expect(edit.getByText('Uploaded', { exact: true })).toBeVisible()
    await edit.getByRole('button', { name: 'Close' }).click()
    const question = page.getByRole('dialog', { name: 'Close without the new file?' })
    await question.getByRole('button', { name: 'Go back' }).click()
    await expect(edit.getByText('Uploaded', { exact: true })).toBeVisible()

    const { promise, resolve: letCaptionsThrough } = Promise.withResolvers<void>()
    await page.route('**/captions/**', async (route) => {
      await promise
      await route.continue()
    })
    const srt = { name: 'a.srt', mimeType: 'text/plain', buffer: Buffer.from('1\n00:00:00,000 --> 00:00:01,000\nHello\n') }
    await edit.getByLabel('File with captions').last().setInputFiles(srt)
    await edit.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(edit).toBeHidden()
    letCaptionsThrough()
    await expect(page.getByText('The captions in English are saved.')).toBeVisible()
  })
})
