import type { APIRequestContext, Page } from '@playwright/test'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { refundRule } from '#contract/refunds/refunds.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { loseResponse, type User } from './fixtures.ts'
import { courseName, makeOwnCourse, sender } from './learning-fixtures.ts'
import { expect, figure, heading, test } from './shop-fixtures.ts'

const history = (page: Page) => page.getByRole('region', { name: 'Points history' })
const movement = (page: Page, reason: string) => history(page).getByRole('row').filter({ hasText: reason })
const returnButton = (page: Page) => page.getByRole('button', { name: 'Return this course', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: `Return “${courseName}”?` })
const refusal = 'You have learned more than 20% of this course, so it cannot be returned.'

async function buyAs(request: APIRequestContext, { pair }: Pick<User, 'pair'>, courseId: number) {
  const send = sender(request, pair.accessToken)
  await send('PUT', `/api/shopping-cart/add-to-cart/${courseId}`)
  await send('PUT', '/api/shopping-cart/buy')
}

async function learnAs(request: APIRequestContext, { pair }: User, courseId: number, count: number) {
  const send = sender(request, pair.accessToken)
  const { materials } = (await send('GET', `/api/courses/learn/${courseId}`)) as CourseToLearn
  for (const { id } of materials.slice(0, count)) await send('PUT', `/api/courses/learned?materialId=${id}&courseId=${courseId}`)
}

test('the rule stands before buying, on the receipt and in the history; a course is returned with the keyboard and is gone', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const { id } = await makeOwnCourse(request, 100)
  const user = await registerUser()
  await sender(request, user.pair.accessToken)('PUT', `/api/shopping-cart/add-to-cart/${id}`)
  await signIn(user, '/shopping-cart')
  await expect(page.getByText(refundRule)).toBeVisible()
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(heading(page, 'The course is yours')).toBeFocused()
  await expect(figure(page, 'New balance')).toContainText('900 points')
  await expect(page.getByText(refundRule)).toBeVisible()

  await page.getByRole('link', { name: 'Points history' }).click()
  const bought = movement(page, `Bought “${courseName}”`)
  await expect(bought).toContainText(/You can return it until \w+ \d+, \d{4}, \d+:\d\d [AP]M\./)
  await expect(returnButton(page)).toHaveAccessibleDescription(`Bought “${courseName}”`)
  await returnButton(page).press('Enter')
  await expect(dialog(page)).toContainText('You get 100 points back at once.')
  await expect(dialog(page)).toContainText('What you have learned stays learned.')
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(returnButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const note = history(page).getByText(`“${courseName}” is returned. You have 100 points back.`)
  await expect(note).toBeVisible()
  await expect(note.locator('xpath=..')).toBeFocused()
  await expect(movement(page, `Returned “${courseName}”`)).toContainText('+100')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('1,000')
  await expect(returnButton(page)).toHaveCount(0)

  await page.goto('/my-learning')
  await expect(page.getByText('The courses you buy appear here.')).toBeVisible()
  await page.goto(`/courses/learn/${id}`)
  await expect(page.getByText('Buy this course to learn it.')).toBeVisible()

  await sender(request, user.pair.accessToken)('PUT', `/api/shopping-cart/add-to-cart/${id}`)
  await page.goto('/shopping-cart')
  await expect(page.getByText(`You returned “${courseName}” before, so it cannot be returned again.`)).toBeVisible()
})

test('the course’s page offers it on a phone too; a lost response is sent again and returns the course once', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const { id } = await makeOwnCourse(request, 40)
  const user = await registerUser()
  await buyAs(request, user, id)
  await page.setViewportSize(sizes.phone)
  await signIn(user, `/courses/learn/${id}`)
  await page.getByRole('button', { name: 'Materials' }).click()
  await expect(page.getByRole('dialog', { name: 'Materials' }).getByText(refundRule)).toBeVisible()
  // It stands once, with the list of materials, and not under every material.
  await expect(page.getByText(refundRule).filter({ visible: true })).toHaveCount(1)
  await returnButton(page).click()
  await loseResponse(page, `/api/account/refunds/${id}`)
  const confirm = dialog(page).getByRole('button', { name: 'Return this course' })
  await confirm.click()
  await expect(dialog(page).getByRole('alert')).toContainText('Coursewise cannot be reached.')
  await confirm.click()
  await expect(page).toHaveURL('/my-learning')
  await expect(page.getByRole('status').filter({ hasText: 'You have 40 points back.' })).toBeVisible()
  await expect(page.getByText('The courses you buy appear here.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sizes.phone.width)
})

test('a free course is left without points', async ({ page, request, registerUser, signIn }) => {
  const { id } = await makeOwnCourse(request, 0)
  const user = await registerUser()
  await buyAs(request, user, id)
  await signIn(user, `/courses/learn/${id}`)
  await page.getByRole('button', { name: 'Leave this course' }).click()
  const leave = page.getByRole('dialog', { name: `Leave “${courseName}”?` })
  await expect(leave).toContainText('The course was free, so no points move.')
  await leave.getByRole('button', { name: 'Leave this course' }).click()
  await expect(page).toHaveURL('/my-learning')
  await expect(page.getByText('The courses you buy appear here.')).toBeVisible()
})

test('after more learning the return is refused with a sentence, in the dialog, in the history and on the course’s page', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const { id } = await makeOwnCourse(request, 40)
  const user = await registerUser()
  await buyAs(request, user, id)
  await signIn(user, '/account/profile')
  await returnButton(page).click()
  await learnAs(request, user, id, 2)
  await dialog(page).getByRole('button', { name: 'Return this course' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText(refusal)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(movement(page, `Bought “${courseName}”`)).toContainText(refusal)
  await expect(history(page).getByText(refusal)).toBeFocused()
  await expect(returnButton(page)).toHaveCount(0)

  await page.goto(`/courses/learn/${id}`)
  await expect(page.getByText(refusal)).toBeVisible()
  const second = page.getByRole('checkbox', { name: /^Learned: / }).nth(1)
  await second.uncheck()
  await expect(returnButton(page)).toBeVisible()
})

test('a refusal that arrives after the dialog was closed takes the focus of the button that it replaces', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const { id } = await makeOwnCourse(request, 40)
  const user = await registerUser()
  await buyAs(request, user, id)
  await signIn(user, '/account/profile')
  await returnButton(page).click()
  await learnAs(request, user, id, 2)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/account/refunds', async (route) => {
    await held
    await route.continue()
  })
  await dialog(page).getByRole('button', { name: 'Return this course' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText(refusal)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(returnButton(page)).toBeFocused()
  release()
  await expect(history(page).getByText(refusal)).toBeFocused()
})

test('an author sees a return in the history and in a notification', async ({ page, request, registerUser, signIn }) => {
  const own = await makeOwnCourse(request, 400)
  const buyer = await registerUser()
  await buyAs(request, buyer, own.id)
  await sender(request, buyer.pair.accessToken)('POST', `/api/account/refunds/${own.id}`)
  await signIn(own.author.email, '/account/profile')
  await expect(movement(page, `A student returned “${courseName}”`)).toContainText('−400')
  await page.goto('/account/notifications')
  await expect(page.getByText(`“${courseName}” was returned once for 400 points.`)).toBeVisible()
})

test('axe finds nothing in the cart, on the receipt, in the history, in the dialog and on the course’s page', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const { id } = await makeOwnCourse(request, 10)
  const user = await registerUser()
  await sender(request, user.pair.accessToken)('PUT', `/api/shopping-cart/add-to-cart/${id}`)
  await signIn(user, '/shopping-cart')
  await expect(page.getByText(refundRule)).toBeVisible()
  await nothingFound(page)
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(heading(page, 'The course is yours')).toBeVisible()
  await nothingFound(page)
  await page.goto('/account/profile')
  await expect(returnButton(page)).toBeVisible()
  await nothingFound(page)
  await returnButton(page).click()
  await expect(dialog(page)).toBeVisible()
  await nothingFound(page)
  await page.goto(`/courses/learn/${id}`)
  await expect(returnButton(page)).toBeVisible()
  await nothingFound(page)
})

test('an author sees what is certain in the profile, in the cart, on a course page and when giving, with ways to other points', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const [own, wanted, bought] = await Promise.all([300, 800, 400].map((price) => makeOwnCourse(request, price)))
  if (!own || !wanted || !bought) throw new Error('no courses')
  await buyAs(request, await registerUser(), own.id)
  await buyAs(request, own.author, bought.id)
  const day = `\\w{3} \\d{1,2}, \\d{4}`
  const note = new RegExp(
    `^You can spend 600 of your 900 points\\. The others come from sales that can still be returned\\. They will be certain on ${day}\\.$`,
  )
  await signIn(own.author.email, '/account/profile')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('900 pointsof which 600 certain')
  await expect(history(page).getByText(note)).toBeVisible()
  await nothingFound(page)

  await page.goto(`/courses/${wanted.id}`)
  const facts = page.getByRole('complementary', { name: 'At a glance' })
  await expect(facts.getByText('You need 200 more points for this course.')).toBeVisible()
  await expect(facts.getByText(note)).toBeVisible()
  await facts.getByRole('button', { name: 'Give as a gift' }).click()
  const gift = page.getByRole('dialog')
  await expect(gift.getByText('You need 200 more points.', { exact: true })).toBeVisible()
  await expect(gift.getByText(note)).toBeVisible()
  await gift.getByLabel('Email address').fill('friend@example.test')
  await gift.getByRole('button', { name: 'Give it' }).click()
  await expect(gift.getByRole('alert')).toContainText('600 of your 900 points are certain')
  await page.keyboard.press('Escape')

  await sender(request, own.author.pair.accessToken)('PUT', `/api/shopping-cart/add-to-cart/${wanted.id}`)
  await page.goto('/shopping-cart')
  await expect(figure(page, 'Of which certain')).toContainText('600 points')
  await expect(figure(page, 'Missing')).toContainText('200 points')
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy' })).toBeDisabled()
  await page.getByRole('link', { name: 'Redeem it' }).click()
  await expect(page.getByRole('region', { name: 'Redeem a code' })).toBeInViewport()
})
