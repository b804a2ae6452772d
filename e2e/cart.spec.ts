import { buyCart, type CartItem } from '#contract/cart/cart.ts'
import { logIn, loseResponse } from './fixtures.ts'
import { card, cartLink, expect, figure, fillCart, heading, keepGuestCart, lines, test } from './shop-fixtures.ts'

const python = 'Python for everyday problems'
const sql = 'SQL from zero'

test('an empty cart says so and makes no call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/shopping-cart') && calls.push(request.url()))
  await page.goto('/shopping-cart')
  await expect(page.getByText('Shopping Cart is Empty', { exact: true })).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart')
  expect(calls).toEqual([])
  await page.getByRole('link', { name: 'Continue browsing' }).click()
  await expect(page).toHaveURL('/courses')
})

test('removing a line takes effect at once, and Undo puts it back', async ({ page }) => {
  await keepGuestCart(page, '-1-17-21-11')
  await page.goto('/shopping-cart')
  await expect(lines(page)).toHaveCount(4)
  const total = Number(((await figure(page, 'Total price').textContent()) ?? '').replace(/\D/g, ''))
  const [first] = await page.request.get('/api/shopping-cart/page-from-cookie?cookie=-1').then((response) => response.json())
  const { name, price } = (first as CartItem).course
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText(`Removed “${name}”.`)).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart, 3 items')
  await expect(figure(page, 'Total price')).toContainText(`${total - price} points`)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('-17-21-11')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines(page)).toHaveCount(4)
  await expect(page.getByText(/^Removed/)).toBeHidden()
  await expect(figure(page, 'Total price')).toContainText(`${total} points`)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('-17-21-11-1')
})

test('after the last line is removed the cart is empty, and Undo is still there', async ({ page }) => {
  await keepGuestCart(page, '-2')
  await page.goto('/shopping-cart')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Shopping Cart is Empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByText('Shopping Cart is Empty')).toBeHidden()
})

test('the cart shows the valid courses in the browser’s storage, and ignores the rest', async ({ page }) => {
  await keepGuestCart(page, '-1-1--x-99999999999-0-<b>1</b>-2147483647-2')
  await page.goto('/shopping-cart')
  await expect(lines(page)).toHaveCount(2)
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart, 2 items')
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('-1-2')
})

test('more than ten lines have pages; removing the last line of a page leads to the page before', async ({ page }) => {
  await keepGuestCart(page, '-1-2-3-4-5-6-7-8-9-10-11')
  await page.goto('/shopping-cart')
  await expect(lines(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/shopping-cart?page=2')
  await expect(lines(page)).toHaveCount(1)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart, 10 items')
})

test('the count follows in the other tab, for guests and for users', async ({ page, context, registerUser }) => {
  await page.goto('/courses')
  const other = await context.newPage()
  await other.goto('/shopping-cart')
  await expect(other.getByText('Shopping Cart is Empty')).toBeVisible()
  await page.bringToFront()
  await card(page, python).getByRole('button', { name: 'Add to cart' }).click()
  await expect(cartLink(other)).toHaveAccessibleName('Shopping cart, 1 item')
  await expect(lines(other)).toHaveCount(1)

  const { email } = await registerUser()
  await logIn(page, email)
  await expect(cartLink(other)).toHaveAccessibleName('Shopping cart, 1 item')
  await card(page, sql).getByRole('button', { name: 'Add to cart' }).click()
  await expect(cartLink(other)).toHaveAccessibleName('Shopping cart, 2 items')
  await expect(lines(other)).toHaveCount(2)
  await page.getByRole('button', { name: `Remove ${python}` }).click()
  await expect(lines(other)).toHaveCount(1)
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(heading(page, 'The course is yours')).toBeVisible()
  await expect(other.getByText('Shopping Cart is Empty')).toBeVisible()
  await expect(cartLink(other)).toHaveAccessibleName('Shopping cart')
})

test('a purchase whose response was lost is sent again, and nothing is paid twice', async ({
  page,
  request,
  registerUser,
  signIn,
  course,
}) => {
  const chosen = await course(sql)
  const user = await registerUser()
  await fillCart(request, user.pair.accessToken, [chosen])
  await signIn(user, '/shopping-cart')
  const keys: (string | undefined)[] = []
  await page.route(`**${buyCart.url}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.fallback()
    await route.fetch()
    return route.abort('internetdisconnected')
  })
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(page.getByRole('alert')).toContainText('Coursewise cannot be reached.')
  await expect(page.getByText('You can press Buy again: you pay only once.')).toBeVisible()
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(heading(page, 'The course is yours')).toBeFocused()
  await expect(figure(page, 'New balance')).toContainText(`${1000 - chosen.price} points`)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('a cart that is emptied by hand after a failed purchase is empty, and nothing says that it was bought', async ({
  page,
  request,
  registerUser,
  signIn,
  course,
}) => {
  const user = await registerUser()
  await fillCart(request, user.pair.accessToken, [await course(sql)])
  await signIn(user, '/shopping-cart')
  await page.route(`**${buyCart.url}`, (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(page.getByText('You can press Buy again: you pay only once.')).toBeVisible()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Shopping Cart is Empty')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show the receipt' })).toBeHidden()
})

test('a purchase whose response was lost is found when the cart turns out to be empty', async ({
  page,
  context,
  request,
  registerUser,
  signIn,
  course,
}) => {
  const user = await registerUser()
  await fillCart(request, user.pair.accessToken, [await course(sql), await course(python)])
  await signIn(user, '/shopping-cart')
  await loseResponse(page, buyCart.url)
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(page.getByText('You can press Buy again: you pay only once.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/courses')
  await card(other, 'Interface design, step by step').getByRole('button', { name: 'Add to cart' }).click()
  await other.getByRole('button', { name: /^Remove/ }).click()
  await page.bringToFront()
  await expect(page.getByText('your purchase has probably gone through')).toBeVisible()
  await page.getByRole('button', { name: 'Show the receipt' }).click()
  await expect(heading(page, 'The courses are yours')).toBeFocused()
})

test('when the total has changed, the cart says so and nothing is bought', async ({
  page,
  request,
  registerUser,
  signIn,
  course,
}) => {
  const [first, second] = [await course(sql), await course(python)]
  const user = await registerUser()
  await fillCart(request, user.pair.accessToken, [first])
  await signIn(user, '/shopping-cart')
  await expect(figure(page, 'Total price')).toContainText(`${first.price} points`)
  await fillCart(request, user.pair.accessToken, [second])
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(page.getByRole('alert')).toContainText(`The total is now ${first.price + second.price} points`)
  await expect(lines(page)).toHaveCount(2)
  await expect(figure(page, 'Balance now')).toContainText('1,000 points')
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(heading(page, 'The courses are yours')).toBeVisible()
})

test('when adding or removing fails, the screen says so and the cart stays correct', async ({
  page,
  context,
  registerUser,
  signIn,
}) => {
  await signIn(await registerUser())
  await card(page, sql).getByRole('button', { name: 'Add to cart' }).click()
  await expect(lines(page)).toHaveCount(1)
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('alert')).toContainText('Coursewise cannot be reached.')
  await context.setOffline(false)
  await page.reload()
  await expect(lines(page)).toHaveCount(1)
})

test('a card shows what was added while the cart was still being read', async ({ page, registerUser, signIn }) => {
  const added = page.waitForResponse('**/api/shopping-cart/add-to-cart/*')
  await page.route(
    '**/api/shopping-cart/ids',
    async (route) => {
      const response = await route.fetch()
      await added
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await signIn(await registerUser())
  await card(page, sql).getByRole('button', { name: 'Add to cart' }).click()
  await expect(lines(page)).toHaveCount(1)
  await page.goBack()
  await expect(card(page, sql).getByRole('link', { name: 'In cart' })).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart, 1 item')
})

test('while the session cannot be renewed, a line is not removed as if by a guest', async ({ page, registerUser, signIn }) => {
  const user = await registerUser()
  await page.clock.install()
  await signIn(user)
  await card(page, sql).getByRole('button', { name: 'Add to cart' }).click()
  await expect(lines(page)).toHaveCount(1)
  await page.route('**/api/tokens/refresh', (route) => route.fulfill({ status: 429, json: { Message: 'Not now.' } }))
  await page.clock.fastForward('16:00')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('alert')).toContainText('Not now.')
  await page.unroute('**/api/tokens/refresh')
  await page.reload()
  await expect(lines(page)).toHaveCount(1)
})

test('after signing out a user is a guest with an empty cart', async ({ page, registerUser, signIn }) => {
  await signIn(await registerUser())
  await card(page, sql).getByRole('button', { name: 'Add to cart' }).click()
  await expect(lines(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart')
  await expect(card(page, sql).getByRole('button', { name: 'Add to cart' })).toBeVisible()
})
