import type { Locator, Page } from '@playwright/test'
import type { Goal } from '#contract/goals/goals.ts'
import { nothingFound } from './axe-fixtures.ts'
import { fillLogin } from './fixtures.ts'
import { card, cartLink, expect, heading, test } from './shop-fixtures.ts'

const question = (page: Page) => page.getByRole('region', { name: 'What do you want to be able to do?' })
const field = (page: Page) => question(page).getByRole('combobox')
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const goal = (page: Page, name: string) => question(page).getByRole('button', { name: new RegExp(`^${name}`) })
const wanted = (page: Page) => question(page).getByRole('list', { name: 'Wanted skills' }).getByRole('listitem')
const showPlan = (page: Page) => question(page).getByRole('button', { name: 'Show my plan' })
const addPlan = (page: Page) => page.getByRole('button', { name: 'Add the whole plan to the cart' })

/** Counts what a visitor does: presses of the mouse or a finger, of Enter and of Space. Moving is not counted, neither by mouse nor by Tab. */
async function countActs(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { acts: number }
    counted.acts = 0
    const count = () => counted.acts++
    addEventListener('pointerdown', count, { capture: true })
    addEventListener('keydown', ({ key }) => (key === 'Enter' || key === ' ') && count(), { capture: true })
  })
  return () => page.evaluate(() => (window as unknown as { acts: number }).acts)
}

/** From the first page to a proven plan in the cart. */
async function atMostFourActs(page: Page, reachPlan: () => Promise<void>, add: () => Promise<void>) {
  const acts = await countActs(page)
  await page.goto('/courses')
  await expect(field(page)).toBeVisible()
  const begin = Date.now()
  await reachPlan()
  await expect(page.getByRole('heading', { name: 'Best possible' })).toBeVisible()
  await add()
  await expect(cartLink(page)).toHaveAccessibleName(/Shopping cart, \d+ items?/)
  expect(Date.now() - begin).toBeLessThan(15_000)
  expect(await acts()).toBeLessThanOrEqual(4)
}

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

test('from the first page to a proven plan in the cart by mouse: at most 4 clicks and 15 s', async ({ page }) => {
  await atMostFourActs(
    page,
    async () => {
      await goal(page, 'Data analyst').click()
      await showPlan(page).click()
    },
    () => addPlan(page).click(),
  )
})

test('from the first page to a proven plan in the cart by keyboard: at most 4 presses besides moving, and 15 s', async ({
  page,
}) => {
  await atMostFourActs(
    page,
    async () => {
      await tabTo(page, field(page))
      await page.keyboard.type('sql')
      await page.keyboard.press('Enter')
    },
    async () => {
      await tabTo(page, addPlan(page))
      await page.keyboard.press('Enter')
    },
  )
})

test('from the first page to a proven plan in the cart on a phone: at most 4 taps and 15 s', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await atMostFourActs(
    page,
    async () => {
      await goal(page, 'Web developer').tap()
      await showPlan(page).tap()
    },
    () => addPlan(page).tap(),
  )
  await context.close()
})

test('a guest reads what the portal is, finds several skills as they type, sets levels, and gets the plan for these', async ({
  page,
}) => {
  await page.goto('/courses')
  await expect(heading(page, 'Learn exactly what you need')).toBeVisible()
  await expect(page.getByText(/^Coursewise is a portal of online courses that/)).toBeVisible()
  await showPlan(page).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription('Type what you want to learn, or choose a goal.')

  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).pressSequentially('data')
  await expect(options(page)).toHaveText([
    /Data \w+ Skill/,
    /Data \w+ Skill/,
    /Data \w+ Skill/,
    'Data analyst Goal',
    'Data Field',
  ])
  await expect(options(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(0)
  await field(page).press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const active = await field(page).getAttribute('aria-activedescendant')
  expect(active).toBe(await options(page).first().getAttribute('id'))
  await field(page).press('Escape')
  await field(page).press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('data')
  await field(page).fill('data mod')
  await options(page).filter({ hasText: 'Data modelling' }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await field(page).pressSequentially('spani')
  await expect(options(page).first()).toHaveText('Spanish Skill')
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(wanted(page)).toHaveText([/Data modelling/, /Spanish/])
  await question(page).getByRole('spinbutton', { name: 'Level of Spanish' }).fill('3')
  await question(page).getByRole('button', { name: 'Remove Data modelling' }).click()
  await expect(field(page)).toBeFocused()
  await showPlan(page).click()
  await expect(page).toHaveURL(/\/plan\?select=\d+:3$/)
  await expect(heading(page, 'Your learning plan')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Best possible' })).toBeVisible()
  await page.goBack()
  await expect(wanted(page)).toHaveText([/Spanish/])
})

test('a goal fills in its skills, and another press takes them away', async ({ page }) => {
  await page.goto('/courses')
  await goal(page, 'Speak Spanish').click()
  await expect(goal(page, 'Speak Spanish')).toHaveAttribute('aria-pressed', 'true')
  await expect(wanted(page)).toHaveText([/Spanish/, /Speaking/, /Listening/])
  await question(page).getByRole('button', { name: 'Raise the level of Spanish' }).click()
  await expect(goal(page, 'Speak Spanish')).toHaveAttribute('aria-pressed', 'true')
  await goal(page, 'Speak Spanish').click()
  await expect(wanted(page)).toHaveCount(0)
})

test('every goal of the demo leads to a proven plan', async ({ page, request }) => {
  const goals = await (await request.get('/api/goals')).json()
  expect(goals.length).toBeGreaterThanOrEqual(6)
  for (const { name, skills } of goals) {
    const response = await request.post('/api/courses/automated-search', { data: skills })
    expect(response.status(), name).toBe(200)
    expect(JSON.parse(response.headers()['x-plan'] ?? '{}').Optimal, name).toBe(true)
  }
  await page.goto('/courses')
  await expect(question(page).getByRole('list', { name: 'Or start from a goal' }).getByRole('listitem')).toHaveCount(goals.length)
})

test('a guest sees a real plan of the catalogue with its price, hours and proof, which is what its link leads to', async ({
  page,
  request,
}) => {
  // A job finds the plans when the portal has started.
  await expect(async () => {
    const goals: Goal[] = await (await request.get('/api/goals')).json()
    expect(goals.filter(({ plan }) => plan).length).toBeGreaterThanOrEqual(6)
  }).toPass()
  await page.goto('/courses')
  const sample = page.getByRole('region', { name: /^A sample plan: / })
  await expect(sample.getByRole('listitem').first()).toContainText(/\d+ points/)
  await expect(sample.getByText('Proven')).toBeVisible()
  const steps = await sample.getByRole('listitem').count()
  const link = sample.getByRole('link')
  await expect(link).toHaveText(new RegExp(`^${steps} courses, \\d+ points, [\\d.]+ hours$`))
  const [, price = ''] = /(\d+) points/.exec((await link.textContent()) ?? '') ?? []
  await expect(goal(page, 'Data analyst')).toContainText(/\d+ points, [\d.]+ hours/)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Best possible' })).toBeVisible()
  await expect(page.getByText(`${price} points`).filter({ visible: true }).first()).toBeVisible()
})

test('the rows below the list load when they are scrolled to, without a jump, and lead to searches', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const sum = window as unknown as { shift: number }
    sum.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/courses')
  await expect(page.getByRole('region', { name: 'Courses', exact: true }).getByRole('article')).toHaveCount(4)
  await expect(field(page)).toBeVisible()
  const isRow = (path: string) => path.startsWith('/api/courses/filtered/') || path === '/api/fields'
  expect(calls.filter(isRow)).toEqual([])

  await page.mouse.wheel(0, 900)
  const loved = page.getByRole('region', { name: 'Most popular' })
  await expect(loved.getByRole('article')).toHaveCount(4)
  await loved.scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Newest' }).getByRole('article')).toHaveCount(4)
  // Up to 0.1 counts as good.
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.05)

  const first = (await loved.getByRole('article').first().getByRole('heading').textContent()) ?? ''
  await loved.getByRole('link', { name: 'See more of the most popular courses' }).click()
  await expect(page).toHaveURL('/courses/filtered?order=students&direction=descending')
  await expect(heading(page, 'All courses')).toBeFocused()
  await expect(card(page, first)).toBeVisible()
})

test('fields of study have pictures, and lead to their courses', async ({ page }) => {
  await page.goto('/courses')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const fields = page.getByRole('region', { name: 'Fields of study' })
  await expect(fields.getByRole('listitem').filter({ hasText: 'Programming' })).toContainText(/\d+ courses/)
  await fields.scrollIntoViewIfNeeded()
  const picture = fields.locator('img').first()
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0)
  await fields.getByRole('link', { name: 'Music and arts' }).click()
  await expect(page).toHaveURL('/courses/filtered?field=music-and-arts')
  await expect(card(page, 'Drawing what you see')).toBeVisible()
})

test('a guest who wants to teach gets from the last row through the login to a new course', async ({ page, registerUser }) => {
  const { email } = await registerUser()
  await page.goto('/courses')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const teach = page.getByRole('region', { name: 'Teach what you know' })
  await expect(teach).toContainText('Anyone can make a course')
  await teach.getByRole('link', { name: 'Create a course' }).click()
  await expect(heading(page, 'Login')).toBeVisible()
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Became Creator' }).click()
  await expect(heading(page, 'Create a course')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Create Course' })).toBeVisible()
})

test('a learner goes on where they stopped with one click, and sees what waits; the list stays', async ({ page, signIn }) => {
  await signIn('student@demo.test')
  await expect(heading(page, 'Continue learning')).toBeVisible()
  await expect(page.getByText(/^Coursewise is a portal/)).toBeHidden()
  const course = page.getByRole('region', { name: 'Git without fear' })
  await expect(course).toContainText('Next: ')
  await expect(course.getByRole('progressbar', { name: 'Progress of Git without fear' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Courses', exact: true }).getByRole('article')).toHaveCount(4)
  const next = (await course.getByText(/^Next: \S/).textContent())?.replace('Next: ', '') ?? ''
  await course.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/courses\/learn\/\d+\?material=\d+$/)
  await expect(page.getByRole('heading', { name: next })).toBeVisible()
})

test('a new user is told that nothing is in progress, and can ask for a plan', async ({ page, signIn, registerUser }) => {
  await signIn(await registerUser())
  await expect(page.getByText(/^You have no course in progress\./)).toBeVisible()
  await goal(page, 'Web developer').click()
  await showPlan(page).click()
  await expect(heading(page, 'Your learning plan')).toBeVisible()
})

test('a guest’s first page fits on a phone, and axe finds nothing on it', async ({ page }) => {
  await page.goto('/courses')
  await goal(page, 'Web developer').click()
  await field(page).pressSequentially('sp')
  await expect(options(page).first()).toBeVisible()
  await nothingFound(page)
  await field(page).press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Newest' }).getByRole('article')).toHaveCount(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await nothingFound(page)
})

test('a user’s first page fits on a phone, and axe finds nothing on it', async ({ page, signIn }) => {
  await signIn('student@demo.test')
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  await nothingFound(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the footer leads to the plan, the courses, the wishlist, the check of certificates and to teaching', async ({
  page,
  signIn,
}) => {
  await page.goto('/contact')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist')
  await footer.getByRole('link', { name: 'All courses' }).click()
  await expect(heading(page, 'All courses')).toBeFocused()
  await footer.getByRole('link', { name: 'Plan your learning' }).click()
  await expect(page).toHaveURL('/plan')
  await footer.getByRole('link', { name: 'Become a creator' }).click()
  await expect(page).toHaveURL(/\/account\/login\?returnUrl=/)
  await signIn('creator@demo.test', '/contact')
  await footer.getByRole('link', { name: 'Create a course' }).click()
  await expect(page).toHaveURL('/create-course')
})
