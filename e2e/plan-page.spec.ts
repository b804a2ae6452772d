import type { APIRequestContext, Page } from '@playwright/test'
import * as search from '#contract/automated-search/automated-search.ts'
import type { Skill } from '#contract/skills/skills.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { press, tabTo } from './by-keyboard.ts'
import { opensPdf } from './pdf-fixtures.ts'
import { expect, figure, heading, test } from './shop-fixtures.ts'

const field = (page: Page) => page.getByRole('main').getByRole('combobox')
const wanted = (page: Page) => page.getByRole('list', { name: 'Wanted skills' }).getByRole('listitem')
const level = (page: Page, skill: string) => page.getByRole('spinbutton', { name: `Level of ${skill}` })
const steps = (page: Page) => page.getByRole('list', { name: 'Courses of the plan' }).getByRole('article')
const goal = (page: Page, name: string) => page.getByRole('list', { name: 'Or start from a goal' }).getByRole('button', { name })
const plan = (page: Page) => page.getByRole('region', { name: 'The plan at a glance' }).locator('..')
const isSearch = (url: string) => /automated-search(-based-on-time)?(\?|$)/.test(url)

async function skillId(request: APIRequestContext, name: string): Promise<number> {
  const skills: Skill[] = await (await request.get('/api/skills?pageSize=100')).json()
  return skills.find((skill) => skill.name === name)?.id ?? 0
}

test('the page asks, and the plan follows every change without being asked for; Back leaves', async ({ page, request }) => {
  const [spanish, sql] = [await skillId(request, 'Spanish'), await skillId(request, 'SQL')]
  const searches: string[] = []
  page.on('request', (request) => isSearch(request.url()) && searches.push(request.postData() ?? ''))
  await page.goto('/courses')
  await page.goto('/plan')
  await expect(page.getByRole('heading', { name: 'What do you want to be able to do?' })).toBeVisible()
  await expect(page.getByRole('region', { name: /Filter|Order/ })).toHaveCount(0)
  await field(page).fill('spanisch')
  await field(page).press('Enter')
  await expect(page).toHaveURL(`/plan?select=${spanish}:1`)
  await expect(steps(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Best possible' })).toBeVisible()
  await expect(figure(page, 'Courses')).toContainText('1')
  await expect(figure(page, 'Price')).toBeInViewport({ ratio: 1 })

  // Quick presses are one search, and the earlier plan stays, dimmed, until the new one is there.
  const before = searches.length
  await level(page, 'Spanish').press('PageUp')
  for (let press = 0; press < 7; press++) await level(page, 'Spanish').press('ArrowDown')
  await expect(plan(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: 'Add the whole plan to the cart' })).toBeDisabled()
  await expect(page).toHaveURL(`/plan?select=${spanish}:4`)
  await expect(plan(page)).toHaveAttribute('aria-busy', 'false')
  expect(searches.length - before).toBe(1)

  await field(page).fill('sql')
  await page.getByRole('option', { name: 'SQL', exact: true }).click()
  await page.getByRole('checkbox', { name: 'The least time to learn' }).check()
  await expect(page).toHaveURL(`/plan?select=${spanish}:4,${sql}:1&least=time`)
  await expect(steps(page)).toHaveCount(2)
  await page.reload()
  await expect(wanted(page)).toHaveText([/Spanish/, /SQL/])
  await expect(level(page, 'Spanish')).toHaveValue('4')
  await expect(page.getByRole('checkbox', { name: 'The least time to learn' })).toBeChecked()
  await opensPdf(page, page.getByRole('button', { name: 'GET PDF' }))

  const own = page.url()
  await page.getByText('Ready-made goals').click()
  await goal(page, 'Data analyst').click()
  // More than a page of the catalogue.
  await expect(steps(page).nth(4)).toBeVisible()
  const analyst = page.url()
  await goal(page, 'Speak Spanish').click()
  await expect(wanted(page)).toHaveText([/Spanish/, /Speaking/, /Listening/])
  await expect(page.getByRole('heading', { name: 'What you want to be able to do' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Speaking' }).click()
  await page.getByRole('button', { name: 'Remove Listening' }).click()
  await page.getByRole('button', { name: 'Remove Spanish' }).click()
  await expect(page).toHaveURL('/plan?least=time')
  await expect(goal(page, 'Web developer')).toBeVisible()
  await expect(steps(page)).toHaveCount(0)
  await field(page).fill('sql')
  await page.getByRole('option', { name: 'SQL', exact: true }).click()
  await expect(wanted(page)).toHaveText([/SQL/])
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL(`/plan?select=${sql}:1&least=time`)
  // A goal took the place of all that was wanted, which Back returns.
  await page.goBack()
  await expect(page).toHaveURL(analyst)
  await page.goBack()
  await expect(page).toHaveURL(own)
  await expect(wanted(page)).toHaveText([/Spanish/, /SQL/])
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What do you want to be able to do?' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/courses')
})

test('a plan is a page to share: its link opens the same, earlier links too', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sql = await skillId(request, 'SQL')
  await page.goto(`/plan?skill=${sql}`)
  await expect(level(page, 'SQL')).toHaveValue('1')
  await level(page, 'SQL').fill('4')
  await expect(page).toHaveURL(`/plan?select=${sql}:4`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link to this plan is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.getByRole('link', { name: 'With dates' }).click()
  await expect(page).toHaveURL(/\/(account\/login|routes\/new)/)
})

test('what cannot be reached, and a portal that is busy, are said kindly, and one click goes on', async ({ page, request }) => {
  const sql = await skillId(request, 'SQL')
  await page.goto(`/plan?select=${sql}:40`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('SQL: at most 9 of 40.')
  await page.getByRole('button', { name: 'Search for what can be reached' }).click()
  await expect(page).toHaveURL(`/plan?select=${sql}:9`)
  await expect(heading(page, 'Your learning plan')).toBeFocused()
  await expect(steps(page).first()).toBeVisible()

  const message = 'Many people are searching for courses right now. Please try again in a moment.'
  const busy = { status: 429, headers: { 'retry-after': '5' }, json: { StatusCode: 429, Message: message, errors: {} } }
  await page.route(
    (url) => url.pathname === search.automatedSearch.url,
    (route) => route.fulfill(busy),
  )
  await level(page, 'SQL').fill('3')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Your learning plan')).toBeFocused()
  await expect(steps(page).first()).toBeVisible()
})

test('the form stays when the last skill is taken away, with the focus on its heading; after a reload the page asks', async ({
  page,
  request,
}) => {
  await page.goto(`/plan?select=${await skillId(request, 'SQL')}:1`)
  await page.getByRole('button', { name: 'Remove SQL' }).click()
  await expect(page).toHaveURL('/plan')
  await expect(page.getByRole('heading', { name: 'What you want to be able to do' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What do you want to be able to do?' })).toBeVisible()
})

test('what is pressed in the dimmed plan keeps a change that has no plan yet', async ({ page, request, course }) => {
  const sql = await skillId(request, 'SQL')
  const { id } = await course('Colour that works')
  await page.goto(`/plan?select=${sql}:1&must=${id}`)
  const makeOptional = page.getByRole('button', { name: 'Make it optional' })
  await expect(makeOptional).toBeVisible()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    ({ href }) => isSearch(href),
    (route) => held.then(() => route.continue()),
  )
  await level(page, 'SQL').press('ArrowUp')
  await expect(plan(page)).toHaveAttribute('aria-busy', 'true')
  await makeOptional.click()
  await expect(page).toHaveURL(`/plan?select=${sql}:2`)
  release()
  await expect(makeOptional).toBeHidden()
  await expect(level(page, 'SQL')).toHaveValue('2')
  await expect(heading(page, 'Your learning plan')).toBeFocused()
})

test('the plan is found by the keyboard alone', async ({ page }) => {
  await page.goto('/plan')
  await tabTo(page, field(page))
  await page.keyboard.type('sql')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your learning plan')).toBeFocused()
  await tabTo(page, level(page, 'SQL'))
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL(/select=\d+:2$/)
  await expect(steps(page)).not.toHaveCount(0)
  await press(page, 'button', 'Add the whole plan to the cart')
  await expect(heading(page, 'Shopping Cart')).toBeFocused()
})

test('on a phone nothing is too wide, and axe finds nothing', async ({ page, request }) => {
  await page.setViewportSize(sizes.phone)
  await page.goto('/plan')
  await expect(goal(page, 'Data analyst')).toBeVisible()
  await nothingFound(page)
  await page.goto(`/plan?select=${await skillId(request, 'SQL')}:9,${await skillId(request, 'Data visualisation')}:2`)
  await expect(steps(page).first()).toBeVisible()
  await page.getByText('Ready-made goals').click()
  await nothingFound(page)
  await page.setViewportSize(sizes.phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
})
