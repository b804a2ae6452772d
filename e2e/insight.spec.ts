import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { APIRequestContext, Page } from '@playwright/test'
import type { CourseDetails } from '#contract/courses/courses.ts'
import type { CourseInsight, CourseRange } from '#contract/insight/insight.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { enterAs, expect, test, type User } from './fixtures.ts'
import { makeOwnCourse } from './learning-fixtures.ts'
import { figure, heading } from './shop-fixtures.ts'

const run = promisify(execFile)
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Whether the page can be scrolled sideways. */
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const asUser = ({ pair }: Pick<User, 'pair'>) => ({ headers: { authorization: `Bearer ${pair.accessToken}` } })

/** A learner of a free course who has learned its first materials. */
async function learn(request: APIRequestContext, user: User, id: number, count: number): Promise<void> {
  expect((await request.put(`/api/shopping-cart/get-free/${id}`, asUser(user))).status()).toBe(200)
  const { materials }: CourseDetails = await (await request.get(`/api/courses/${id}`, asUser(user))).json()
  for (const material of materials.slice(0, count))
    expect((await request.put(`/api/courses/learned?materialId=${material.id}&courseId=${id}`, asUser(user))).status()).toBe(200)
}

async function download(page: Page, name: string): Promise<string[]> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return (await readFile(await (await started).path(), 'utf8')).trim().split('\r\n')
}

test('the demo’s author opens the insight of a course from the profile, sees pictures with their figures, and saves them as CSV', async ({
  page,
  signIn,
}) => {
  await signIn('creator@demo.test', '/account/profile')
  await page.getByRole('link', { name: 'Insight into SQL from zero' }).click()
  await expect(heading(page, 'Insight')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Views per day .*[1-9]\d* views in the last 90 days/ })).toBeVisible()
  await expect(figure(page, 'Views').getByRole('definition')).toHaveText(/^[1-9][\d,]*$/)
  for (const [button, title] of [
    ['Carts', 'Added to a cart'],
    ['Sold', 'Sold'],
    ['Returned', 'Returned'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('img', { name: new RegExp(`^${title} per day`) })).toBeVisible()
  }
  await page.getByText('The figures as a table').click()
  await expect(table(page, 'Views and sales by day').getByRole('row').nth(1)).toBeVisible()

  await expect(region(page, 'Progress').getByRole('rowheader')).toHaveText([
    'A quarter',
    'Half',
    'Three quarters',
    'All: finished',
  ])
  await expect(region(page, 'Progress').getByRole('cell').first()).toHaveText(/^\d+[05]$/)
  await expect(
    region(page, 'Ratings')
      .getByRole('table', { name: /^Rated \d\.\d of 5 stars in \d+ ratings$/ })
      .getByRole('row'),
  ).toHaveCount(6)
  await expect(region(page, 'Real hours')).toContainText(/median of at least \d+ answers/)
  await expect(region(page, 'Real hours').getByRole('table').getByRole('row').nth(1)).toBeVisible()

  const days = await download(page, 'Download CSV: views and sales')
  expect(days[0]).toBe('"Date","Views","Carts","Sold","Points earned","Returned","Points returned"')
  expect(days.length).toBeGreaterThan(80)
  expect((await download(page, 'Download CSV: progress'))[1]).toMatch(/^25,\d+[05]$/)

  await nothingFound(page)
  await page.setViewportSize(sizes.phone)
  expect(await isTooWide(page)).toBe(false)
  // A figure wider than its card is cut off without a bar to scroll.
  const card = figure(page, 'Points earned')
  await expect(card.getByRole('definition')).toHaveText(/^\d,\d{3} points$/)
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.getByRole('combobox', { name: 'Range' }).selectOption('All time')
  await expect(page).toHaveURL(/\?range=all$/)
  await expect(page.getByText(/^\d+ returned since the course was created/)).toBeVisible()
})

test('each opening of the page is a view, what is fetched ahead and the author’s own are not; carts count for users', async ({
  page,
  browser,
  baseURL,
  request,
  registerUser,
  signIn,
}) => {
  const { id, author } = await makeOwnCourse(request, 30)
  const read = async (): Promise<CourseRange> => (await request.get(`/api/courses/${id}/insight/days`, asUser(author))).json()
  const views: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith(`/api/courses/${id}/views`)) views.push(response.url())
  })
  await page.goto(`/courses/${id}`)
  await expect.poll(() => views.length).toBe(1)
  await page.reload()
  await expect.poll(() => views.length).toBe(2)
  // Fetching the course alone is no view.
  await request.get(`/api/courses/${id}`)
  await request.get(`/courses/${id}`)

  const authorsContext = await browser.newContext(baseURL ? { baseURL } : {})
  const authorsPage = await authorsContext.newPage()
  await enterAs(authorsPage, author)
  const own = authorsPage.waitForResponse((response) => response.url().endsWith(`/api/courses/${id}/views`))
  await authorsPage.goto(`/courses/${id}`)
  expect((await own).status()).toBe(204)
  await authorsContext.close()

  const buyer = await registerUser()
  const seen = page.waitForResponse((response) => response.url().endsWith(`/api/courses/${id}/views`))
  await signIn(buyer, `/courses/${id}`)
  expect((await seen).status()).toBe(204)
  expect((await request.put(`/api/shopping-cart/add-to-cart/${id}`, asUser(buyer))).status()).toBe(200)
  // The sums are saved every few seconds.
  await expect.poll(async () => (await read()).views, { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
  const { views: saved, carts } = await read()
  expect({ saved, carts }).toEqual({ saved: 3, carts: 1 })
})

test('a new course says kindly what is missing, and after midnight shows how far twenty learners got, but no group below ten', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const { id, author } = await makeOwnCourse(request)
  await signIn(author.email, `/courses/insight/${id}?range=all`)
  await expect(page.getByText('Nobody has opened this course yet.')).toBeVisible()
  const progress = region(page, 'Progress')
  await expect(progress).toContainText('With 20 learners or more, this shows how far they got.')
  await expect(region(page, 'Ratings')).toContainText('There are no ratings yet.')
  await expect(region(page, 'Real hours')).toContainText('With 10 answers or more')
  await nothingFound(page)

  for (let learner = 0; learner < 21; learner++) await learn(request, await registerUser(), id, learner < 12 ? 3 : 0)
  await page.reload()
  await expect(progress).toContainText('With 20 learners or more, this shows how far they got.')
  await run(process.execPath, ['e2e/let-midnight-pass.ts', 'learners'])
  await page.reload()
  await expect(progress).toContainText('At least 20 learners')
  await expect(progress.getByRole('cell')).toHaveText(['10', '10', 'Fewer than 10', 'Fewer than 10'])
  await page.getByRole('button', { name: 'Sold', exact: true }).click()
  await expect(page.getByText(/^21 sold since the course was created/)).toBeVisible()
})

test('guests log in first, and learners and other authors are refused, on the screen and by call', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const { id } = await makeOwnCourse(request)
  const { author: other } = await makeOwnCourse(request)
  await page.goto(`/courses/insight/${id}`)
  await expect(page).toHaveURL(`/account/login?returnUrl=${encodeURIComponent(`/courses/insight/${id}`)}`)
  const calls = ['', '/days', '/csv/days', '/csv/progress'].map((call) => `/api/courses/${id}/insight${call}`)
  for (const call of calls) expect((await request.get(call)).status()).toBe(401)

  const learner = await registerUser()
  await learn(request, learner, id, 1)
  for (const user of [learner, other]) {
    for (const call of calls) expect((await request.get(call, asUser(user))).status()).toBe(403)
    await signIn(user.email, `/courses/insight/${id}`)
    await expect(page.getByText("Only the course's author or an Admin can see its figures.")).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.goto(`/courses/${id}`)
    await expect(heading(page, 'Learning by doing')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Insight', exact: true })).toHaveCount(0)
  }
})

test('the author reaches the insight from the course page and from the editor; when the figures cannot be loaded, there is a second try', async ({
  page,
  request,
  signIn,
}) => {
  const { id, author } = await makeOwnCourse(request)
  await signIn(author.email, `/courses/${id}`)
  await page.getByRole('link', { name: 'Insight', exact: true }).click()
  await expect(heading(page, 'Insight')).toBeVisible()
  await page.goto(`/courses/edit/${id}`)
  await page.route('**/insight/days*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('link', { name: 'Insight', exact: true }).click()
  await expect(heading(page, 'Insight')).toBeVisible()
  const again = region(page, 'Views and sales').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/insight/days*')
  await again.click()
  await expect(page.getByText('Nobody opened this course in the last 90 days.')).toBeVisible()
  const insight: CourseInsight = await (await request.get(`/api/courses/${id}/insight`, asUser(author))).json()
  expect(insight).toEqual({ day: null, learners: null, progress: null, hours: null })
})
