import { expect, freshEmail, password, test } from './fixtures.ts'

test('bad input is explained at its field, and Register stays disabled until everything is right', async ({ page }) => {
  await page.goto('/account/register')
  const button = page.getByRole('button', { name: 'Register' })
  await expect(button).toBeDisabled()

  await page.getByLabel('Name').fill('   ')
  await page.getByLabel('Email address').fill('not-an-address')
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await page.getByLabel('Password', { exact: true }).blur()
  await expect(page.getByText('Name is required.')).toBeVisible()
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/Enter an email address/)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(button).toBeDisabled()

  await page.getByLabel('Name').fill('Rita Reader')
  await page.getByLabel('Email address').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await expect(button).toBeEnabled()
})

test('a newcomer registers, is signed in and has points', async ({ page }) => {
  await page.goto('/account/register')
  await page.getByLabel('Name').fill('Rita Reader')
  await page.getByLabel('Email address').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/courses')

  await page.getByRole('link', { name: 'Rita Reader' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused()
  await expect(page.getByLabel('Roles').getByText('Student')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('1,000 points')
  await expect(page.getByRole('row', { name: /\+1,000/ })).toBeVisible()
})

test('for an email that is taken a red sentence appears under the form, and what was typed stays', async ({
  page,
  registerUser,
}) => {
  const { email } = await registerUser()
  await page.goto('/account/register')
  await page.getByLabel('Name').fill('Second Nora')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('alert')).toContainText(/already/i)
  await expect(page.getByLabel('Name')).toHaveValue('Second Nora')
  await expect(page).toHaveURL('/account/register')
})

test('on a laptop an address that is taken is in sight and has the focus, and the ways on beside it keep the address', async ({
  page,
  registerUser,
}) => {
  const { email } = await registerUser()
  await page.setViewportSize({ width: 1280, height: 720 })
  const failTo = async (way: string) => {
    await page.goto('/account/register?returnUrl=%2Fshopping-cart')
    await page.getByLabel('Name').fill('Second Nora')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
    await page.getByRole('alert').getByRole('link', { name: way }).click()
    await expect(page.getByLabel('Email address')).toHaveValue(email)
  }
  await failTo('Forgot password?')
  await expect(page).toHaveURL('/account/forgot')
  await failTo('Log in')
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fshopping-cart')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shopping-cart')
})

test('the screen says when the welcome points come', async ({ page }) => {
  await page.goto('/account/register')
  await expect(page.getByText('You get 1,000 points to start with.')).toBeVisible()
})

test('registering sends the guest’s cart, which is then empty', async ({ page }) => {
  await page.goto('/account/register')
  await page.evaluate(() => localStorage.setItem('cart', '-4-17'))
  await page.getByLabel('Name').fill('Carla Carter')
  await page.getByLabel('Email address').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  const request = page.waitForRequest('**/api/account/register')
  await page.getByRole('button', { name: 'Register' }).click()
  expect((await request).postDataJSON().shoppingCart).toBe('-4-17')
  await expect(page).toHaveURL('/courses')
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
})

test('markup in a name stays text everywhere', async ({ page, registerUser, signIn }) => {
  const name = `<img src=x onerror="alert(1)"><script>alert(2)</script>`
  await signIn(await registerUser(name))
  await page.getByRole('link', { name }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(name)
  await page.getByRole('button', { name: 'Became Creator' }).click()
  await page.getByRole('link', { name: 'author page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
