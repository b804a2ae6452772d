import { refreshTokens, revokeTokens } from '#contract/accounts/accounts.ts'
import { expect, reloadAndRenew, storedPair, test } from './fixtures.ts'

test('an expired access token is renewed without the user noticing', async ({ page, registerUser, signIn }) => {
  const user = await registerUser()
  await page.clock.install()
  await signIn(user)
  const before = await storedPair(page)

  // The browser's clock passes the token's fifteen minutes; the timer or the next call renews it.
  const renewal = page.waitForResponse('**/api/tokens/refresh')
  await page.clock.fastForward('16:00')
  expect((await renewal).status()).toBe(200)
  await page.getByRole('link', { name: user.name }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name)
  expect((await storedPair(page)).refreshToken).not.toBe(before.refreshToken)
})

test('a page opened with an expired token renews it before its first call', async ({ page, registerUser, signIn }) => {
  const user = await registerUser()
  await signIn(user, null)
  await page.clock.setFixedTime(Date.now() + 16 * 60_000)
  const refused: string[] = []
  page.on('response', (response) => response.status() === 401 && refused.push(response.url()))
  await page.goto('/account/profile')
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name)
  expect(refused).toEqual([])
})

test('two tabs that renew at the same time both stay signed in', async ({ page, context, registerUser, signIn }) => {
  const user = await registerUser()
  await signIn(user, '/account/profile')
  const other = await context.newPage()
  await other.goto('/account/profile')
  for (let round = 0; round < 3; round++) {
    await Promise.all([page.reload(), other.reload()])
    for (const tab of [page, other]) await expect(tab.getByLabel('Full Name')).toHaveValue(user.name)
  }
  await expect(other.getByRole('link', { name: user.name })).toBeVisible()
  // With one tab, because a tab that finds the other one renewing takes its tokens and makes no call.
  await other.close()
  expect(await reloadAndRenew(page)).toBe(200)
})

test('an old refresh token that is used again ends the session, and the user is informed', async ({
  page,
  registerUser,
  signIn,
  request,
}) => {
  await signIn(await registerUser())
  const stolen = await storedPair(page)
  // Twice, because the server accepts the direct predecessor for ten more seconds.
  expect(await reloadAndRenew(page)).toBe(200)
  await expect.poll(async () => (await storedPair(page)).refreshToken).not.toBe(stolen.refreshToken)
  const second = await storedPair(page)
  expect(await reloadAndRenew(page)).toBe(200)
  await expect.poll(async () => (await storedPair(page)).refreshToken).not.toBe(second.refreshToken)

  expect((await request.post(refreshTokens.url, { data: stolen })).status()).toBe(401)
  await page.goto('/account/profile')
  await expect(page).toHaveURL('/account/login?returnUrl=%2Faccount%2Fprofile')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  expect(await storedPair(page)).toEqual({ accessToken: '', refreshToken: '' })
})

test('a session that ends while its page is shown leads to the login, not to an error', async ({
  page,
  registerUser,
  signIn,
}) => {
  await signIn(await registerUser(), null)
  // The refusal arrives after the page's data and before the page shows them.
  const loaded = page.waitForResponse('**/api/account/points*')
  await page.route('**/api/tokens/refresh', async (route) => {
    await loaded
    await route.fulfill({ status: 401, json: { Message: 'Please log in to go on.' } })
  })
  await page.goto('/account/profile')
  await expect(page).toHaveURL('/account/login?returnUrl=%2Faccount%2Fprofile')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
})

test('a session that has ended leads from an open page to the login too, and back', async ({
  page,
  registerUser,
  signIn,
  request,
}) => {
  const user = await registerUser()
  await signIn(user, null)
  const { refreshToken } = user.pair
  expect((await request.post(revokeTokens.url, { data: { refreshToken } })).ok()).toBe(true)
  await page.goto('/courses/1')
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fcourses%2F1')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  // A user who does not want to log in continues as a guest.
  await page.goBack()
  await expect(page).toHaveURL('/courses/1')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a forged token leads to the login, not to an error', async ({ page, registerUser, signIn }) => {
  await signIn(await registerUser(), null)
  await page.addInitScript(() => localStorage.setItem('jwt', 'broken'))
  await page.goto('/account/profile')
  await expect(page).toHaveURL('/account/login?returnUrl=%2Faccount%2Fprofile')
})

test('a token that an open call does not accept is renewed, so that nobody is shown a guest’s page by accident', async ({
  page,
  signIn,
  request,
}) => {
  const [own] = (await (await request.get('/api/account/author/creator@demo.test')).json()).createdCourses
  await signIn('creator@demo.test', null)
  let calls = 0
  await page.route(`**/api/courses/${own.id}`, (route) =>
    calls++ === 0
      ? route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } })
      : route.continue(),
  )
  await page.goto(`/courses/${own.id}`)
  await expect(page.getByRole('link', { name: 'Edit course' })).toBeVisible()
  expect(calls).toBe(2)
})
