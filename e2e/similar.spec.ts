import type { Page } from '@playwright/test'
import { login } from '#contract/accounts/accounts.ts'
import type { SimilarCourses } from '#contract/courses/similar.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { password } from './fixtures.ts'
import { expect, heading, test } from './shop-fixtures.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const names = (courses: { name: string }[]) => courses.map(({ name }) => name)

test('a course page shows similar courses when the reader comes near, and nothing jumps', async ({ page, request, course }) => {
  const { id } = await course('SQL from zero')
  // The job that computes them begins with the server.
  const ask = async (): Promise<SimilarCourses> => (await request.get(`/api/courses/${id}/similar`)).json()
  await expect.poll(async () => (await ask()).sameSkills.length, { timeout: 30_000 }).toBeGreaterThan(0)

  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Others buy meanwhile, so what the page got is what it has to show.
  const got: SimilarCourses[] = []
  await page.route(`**/api/courses/${id}/similar`, async (route) => {
    const response = await route.fetch()
    got.push(await response.json())
    await route.fulfill({ response })
  })
  await page.goto(`/courses/${id}`)
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(section(page, 'Similar courses')).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect.poll(() => got.length).toBeGreaterThan(0)
  const { alsoTaken, sameSkills } = got.at(-1) ?? { alsoTaken: [], sameSkills: [] }
  expect(alsoTaken.length + sameSkills.length).toBeLessThanOrEqual(6)
  await expect(section(page, 'Similar courses').getByRole('article')).toHaveCount(sameSkills.length)
  await expect(section(page, 'Similar courses').getByRole('heading', { level: 3 })).toHaveText(names(sameSkills))
  await expect(section(page, 'People who took this also took').getByRole('heading', { level: 3 })).toHaveText(names(alsoTaken))
  expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.05)
  await nothingFound(page)
  const [first] = names(sameSkills)
  await page.setViewportSize(sizes.phone)
  await section(page, 'Similar courses').getByRole('link', { name: first }).click()
  await expect(heading(page, first ?? '')).toBeFocused()
})

test('learners are not offered what they have, and an author not their own', async ({ request, course }) => {
  const { id } = await course('SQL from zero')
  for (const email of ['student@demo.test', 'creator@demo.test']) {
    const { accessToken } = await (await request.post(login.url, { data: { email, password } })).json()
    const headers = { authorization: `Bearer ${accessToken}` }
    const { alsoTaken, sameSkills }: SimilarCourses = await (await request.get(`/api/courses/${id}/similar`, { headers })).json()
    for (const card of [...alsoTaken, ...sameSkills]) expect(card.isBought, `${email}: ${card.name}`).toBe(false)
  }
  expect((await request.get('/api/courses/99999999/similar')).status()).toBe(404)
})
