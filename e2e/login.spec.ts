import { expect, fillLogin, password, storedPair, test } from './fixtures.ts'

test('a wrong password is refused under the form, and the first field in error gets the focus', async ({
  page,
  registerUser,
}) => {
  const { email } = await registerUser()
  await page.goto('/account/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByText('Email address is required.')).toBeVisible()

  await fillLogin(page, email, 'wrong-password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.')
  await expect(page.getByLabel('Email address')).toHaveValue(email)
})

test('a guarded page leads to the login and back', async ({ page, registerUser }) => {
  const { email } = await registerUser()
  await page.goto('/my-learning?tab=all')
  await expect(page).toHaveURL(`/account/login?returnUrl=${encodeURIComponent('/my-learning?tab=all')}`)
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/my-learning?tab=all')
})

test('Back leaves the login of a guarded page, and the login does not come back after signing in', async ({
  page,
  registerUser,
}) => {
  const { email } = await registerUser()
  await page.goto('/courses')
  await page.goto('/my-learning')
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fmy-learning')
  await page.goBack()
  await expect(page).toHaveURL('/courses')
  await page.goForward()
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/my-learning')
  await page.goBack()
  await expect(page).toHaveURL('/courses')
})

test('after a logout Back does not lead to the page that was left', async ({ page, registerUser, signIn }) => {
  const { email, name } = await registerUser()
  await signIn(email)
  // The first page leads there too, when it knows that nothing is in progress.
  await page.getByRole('navigation', { name: 'Personal' }).getByRole('link', { name: 'My Learning' }).click()
  await expect(page).toHaveURL('/my-learning')
  await page.getByRole('link', { name }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/courses')
  for (const left of ['/account/profile', '/my-learning']) {
    await page.goBack()
    await expect(page).toHaveURL(`/account/login?returnUrl=${encodeURIComponent(left)}`)
  }
  await page.goBack()
  await expect(page).toHaveURL('/courses')
})

test('going from login to register and back keeps the address to return to', async ({ page }) => {
  await page.goto('/account/login?returnUrl=/shopping-cart')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/account/register?returnUrl=%2Fshopping-cart')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fshopping-cart')
})

for (const foreign of ['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)']) {
  test(`after the login nobody is sent to ${foreign}`, async ({ page, registerUser, baseURL }) => {
    const { email } = await registerUser()
    await page.goto(`/account/login?returnUrl=${encodeURIComponent(foreign)}`)
    await fillLogin(page, email)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(page).toHaveURL(`${baseURL}/courses`)
  })
}

test('Remember me is sent, and a new tab is signed in', async ({ page, context, registerUser }) => {
  const { email, name } = await registerUser()
  await page.goto('/account/login')
  await fillLogin(page, email)
  await page.getByLabel('Remember me').check()
  const request = page.waitForRequest('**/api/account/login')
  await page.getByRole('button', { name: 'Login' }).click()
  expect((await request).postDataJSON()).toMatchObject({ email, rememberMe: true, shoppingCart: '' })
  await expect(page).toHaveURL('/courses')

  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByLabel('Full Name')).toHaveValue(name)
})

test('a newcomer to the demo logs in with an account that the screen offers', async ({ page }) => {
  for (const role of ['Student', 'Creator', 'Admin']) {
    await page.goto('/account/login')
    await page.getByRole('region', { name: 'This is a demo.' }).getByRole('button', { name: role }).click()
    await expect(page.getByRole('button', { name: 'Login' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: new RegExp(` ${role}$`) })).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  }
})

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/account/login')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill(password)
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show characters' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Show characters' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('logout leaves the page, ends the session on the server and in the other tab', async ({
  page,
  context,
  registerUser,
  signIn,
}) => {
  const { email } = await registerUser()
  await signIn(email)
  const other = await context.newPage()
  await other.goto('/account/profile')
  await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await page.goto('/account/profile')
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  const { refreshToken, accessToken } = await storedPair(page)

  const revoked = page.waitForResponse('**/api/tokens/revoke')
  await page.getByRole('button', { name: 'Logout' }).click()
  expect((await revoked).status()).toBe(204)
  await expect(page).toHaveURL('/courses')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(other).toHaveURL('/account/login?returnUrl=%2Faccount%2Fprofile')
  expect(await storedPair(page)).toEqual({ accessToken: '', refreshToken: '' })
  const response = await page.request.post('/api/tokens/refresh', { data: { accessToken, refreshToken } })
  expect([401, 403]).toContain(response.status())
})

test('the whole login works by the keyboard alone', async ({ page, registerUser }) => {
  const { email } = await registerUser()
  await page.goto('/shopping-cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const login = page.getByRole('link', { name: 'Login' })
  while (!(await login.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show characters' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Remember me')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Login' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page).toHaveURL('/shopping-cart')
})
