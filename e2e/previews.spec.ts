import type { Page } from '@playwright/test'
import type { CourseToEdit } from '#contract/courses/authoring.ts'
import type { MaterialToLearn } from '#contract/learning/learning.ts'
import { fillAbout, makeCourse, test as ofAuthors, openPanel, part } from './authoring-fixtures.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { courseName, enterAs, expect, makeOwnCourse, names, test } from './learning-fixtures.ts'
import { heading } from './shop-fixtures.ts'

const lookInside = (page: Page) => page.getByRole('link', { name: 'Look inside' })
const previewsOnPage = (page: Page) => page.getByRole('link', { name: /^Preview: / })
const opened = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const step = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const currentTime = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a guest looks inside from the course page, sees exactly what is marked, and puts the course into the cart', async ({
  page,
  request,
}) => {
  const { id } = await makeOwnCourse(request, 30, [names.film, names.pdf, names.epub])
  const previews = (await (await request.get(`/api/courses/${id}/previews`)).json()) as MaterialToLearn[]
  expect(previews.map(({ name }) => name)).toEqual([names.film, names.pdf, names.epub])
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const parts = page.waitForResponse((response) => response.url().includes('/media/') && response.status() === 206)

  await page.goto(`/courses/${id}`)
  await expect(previewsOnPage(page)).toHaveCount(3)
  await expect(page.getByRole('link', { name: `Preview: ${names.txt}` })).toBeHidden()
  await nothingFound(page)
  await page.setViewportSize(sizes.wide)
  await lookInside(page).click()
  await expect(page).toHaveURL(`/courses/preview/${id}?material=${previews[0]?.id}`)
  await expect(heading(page, courseName)).toBeFocused()
  await expect(opened(page, names.film)).toBeVisible()
  await parts
  await nothingFound(page)
  await page.setViewportSize(sizes.wide)

  await step(page, 'Play').click()
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.3)
  await step(page, 'Captions').click()
  await expect.poll(() => page.locator('track').count()).toBe(1)
  await expect(step(page, 'Previous')).toBeDisabled()
  await step(page, `Next: ${names.pdf}`).click()
  await expect(page.getByRole('heading', { level: 2, name: names.pdf })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Page 1 of 12' }).getByText('Page 1', { exact: true })).toBeVisible()
  await page.keyboard.press('n')
  await expect(opened(page, names.epub).getByRole('heading', { name: 'The first chapter' })).toBeVisible()
  await expect(step(page, /^Next$/)).toBeDisabled()
  await page.goBack()
  await expect(opened(page, names.pdf)).toBeVisible()

  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await page.getByRole('link', { name: 'Continue browsing' }).click()
  await expect(page.getByRole('link', { name: 'In cart' })).toBeVisible()
  await page.getByRole('link', { name: 'See the course' }).click()
  await expect(page).toHaveURL(`/courses/${id}`)

  await test.step('nothing was saved, and no file but those of the previews was read', () => {
    expect(asked.filter((call) => /\/api\/.*\/(place|learned|learn)/.test(call))).toEqual([])
    const files = new Set(asked.filter((call) => call.includes('/media/')).map((call) => call.split('/').at(-1)))
    const allowed = previews.flatMap(({ id, link }) => [
      new URL(link ?? '', 'http://portal').pathname.split('/').at(-1),
      `captions-${id}-en`,
      `captions-${id}-de`,
    ])
    expect([...files].filter((file) => !allowed.includes(file))).toEqual([])
  })
})

test('on a phone the way to the cart stays in view, and the end of a film leads there', async ({ page, request }) => {
  await page.setViewportSize(sizes.phone)
  const { id } = await makeOwnCourse(request, 30, [names.film])
  await page.goto(`/courses/${id}`)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await previewsOnPage(page).click()
  await expect(opened(page, names.film)).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeInViewport()
  await expect(step(page, /^(Previous|Next)/)).toHaveCount(0)
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    await video.play()
    video.currentTime = video.duration - 0.3
  })
  await opened(page, names.film).getByRole('button', { name: 'Watch again' }).waitFor()
  await opened(page, names.film).getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL('/shopping-cart')
  await expect(page.getByRole('list', { name: 'Courses in the cart' })).toContainText(courseName)
})

test('what is not marked stays closed for guests and learners of other courses; buyers see the course as before', async ({
  page,
  request,
  registerUser,
}) => {
  const { id } = await makeOwnCourse(request, 30, [names.pdf])
  const { materials } = (await (await request.get(`/api/courses/${id}`)).json()) as { materials: MaterialToLearn[] }
  const film = materials.find(({ name }) => name === names.film)
  await page.goto(`/courses/preview/${id}?material=${film?.id}`)
  await expect(opened(page, names.pdf)).toBeVisible()
  await expect(page.getByText(names.film)).toHaveCount(0)
  await expect(page.locator('video')).toHaveCount(0)

  const learner = await registerUser('Lea Learner')
  await enterAs(page, learner)
  await page.goto(`/courses/learn/${id}`)
  await expect(heading(page, 'Not allowed')).toBeVisible()
  await page.getByRole('link', { name: 'See the course' }).click()
  await lookInside(page).click()
  await expect(opened(page, names.pdf)).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(page.getByRole('link', { name: 'Learn Course' }).first()).toBeVisible()

  await page.goto(`/courses/${id}`)
  await expect(page.getByRole('link', { name: names.pdf })).toBeVisible()
  await expect(lookInside(page)).toBeHidden()
  await expect(previewsOnPage(page)).toHaveCount(0)
  await page.goto(`/courses/preview/${id}`)
  await expect(page.getByRole('link', { name: 'Learn Course' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden()
})

test('when the author closes a preview, the reader who has it open gets no further, and is led to the course', async ({
  page,
  request,
}) => {
  const { id, send } = await makeOwnCourse(request, 30, [names.pdf])
  const [{ link }] = (await (await request.get(`/api/courses/${id}/previews`)).json()) as [MaterialToLearn]
  expect((await request.get(link ?? '')).status()).toBe(200)
  await page.goto(`/courses/preview/${id}`)
  await expect(page.getByRole('region', { name: 'Page 1 of 12' })).toBeVisible()
  const course = (await send('GET', `/api/courses/edit/${id}`)) as CourseToEdit
  const materials = course.materials.map((material) => ({ ...material, isPreview: false }))
  await send('PUT', `/api/courses/${id}`, { data: { ...course, materials } })
  expect((await request.get(link ?? '')).status()).toBe(403)
  expect((await request.get(link ?? '', { headers: { range: 'bytes=0-9' } })).status()).toBe(403)
  await page.reload()
  await expect(page.getByText('This course has no free preview.')).toBeVisible()
  await nothingFound(page, ['phone'])
  await page.getByRole('main').getByRole('link', { name: 'See the course' }).click()
  await expect(heading(page, courseName)).toBeVisible()
  await expect(lookInside(page)).toBeHidden()
})

ofAuthors(
  'an author sees which materials are previews, and switches them by mouse and keyboard',
  async ({ page, request, creator, openAs }) => {
    const author = await creator('Prue Preview')
    const first = await makeCourse(author, 'Weaving in the evening', ['Warp', 'Weft'])
    const mark = (name: string) => page.getByRole('button', { name: `Free preview: ${name}` })
    await openAs(author, `/courses/edit/${first.id}`)
    await expect(mark('Warp')).toHaveAttribute('aria-pressed', 'false')
    await mark('Weft').click()
    await expect(mark('Weft')).toHaveAttribute('aria-pressed', 'true')
    await mark('Warp').focus()
    await page.keyboard.press('Space')
    await expect(mark('Warp')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(mark('Warp')).toHaveAttribute('aria-pressed', 'false')
    await nothingFound(page)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize(sizes.wide)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(`/courses/${first.id}`)
    const previews = await request.get(`/api/courses/${first.id}/previews`)
    expect(((await previews.json()) as MaterialToLearn[]).map(({ name }) => name)).toEqual(['Weft'])

    await ofAuthors.step('the first short material of a new course is suggested, and the author ticks it', async () => {
      const resource = (await author.send('POST', '/api/resources', { name: author.own('Short reads') })).body
      const short = { name: 'In a moment', link: 'https://articles.example/', publicationDate: '2026-02-03', resource }
      await author.send('POST', '/api/articles', { ...short, learningMinutes: 3 })
      await page.goto('/create-course')
      await fillAbout(page)
      const articles = await openPanel(page, 'Add Articles', 'Articles')
      for (const name of ['Weft', 'In a moment']) await articles.getByRole('checkbox', { name }).check()
      for (const name of ['Weft', 'In a moment']) await expect(mark(name)).toHaveAttribute('aria-pressed', 'false')
      await expect(part(page, 'Materials')).toContainText('“In a moment” is short: tick it to make it one.')
      await mark('In a moment').click()
      await expect(mark('In a moment')).toHaveAttribute('aria-pressed', 'true')
      await expect(part(page, 'Materials')).not.toContainText('tick it')
    })

    await ofAuthors.step('another Creator is refused by screen and by call', async () => {
      const stranger = await creator('Stan Stranger')
      const body = { ...first, materials: first.materials.map((material) => ({ ...material, isPreview: true })) }
      expect((await stranger.send('PUT', `/api/courses/${first.id}`, body)).status).toBe(403)
      await openAs(stranger, `/courses/edit/${first.id}`)
      await expect(heading(page, 'Not allowed')).toBeVisible()
    })
  },
)
