import type { Locator, Page } from '@playwright/test'
import { expect, type Person, test } from './authoring-fixtures.ts'
import { changeTheme, findViolations, nothingFound, sizes } from './axe-fixtures.ts'
import { enterAs } from './fixtures.ts'
import { lessonNames, makeLessonCourse } from './lesson-fixtures.ts'
import { glance, heading } from './shop-fixtures.ts'

const opened = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const colour = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color)
const readTop = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top)
const placeSaved = (page: Page, place: RegExp) =>
  page.waitForResponse((response) => response.url().endsWith('/place') && place.test(response.request().postData() ?? ''))

async function enterAsLearner(page: Page, learner: Person, courseId: number) {
  await learner.send('PUT', `/api/shopping-cart/add-to-cart/${courseId}`)
  expect((await learner.send('PUT', '/api/shopping-cart/buy')).status).toBe(200)
  await enterAs(page, learner)
}

test('a learner reads a lesson with every kind of block, and comes back to the same place', async ({
  page,
  request,
  creator,
  student,
}) => {
  const course = await makeLessonCourse(request, await creator())
  await enterAsLearner(page, await student(), course.id)
  await page.goto(`/courses/learn/${course.id}`)
  const lesson = opened(page, lessonNames.free)
  await expect(lesson).toContainText(/Lesson · \d{3} words/)
  await expect(lesson.getByRole('heading', { level: 3 })).toHaveText([
    'What a loop is',
    'How long it takes',
    'A picture of it',
    'To think about',
  ])
  await expect(lesson.getByRole('heading', { level: 4 })).toHaveText(['Two kinds', 'In Python', 'Before you go on'])
  const link = lesson.getByRole('link', { name: 'the full reference (opens in a new tab)' })
  await expect(link).toHaveAttribute('href', 'https://loops.example/reference')
  await expect(link).toHaveAttribute('rel', /noopener noreferrer nofollow/)
  await expect(lesson.getByRole('note', { name: 'Note' })).toContainText('Try every example')
  await expect(lesson.getByRole('note', { name: 'Warning' })).toContainText('is rarely what you need')
  await expect(lesson.getByRole('listitem').filter({ hasText: 'Waiting loops' }).getByRole('listitem')).toHaveCount(2)
  await expect(lesson.locator('ol[start="3"] > li')).toHaveCount(2)
  await expect(lesson.getByRole('columnheader', { name: 'Rounds' })).toBeVisible()
  await expect(lesson.getByRole('rowheader', { name: 'One in another' })).toBeVisible()
  await expect(lesson.getByRole('separator')).toBeVisible()

  const keyword = lesson.locator('pre span').getByText('def', { exact: true })
  await expect(keyword).toBeVisible()
  expect(await colour(keyword)).not.toBe(await colour(lesson.getByText('10 PRINT')))
  await expect(lesson.locator('p math msup').first()).toBeVisible()
  await expect(lesson.locator('math[display="block"] munderover')).toBeVisible()
  await expect(lesson.getByText('\\frac{unfinished')).toBeVisible()
  const picture = lesson.getByRole('img', { name: 'A line that comes back' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await expect(lesson.getByText('The loop ends after')).toBeHidden()
  await lesson.getByText('Show the answer').click()
  await expect(lesson.getByText('The loop ends after')).toBeVisible()

  await contents(page).getByRole('link', { name: 'How long it takes' }).click()
  const chapter = lesson.getByRole('heading', { name: 'How long it takes' })
  await expect(chapter).toBeFocused()
  await expect(chapter).toBeInViewport()
  expect(await readTop(chapter)).toBeLessThan(200)
  await expect(contents(page).getByRole('link', { name: 'How long it takes' })).toHaveAttribute('aria-current', 'location')
  await lesson.getByRole('button', { name: 'Contents' }).click()
  await expect(contents(page)).toBeHidden()

  const thought = lesson.getByText('Thought 4.')
  const size = () => thought.evaluate((node) => getComputedStyle(node).fontSize)
  const before = await size()
  await lesson.getByRole('button', { name: 'Larger text' }).click()
  expect(await size()).not.toBe(before)
  const larger = await size()
  const saved = placeSaved(page, /"place":"2\d"/)
  await thought.evaluate((node) => node.scrollIntoView())
  await saved
  await page.goto(`/courses/learn/${course.id}`)
  await expect(thought).toBeInViewport()
  await expect.poll(() => readTop(thought)).toBeLessThan(200)
  expect(await size()).toBe(larger)
  await expect(contents(page)).toBeHidden()

  await page.getByRole('button', { name: 'Mark as learned' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  await page.goto(`/courses/${course.id}`)
  await page.getByRole('link', { name: lessonNames.paid }).click()
  const paid = opened(page, lessonNames.paid)
  await expect(paid).toContainText('Only for learners of the course.')
  await expect(paid.locator('pre span').getByText('def', { exact: true })).toBeVisible()
})

test('a lesson is readable on a phone and in both themes, its links are renewed, and it is printed by itself', async ({
  page,
  request,
  creator,
  student,
}) => {
  const course = await makeLessonCourse(request, await creator())
  await enterAsLearner(page, await student(), course.id)
  const expired = { status: 403, json: { StatusCode: 403, Message: 'expired', errors: {} } }
  let refused = 0
  const refuseOnce = (link: RegExp) =>
    page.route(
      link,
      (route) => {
        refused += 1
        return route.fulfill(expired)
      },
      { times: 1 },
    )
  await refuseOnce(/\/media\/lesson-/)
  await refuseOnce(/\/media\/(?!lesson-)/)
  await page.setViewportSize(sizes.phone)
  await page.goto(`/courses/learn/${course.id}`)
  const lesson = opened(page, lessonNames.free)
  await expect(contents(page)).toBeHidden()
  await lesson.getByRole('button', { name: 'Contents' }).click()
  await contents(page).getByRole('link', { name: 'A picture of it' }).click()
  await expect(contents(page)).toBeHidden()
  await expect(lesson.getByRole('heading', { name: 'A picture of it' })).toBeInViewport()
  const picture = lesson.getByRole('img', { name: 'A line that comes back' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  expect(refused).toBe(2)
  await expect(lesson.locator('math')).toHaveCount(2)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await lesson.getByText('Show the answer').click()
  await nothingFound(page)
  await page.setViewportSize(sizes.wide)
  await changeTheme(page, 'dark')
  expect(await findViolations(page)).toEqual([])
  await lesson.getByText('Show the answer').click()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2, name: lessonNames.free })).toBeVisible()
  await expect(lesson.getByText('The loop ends after')).toBeVisible()
  await expect(lesson.getByText('Thought 12.')).toBeVisible()
  for (const role of ['navigation', 'banner', 'contentinfo', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(heading(page, 'Weaving by hand')).toBeHidden()
  expect((await lesson.boundingBox())?.width).toBeGreaterThan(sizes.wide.width - 50)
})

test('a guest reads the lesson that is a preview, and not the others', async ({ page, request, creator }) => {
  const course = await makeLessonCourse(request, await creator(), 30)
  await page.goto(`/courses/${course.id}`)
  await expect(glance(page)).toContainText('2 lessons')
  await expect(page.getByRole('link', { name: `Preview: ${lessonNames.paid}` })).toHaveCount(0)
  await page.getByRole('link', { name: `Preview: ${lessonNames.free}` }).click()
  await expect(opened(page, lessonNames.free).getByRole('heading', { name: 'What a loop is' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'A line that comes back' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  const link = new URL((await picture.getAttribute('src')) ?? '', page.url())
  await page.goto(`/courses/preview/${course.id}?material=${course.paid.id}`)
  await expect(opened(page, lessonNames.free)).toBeVisible()
  await expect(page.getByText('Only for learners of the course.')).toHaveCount(0)
  for (const id of [course.free.id, course.paid.id]) {
    expect((await request.get(`/media/lesson-${id}${link.search}`)).status()).toBe(403)
  }
})
