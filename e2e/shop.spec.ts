import { fillLogin, freshEmail, password } from './fixtures.ts'
import { card, cartLink, expect, figure, fillCart, glance, heading, lines, test } from './shop-fixtures.ts'

const python = 'Python for everyday problems'
const sql = 'SQL from zero'

test('a guest chooses, registers with a full cart, buys and learns', async ({ page, course }) => {
  const total = (await course(python)).price + (await course(sql)).price
  await page.goto('/courses')
  await card(page, python).getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart, 1 item')
  await expect(heading(page, 'Shopping cart')).toBeFocused()

  const search = page.getByRole('combobox', { name: 'Search courses' })
  await search.fill('sql')
  await search.press('Enter')
  await card(page, sql).getByRole('link', { name: sql }).click()
  await expect(heading(page, sql)).toBeFocused()
  await glance(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(lines(page)).toHaveText([new RegExp(python), new RegExp(sql)])
  await expect(figure(page, 'Total price')).toContainText(`${total} points`)
  await page.reload()
  await expect(lines(page)).toHaveCount(2)
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart, 2 items')

  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fshopping-cart')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Name').fill('Gus Guest')
  await page.getByLabel('Email address').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await expect(lines(page)).toHaveText([new RegExp(python), new RegExp(sql)])
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart, 2 items')
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()

  await expect(figure(page, 'Balance now')).toContainText('1,000 points')
  await expect(figure(page, 'Balance after')).toContainText(`${1000 - total} points`)
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(heading(page, 'The courses are yours')).toBeFocused()
  await expect(page.getByRole('list', { name: 'Bought courses' }).getByRole('link', { name: 'Learn Course' })).toHaveCount(2)
  await expect(figure(page, 'Points spent')).toContainText(`${total} points`)
  await expect(figure(page, 'New balance')).toContainText(`${1000 - total} points`)
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart')

  await page.getByRole('link', { name: 'Points history' }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(`${1000 - total} points`)
  await expect(page.getByRole('row').filter({ hasText: python })).toContainText('−')
  await page.goBack()
  await expect(heading(page, 'The courses are yours')).toBeVisible()
  await cartLink(page).click()
  await expect(page.getByText('Shopping Cart is Empty')).toBeVisible()

  await page.getByRole('link', { name: 'Continue browsing' }).click()
  await expect(heading(page, sql)).toBeVisible()
  await page.goto('/courses')
  await expect(card(page, python).getByRole('button', { name: 'Add to cart' })).toBeHidden()
  await card(page, python).getByRole('link', { name: 'Learn Course' }).click()
  await expect(page).toHaveURL(/\/courses\/learn\/\d+$/)
})

test('a signed-in user adds, buys, and may open the materials', async ({ page, registerUser, signIn, course }) => {
  const user = await registerUser()
  const { id } = await course(sql)
  await signIn(user, `/courses/${id}`)
  await glance(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart, 1 item')
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  await expect(lines(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(heading(page, 'The course is yours')).toBeFocused()
  await page.goto(`/courses/${id}`)
  await expect(page.getByRole('link', { name: 'Learn Course' })).toBeVisible()
  await expect(glance(page).getByRole('button', { name: 'Add to cart' })).toBeHidden()
  const link = page.getByRole('region', { name: 'Materials' }).getByRole('link').first()
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect(link).toHaveAttribute('target', '_blank')
})

test('buying as a guest leads to the login and back to the cart', async ({ page, registerUser, course }) => {
  const { email } = await registerUser()
  const { id } = await course(sql)
  await page.goto(`/courses/${id}`)
  await glance(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Log in or register to buy. Your cart is kept.')).toBeVisible()
  await page.getByRole('button', { name: 'Buy' }).click()
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await expect(lines(page)).toHaveCount(1)
  await expect(figure(page, 'Balance after')).toBeVisible()
})

test('with too few points the cart says what is missing instead of failing', async ({
  page,
  request,
  registerUser,
  signIn,
  course,
}) => {
  const names = [
    'Machine learning, honestly',
    'Building web services with Node',
    'Spreadsheets that answer questions',
    'Calculus by pictures',
    'SQL from zero',
    'Drawing what you see',
    'Pronunciation: train ear and mouth',
  ]
  const dear = await Promise.all(names.map(course))
  const total = dear.reduce((sum, { price }) => sum + price, 0)
  const user = await registerUser()
  await fillCart(request, user.pair.accessToken, dear)
  await signIn(user, '/shopping-cart')
  await expect(figure(page, 'Missing')).toContainText(`${total - 1000} points`)
  await expect(page.getByRole('button', { name: 'Buy' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Buy' })).toHaveAccessibleDescription(`You need ${total - 1000} more points.`)
  await expect(page.getByText('You earn points when others buy courses you create.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'an Admin of this portal' })).toHaveAttribute('href', '/contact')
  await expect(page.getByRole('link', { name: 'your gifts' })).toHaveAttribute('href', '/gifts')
  await expect(page.getByRole('link', { name: 'Redeem it' })).toHaveAttribute('href', '/account/profile#redeem')
  // The cheapest course that is enough on its own.
  const [first] = dear.filter(({ price }) => price >= total - 1000).sort((one, other) => one.price - other.price)
  await expect(page.getByText('Without this course you can buy the rest:')).toBeVisible()
  const waiting = page.getByRole('list', { name: 'What could wait' }).getByRole('listitem')
  await expect(waiting).toHaveCount(1)
  await expect(waiting).toContainText(`${first?.name}`)
  await waiting.getByRole('button', { name: `Take out ${first?.name}` }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Buy' })).toBeEnabled()
  await expect(figure(page, 'Balance after')).toBeVisible()
})

test('choosing and buying work with the keyboard alone', async ({ page, registerUser, signIn }) => {
  await signIn(await registerUser())
  await expect(card(page, sql)).toBeVisible()
  const tabTo = async (target: ReturnType<typeof page.getByRole>) => {
    for (let presses = 0; presses < 40; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await tabTo(card(page, sql).getByRole('link', { name: sql }))
  await page.keyboard.press('Tab')
  await expect(card(page, sql).getByRole('button', { name: 'Add to cart' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Shopping cart')).toBeFocused()
  await tabTo(page.getByRole('button', { name: `Remove ${sql}` }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(`Removed “${sql}”.`)
  await page.keyboard.press('Enter')
  await expect(lines(page).getByRole('link', { name: sql })).toBeFocused()
  await tabTo(page.getByRole('button', { name: 'Buy' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'The course is yours')).toBeFocused()
})
