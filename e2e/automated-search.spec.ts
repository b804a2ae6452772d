import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import * as search from '#contract/automated-search/automated-search.ts'
import type { Skill } from '#contract/skills/skills.ts'
import { learnCourse } from './learn-course.ts'
import { opensPdf } from './pdf-fixtures.ts'
import { card, cartLink, expect, figure, heading, lines, test } from './shop-fixtures.ts'

const box = (page: Page) => page.getByRole('region', { name: 'Automated Courses Select' })
const button = (page: Page, name: string) => box(page).getByRole('button', { name, exact: true })
const wanted = (page: Page) => box(page).getByRole('list', { name: 'Wanted skills' }).getByRole('listitem')
const level = (page: Page, skill: string) => box(page).getByRole('spinbutton', { name: `Level of ${skill}` })
const chooser = (page: Page) => page.getByRole('region', { name: 'Which skills do you want?' })
const steps = (page: Page) => page.getByRole('list', { name: 'Courses of the plan' }).getByRole('article')
const stepNames = (page: Page) => steps(page).getByRole('heading')
const addPlan = (page: Page) => page.getByRole('button', { name: 'Add the whole plan to the cart' })
const hours = ({ TotalMinutes }: search.PlanInfo) =>
  `${(TotalMinutes / 60).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} hours`

/** What the server finds for the same wish, so that the test does not depend on prices. */
async function readPlan(request: APIRequestContext, levels: Record<string, number>, byTime = false) {
  const skills: Skill[] = await (await request.get('/api/skills?pageSize=100')).json()
  const wish = Object.entries(levels).map(([name, level]) => {
    const skill = skills.find((skill) => skill.name === name)
    if (!skill) throw new Error(`the demo has no skill called ${name}`)
    return { skillId: skill.id, level }
  })
  const response = await request.post((byTime ? search.automatedSearchBasedOnTime : search.automatedSearch).url, { data: wish })
  const text = response.headers()['x-plan'] ?? '{}'
  const courses: search.PlanCourse[] = response.ok() ? await response.json() : []
  return {
    courses,
    query: `select=${wish.map(({ skillId, level }) => `${skillId}:${level}`).join(',')}`,
    names: courses.map(({ name }) => name),
    info: JSON.parse(text) as search.PlanInfo,
  }
}

test('a guest chooses skills over pages, sets levels, finds the cheapest and the quickest plan and puts it into the cart', async ({
  page,
  request,
}) => {
  const levels = { Accessibility: 2, 'Data visualisation': 2, Spanish: 6 }
  const cheapest = await readPlan(request, levels)
  const quickest = await readPlan(request, levels, true)
  await page.goto('/courses/filtered/sql?order=price&direction=descending')
  await expect(button(page, 'SEARCH')).toBeDisabled()
  await expect(button(page, 'SEARCH')).toHaveAccessibleDescription('Choose the skills you want; we find the courses.')
  await button(page, 'ADD').click()
  await expect(chooser(page).getByRole('textbox', { name: 'Filter skills' })).toBeFocused()
  await expect(card(page, 'SQL from zero')).toBeHidden()
  await expect(chooser(page).getByRole('checkbox')).toHaveCount(6)
  await chooser(page).getByRole('checkbox', { name: 'Accessibility' }).check()
  await chooser(page).getByRole('button', { name: 'Next page' }).click()
  await chooser(page).getByRole('checkbox', { name: 'Data visualisation' }).check()
  await chooser(page).getByRole('button', { name: 'Page 1', exact: true }).click()
  await expect(chooser(page).getByRole('checkbox', { name: 'Accessibility' })).toBeChecked()
  await chooser(page).getByRole('textbox', { name: 'Filter skills' }).fill('spanish')
  await chooser(page).getByRole('checkbox', { name: 'Spanish' }).check()
  await expect(chooser(page).getByText('3 skills chosen')).toBeVisible()
  await expect(wanted(page)).toHaveText([/Accessibility/, /Data visualisation/, /Spanish/])
  await chooser(page).getByRole('button', { name: 'Set levels' }).click()
  await expect(level(page, 'Accessibility')).toBeFocused()
  await expect(card(page, 'SQL from zero')).toBeVisible()

  await expect(level(page, 'Accessibility')).toHaveValue('1')
  await level(page, 'Accessibility').fill('2')
  await level(page, 'Data visualisation').press('ArrowUp')
  await box(page).getByRole('button', { name: 'Raise the level of Spanish' }).click({ clickCount: 5 })
  await level(page, 'Spanish').fill('')
  await level(page, 'Spanish').blur()
  await expect(level(page, 'Spanish')).toHaveValue('6')
  await button(page, 'SEARCH').click()
  await expect(page).toHaveURL(`/courses/filtered?${cheapest.query}`)
  await expect(heading(page, 'Your learning plan')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Best possible' })).toBeVisible()
  await expect(stepNames(page)).toHaveText(cheapest.names)
  await expect(figure(page, 'Price')).toContainText(`${cheapest.info.TotalPrice} points`)
  await expect(figure(page, 'Learning time')).toContainText(hours(cheapest.info))
  await expect(steps(page).first()).toContainText(
    /Required: no other course gives these levels\.|Saves .+ The best plan without it costs|One of several good choices/,
  )
  await expect(page.getByRole('list', { name: 'What the plan brings' })).toContainText(/Accessibility.*2 of 2 and 4 more/)
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'DEFAULT' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Ascending' })).toHaveAttribute('aria-pressed', 'true')

  await box(page).getByRole('checkbox', { name: 'The least time to learn' }).check()
  await expect(page.getByText('This plan is for your earlier choice.')).toBeVisible()
  await button(page, 'SEARCH').click()
  await expect(page).toHaveURL(`/courses/filtered?${quickest.query}&least=time`)
  await expect(stepNames(page)).toHaveText(quickest.names)
  await expect(figure(page, 'Learning time')).toContainText(hours(quickest.info))
  expect(quickest.info.TotalMinutes).toBeLessThan(cheapest.info.TotalMinutes)

  await page.goBack()
  await expect(box(page).getByRole('checkbox', { name: 'The least time to learn' })).not.toBeChecked()
  await page.reload()
  await expect(stepNames(page)).toHaveText(cheapest.names)
  await expect(wanted(page)).toHaveText([/Accessibility/, /Data visualisation/, /Spanish/])
  await expect(level(page, 'Accessibility')).toHaveValue('2')
  await opensPdf(page, button(page, 'GET PDF'))

  await addPlan(page).click()
  await expect(page).toHaveURL('/shopping-cart')
  await expect(lines(page)).toHaveText(cheapest.names.map((name) => new RegExp(name)))
  await expect(figure(page, 'Total price')).toContainText(`${cheapest.info.TotalPrice} points`)
})

test('a user buys a plan, and the next one counts what they own and know', async ({ page, request, registerUser, signIn }) => {
  test.slow()
  const { query, names, courses } = await readPlan(request, { SQL: 4 })
  expect(names).toEqual(['SQL from zero'])
  const user = await registerUser()
  await signIn(user, `/courses/filtered?${query}`)
  await expect(stepNames(page)).toHaveText(names)
  await expect(page.getByText('Already counted:')).toBeHidden()
  await addPlan(page).click()
  await expect(lines(page)).toHaveText([/SQL from zero/])
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart, 1 item')
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(heading(page, 'The course is yours')).toBeVisible()
  await page.goBack()
  await expect(stepNames(page)).toHaveText(['SQL from zero'])
  await expect(figure(page, 'Price')).toContainText('0 points')
  await expect(page.getByRole('list', { name: 'Already counted:' })).toHaveText('1 course you own')
  await expect(steps(page).first()).toContainText('You own this')
  await expect(steps(page).first().getByRole('link', { name: 'Learn Course' })).toBeVisible()
  await expect(addPlan(page)).toBeHidden()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  // A plan that was looked at before knows what was learned since.
  await expect(steps(page).first()).not.toContainText('already learned')
  await steps(page).first().getByRole('link', { name: 'Learn Course' }).click()
  await page.getByRole('button', { name: 'Mark as learned' }).click()
  await expect(page.getByText(/^1 of \d+ learned$/)).toBeVisible()
  await page.goBack()
  await expect(steps(page).first()).toContainText('already learned')

  await box(page).getByRole('checkbox', { name: 'Count what I know and own' }).uncheck()
  await button(page, 'SEARCH').click()
  await expect(page).toHaveURL(`/courses/filtered?${query}&own=off`)
  await expect(stepNames(page)).toHaveText(['Building web services with Node', 'Database design in practice'])
  await expect(page.getByText('Already counted:')).toBeHidden()
  await expect(steps(page).first()).toContainText('Required: no other course gives these levels.')
  await expect(steps(page).first()).toContainText('Builds on JavaScript 4, SQL 1')
  await stepNames(page).first().getByRole('link').click()
  await expect(heading(page, 'Building web services with Node')).toBeFocused()

  await learnCourse(request, user.pair, courses[0]?.id ?? 0)
  const glance = page.getByRole('complementary', { name: 'At a glance' })
  await page.reload()
  await expect(glance.getByRole('listitem').filter({ hasText: 'JavaScript 4' })).toContainText('you have 0')
  await expect(glance.getByRole('listitem').filter({ hasText: 'SQL 1' })).toContainText('reached')
  await page.goto(`/courses/filtered?${query}`)
  await expect(page.getByRole('heading', { name: 'You have already reached these levels' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'What you know' })).toContainText(/SQL.*4 of 4/)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await level(page, 'SQL').fill('5')
  await button(page, 'SEARCH').click()
  await expect(page.getByRole('list', { name: 'Already counted:' })).toHaveText('SQL 4')
  await expect(page.getByRole('list', { name: 'What the plan brings' })).toContainText(/SQL.*4 known already/)
})

test('skills chosen before SEARCH survive a reload, and so does what was changed after it', async ({ page, request }) => {
  const { query, names } = await readPlan(request, { Spanish: 3 })
  await page.goto('/courses/filtered')
  await button(page, 'ADD').click()
  await expect(chooser(page).getByRole('textbox', { name: 'Filter skills' })).toBeFocused()
  await page.keyboard.type('spanish')
  await page.keyboard.press('Enter')
  await expect(wanted(page)).toHaveText([/Spanish/])
  await expect(chooser(page).getByRole('textbox', { name: 'Filter skills' })).toHaveValue('')
  await page.keyboard.type('git')
  await page.keyboard.press('Enter')
  await expect(chooser(page).getByText('2 skills chosen')).toBeVisible()
  await level(page, 'Spanish').fill('3')
  await box(page).getByRole('checkbox', { name: 'The least time to learn' }).check()
  await page.reload()
  await expect(wanted(page)).toHaveText([/Spanish/, /Git/])
  await expect(level(page, 'Spanish')).toHaveValue('3')
  await expect(box(page).getByRole('checkbox', { name: 'The least time to learn' })).toBeChecked()

  await box(page).getByRole('button', { name: 'Remove Git' }).click()
  await box(page).getByRole('checkbox', { name: 'The least time to learn' }).uncheck()
  await button(page, 'SEARCH').click()
  await expect(stepNames(page)).toHaveText(names)
  await level(page, 'Spanish').fill('4')
  await page.reload()
  await expect(level(page, 'Spanish')).toHaveValue('4')
  await expect(stepNames(page)).toHaveText(names)
  await expect(page.getByText('This plan is for your earlier choice.')).toBeVisible()
  await expect(page).toHaveURL(`/courses/filtered?${query}`)
})

test('the chooser leads on to the plan, and says what levels mean', async ({ page, request }) => {
  const { query, names } = await readPlan(request, { 'API design': 1, JavaScript: 1 })
  await page.goto('/courses/filtered')
  await button(page, 'ADD').click()
  await expect(chooser(page).getByRole('textbox', { name: 'Filter skills' })).toBeFocused()
  await expect(chooser(page).getByRole('button', { name: 'Show my plan' })).toBeHidden()
  await page.keyboard.type('api des')
  await page.keyboard.press('Enter')
  await expect(wanted(page)).toHaveText([/API design/])
  await page.keyboard.type('javascript')
  await page.keyboard.press('Enter')
  await expect(wanted(page)).toHaveText([/API design/, /JavaScript/])
  await box(page).getByText('What do levels mean?').focus()
  await page.keyboard.press('Enter')
  await expect(box(page).getByText(/^Levels add up\./)).toBeVisible()
  await chooser(page).getByRole('button', { name: 'Show my plan' }).click()
  await expect(page).toHaveURL(`/courses/filtered?${query}`)
  await expect(stepNames(page)).toHaveText(names)
  await expect(chooser(page)).toBeHidden()
})

test('a plan of many courses is shown in pages, and each course can be put into the cart by itself', async ({
  page,
  request,
}) => {
  const { query, names } = await readPlan(request, { SQL: 9, Git: 4, Spanish: 3, Accessibility: 2, 'Data visualisation': 2 })
  expect(names.length).toBeGreaterThan(4)
  await page.goto(`/courses/filtered?${query}`)
  await expect(stepNames(page)).toHaveText(names.slice(0, 4))
  await expect(steps(page).filter({ hasText: 'Database design in practice' })).toContainText(
    /0\.[1-9] hours overlap with earlier steps/,
  )
  await page.getByRole('navigation', { name: 'Courses of the plan, pages' }).getByRole('button', { name: 'Page 2' }).click()
  await expect(stepNames(page)).toHaveText(names.slice(4, 8))
  await expect(page.getByRole('heading', { name: `Your plan: ${names.length} courses` })).toBeFocused()
  await steps(page).first().getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await expect(lines(page)).toHaveText([new RegExp(names[4] ?? '')])
  await page.getByRole('link', { name: 'Continue browsing' }).click()
  await expect(stepNames(page)).toHaveText(names.slice(4, 8))
  await expect(steps(page).first().getByRole('link', { name: 'In cart' })).toBeVisible()
})

test('for a wish that cannot be fulfilled the screen says what is possible, and one click searches for that', async ({
  page,
  request,
}) => {
  const { query } = await readPlan(request, { SQL: 40, Git: 4 })
  const reachable = await readPlan(request, { SQL: 9, Git: 4 })
  const message = 'The available courses do not reach all of these levels. SQL: at most 9 of 40.'
  await page.goto(`/courses/filtered?${query}`)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
  await expect(steps(page)).toHaveCount(0)
  const far = page.getByRole('region', { name: 'How far the courses take you' }).getByRole('listitem')
  await expect(far).toHaveText(['SQL9 of 40', 'Git4 of 4'])
  await page.getByRole('button', { name: 'Search for what can be reached' }).click()
  await expect(page).toHaveURL(`/courses/filtered?${reachable.query}`)
  await expect(stepNames(page)).toHaveText(reachable.names)
  await expect(level(page, 'SQL')).toHaveValue('9')

  await level(page, 'SQL').fill('40')
  await button(page, 'GET PDF').click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
  await expect(steps(page)).toHaveCount(0)
  await button(page, 'ADD').click()
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden()
  await page.getByRole('button', { name: 'PRICE' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(chooser(page)).toBeHidden()
  await expect(wanted(page)).toHaveText([/SQL/, /Git/])
  await box(page).getByRole('button', { name: 'Remove Git' }).click()
  await expect(wanted(page)).toHaveText([/SQL/])
  await button(page, 'CLEAN').click()
  await expect(button(page, 'SEARCH')).toBeDisabled()
})

test('changing the wish cancels the search for the old one', async ({ page, request }) => {
  const { query } = await readPlan(request, { Python: 3 })
  let hasAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    hasAsked = resolve
  })
  const held = (url: URL) => url.pathname === search.automatedSearch.url
  await page.route(held, () => hasAsked())
  const failed = page.waitForEvent('requestfailed', (request) => held(new URL(request.url())))
  await page.goto(`/courses/filtered?${query}`)
  await asked
  await expect(page.getByText('Looking for the best plan …')).toBeVisible()
  await level(page, 'Python').press('End')
  await failed
  await expect(page.getByText('You have changed your choice.')).toBeVisible()
  await page.unroute(held)
  await level(page, 'Python').fill('4')
  await button(page, 'SEARCH').click()
  await expect(stepNames(page)).toHaveCount(1)
})

test('on a phone the box is in the drawer, and choosing comes back to it', async ({ page, request }) => {
  const { query, names } = await readPlan(request, { Spanish: 4 })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/courses/filtered')
  await page.getByRole('button', { name: 'By skills' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('button', { name: 'ADD', exact: true })).toBeFocused()
  await drawer.getByRole('button', { name: 'ADD', exact: true }).click()
  await expect(drawer).toBeHidden()
  await chooser(page).getByRole('textbox', { name: 'Filter skills' }).fill('spanish')
  await chooser(page).getByRole('checkbox', { name: 'Spanish' }).check()
  await chooser(page).getByRole('button', { name: 'Set levels' }).click()
  await drawer.getByRole('spinbutton', { name: 'Level of Spanish' }).fill('4')
  await drawer.getByRole('button', { name: 'SEARCH' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(`/courses/filtered?${query}`)
  await expect(stepNames(page)).toHaveText(names)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
