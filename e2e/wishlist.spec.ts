import type { APIRequestContext, Page } from '@playwright/test'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { nothingFound } from './axe-fixtures.ts'
import { fillLogin, freshEmail, password, type User } from './fixtures.ts'
import { card, expect, fillCart, heading, test } from './shop-fixtures.ts'

const python = 'Python for everyday problems'
const sql = 'SQL from zero'
const learning = 'Machine learning, honestly'

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Wishlist: ${name}`, exact: true })
const wishes = (page: Page) => page.getByRole('list', { name: 'Wishlist' }).getByRole('article').getByRole('heading')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('wishlist'))
const keepWishes = (page: Page, text: string) =>
  page.addInitScript((text) => {
    if (sessionStorage.getItem('wished')) return
    sessionStorage.setItem('wished', 'yes')
    localStorage.setItem('wishlist', text)
  }, text)
/** Whether the page can be scrolled sideways. */
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const wishByApi = async (request: APIRequestContext, { pair }: User, ids: number[]) => {
  for (const id of ids) {
    const response = await request.put(`/api/wishlist/${id}`, { headers: { authorization: `Bearer ${pair.accessToken}` } })
    expect(response.status()).toBe(200)
  }
}

test('a guest keeps courses in the browser by one click on card and course page, without any call', async ({ page, course }) => {
  const [first, second] = [await course(python), await course(sql)]
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/wishlist') && calls.push(request.url()))
  await page.goto('/courses/filtered/python')
  await expect(heart(page, python)).toHaveAttribute('aria-pressed', 'false')
  await heart(page, python).click()
  await expect(heart(page, python)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Added to your wishlist.' })).toBeVisible()
  await page.goto(`/courses/${second.id}`)
  await heart(page, sql).focus()
  await page.keyboard.press('Space')
  await expect(heart(page, sql)).toHaveAttribute('aria-pressed', 'true')
  expect(await stored(page)).toBe(`-${first.id}:${first.price}-${second.id}:${second.price}`)
  await page.reload()
  await expect(heart(page, sql)).toHaveAttribute('aria-pressed', 'true')
  expect(calls).toEqual([])

  await page.getByRole('navigation', { name: 'Personal' }).getByRole('link', { name: 'Wishlist' }).click()
  await expect(heading(page, 'Wishlist')).toBeVisible()
  await expect(wishes(page)).toHaveText([sql, python])
  await nothingFound(page)
  await page.getByRole('button', { name: `Remove ${sql}` }).click()
  await expect(page.getByText(`Removed “${sql}”.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(page.getByText('1 course on your wishlist')).toBeVisible()
  expect(await stored(page)).toBe(`-${first.id}:${first.price}`)
  await page.keyboard.press('Enter')
  await expect(wishes(page)).toHaveText([sql, python])
  await card(page, python).getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await page.goBack()
  await expect(card(page, python).getByRole('link', { name: 'In cart' })).toBeVisible()
  await heart(page, python).waitFor({ state: 'detached' })
})

test('a fallen price is shown; a course that is no longer offered leaves with a sentence', async ({ page, course }) => {
  const { id, price } = await course(python)
  const { id: other } = await course(sql)
  await page.setViewportSize({ width: 360, height: 740 })
  await keepWishes(page, `-2147483647:5-${id}:${price + 20}-${other}:1`)
  await page.goto('/wishlist')
  await expect(card(page, python)).toContainText('20 points less than when you added it')
  await expect(card(page, sql)).not.toContainText('less than')
  await expect(page.getByText('A course is no longer offered and has left your wishlist.')).toBeVisible()
  expect(await isTooWide(page)).toBe(false)
  await nothingFound(page)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('no longer offered')).toBeHidden()
  expect(await stored(page)).toBe(`-${id}:${price + 20}-${other}:1`)
})

test('an empty wishlist says how to fill it, and is in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/courses')
  await page.getByRole('button', { name: 'Menu' }).click()
  // The foot of the page has a link of this name too, which would be found before the menu is drawn, and then lie behind it.
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Wishlist' }).click()
  await expect(page.getByText('Press the heart on a course to keep it here.')).toBeVisible()
  await nothingFound(page, ['phone'])
})

test('the guest’s wishes become the user’s at login, and at registration', async ({ page, course, registerUser, request }) => {
  const [one, two] = [await course(python), await course(sql)]
  const user = await registerUser()
  await wishByApi(request, user, [two.id])
  await keepWishes(page, `-${one.id}:${one.price + 5}`)
  await page.goto('/wishlist')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, user.email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/wishlist')
  await expect(wishes(page)).toHaveText([python, sql])
  await expect(card(page, python)).toContainText('5 points less than when you added it')
  expect(await stored(page)).toBe(null)
  await nothingFound(page)

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto('/wishlist')
  await expect(page.getByText('Press the heart on a course to keep it here.')).toBeVisible()
  await page.goto(`/courses/${one.id}`)
  await expect(heart(page, python)).toHaveAttribute('aria-pressed', 'false')
  await heart(page, python).click()
  await page.goto('/account/register')
  await page.getByLabel('Name').fill('Nora Newcomer')
  await page.getByLabel('Email address').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL('/courses')
  await page.goto('/wishlist')
  await expect(wishes(page)).toHaveText([python])
})

test('a user’s hearts need one call for all cards, take effect at once, and go back when the server refuses', async ({
  page,
  registerUser,
  signIn,
  course,
  request,
}) => {
  const user = await registerUser()
  await wishByApi(request, user, [(await course(sql)).id])
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/wishlist') && calls.push(new URL(request.url()).pathname))
  await signIn(user, '/courses/filtered/sql')
  await expect(heart(page, sql)).toHaveAttribute('aria-pressed', 'true')
  expect(calls).toEqual(['/api/wishlist/ids'])

  let respond = () => {}
  await page.route('**/api/wishlist/*', (route) => {
    if (route.request().method() === 'GET') return route.continue()
    respond = () => void route.fulfill({ status: 409, json: { StatusCode: 409, Message: 'Your wishlist is full.', errors: {} } })
  })
  await heart(page, sql).click()
  await expect(heart(page, sql)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => calls.length).toBe(2)
  respond()
  await expect(page.getByRole('alert').filter({ hasText: 'Your wishlist is full.' })).toBeVisible()
  await expect(heart(page, sql)).toHaveAttribute('aria-pressed', 'true')
})

test('a bought course leaves the wishlist, and has no heart any more', async ({
  page,
  registerUser,
  signIn,
  course,
  request,
}) => {
  const user = await registerUser()
  const [one, two] = [await course(python), await course(sql)]
  await wishByApi(request, user, [one.id, two.id])
  await fillCart(request, user.pair.accessToken, [one])
  await signIn(user, '/shopping-cart')
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(heading(page, 'The course is yours')).toBeVisible()
  await page.goto('/my-learning')
  await page.getByRole('main').getByRole('link', { name: 'Wishlist' }).click()
  await expect(wishes(page)).toHaveText([sql])
  await page.goto(`/courses/${one.id}`)
  await expect(page.getByRole('link', { name: 'Learn Course' })).toBeVisible()
  await expect(heart(page, python)).toHaveCount(0)
})

test('the demo’s student has wishes, one with a fallen price; an author has no heart on the own course; an Admin has wishes too', async ({
  page,
  signIn,
  course,
}) => {
  await signIn('student@demo.test', '/wishlist')
  await expect(card(page, learning)).toContainText('20 points less than when you added it')

  const { id } = await course(sql)
  await signIn('admin@demo.test', `/courses/${id}`)
  await expect(heart(page, sql)).toHaveAttribute('aria-pressed', 'false')
  await signIn('creator@demo.test', `/courses/${id}`)
  await expect(page.getByRole('link', { name: 'Edit course' })).toBeVisible()
  await expect(heart(page, sql)).toHaveCount(0)
})

test('wishes are musts of a plan: the plan is proven with them, says why, and each can be made optional', async ({
  page,
  course,
}) => {
  const [wished, other] = [await course(learning), await course('Colour that works')]
  await keepWishes(page, `-${wished.id}:${wished.price}-${other.id}:${other.price}`)
  await page.goto('/wishlist')
  await page.getByRole('link', { name: 'Plan with these' }).click()
  await expect(page).toHaveURL(`/plan?must=${other.id},${wished.id}`)
  const musts = page.getByRole('list', { name: 'Must be in the plan' })
  await expect(musts.getByRole('listitem')).toHaveText(['Colour that works', learning])
  await nothingFound(page)
  await page.getByRole('combobox', { name: 'Add a skill' }).fill('SQL')
  await page.getByRole('option', { name: 'SQL', exact: true }).click()

  const steps = page.getByRole('list', { name: 'Courses of the plan' })
  await expect(page.getByText('Proven: no other choice with the courses you want costs less.')).toBeVisible()
  for (const name of [learning, 'Colour that works'])
    await expect(steps.getByRole('article', { name })).toContainText('You asked for it.')
  await expect(page).toHaveURL(new RegExp(`must=${other.id},${wished.id}`))
  await nothingFound(page)
  expect(await isTooWide(page)).toBe(false)

  const document = page.waitForRequest(/pdf-for-automated-search\?must=/)
  await page.getByRole('button', { name: 'GET PDF' }).click()
  expect(decodeURIComponent((await document).url())).toContain(`must=${other.id},${wished.id}`)

  await steps.getByRole('article', { name: 'Colour that works' }).getByRole('button', { name: 'Make it optional' }).click()
  await expect(steps.getByRole('article', { name: 'Colour that works' })).toBeHidden()
  await expect(steps.getByRole('article', { name: learning })).toContainText('You asked for it.')
  await expect(page).toHaveURL(new RegExp(`must=${wished.id}$`))
  await page.getByRole('button', { name: `Remove ${learning}` }).click()
  await expect(page.getByText('Proven: no other choice of courses costs less.')).toBeVisible()
})

test('a must that is no longer offered is refused with a sentence, and the search goes on without it', async ({
  page,
  course,
  request,
}) => {
  const { id } = await course(sql)
  const { skills }: CourseDetails = await (await request.get(`/api/courses/${id}`)).json()
  await page.goto(`/courses/filtered?select=${skills[0]?.id}:1&must=2147483646,2147483647`)
  await expect(page.getByRole('button', { name: 'Search without them' })).toBeVisible()
  await page.goto(`/courses/filtered?select=${skills[0]?.id}:1&must=2147483647`)
  await expect(page.getByText('A course that must be in the plan is no longer offered.')).toBeVisible()
  await page.getByRole('button', { name: 'Search without it' }).click()
  await expect(page.getByText('Proven: no other choice of courses costs less.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`select=${skills[0]?.id}:1$`))
})
