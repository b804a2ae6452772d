import type { Locator, Page } from '@playwright/test'
import { courseName, enterAs, expect, names, sharedCourse, test } from './learning-fixtures.ts'

const film = (page: Page) => page.locator('video')
const currentTime = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
const readCaptions = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) =>
    [...(video.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text).join(),
  )
const opened = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Learned: ${name}` })
const progress = (page: Page) => page.getByRole('progressbar')
const choose = (page: Page, name: string) => page.getByRole('list', { name: 'Materials' }).getByRole('link', { name }).click()
const pdfPage = (page: Page, number: number) => page.getByRole('region', { name: `Page ${number} of 12` })
/** How far the top of an element is below the top of the window. */
const readTop = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top)
const placeSaved = (page: Page, place = /"place"/) =>
  page.waitForResponse((response) => response.url().endsWith('/place') && place.test(response.request().postData() ?? ''))

test('a learner leaves a film, a PDF and an EPUB, and comes back to the same second, page and paragraph', async ({
  page,
  lesson,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => request.url().includes('evil') && foreign.push(request.url()))
  await page.goto(`/courses/learn/${lesson.courseId}`)
  await expect(page.getByRole('heading', { level: 1, name: courseName })).toBeVisible()
  await expect(opened(page, names.film)).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', /^0:00 of 0:2\d$/)

  await page.getByRole('slider', { name: 'Position' }).fill('12')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => currentTime(page)).toBeGreaterThan(12.3)
  const paused = placeSaved(page)
  await page.getByRole('button', { name: 'Pause' }).click()
  await paused
  const left = Math.floor(await currentTime(page))
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5')

  await choose(page, names.pdf)
  await expect(page).toHaveURL(/\?material=\d+$/)
  await expect(pdfPage(page, 1).getByText('Page 1', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Page' }).fill('7')
  await page.getByRole('textbox', { name: 'Page' }).press('Enter')
  await expect(pdfPage(page, 7).getByText('Page 7', { exact: true })).toBeVisible()

  await choose(page, names.epub)
  const chapter = opened(page, names.epub)
  await expect(chapter.getByRole('heading', { name: 'The first chapter' })).toBeVisible()
  await expect(chapter.getByRole('img', { name: 'A dot' })).toBeVisible()
  await chapter.getByText('Harmless words').click()
  await expect(chapter.getByText('A strange link')).toBeVisible()
  await expect(chapter.getByRole('link', { name: 'A strange link' })).toBeHidden()
  await chapter.getByRole('link', { name: 'To the end' }).click()
  await expect(chapter.getByText('The end of the book.')).toBeInViewport()
  await page.getByRole('combobox', { name: 'Contents' }).selectOption('One')
  await expect(chapter.getByRole('heading', { name: 'The first chapter' })).toBeInViewport()
  await chapter.getByRole('button', { name: 'Next chapter' }).last().click()
  await expect(chapter.getByRole('heading', { name: 'The second chapter' })).toBeInViewport()
  const paragraph = chapter.getByText('Paragraph 23 of chapter 2.')
  // The 23rd paragraph or one just above it. The top of the chapter may be saved before.
  const scrolled = placeSaved(page, /!\/4\/4\d\)/)
  await paragraph.evaluate((node) => node.scrollIntoView())
  await scrolled
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
  expect(foreign).toEqual([])

  await page.goto(`/courses/learn/${lesson.courseId}`)
  await expect(paragraph).toBeInViewport()
  await expect.poll(() => readTop(paragraph)).toBeLessThan(200)
  await choose(page, names.pdf)
  await expect(pdfPage(page, 7).getByText('Page 7', { exact: true })).toBeVisible()
  await choose(page, names.film)
  await expect.poll(async () => Math.floor(await currentTime(page))).toBe(left)
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5)
  await page.goBack()
  await expect(opened(page, names.pdf)).toBeVisible()
})

test('a text is read in the page, part by part and as plain text, and opens where the learner stopped', async ({
  page,
  lesson,
}) => {
  const { materials } = await lesson.read()
  const txt = materials.find(({ name }) => name === names.txt)
  await page.goto(`/courses/learn/${lesson.courseId}?material=${txt?.id}`)
  const book = opened(page, names.txt)
  await expect(book.getByText("<script>window.hasRun = 'text'</script>")).toBeVisible()
  await expect(book.getByText('Line 1. Größe und Maß, в книге, 本の中で.')).toBeAttached()
  await expect(book.locator('script, img')).toHaveCount(0)
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await book.getByRole('button', { name: 'Next part' }).last().click()
  await expect(book.getByRole('textbox', { name: 'Part' })).toHaveValue('2')
  await expect(book.getByText('Line 1.', { exact: false })).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(book.getByRole('textbox', { name: 'Part' })).toHaveValue('3')
  await book.getByRole('textbox', { name: 'Part' }).fill('99')
  await page.keyboard.press('Enter')
  await expect(book.getByText('Line 4000.')).toBeAttached()
  await expect(book.getByRole('button', { name: 'Next part' })).toBeDisabled()
  const size = () => book.getByText('Line 4000.').evaluate((node) => getComputedStyle(node).fontSize)
  const before = await size()
  await book.getByRole('button', { name: 'Larger text' }).click()
  expect(await size()).not.toBe(before)

  const block = book.getByText('Line 3800.')
  // The place at the beginning of the part may still be on its way to the server.
  const scrolled = placeSaved(page, /"place":"\d+\.[1-9]/)
  await block.evaluate((node) => node.scrollIntoView())
  await scrolled
  await page.goto(`/courses/learn/${lesson.courseId}`)
  await expect(block).toBeInViewport()
  await expect.poll(() => readTop(block)).toBeLessThan(200)
  const download = page.waitForEvent('download')
  await book.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe(`${names.txt}.txt`)
})

test('books that a browser cannot show are downloaded, and articles open in another tab', async ({ page, lesson }) => {
  const { materials } = await lesson.read()
  const [mobi, article] = [names.mobi, names.article].map((name) => materials.find((material) => material.name === name))
  await page.goto(`/courses/learn/${lesson.courseId}?material=${mobi?.id}`)
  await expect(opened(page, names.mobi).getByText('MOBI, 2 kB')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe(`${names.mobi}.mobi`)
  await page.getByRole('button', { name: `Next: ${names.article}` }).click()
  await expect(page).toHaveURL(new RegExp(`material=${article?.id}$`))
  await expect(page.getByRole('heading', { level: 2, name: names.article })).toBeFocused()
  const link = page.getByRole('link', { name: 'Read the article' })
  await expect(link).toHaveAttribute('href', 'https://articles.example/reading')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect.poll(async () => (await lesson.read()).lastMaterialId).toBe(article?.id)
})

test('in a low window the page opens at the top, even when the last material is open', async ({ page, lesson }) => {
  const { materials } = await lesson.read()
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto(`/courses/learn/${lesson.courseId}?material=${materials.at(-1)?.id}`)
  const row = page.getByRole('list', { name: 'Materials' }).getByRole('listitem').last()
  await expect(row.getByRole('link')).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // Inside the scrolling list it is fully in view.
  const hidden = () =>
    row.evaluate((row) => {
      const box = row.parentElement?.parentElement
      return row.getBoundingClientRect().bottom - (box?.getBoundingClientRect().bottom ?? 0)
    })
  await expect.poll(hidden).toBeLessThan(1)
})

test('materials are marked one by one up to 100 %, and unmarked; a refused mark is undone by itself', async ({
  page,
  lesson,
}) => {
  await page.goto(`/courses/learn/${lesson.courseId}`)
  const finalTask = page.getByRole('button', { name: 'FINAL TASK' })
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')
  await expect(finalTask).toBeDisabled()

  await page.route('**/api/courses/learned*', (route) => route.abort('internetdisconnected'), { times: 1 })
  await box(page, names.pdf).click()
  await expect(page.getByRole('alert')).toContainText('Coursewise cannot be reached')
  await expect(box(page, names.pdf)).not.toBeChecked()
  await page.getByRole('button', { name: 'Close this message' }).click()

  for (const learned of await page.getByRole('checkbox', { name: /learned/i }).all()) await learned.check()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100')
  await expect(page.getByText('You have learned everything in this course.')).toBeVisible()
  expect(await lesson.read()).toMatchObject({ progress: 100, hasCertificate: true })

  await finalTask.click()
  await expect(page).toHaveURL(/view=final-task/)
  await expect(page.getByRole('heading', { level: 2, name: 'Show what you can' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the materials' }).click()
  await box(page, names.film).uncheck()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '84')
  // What was earned stays available.
  await expect(finalTask).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Certificate' })).toBeEnabled()
  expect((await lesson.read()).progress).toBe(84)

  await page.goto(`/courses/${lesson.courseId}`)
  await expect(page.getByRole('listitem').filter({ hasText: names.pdf })).toContainText('Learned')
  await expect(page.getByRole('listitem').filter({ hasText: names.film })).not.toContainText('Learned')
})

test('expired links are replaced without the learner noticing', async ({ page, lesson }) => {
  let refused = 0
  const refuseOnce = (link: RegExp) =>
    page.route(
      link,
      (route) => {
        refused += 1
        return route.fulfill({ status: 403, json: { StatusCode: 403, Message: 'expired', errors: {} } })
      },
      { times: 1 },
    )
  const file = /\/media\/(?!captions)/
  const { materials } = await lesson.read()
  const pdf = materials.find(({ name }) => name === names.pdf)
  await refuseOnce(file)
  await page.goto(`/courses/learn/${lesson.courseId}?material=${pdf?.id}`)
  await expect(pdfPage(page, 1).getByText('Page 1', { exact: true })).toBeVisible()
  await refuseOnce(file)
  await choose(page, names.epub)
  await expect(page.getByRole('heading', { name: 'The first chapter' })).toBeVisible()
  await refuseOnce(file)
  await refuseOnce(/\/media\/captions/)
  await choose(page, names.film)
  await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible()
  await page.getByRole('slider', { name: 'Position' }).fill('9')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => currentTime(page)).toBeGreaterThan(9)
  expect(refused).toBe(4)

  const reloaded = page.waitForResponse(/\/api\/courses\/learn\/\d+$/)
  // What the player gets when a part of a long film is refused in the middle.
  await film(page).evaluate((video: HTMLVideoElement) => video.dispatchEvent(new Event('error')))
  await reloaded
  await expect.poll(() => currentTime(page)).toBeGreaterThan(10)
  expect(await isPaused(page)).toBe(false)
})

test('captions are shown in the language that was chosen, also the next time', async ({ page, lesson }) => {
  await page.goto(`/courses/learn/${lesson.courseId}`)
  const language = page.getByRole('combobox', { name: 'Language of the captions' })
  await expect(language).toHaveValue('en')
  await language.selectOption('Deutsch')
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => readCaptions(page)).toBe('Worte für alle, die nicht hören')
  await page.reload()
  await expect(language).toHaveValue('de')
  await expect.poll(() => readCaptions(page)).toBe('Worte für alle, die nicht hören')
})

test('the language of the captions can be changed while the first ones are still loading', async ({ page, lesson }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const languages = [...document.querySelectorAll('select')].find(({ value }) => value === 'en')
      if (!languages || !document.querySelector('video track')) return
      observer.disconnect()
      languages.value = 'de'
      languages.dispatchEvent(new Event('change', { bubbles: true }))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`/courses/learn/${lesson.courseId}`)
  await expect.poll(() => readCaptions(page)).toBe('Worte für alle, die nicht hören')
})

test('everything works by keyboard alone, and single keys can be switched off', async ({ page, lesson }) => {
  await page.goto(`/courses/learn/${lesson.courseId}`)
  await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible()
  await page.keyboard.press('k')
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.2)
  await page.keyboard.press(' ')
  await expect.poll(() => isPaused(page)).toBe(true)
  await page.keyboard.press('l')
  await expect.poll(() => currentTime(page)).toBeGreaterThan(10)
  await page.keyboard.press('j')
  await expect.poll(() => currentTime(page)).toBeLessThan(3)
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true')
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('showing')
  await page.keyboard.press('>')
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.25')
  await page.keyboard.press('Shift+L')
  await expect(box(page, names.film)).toBeChecked()
  await page.keyboard.press('n')
  await expect(pdfPage(page, 1).getByText('Page 1', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(pdfPage(page, 2).getByText('Page 2', { exact: true })).toBeVisible()

  await page.getByRole('combobox', { name: 'Search courses' }).pressSequentially('n?')
  await expect(opened(page, names.pdf)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: `Next: ${names.epub}` }).focus()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('n')
  await expect(opened(page, names.pdf)).toBeVisible()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await help.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).check()
  await help.getByRole('button', { name: 'Close' }).click()
  await expect(help).toBeHidden()
  await page.keyboard.press('n')
  await expect(opened(page, names.epub)).toBeVisible()
})

test('a finished film offers the next step, and marks nothing by itself', async ({ page, lesson }) => {
  await page.goto(`/courses/learn/${lesson.courseId}`)
  const slider = page.getByRole('slider', { name: 'Position' })
  await expect(slider).not.toHaveAttribute('max', '0')
  await slider.fill(String(Number(await slider.getAttribute('max')) - 1))
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible()
  await expect(box(page, names.film)).not.toBeChecked()
  await page.getByRole('button', { name: 'Mark as learned and go on' }).click()
  await expect(box(page, names.film)).toBeChecked()
  await expect(opened(page, names.pdf)).toBeVisible()
})

test('the author can open everything but learns nothing; a user without the course is led to its page', async ({
  page,
  request,
  registerUser,
}) => {
  const { id, author } = await sharedCourse(request)
  await enterAs(page, author)
  await page.goto(`/courses/learn/${id}`)
  await expect(page.getByText('This is your own course')).toBeVisible()
  await expect(box(page, names.film)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Mark as learned' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'FINAL TASK' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

  await enterAs(page, await registerUser())
  await page.goto(`/courses/learn/${id}`)
  await expect(page.getByText('Buy this course to learn it.')).toBeVisible()
  await page.getByRole('link', { name: 'See the course' }).click()
  await expect(page).toHaveURL(`/courses/${id}`)
  await page.goto('/courses/learn/999999')
  await expect(page.getByText('This course does not exist.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the list opens from below, and nothing is wider than the screen', async ({ page, lesson }) => {
    await page.goto(`/courses/learn/${lesson.courseId}`)
    for (const name of [names.pdf, names.epub, names.txt, names.article]) {
      await page.getByRole('button', { name: 'Materials' }).click()
      await page.getByRole('dialog', { name: 'Materials' }).getByRole('link', { name }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(opened(page, name)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
    await page.getByRole('button', { name: 'Mark as learned' }).click()
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '17')
    await page.getByRole('button', { name: 'Materials' }).click()
    await expect(box(page, names.article)).toBeChecked()
  })
})
