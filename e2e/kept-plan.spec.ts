import type { APIRequestContext, Page } from '@playwright/test'
import * as search from '#contract/automated-search/automated-search.ts'
import type { KeptPlan } from '#contract/kept-plans/kept-plans.ts'
import type { Skill } from '#contract/skills/skills.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { press } from './by-keyboard.ts'
import { fillLogin } from './fixtures.ts'
import { learnCourse } from './learn-course.ts'
import { expect, heading, lines, test } from './shop-fixtures.ts'

const addPlan = 'Add the whole plan to the cart'
const withDates = 'Follow it with dates'
const bought = (page: Page) => page.getByRole('list', { name: 'Bought courses' }).getByRole('listitem')
const kept = (page: Page) => page.getByRole('region', { name: 'The plan you are on' })
const stepsOf = (page: Page) => kept(page).getByRole('list', { name: 'Steps of the plan you are on' })

/** A plan of the demo with three courses, whose order is not that of their ids, and which the welcome points pay for. */
async function threeSteps(request: APIRequestContext) {
  const skills: Skill[] = await (await request.get('/api/skills?pageSize=100')).json()
  const wish = ['Spanish', 'SQL', 'Accessibility'].map((name) => ({
    skillId: skills.find((skill) => skill.name === name)?.id ?? 0,
    level: 1,
  }))
  const courses: search.PlanCourse[] = await (await request.post(search.automatedSearch.url, { data: wish })).json()
  expect(courses).toHaveLength(3)
  const select = wish.map(({ skillId, level }) => `${skillId}:${level}`).join(',')
  return { wish, courses, names: courses.map(({ name }) => name), path: `/plan?select=${select}` }
}
const stepLines = (names: string[]) =>
  names.map((name, place) => new RegExp(`${name}.*Step ${place + 1} of ${names.length}`, 's'))

test('a learner follows a plan from its page through cart and purchase to My Learning, and on with dates', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  test.slow()
  const { names, path, courses } = await threeSteps(request)
  const user = await registerUser()
  const headers = { authorization: `Bearer ${user.pair.accessToken}` }
  // In the cart before, it still comes at its place in the plan.
  await request.put(`/api/shopping-cart/add-to-cart/${courses[2]?.id}`, { headers })
  await signIn(user, path)
  await page.getByRole('button', { name: addPlan }).click()
  await expect(lines(page)).toHaveText(stepLines(names))
  await nothingFound(page)
  await page.setViewportSize(sizes.wide)
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(bought(page)).toHaveText(stepLines(names))
  await expect(page.getByRole('link', { name: withDates })).toBeVisible()
  await nothingFound(page)
  await page.goto('/my-learning')
  await expect(page.getByRole('article')).toHaveText(stepLines(names))
  await nothingFound(page)

  const learn = (courseId: number | undefined) => learnCourse(request, user.pair, courseId ?? 0)
  // What is next comes from the plan once a step is finished.
  await learn(courses[0]?.id)
  await page.goto('/courses')
  const next = page.getByRole('region', { name: names[1] ?? '' })
  await next.getByRole('link', { name: 'Step 2 of 3 of your plan' }).click()

  await expect(page).toHaveURL('/plan')
  await expect(kept(page).getByText('1 of 3 learned')).toBeVisible()
  await expect(stepsOf(page).getByRole('listitem')).toHaveText([/learned$/, /bought$/, /bought$/])
  await nothingFound(page)
  await kept(page).getByRole('link', { name: withDates }).click()
  await expect(heading(page, 'New route')).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Level of SQL' })).toHaveValue('1')

  for (const { id } of courses.slice(1)) await learn(id)
  await page.goto('/plan')
  await expect(kept(page).getByText('You have learned all of it.')).toBeVisible()
  await expect(stepsOf(page)).toBeHidden()
})

test('a guest’s plan stays in the browser, becomes the user’s at login, and can be forgotten; on a phone, too', async ({
  page,
  request,
  registerUser,
}) => {
  const { names, path, wish, courses } = await threeSteps(request)
  const user = await registerUser()
  await page.setViewportSize(sizes.phone)
  await page.goto(path)
  await page.getByRole('button', { name: addPlan }).click()
  await expect(lines(page)).toHaveText(stepLines(names))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
  await page.goto('/plan')
  await expect(kept(page).getByText('0 of 3 learned')).toBeVisible()
  await expect(kept(page).getByRole('list', { name: 'What this plan is for' })).toContainText('SQL 1')
  await nothingFound(page, ['phone'])
  await page.goto('/account/login?returnUrl=/shopping-cart')
  await fillLogin(page, user.email)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await expect(lines(page)).toHaveText(stepLines(names))
  const headers = { authorization: `Bearer ${user.pair.accessToken}` }
  const stored: KeptPlan = await (await request.get('/api/account/plan', { headers })).json()
  expect(stored.courses.map(({ id }) => id)).toEqual(courses.map(({ id }) => id))
  expect(stored.wish.map(({ skillId, level }) => ({ skillId, level }))).toEqual(wish)
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toBeNull()
  await page.goto('/plan')
  await kept(page).getByRole('button', { name: 'Forget this plan' }).click()
  await expect(page.getByText('This plan is forgotten.')).toBeVisible()
  await expect(kept(page)).toBeHidden()
  await expect(heading(page, 'Your learning plan')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stepsOf(page).getByRole('link')).toHaveText(names)
  await expect(heading(page, 'Your learning plan')).toBeFocused()
})

test('the next plan takes the place of the one before and says so, even when all its courses are in the cart', async ({
  page,
  request,
}) => {
  const { path, wish } = await threeSteps(request)
  const smaller = `/plan?select=${wish[0]?.skillId}:1`
  const nowYours = page.getByText('This is now your plan.')
  const keep = page.getByRole('button', { name: 'Keep this plan' })
  await page.goto(smaller)
  await page.getByRole('button', { name: addPlan }).click()
  await expect(lines(page)).toHaveCount(1)
  await page.goto(path)
  await page.getByRole('button', { name: addPlan }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await expect(nowYours).toBeVisible()
  await page.goto(smaller)
  await keep.click()
  await expect(nowYours).toBeVisible()
  await expect(keep).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Best possible' })).toBeFocused()
  await page.goto('/plan')
  await expect(kept(page).getByText('0 of 1 learned')).toBeVisible()
})

test('from the plan to the receipt and its dates by the keyboard alone', async ({ page, request, registerUser, signIn }) => {
  const { path } = await threeSteps(request)
  await signIn(await registerUser(), path)
  await press(page, 'button', addPlan)
  await press(page, 'button', 'Buy')
  await expect(heading(page, 'The courses are yours')).toBeFocused()
  await press(page, 'link', withDates)
  await expect(heading(page, 'New route')).toBeFocused()
})
