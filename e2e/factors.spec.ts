import type { Page } from '@playwright/test'
import { decodeJwt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { findViolations, nothingFound } from './axe-fixtures.ts'
import { expect, fillLogin, logIn, password, storedPair, test } from './fixtures.ts'
import { cartLink } from './shop-fixtures.ts'

// Browsers make no passkeys for a numeric address.
test.use({ baseURL: process.env.E2E_URL?.replace('127.0.0.1', 'localhost') ?? 'http://localhost:3000' })

const card = (page: Page, name: string) => page.getByRole('region', { name })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** A device with a fingerprint reader that recognises the user. */
async function plugInDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { lose: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) }
}

/** Each code of the app works once. The next one is accepted half a minute early, so nobody has to wait for it. */
function nextCode(secret: string, used = 0) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const step = Math.max(totp.counter(), used + 1)
  return { code: totp.generate({ timestamp: step * 30_000 }), step }
}

async function switchOnApp(page: Page) {
  await card(page, 'Authenticator app').getByRole('button', { name: 'Set up an app' }).click()
  const setUp = dialog(page, 'Set up an authenticator app')
  const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expect(setUp.getByRole('img', { name: 'QR code for the app' })).toBeVisible()
  const { code, step } = nextCode(secret)
  await setUp.getByLabel('Code').fill(code)
  await setUp.getByRole('button', { name: 'Switch on' }).click()
  const codes = dialog(page, 'Save your recovery codes').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return { secret, step, codes: await codes.allTextContents() }
}

test('a passkey is added, named, used to log in without a password, lost, and replaced by a recovery code', async ({
  page,
  registerUser,
  signIn,
}) => {
  const { email } = await registerUser('Petra Passkey')
  const device = await plugInDevice(page)
  await signIn(email, '/account/security')
  const passkeys = card(page, 'Passkeys')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('“Chrome on Linux” is added.')).toBeVisible()
  await expect(passkeys.getByRole('listitem')).toContainText('Never used')

  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('alert')).toHaveText('This device already has a passkey for your account.')

  await passkeys.getByRole('button', { name: 'Rename Chrome on Linux' }).click()
  await dialog(page, 'Rename the passkey').getByLabel('Name').fill('Laptop')
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('listitem')).toContainText('Laptop')

  const { codes } = await switchOnApp(page)
  await dialog(page, 'Save your recovery codes').getByRole('button', { name: 'I have saved them' }).click()
  await expect(card(page, 'Authenticator app')).toContainText('10 of 10 recovery codes left')

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto('/account/login')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL('/courses')
  await page.goto('/account/security')
  await expect(passkeys.getByRole('listitem')).toContainText('Last used')

  await device.lose()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto('/account/login')
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('This code is wrong, or was used before.')
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses')

  await page.goto('/account/security')
  await expect(card(page, 'Authenticator app')).toContainText('9 of 10 recovery codes left')
  await passkeys.getByRole('button', { name: 'Remove Laptop' }).click()
  await dialog(page, 'Remove “Laptop”?').getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys.getByRole('list')).toBeHidden()
  await expect(passkeys.getByRole('button', { name: 'Add a passkey' })).toBeFocused()
})

test('logging in with an authenticator app takes the code, keeps the guest’s cart until then, and can be switched off', async ({
  page,
  registerUser,
  signIn,
}) => {
  const { email } = await registerUser('Tom Totp')
  await signIn(email, '/account/security')
  const { secret, step } = await switchOnApp(page)
  await dialog(page, 'Save your recovery codes').getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()

  await page.evaluate(() => localStorage.setItem('cart', '-1-2'))
  await page.goto('/account/login')
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('button', { name: 'Back to login' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByLabel('Code').fill(nextCode(secret, step).code)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/courses')
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart, 2 items')

  await page.goto('/account/security')
  const app = card(page, 'Authenticator app')
  await app.getByRole('button', { name: 'New recovery codes' }).click()
  await expect(dialog(page, 'Save your recovery codes').getByRole('listitem')).toHaveCount(10)
  await dialog(page, 'Save your recovery codes').getByRole('button', { name: 'I have saved them' }).click()
  await app.getByRole('button', { name: 'Switch off' }).click()
  await dialog(page, 'Switch off the authenticator app?').getByRole('button', { name: 'Switch off' }).click()
  await expect(app.getByRole('button', { name: 'Set up an app' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Logging in no longer asks for a code.' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn(page, email)
})

test('recovery codes, which are shown once, close by their button alone', async ({ page, registerUser, signIn }) => {
  const { email } = await registerUser('Rita Recovery')
  await signIn(email, '/account/security')
  const { codes } = await switchOnApp(page)
  const shown = dialog(page, 'Save your recovery codes')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  await expect(shown.getByRole('listitem')).toHaveText(codes)
  await shown.getByRole('button', { name: 'I have saved them' }).press('Enter')
  await expect(shown).toBeHidden()
})

test('with an authenticator app, an act is confirmed by its code, not by the password', async ({
  page,
  registerUser,
  signIn,
}) => {
  const { email } = await registerUser('Otto Otp')
  await signIn(email, '/account/security')
  const { secret, step } = await switchOnApp(page)
  await dialog(page, 'Save your recovery codes').getByRole('button', { name: 'I have saved them' }).click()
  await letProofExpire(page)
  const app = card(page, 'Authenticator app')
  await app.getByRole('button', { name: 'New recovery codes' }).click()
  const identity = dialog(page, 'Confirm that it is you')
  await expect(identity.getByLabel('Code')).toBeFocused()
  await expect(identity.getByLabel('Password')).toBeHidden()
  await expect(identity.getByRole('button', { name: 'Use your password' })).toBeHidden()
  expect(await findViolations(page)).toEqual([])
  await identity.getByLabel('Code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(identity.getByRole('alert')).toHaveText('This code is wrong, or was used before.')
  await identity.getByLabel('Code').fill(nextCode(secret, step).code)
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Save your recovery codes').getByRole('listitem')).toHaveCount(10)
})

/** As if the user had signed in eleven minutes ago. */
async function letProofExpire(page: Page) {
  const { sid = '' } = decodeJwt<{ sid: string }>((await storedPair(page)).accessToken)
  const db = openDatabase(process.env.E2E_DATABASE_URL ?? '')
  await db.run(sql`update sessions set created_at = created_at - interval '11 minutes', confirmed_at = null where id = ${sid}`)
  await db.close()
}

test('an Admin who signed in a while ago confirms with the password before points are granted, and only then are they', async ({
  page,
  registerUser,
  signIn,
}) => {
  const { email } = await registerUser('0 Gift')
  await signIn('admin@demo.test', `/statistics/users?filter=${encodeURIComponent(email)}`)
  const [grant, identity] = [dialog(page, 'Grant points to 0 Gift'), dialog(page, 'Confirm that it is you')]
  const row = page.getByRole('row').filter({ hasText: email })
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'Actions for 0 Gift' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await letProofExpire(page)
  await choose('Grant points')
  await grant.getByLabel('Points').fill('5')
  await grant.getByLabel('Reason').fill('For patience')
  await grant.getByRole('button', { name: 'Grant points' }).click()
  await expect(identity.getByLabel('Password')).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(identity).toBeHidden()
  await expect(grant.getByRole('alert')).toHaveText('Please confirm that it is you.')
  await expect(row).toContainText('1,000')

  await grant.getByRole('button', { name: 'Grant points' }).click()
  await identity.getByLabel('Password').fill('not this one')
  await page.keyboard.press('Enter')
  await expect(identity.getByRole('alert')).toHaveText('The password is wrong.')
  await identity.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Granted. ${email} now has 1,005 points.`)).toBeVisible()
  await expect(grant).toBeHidden()

  await choose('Make Admin')
  await dialog(page, 'Make 0 Gift an Admin?').getByRole('button', { name: 'Make Admin' }).click()
  await expect(row).toContainText('Admin')
  await letProofExpire(page)
  await choose('Remove as Admin')
  await dialog(page, 'Remove 0 Gift as an Admin?').getByRole('button', { name: 'Remove as Admin' }).click()
  await identity.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(row).not.toContainText('Admin')
})

test('at a numeric address the login offers no passkey, and Security says why', async ({ page, registerUser }) => {
  const { email } = await registerUser()
  await page.goto('/courses')
  const numeric = new URL(page.url().replace('localhost', '127.0.0.1')).origin
  await page.goto(`${numeric}/account/login`)
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeHidden()
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(`${numeric}/courses`)
  await page.goto(`${numeric}/account/security`)
  await expect(card(page, 'Passkeys')).toContainText('localhost, not 127.0.0.1')
})

test('axe finds nothing on the security screen, its dialogs and the second step', async ({ page, registerUser, signIn }) => {
  const { email } = await registerUser()
  await plugInDevice(page)
  await signIn(email, '/account/security')
  await card(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click()
  await expect(card(page, 'Passkeys').getByRole('listitem')).toBeVisible()
  await card(page, 'Authenticator app').getByRole('button', { name: 'Set up an app' }).click()
  await expect(dialog(page, 'Set up an authenticator app')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await switchOnApp(page)
  expect(await findViolations(page)).toEqual([])
  await dialog(page, 'Save your recovery codes').getByRole('button', { name: 'I have saved them' }).click()
  await nothingFound(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto('/account/login')
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
  await nothingFound(page)
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await nothingFound(page)
})
