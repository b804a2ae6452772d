import type { APIRequestContext, Page } from '@playwright/test'
import * as search from '#contract/automated-search/automated-search.ts'
import type { CheapestWays } from '#contract/automated-search/cheapest-ways.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { test as authoring, makeCourse } from './authoring-fixtures.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { expect, glance, heading, test } from './shop-fixtures.ts'

const wanted = (page: Page) => page.getByRole('list', { name: 'Wanted skills' }).getByRole('listitem')
const steps = (page: Page) => page.getByRole('list', { name: 'Courses of the plan' }).getByRole('article')
const planLink = (page: Page) => page.getByRole('link', { name: 'Learning plan' })

async function readWays(request: APIRequestContext, { id }: CourseCard): Promise<CheapestWays['ways']> {
  let found: CheapestWays | undefined
  const isKnown = async () => {
    found = (await (await request.get(`/api/courses/${id}/cheapest-ways`)).json()) as CheapestWays
    return found.isKnown
  }
  await expect.poll(isKnown, { timeout: 30_000 }).toBe(true)
  return found?.ways ?? []
}

/** A course of the demo that is part of a cheapest plan. */
async function planned(request: APIRequestContext) {
  const courses: CourseCard[] = await (await request.get('/api/courses?pageSize=20&pageNumber=1')).json()
  for (const course of courses) {
    const [way] = await readWays(request, course)
    if (way) return { course, way }
  }
  throw new Error('the demo has no such course')
}

test('the plan is one link away, on a phone in the menu', async ({ page }) => {
  await page.goto('/courses')
  await planLink(page).click()
  await expect(page).toHaveURL('/plan')
  await expect(heading(page, 'Your learning plan')).toBeFocused()
  await expect(planLink(page)).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await page.setViewportSize(sizes.phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await planLink(page).click()
  await expect(heading(page, 'Your learning plan')).toBeFocused()
})

test('all links of an Admin with a long name fit into the bar', async ({ page, signIn }) => {
  await signIn('admin@demo.test')
  for (const width of [360, 768, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => {
      const name = document.querySelector('nav[aria-label=Personal] a[title] span')
      if (name) name.textContent = 'Maximiliane Wolkenstein-Trostburg'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), String(width)).toBeLessThanOrEqual(0)
    if (width < 992) continue
    for (const name of ['Statistics', 'Manage', 'More'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    const box = await page.getByRole('combobox', { name: 'Search courses' }).boundingBox()
    expect(box?.width, String(width)).toBeGreaterThan(120)
  }
  await page.getByRole('button', { name: 'More' }).click()
  await expect(planLink(page)).toBeInViewport({ ratio: 1 })
})

test('a course page says where the course is part of the cheapest plan, and leads to it', async ({ page, request }) => {
  const { course, way } = await planned(request)
  // Other tests change the catalogue meanwhile, and then it is unknown for a moment.
  await expect(async () => {
    await page.goto(`/courses/${course.id}`)
    await expect(glance(page).getByText('Part of the cheapest way to')).toBeVisible()
  }).toPass()
  await nothingFound(page)
  await glance(page)
    .getByRole('link', { name: `${way.skillName} ${way.level}` })
    .click()
  await expect(page).toHaveURL(`/plan?select=${way.skillId}:${way.level}`)
  await expect(page.getByRole('heading', { name: 'Best possible' })).toBeVisible()
  await expect(steps(page).getByRole('heading', { name: course.name })).toBeVisible()
  const again = await request.post(search.automatedSearch.url, { data: [{ skillId: way.skillId, level: way.level }] })
  expect((await again.json()).map(({ id }: CourseCard) => id)).toContain(course.id)
  expect(JSON.parse(again.headers()['x-plan'] ?? '{}')).toMatchObject({ Optimal: true })
})

authoring('where no plan needs the course, its page offers to plan a way to its skill', async ({ page, creator }) => {
  const author = await creator()
  const { id, ...form } = await makeCourse(author, 'Weaving, the first')
  // Of four alike, any can be left out of a way to the levels 2, 3 and 5.
  for (const name of ['Weaving, the second', 'Weaving, the third', 'Weaving, the fourth'])
    expect((await author.send('POST', '/api/courses', { ...form, name })).status).toBe(201)
  await page.goto(`/courses/${id}`)
  const [skill] = form.skills
  const offer = glance(page).getByRole('link', { name: `Plan a way to ${skill?.name}` })
  await expect(offer).toBeVisible({ timeout: 30_000 })
  await nothingFound(page)
  await offer.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/plan?select=${skill?.id}:1`)
  await expect(steps(page)).toHaveCount(1)
})

test('who is signed in sees their own cheapest way, and owners see none', async ({
  page,
  request,
  registerUser,
  signIn,
  course,
}) => {
  const user = await registerUser()
  await signIn(user, null)
  // Other tests change the catalogue meanwhile, and then it is unknown for a moment.
  await expect(async () => {
    await page.goto(`/courses/${(await planned(request)).course.id}`)
    await expect(glance(page).getByText('Part of your cheapest way to')).toBeVisible()
  }).toPass()
  await signIn('student@demo.test', `/courses/${(await course('SQL from zero')).id}`)
  await expect(glance(page).getByRole('heading', { name: 'Skills gained' })).toBeVisible()
  await expect(glance(page).getByText(/cheapest way|Plan a way/)).toBeHidden()
})

authoring('a search without results offers a plan for the skill that it names, or for any', async ({ page, creator }) => {
  const author = await creator()
  const name = author.own('Qqzzxx vvwwyy')
  expect((await author.send('POST', '/api/skills', { name })).status).toBe(201)
  await page.goto(`/courses/filtered/${encodeURIComponent(name)}`)
  const offer = page.getByRole('link', { name: `Plan a way to ${name}` })
  await expect(offer).toBeVisible()
  await nothingFound(page)
  await offer.click()
  await expect(wanted(page)).toHaveText([new RegExp(name)])
  await page.setViewportSize(sizes.phone)
  await page.goto('/courses/filtered/jjwwqqx')
  await page.getByRole('link', { name: 'Tell us what you want to be able to do' }).click()
  await expect(page).toHaveURL('/plan')
})

authoring('on a phone the offer of a plan shows the whole name of the skill', async ({ page, creator }) => {
  const author = await creator()
  const name = author.own('Zzyxquorring vvexxy qqold wwozzden ffurqqiture')
  expect((await author.send('POST', '/api/skills', { name })).status).toBe(201)
  await page.setViewportSize(sizes.phone)
  await page.goto(`/courses/filtered/${encodeURIComponent(name)}`)
  const words = page.getByRole('link', { name: `Plan a way to ${name}` }).getByText('Plan a way to')
  await expect(words).toBeInViewport({ ratio: 1 })
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
