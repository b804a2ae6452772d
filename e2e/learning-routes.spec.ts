import type { APIRequestContext } from '@playwright/test'
import type { Skill } from '#contract/skills/skills.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import type { User } from './fixtures.ts'
import {
  chooseSkill,
  courses,
  fillCart,
  find,
  follow,
  inDays,
  price,
  searchIsOver,
  shown,
  skills,
  state,
  steps,
  undo,
  weeks,
} from './route-fixtures.ts'
import { expect, heading, lines, test } from './shop-fixtures.ts'

test('a learner turns a goal into a route: staircase, weeks, follow, cart, undo', async ({ page, signIn, registerUser }) => {
  await signIn(await registerUser(), '/my-learning')
  await page.getByRole('link', { name: 'Routes', exact: true }).click()
  await expect(heading(page, 'Your routes')).toBeFocused()
  await expect(page.getByText('A route is a learning plan with dates')).toBeVisible()
  await nothingFound(page)
  await page.setViewportSize(sizes.wide)
  await page.getByRole('link', { name: 'Plan your first route' }).click()
  await expect(heading(page, 'New route')).toBeFocused()
  // A goal for which the quickest plan of the demo is not the cheapest.
  await page.getByRole('button', { name: 'Data analyst' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Data analyst')
  await expect(page.getByRole('spinbutton', { name: 'Level of SQL' })).toHaveValue('5')
  await expect(skills(page)).toBeFocused()
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('4')
  await page.getByLabel('By', { exact: true }).fill(inDays(500))
  await page.getByRole('checkbox', { name: 'Stay within my points' }).uncheck()
  await nothingFound(page)
  await page.setViewportSize(sizes.wide)
  await find(page).click()
  await expect(page).toHaveURL(/\/routes\/\d+$/)
  await expect(heading(page, 'Data analyst')).toBeFocused()
  await searchIsOver(page)

  // The staircase, by keyboard: later is cheaper.
  const count = await steps(page).count()
  expect(count).toBeGreaterThan(1)
  const cheapest = (await price(page).textContent()) ?? ''
  await steps(page).first().focus()
  await page.keyboard.press('Space')
  await expect(price(page)).not.toHaveText(cheapest)
  const dearest = (await price(page).textContent()) ?? ''
  await page.keyboard.press('ArrowRight')
  await expect(steps(page).nth(1)).toBeChecked()
  await expect(steps(page).nth(1)).toBeFocused()
  await expect(price(page)).not.toHaveText(dearest)
  await page.keyboard.press('ArrowLeft')
  await expect(steps(page).first()).toBeChecked()
  await expect(price(page)).toHaveText(dearest)

  await page.getByText('The figures as a table').click()
  await expect(page.getByRole('table', { name: 'Plans by finish date' }).getByRole('row')).toHaveCount(count + 1)
  await expect(shown(page).getByText('Cheapest possible')).toBeVisible()
  await expect(shown(page).getByText(/ Found on \w+ \d+\. You have/)).toBeVisible()
  await expect(courses(page).getByRole('listitem').first()).toBeVisible()
  await expect(weeks(page).getByText(/^This week/)).toBeVisible()

  // Follow the first, then the last, and undo.
  await follow(page).click()
  await expect(shown(page).getByText('You follow this route now.')).toBeVisible()
  await expect(undo(page)).toBeFocused()
  await expect(state(page)).toContainText('On track for')
  await steps(page).last().click()
  await expect(steps(page).last()).toBeChecked()
  await follow(page).click()
  await expect(follow(page)).toHaveCount(0)
  await expect(shown(page).getByText('Your route')).toBeVisible()
  await undo(page).click()
  await expect(follow(page)).toBeVisible()
  await steps(page).first().click()
  await expect(shown(page).getByText('Your route')).toBeVisible()
  await nothingFound(page)
  await page.setViewportSize(sizes.wide)

  const planned = await courses(page).getByRole('listitem').count()
  await fillCart(page).click()
  await expect(lines(page)).toHaveCount(planned)
  await page.getByRole('link', { name: 'Continue browsing' }).click()
  await expect(shown(page).getByRole('link', { name: 'In cart' })).toHaveAttribute('href', '/shopping-cart')
  await expect(fillCart(page)).toHaveCount(0)

  await page.goto('/my-learning')
  const week = page.getByRole('list', { name: 'This week on your routes' })
  await expect(week.getByRole('listitem').first()).toContainText('Data analyst')
  await week.getByRole('link', { name: 'Data analyst' }).click()
  await expect(heading(page, 'Data analyst')).toBeFocused()
  await page.goto('/routes')
  const card = page.getByRole('article', { name: 'Data analyst' })
  await expect(card).toContainText('On track for')
  await expect(card).toContainText('left this week')
})

test('the form says what is wrong where it is', async ({ page, signIn, registerUser }) => {
  await signIn(await registerUser(), '/routes/new')
  await find(page).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Name' }).fill('Two steps')
  await find(page).click()
  await expect(skills(page)).toBeFocused()
  await expect(skills(page)).toHaveAccessibleDescription('Choose at least one skill!')
  await chooseSkill(page, 'SQL', 3)
  await page.getByRole('button', { name: 'Add a milestone' }).click()
  await expect(skills(page, 1)).toBeFocused()
  await chooseSkill(page, 'Statistics', 2, 1)
  await page.getByLabel('By', { exact: true }).nth(1).fill(inDays(10))
  await find(page).click()
  await expect(page.getByText('Milestones must be in the order of their dates.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove milestone 2' }).click()
  await expect(page.getByRole('button', { name: 'Add a milestone' })).toBeFocused()

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Weeks off' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add points that you expect' }).click()
  await expect(page.getByRole('textbox', { name: 'Points', exact: true })).toBeFocused()
  await find(page).click()
  await expect(page.getByText('Points must be a whole number, at least 1.')).toBeVisible()
  await nothingFound(page)
})

test('a goal that cannot be kept says which day is possible, and one button takes it', async ({ page, signIn, registerUser }) => {
  await signIn(await registerUser(), '/routes/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Too soon')
  await chooseSkill(page, 'SQL', 3)
  await page.getByLabel('By', { exact: true }).fill(inDays(1))
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('1')
  await find(page).click()
  await expect(page.getByText(/cannot be kept/)).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: /^Take .* instead$/ }).click()
  await expect(steps(page).first()).toBeAttached({ timeout: 120_000 })
  await expect(page.getByText(/cannot be kept/)).toHaveCount(0)
})

test('a route that becomes too slow says so, and one button keeps its date', async ({ page, signIn, registerUser }) => {
  await signIn(await registerUser(), '/routes/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('SQL soon')
  await chooseSkill(page, 'SQL', 3)
  await page.getByLabel('By', { exact: true }).fill(inDays(5))
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('20')
  await find(page).click()
  await searchIsOver(page)
  await follow(page).click()
  await expect(state(page)).toContainText('On track for')
  await page.getByRole('link', { name: 'Change the goal' }).click()
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('0.5')
  await page.getByRole('button', { name: 'Save and search again' }).click()
  await expect(state(page)).toContainText('Late:')
  await searchIsOver(page)
  await nothingFound(page)
  await page.getByRole('button', { name: /^Learn .* hours? a week$/ }).click()
  await expect(state(page)).toContainText('On track for')
})

test('a plan becomes a route, is changed, left out of, and deleted; on a phone too', async ({
  page,
  signIn,
  registerUser,
  request,
}) => {
  const user = await registerUser()
  await page.setViewportSize(sizes.phone)
  await signIn(user, '/courses')
  const known: Skill[] = await (await request.get('/api/skills?pageSize=100')).json()
  await page.goto(`/plan?select=${known.find(({ name }) => name === 'SQL')?.id}:3`)
  await page.getByRole('link', { name: 'With dates' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Level of SQL' })).toHaveValue('3')
  await page.getByRole('textbox', { name: 'Name' }).fill('SQL by spring')
  await find(page).click()
  await searchIsOver(page)
  await expect(steps(page).first()).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
  const name = (await courses(page).getByRole('listitem').first().getByRole('link').first().textContent()) ?? ''
  await courses(page).getByRole('button', { name: 'Leave out' }).first().click()
  await expect(courses(page).getByRole('link', { name, exact: true })).toHaveCount(0, { timeout: 120_000 })
  await searchIsOver(page)
  await page.getByRole('link', { name: 'Change the goal' }).click()
  await expect(page.getByRole('list', { name: 'Courses left out' })).toContainText(name)
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('button', { name: 'Save and search again' }).click()
  await expect(courses(page).getByRole('link', { name, exact: true })).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
  await expect(heading(page, 'Your routes')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Plan your first route' })).toBeVisible()
})

/** Returns the id of a route to these levels of skills of the demo. */
async function makeRoute(request: APIRequestContext, owner: User, levels: Record<string, number>): Promise<number> {
  const known: Skill[] = await (await request.get('/api/skills?pageSize=100')).json()
  const skills = known.flatMap(({ id, name }) => (levels[name] ? [{ skillId: id, level: levels[name] }] : []))
  const response = await request.post('/api/learning-routes', {
    headers: { authorization: `Bearer ${owner.pair.accessToken}` },
    data: {
      name: 'Mine',
      milestones: [{ date: null, skills }],
      hoursPerWeek: 2,
      weeksOff: [],
      points: { areLimit: false, expected: [] },
      musts: [],
      leftOut: [],
    },
  })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}

test('while a course is being left out, another press does nothing, and the focus stays', async ({
  page,
  signIn,
  registerUser,
  request,
}) => {
  const user = await registerUser()
  const id = await makeRoute(request, user, { SQL: 3, Python: 2 })
  await signIn(user, `/routes/${id}`)
  await searchIsOver(page)
  const name = (await courses(page).getByRole('listitem').first().getByRole('link').first().textContent()) ?? ''
  const buttons = courses(page).getByRole('button', { name: 'Leave out' })
  let saves = 0
  const released = Promise.withResolvers<void>()
  await page.route(`**/api/learning-routes/${id}`, async (route) => {
    if (route.request().method() === 'PUT') {
      saves++
      await released.promise
    }
    await route.continue()
  })
  await buttons.first().press('Enter')
  await expect(buttons.first()).toBeDisabled()
  await expect(buttons.first()).toBeFocused()
  await buttons.nth(1).press('Enter')
  await expect(buttons.nth(1)).toBeFocused()
  released.resolve()
  await expect(courses(page).getByRole('link', { name, exact: true })).toHaveCount(0, { timeout: 120_000 })
  expect(saves).toBe(1)
})

test('a route is for its owner alone', async ({ page, signIn, registerUser, request }) => {
  const [owner, other] = [await registerUser(), await registerUser()]
  const id = await makeRoute(request, owner, { SQL: 1 })
  await signIn(other, null)
  for (const path of [`/routes/${id}`, `/routes/${id}/edit`]) {
    await page.goto(path)
    await expect(page.getByText('This route does not exist.')).toBeVisible()
  }
  await page.goto('/routes/new-one')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(0)
})
