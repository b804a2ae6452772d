import type { Locator, Page } from '@playwright/test'
import type { Skill } from '#contract/skills/skills.ts'
import { nothingFound } from './axe-fixtures.ts'
import { fillLogin } from './fixtures.ts'
import { card, cartLink, expect, glance, heading, keepGuestCart, lines, test } from './shop-fixtures.ts'

const python = 'Python for everyday problems'
const sql = 'SQL from zero'
const add = (place: Locator) => place.getByRole('button', { name: 'Add to cart' })
const inCart = (place: Locator) => place.getByRole('link', { name: 'In cart' })
const goBack = (page: Page) => page.getByRole('link', { name: 'Continue browsing' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** The cart is open and holds these courses. */
async function inTheCart(page: Page, ...names: string[]) {
  await expect(page).toHaveURL('/shopping-cart')
  await expect(heading(page, 'Shopping cart')).toBeFocused()
  await expect(lines(page)).toHaveText(names.map((name) => new RegExp(name)))
}

for (const who of ['a guest', 'a user'] as const) {
  test(`for ${who}, adding a course leads to the cart, and both ways back lead to where it was, as far down`, async ({
    page,
    registerUser,
    signIn,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    if (who === 'a user') await signIn(await registerUser())
    else await page.goto('/courses')
    await page
      .getByRole('button', { name: 'Page 2', exact: true })
      .or(page.getByRole('button', { name: 'Next page' }))
      .first()
      .click()
    await expect(page).toHaveURL('/courses?page=2')
    const listed = page.getByRole('region', { name: 'Courses', exact: true }).getByRole('article')
    await expect(page.getByText(/^Page 2 of \d+$/).first()).toBeVisible()
    const [one, other] = [listed.nth(2), listed.nth(3)]
    const [first, second] = await Promise.all([one, other].map((article) => article.getByRole('heading').textContent()))
    await one.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(400)
    await add(one).click()
    await inTheCart(page, `${first}`)
    await goBack(page).click()
    await expect(page).toHaveURL('/courses?page=2')
    await expect(inCart(one)).toHaveAttribute('href', '/shopping-cart')
    await expect.poll(() => scrolled(page)).toBe(before)

    await add(other).click()
    await inTheCart(page, `${first}`, `${second}`)
    await page.goBack()
    await expect(inCart(other)).toBeVisible()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400)
    await inCart(one).click()
    await inTheCart(page, `${first}`, `${second}`)
  })
}

test('Continue browsing passes over the pages of the cart, the login and a reload', async ({ page, registerUser, course }) => {
  const { id } = await course(sql)
  const { email } = await registerUser()
  // Two pages, even while another test has hidden one of the courses.
  await keepGuestCart(page, '-1-2-3-4-5-6-7-8-9-10-11-12-13-14-15')
  await page.goto(`/courses/${id}`)
  await cartLink(page).click()
  await expect(heading(page, 'Shopping cart')).toBeFocused()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/shopping-cart?page=2')
  await page.getByRole('button', { name: 'Buy' }).click()
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await page.reload()
  await goBack(page).click()
  await expect(page).toHaveURL(`/courses/${id}`)
  await expect(heading(page, sql)).toBeVisible()
})

test('a cart that was opened first leads to the courses, also after one has looked at one of its lines', async ({ page }) => {
  await keepGuestCart(page, '-1-2')
  await page.goto('/shopping-cart')
  await expect(goBack(page)).toHaveAttribute('href', '/courses')
  await nothingFound(page)
  await lines(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/courses\/1$/)
  await page.goBack()
  await goBack(page).click()
  await expect(page).toHaveURL('/courses')
})

test('a course’s page and the wishlist lead to the cart, and a course that is not added stays where it is', async ({
  page,
  context,
  course,
}) => {
  const { id } = await course(sql)
  await page.goto(`/courses/${id}`)
  await add(glance(page)).click()
  await inTheCart(page, sql)
  await goBack(page).click()
  await expect(heading(page, sql)).toBeFocused()
  await expect(inCart(glance(page))).toBeVisible()

  await page.goto('/courses')
  await card(page, python)
    .getByRole('button', { name: `Wishlist: ${python}` })
    .click()
  await page.goto('/wishlist')
  await add(card(page, python)).click()
  await inTheCart(page, sql, python)
  await goBack(page).click()
  await expect(page).toHaveURL('/wishlist')
  await expect(inCart(card(page, python))).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})

test('a user who could not add a course stays on the page and reads why', async ({ page, registerUser, signIn }) => {
  await signIn(await registerUser())
  await page.route('**/api/shopping-cart/add-to-cart/*', (route) =>
    route.fulfill({ status: 409, json: { StatusCode: 409, Message: 'Not this one.', errors: {} } }),
  )
  await add(card(page, sql)).click()
  await expect(page.getByRole('alert')).toContainText('Not this one.')
  // Another course is added from here, so nothing led away; and Back comes here again, past one entry of the cart.
  await page.unrouteAll()
  await add(card(page, python)).click()
  await inTheCart(page, python)
  await page.goBack()
  await expect(page).toHaveURL('/courses')
})

test('a whole plan leads to the cart, and its button says “In cart” until a course is taken out', async ({ page, request }) => {
  const skills: Skill[] = await (await request.get('/api/skills?pageSize=100')).json()
  const findId = (name: string) => skills.find((skill) => skill.name === name)?.id
  await page.goto(`/courses/filtered?select=${findId('SQL')}:4,${findId('Spanish')}:3`)
  const plan = page.getByRole('region', { name: 'The plan at a glance' })
  await plan.getByRole('button', { name: 'Add the whole plan to the cart' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await expect(lines(page)).not.toHaveCount(0)
  await goBack(page).click()
  await expect(inCart(plan)).toBeVisible()
  await expect(plan.getByRole('button', { name: 'Add the whole plan to the cart' })).toBeHidden()
  await inCart(plan).click()
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await goBack(page).click()
  await expect(plan.getByRole('button', { name: 'Add the whole plan to the cart' })).toBeVisible()
})
