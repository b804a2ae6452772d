import type { CourseCard } from '#contract/courses/courses.ts'
import type { Skill } from '#contract/skills/skills.ts'
import { test as authoring, makeCourse } from './authoring-fixtures.ts'
import { fillLogin, freshEmail, password } from './fixtures.ts'
import { card, cartLink, expect, fillCart, glance, heading, test } from './shop-fixtures.ts'

const python = 'Python for everyday problems'
const sql = 'SQL from zero'
const free = 'Git without fear'

test('a card says that its course is in the cart, wherever it is shown to a guest', async ({ page, request, course }) => {
  const { id } = await course(sql)
  const skills: Skill[] = await (await request.get('/api/skills?pageSize=100')).json()
  const skill = skills.find(({ name }) => name === 'SQL')?.id
  await page.goto('/courses')
  await card(page, sql).getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  for (const path of [
    '/courses',
    '/courses/filtered/sql',
    '/account/author/creator@demo.test',
    `/courses/${id}`,
    `/courses/filtered?select=${skill}:4`,
  ]) {
    await page.goto(path)
    const found = path === `/courses/${id}` ? glance(page) : page.getByRole('article').filter({ hasText: sql })
    await expect(found.getByRole('link', { name: 'In cart' }), path).toHaveAttribute('href', '/shopping-cart')
    await expect(found.getByRole('button', { name: 'Add to cart' })).toBeHidden()
  }
  await page.goto('/courses')
  await expect(card(page, python).getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test('a card follows the cart of a user, also when it changes in another tab', async ({
  page,
  context,
  request,
  registerUser,
  signIn,
  course,
}) => {
  const user = await registerUser()
  await fillCart(request, user.pair.accessToken, [await course(sql)])
  await signIn(user)
  const inCart = card(page, sql).getByRole('link', { name: 'In cart' })
  await expect(inCart).toBeVisible()
  const other = await context.newPage()
  await other.goto('/shopping-cart')
  await other.getByRole('button', { name: `Remove ${sql}` }).click()
  await expect(inCart).toBeHidden()
  await expect(card(page, sql).getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(inCart).toBeVisible()
  await inCart.click()
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(heading(page, 'The course is yours')).toBeVisible()
  await page.goto('/courses')
  await expect(card(page, sql).getByRole('link', { name: 'Learn Course' })).toBeVisible()
})

test('a user gets a free course with one click', async ({ page, registerUser, signIn, course }) => {
  const user = await registerUser()
  const { id, price } = await course(free)
  expect(price).toBe(0)
  await signIn(user, `/courses/filtered/${encodeURIComponent(free)}`)
  await card(page, free).getByRole('button', { name: 'Get for free' }).press('Enter')
  await expect(card(page, free).getByRole('link', { name: 'Learn Course' })).toBeFocused()
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart')
  await page.getByRole('status').filter({ hasText: 'The course is yours.' }).getByRole('link', { name: 'Start learning' }).click()
  await expect(page).toHaveURL(new RegExp(`/courses/learn/${id}`))
})

test('a guest who wants a free course gets it after signing in or registering', async ({ page, registerUser, course }) => {
  const { id } = await course(free)
  const { email } = await registerUser()
  await page.goto(`/courses/${id}`)
  await glance(page).getByRole('button', { name: 'Get for free' }).click()
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`/courses/${id}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Learn Course' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto(`/courses/${id}`)
  await glance(page).getByRole('button', { name: 'Get for free' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Name').fill('Gus Guest')
  await page.getByLabel('Email address').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(`/courses/${id}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Learn Course' })).toBeVisible()
})

authoring(
  'a free course that has got a price in the meantime is not bought, and the button says so',
  async ({ page, creator, student, openAs }) => {
    const author = await creator()
    const made = await makeCourse(author, 'Weaving for a while')
    const { id, ...form } = made
    const priced = async (price: number) => {
      const { updateDateUTC } = (await author.send('GET', `/api/courses/edit/${id}`)).body
      expect((await author.send('PUT', `/api/courses/${id}`, { ...form, price, updateDateUTC })).status).toBe(204)
    }
    await priced(0)
    const buyer = await student()
    await openAs(buyer, `/courses/${id}`)
    const button = glance(page).getByRole('button', { name: 'Get for free' })
    await expect(button).toBeVisible()
    await priced(25)
    await button.click()
    await expect(page.getByRole('alert')).toContainText('This course is not free: it costs 25 points. Nothing was bought.')
    await expect(glance(page).getByRole('button', { name: 'Add to cart' })).toBeVisible()
    const { body } = (await buyer.send('GET', `/api/courses/${id}`)) as { body: CourseCard }
    expect(body.isBought).toBe(false)
  },
)
