import type { Page } from '@playwright/test'
import { createRoute } from '#contract/learning-routes/learning-routes.ts'
import { listSkills, type Skill } from '#contract/skills/skills.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { opensPdf } from './pdf-fixtures.ts'
import { expect, heading, test } from './shop-fixtures.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'In your calendar' })
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your calendar address' })
const make = (page: Page) => panel(page).getByRole('button', { name: 'Make a calendar address' })

test('a learner puts a route into a calendar, moves it, renews the address and removes it; and takes the plan along as a PDF', async ({
  page,
  context,
  request,
  signIn,
  registerUser,
}) => {
  const user = await registerUser()
  const headers = { authorization: `Bearer ${user.pair.accessToken}` }
  const skills: Skill[] = await (await request.get(`${listSkills.url}?filter=SQL`)).json()
  const milestones = [{ date: null, skills: [{ skillId: skills.find(({ name }) => name === 'SQL')?.id, level: 2 }] }]
  const points = { areLimit: false, expected: [] }
  const data = { name: 'Ask data', milestones, hoursPerWeek: 2, weeksOff: [], points, musts: [], leftOut: [] }
  const created = await request.post(createRoute.url, { headers, data })
  expect(created.status()).toBe(201)
  const { id } = await created.json()
  await signIn(user, `/routes/${id}`)
  await expect(heading(page, 'Ask data')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search again' }).first()).toBeEnabled({ timeout: 120_000 })
  await expect(panel(page)).toContainText('You do not follow this plan yet.')
  await page.getByRole('button', { name: 'Follow this route' }).click()
  await expect(panel(page)).not.toContainText('You do not follow this plan yet.')

  // By keyboard: the day, the time, the button.
  const day = panel(page).getByRole('combobox', { name: 'Learning day' })
  await expect(day).toHaveValue('6')
  await day.selectOption('Wednesday')
  const time = panel(page).getByLabel('Begins at')
  await expect(time).toHaveValue('10:00')
  await time.fill('19:45')
  await time.press('Enter')
  await expect(field(page)).toBeFocused()
  const address = await field(page).inputValue()
  expect(address).toMatch(/\/api\/calendar\/[\w-]{43}\.ics$/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await panel(page).getByRole('button', { name: 'Copy' }).click()
  await expect(panel(page).getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await expect(panel(page).getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  )
  await nothingFound(page)
  await page.setViewportSize(sizes.wide)

  const readText = async (from: string) => (await (await request.get(from)).text()).replaceAll('\r\n ', '')
  const first = await readText(address)
  expect(first).toMatch(/^SUMMARY:Coursewise: \d+ .* of Ask data\r$/m)
  const save = panel(page).getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await time.fill('06:15')
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await expect(save).toBeDisabled()
  const moved = await readText(address)
  expect(moved.match(/^UID:.*$/gm)).toEqual(first.match(/^UID:.*$/gm))
  expect(moved.match(/^DTSTART:.*$/m)).not.toEqual(first.match(/^DTSTART:.*$/m))

  // It is shown once.
  await page.reload()
  await expect(time).toHaveValue('06:15')
  await expect(field(page)).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Renew address' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(panel(page).getByRole('button', { name: 'Renew address' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Renew it' }).click()
  await expect(field(page)).toBeFocused()
  const renewed = await field(page).inputValue()
  expect((await request.get(address)).status()).toBe(404)
  expect(await readText(renewed)).toBe(moved)

  await opensPdf(page, panel(page).getByRole('button', { name: 'Download as PDF' }))

  await panel(page).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(make(page)).toBeFocused()
  await expect(field(page)).toHaveCount(0)
  expect((await request.get(renewed)).status()).toBe(404)
  await nothingFound(page)
})

test('the panel says when it could not load or save', async ({ page, request, signIn, registerUser }) => {
  const user = await registerUser()
  const headers = { authorization: `Bearer ${user.pair.accessToken}` }
  const skills: Skill[] = await (await request.get(`${listSkills.url}?filter=SQL`)).json()
  const milestones = [{ date: null, skills: [{ skillId: skills.find(({ name }) => name === 'SQL')?.id, level: 1 }] }]
  const points = { areLimit: false, expected: [] }
  const data = { name: 'Ask', milestones, hoursPerWeek: 2, weeksOff: [], points, musts: [], leftOut: [] }
  const { id } = await (await request.post(createRoute.url, { headers, data })).json()
  await page.route('**/api/route-calendar', (route) =>
    route.fulfill({ status: 503, json: { StatusCode: 503, Message: 'Not now.', errors: {} } }),
  )
  await signIn(user, `/routes/${id}`)
  await expect(panel(page).getByRole('alert')).toContainText('Not now.', { timeout: 120_000 })
  await page.unroute('**/api/route-calendar')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(make(page)).toBeVisible()
  const other = await request.post('/api/route-calendar', { headers, data: { weekday: 1, time: '08:00', timeZone: 'UTC' } })
  expect(other.status()).toBe(201)
  await make(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You already have a calendar address.' })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Renew address' })).toBeVisible()
})
