import type { Page } from '@playwright/test'
import type { Goal } from '#contract/goals/goals.ts'
import type { LearningRoute } from '#contract/learning-routes/learning-routes.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { expect, test } from './shop-fixtures.ts'

const state = (page: Page) => page.getByRole('region', { name: 'State of the route' })
const ways = (page: Page) => page.getByRole('region', { name: 'What you can do' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** After a change of pace or dates the route is searched for again. */
const searchIsOver = (page: Page) =>
  expect(page.getByRole('button', { name: 'Search again' }).first()).toBeEnabled({ timeout: 120_000 })

test('a late route has ways out: more hours, later, other courses; each waits for a yes and can be undone', async ({
  page,
  signIn,
  registerUser,
  request,
}) => {
  const user = await registerUser()
  const headers = { authorization: `Bearer ${user.pair.accessToken}` }
  const goals: Goal[] = await (await request.get('/api/goals')).json()
  const analyst = goals.find(({ name }) => name === 'Data analyst')
  const goal = (date: string | null) => ({
    name: 'Analyst',
    milestones: [{ date, skills: analyst?.skills.map(({ skillId, level }) => ({ skillId, level })) }],
    hoursPerWeek: 4,
    weeksOff: [],
    points: { areLimit: false, expected: [] },
    musts: [],
    leftOut: [],
  })
  const { id } = await (await request.post('/api/learning-routes', { headers, data: goal(null) })).json()
  const address = `/api/learning-routes/${id}`
  await signIn(user, `/routes/${id}`)
  await searchIsOver(page)
  const { plans }: LearningRoute = await (await request.get(`${address}?timeZone=UTC`, { headers })).json()
  const [quickest, cheapest] = [plans[0], plans.at(-1)]
  expect(cheapest?.finishDate).not.toBe(quickest?.finishDate)
  // The cheapest plan is followed, but only the quickest is finished by the new date.
  expect((await request.put(`${address}/plans/${cheapest?.id}/choice`, { headers })).status()).toBe(204)
  expect((await request.put(address, { headers, data: goal(quickest?.finishDate ?? null) })).status()).toBe(204)
  await page.reload()
  await expect(state(page)).toContainText('Late:')
  await searchIsOver(page)
  await nothingFound(page)
  await page.setViewportSize(sizes.wide)

  for (const way of [/^Learn .* hours? a week$/, /^Move it to /]) {
    await ways(page).getByRole('button', { name: way }).focus()
    await page.keyboard.press('Enter')
    await expect(state(page)).toContainText('On track for')
    await expect(undo(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(state(page)).toContainText('Late:')
    await searchIsOver(page)
  }

  await page.setViewportSize({ width: 360, height: 740 })
  await button(page, 'Find other courses').click()
  const card = ways(page)
    .getByRole('listitem')
    .filter({ has: button(page, 'Follow this plan') })
  await expect(card.first().getByRole('list', { name: 'Comes' })).toBeVisible({ timeout: 60_000 })
  await expect(card.first()).toContainText('no other plan that keeps the dates and what you have bought has fewer new courses')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await nothingFound(page)
  await card.first().getByRole('button', { name: 'Follow this plan' }).click()
  await expect(state(page)).toContainText('On track for')
  await expect(undo(page)).toBeFocused()
  await undo(page).click()
  await expect(state(page)).toContainText('Late:')
})
