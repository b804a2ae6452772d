import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, freshEmail, password, storedPair, test } from './fixtures.ts'

test('a user changes the profile, with a picture', async ({ page, registerUser, signIn }) => {
  const { email } = await registerUser('Paul Plain')
  await signIn(email)
  await page.getByRole('link', { name: 'Paul Plain' }).click()

  await choosePicture(page)
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()

  await page.getByLabel('Full Name').fill('Paula Painter')
  await expect(page.getByLabel('Position')).toHaveAccessibleDescription('What you do, for example Data analyst. Optional.')
  await page.getByLabel('Position').fill('Illustrator')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Paula Painter' })).toBeVisible()

  await page.reload()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('Illustrator')
  await expect(page.getByLabel('Full Name')).toHaveValue('Paula Painter')
  const image = summary.locator('img')
  await expect(image).toHaveAttribute('src', /^\/files\//)
  expect(await image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth))).toBeGreaterThan(
    0,
  )

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(summary.getByText('PP')).toBeVisible()
})

test('a file that is not a picture is refused before it is sent', async ({ page, registerUser, signIn }) => {
  const { email, name } = await registerUser()
  await signIn(email)
  await page.getByRole('link', { name }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose picture' }).click()
  await (await chooser).setFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') })
  await expect(page.getByRole('alert')).toContainText('This is not a picture that can be used.')
})

test('an upload without a response from the server ends with a sentence', async ({ page, registerUser, signIn }) => {
  const { email } = await registerUser()
  await page.clock.install()
  await signIn(email, '/account/profile')
  await page.route(uploads, () => {})
  await choosePicture(page)
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await page.clock.fastForward('06:00')
  await expect(page.getByRole('alert')).toContainText('Coursewise took too long to respond.')
  await expect(page.getByRole('button', { name: 'Choose picture' })).toBeEnabled()
})

test('an upload whose response comes from something else than the portal ends with a sentence', async ({
  page,
  registerUser,
  signIn,
}) => {
  const { email } = await registerUser()
  await signIn(email, '/account/profile')
  await page.route(uploads, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Please log in to this network</h1>' }),
  )
  await choosePicture(page)
  await expect(page.getByRole('alert')).toContainText('Coursewise cannot be reached.')
  await expect(page.getByRole('button', { name: 'Choose picture' })).toBeEnabled()
})

test('an upload that is cancelled while the session is renewed is not sent', async ({ page, registerUser, signIn }) => {
  const { email } = await registerUser()
  await signIn(email, '/account/profile')
  let sent = 0
  await page.route(uploads, (route) =>
    sent++ === 0 ? route.fulfill({ status: 401, json: { StatusCode: 401, Message: 'No.', errors: {} } }) : route.continue(),
  )
  const cancelled = Promise.withResolvers<void>()
  await page.route('**/api/tokens/refresh', async (route) => {
    await cancelled.promise
    await route.continue()
  })
  const renewing = page.waitForRequest('**/api/tokens/refresh')
  await choosePicture(page)
  await renewing
  await page.getByRole('button', { name: 'Cancel' }).click()
  const before = await storedPair(page)
  cancelled.resolve()
  await expect.poll(() => storedPair(page)).not.toEqual(before)
  await choosePicture(page)
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  expect(sent).toBe(2)
})

test('a file that only looks like a picture is refused by the server with a sentence', async ({ page, registerUser, signIn }) => {
  const { email, name } = await registerUser()
  await signIn(email)
  await page.getByRole('link', { name }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose picture' }).click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeHidden()
})

test('a refused change says why above the button, the profile is loaded again, and what was typed stays', async ({
  page,
  registerUser,
  signIn,
}) => {
  const taken = await registerUser('Tom Taken')
  const { email, name } = await registerUser()
  await signIn(email)
  await page.getByRole('link', { name }).click()
  await page.getByLabel('Full Name').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Name is required.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()

  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(taken.email)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText(/already/i)
  await expect(page.getByLabel('Email')).toHaveValue(taken.email)
})

test('a wrong password for another email address leaves the form as it was typed, with the reason in sight and focused', async ({
  page,
  registerUser,
  signIn,
}) => {
  const { email } = await registerUser()
  await signIn(email, '/account/profile')
  await page.setViewportSize({ width: 1280, height: 500 })
  const newEmail = freshEmail()
  await page.getByLabel('Full Name').fill('Nora Newname')
  await page.getByLabel('Position').fill('Baker')
  await page.getByLabel('Email', { exact: true }).fill(newEmail)
  await page.getByLabel('Your password').fill('not this one')
  const reloaded = page.waitForResponse(
    (response) => response.url().endsWith('/api/account') && response.request().method() === 'GET',
  )
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await reloaded
  await expect(page.getByRole('alert')).toHaveText('The password is wrong.')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Full Name')).toHaveValue('Nora Newname')
  await expect(page.getByLabel('Position')).toHaveValue('Baker')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('Nora Newname')
})

test('a user becomes a Creator and has a public author page', async ({ page, browser, registerUser, signIn }) => {
  const { email, name } = await registerUser('Cleo Carver')
  await signIn(email)
  await page.getByRole('link', { name }).click()
  const before = await storedPair(page)
  await page.getByRole('button', { name: 'Became Creator' }).click()
  await expect(page.getByText('You are a Creator now.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'author page' })).toBeFocused()
  await expect(page.getByLabel('Roles').getByText('Creator')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Created courses' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Became Creator' })).toBeHidden()
  expect((await storedPair(page)).accessToken).not.toBe(before.accessToken)

  const context = await browser.newContext()
  const guest = await context.newPage()
  const address = (await page.getByRole('link', { name: 'author page' }).getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/account\/author\/[a-z0-9-]+$/)
  for (const known of [address, `/account/author/${email}`]) {
    await guest.goto(known)
    await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(guest).toHaveTitle(`${name} · Coursewise`)
    await expect(guest.getByText(email)).toBeHidden()
  }
  await expect(guest.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`))
  await expect(guest.getByText('Balance')).toBeHidden()
  await context.close()
})

test('the points history is paged, and the page stays where it is', async ({ page, signIn }) => {
  await signIn('creator@demo.test', '/account/profile')
  const history = page.getByRole('region', { name: 'Points history' })
  await expect(history.getByRole('row')).toHaveCount(11)
  const first = await history.getByRole('row').nth(1).textContent()
  await history.getByRole('button', { name: 'Next page' }).click()
  await expect(history.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(history.getByRole('row').nth(1)).not.toHaveText(first ?? '')
  await expect(history.getByRole('button', { name: 'Next page' })).toBeFocused()
})

test('a user who is not a Creator has no author page', async ({ page, registerUser }) => {
  const { email } = await registerUser()
  await page.goto(`/account/author/${email}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('a changed password signs out the other devices and keeps this one', async ({
  page,
  browser,
  registerUser,
  signIn,
  request,
}) => {
  const { email, name, pair } = await registerUser()
  await signIn(email)
  await page.getByRole('link', { name }).click()
  await page.getByLabel('Current password').fill('wrong-password')
  await page.getByLabel('New password').fill('Better456!')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()

  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  expect((await request.post('/api/tokens/refresh', { data: pair })).status()).toBe(401)

  const context = await browser.newContext()
  const device = await context.newPage()
  await device.goto('/account/login?returnUrl=/account/profile')
  await device.getByLabel('Email address').fill(email)
  await device.getByLabel('Password', { exact: true }).fill('Better456!')
  await device.getByRole('button', { name: 'Login' }).click()
  await expect(device.getByLabel('Full Name')).toHaveValue(name)
  await context.close()
})

test('a new avatar that is not saved is not lost without a question', async ({ page, signIn, registerUser }) => {
  await signIn(await registerUser(), '/account/profile')
  await choosePicture(page)
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Coursewise' }).first().click()
  const question = page.getByRole('dialog', { name: 'Leave without the new picture?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Coursewise' }).first().click()
  await expect(page).toHaveURL('/courses')
})

const uploads = '**/api/helpers/file-to-link/**'

async function choosePicture(page: Page) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose picture' }).click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture() })
}

const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#5b5bd6' } })
    .png()
    .toBuffer()
