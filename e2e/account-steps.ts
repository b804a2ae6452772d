import { type Page, expect as usual } from '@playwright/test'

// What people do on the screens that mails come from and lead to. For the browser tests and for `npm run portal -- test mail`.

/** `npm run portal -- test mail` has no configuration of Playwright, with which a page would get only five seconds. */
export const expect = usual.configure({ timeout: 30_000 })

export interface Newcomer {
  name: string
  email: string
  password: string
}

/** The address within the portal that the link of a mail leads to. */
export const linkIn = ({ text = '' }: { text?: string | undefined }) => /\/account\/[\w-]+#[\w-]+/.exec(text)?.[0] ?? ''

export async function registerOn(page: Page, { name, email, password }: Newcomer) {
  await page.goto('/account/register')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
}

export async function logInOn(page: Page, { email, password }: Pick<Newcomer, 'email' | 'password'>) {
  await page.goto('/account/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/courses')
}

export async function confirmAddress(page: Page, link: string, email: string) {
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
}

export async function askForLink(page: Page, email: string) {
  await page.goto('/account/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send a link' }).click()
  await expect(page.getByRole('status').getByText(`If somebody is registered with ${email}`)).toBeVisible()
}

/** On the page that the link of the mail leads to. */
export async function choosePassword(page: Page, secret: string) {
  await page.getByLabel('New password').fill(secret)
  await page.getByRole('button', { name: 'Set the password' }).click()
}

export const emailField = (page: Page) => page.getByLabel('Email', { exact: true })

/** On the profile. */
export async function askForAddress(page: Page, newEmail: string, password: string) {
  await emailField(page).fill(newEmail)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Save Changes' }).click()
}
