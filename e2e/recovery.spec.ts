import type { APIRequestContext } from '@playwright/test'
import { listOutbox, type OutboxMail } from '#contract/mail/mail.ts'
import { askForAddress, askForLink, choosePassword, confirmAddress, emailField, linkIn, registerOn } from './account-steps.ts'
import { nothingFound } from './axe-fixtures.ts'
import { expect, fillLogin, freshEmail, password, test } from './fixtures.ts'

const newPassword = 'a better secret 1'

/** The newest mail to this address with this subject, from the outbox of the demo. */
async function mailTo(request: APIRequestContext, to: string, subject: string): Promise<OutboxMail> {
  let found: OutboxMail | undefined
  await expect(async () => {
    const mails: OutboxMail[] = await (await request.get(listOutbox.url)).json()
    found = mails.find((mail) => mail.to === to && mail.subject === subject)
    expect(found).toBeDefined()
  }).toPass()
  return found as OutboxMail
}

test('a newcomer registers, confirms the address, forgets the password and comes back by the mail', async ({ page, request }) => {
  const email = freshEmail()
  await registerOn(page, { name: 'Flora Forgetful', email, password })
  await page.getByRole('link', { name: 'Flora Forgetful' }).click()
  await expect(page.getByText('This address is not confirmed yet.')).toBeVisible()
  await nothingFound(page)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(`A link is on its way to ${email}.`)).toBeVisible()

  await page.goto(linkIn(await mailTo(request, email, 'Confirm your email address')))
  await nothingFound(page)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await nothingFound(page)
  await page.getByRole('link', { name: 'To your profile' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Flora Forgetful')
  await expect(page.getByText('This address is not confirmed yet.')).toBeHidden()

  await page.getByRole('button', { name: 'Logout' }).click()
  await askForLink(page, email)
  await nothingFound(page)
  const link = linkIn(await mailTo(request, email, 'Choose a new password'))
  await page.goto(link)
  await nothingFound(page)
  await choosePassword(page, newPassword)
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()
  await nothingFound(page)
  await mailTo(request, email, 'Your password was changed')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, email, newPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('link', { name: 'Flora Forgetful' })).toBeVisible()

  await page.goto(link)
  await choosePassword(page, 'and another one 2')
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
  await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible()
})

test('the link in the mail itself leads to the new password, and it is in no address that reaches a server', async ({
  page,
  registerUser,
  request,
}) => {
  const { email } = await registerUser()
  await askForLink(page, email)
  const mail = await mailTo(request, email, 'Choose a new password')
  const [, token = ''] = linkIn(mail).split('#')
  const seen: string[] = []
  page.on('request', (sent) => seen.push(sent.url(), sent.headers().referer ?? ''))
  await page.goto(`/demo/outbox?mail=${mail.id}`)
  await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await choosePassword(page, newPassword)
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  // The browser reports its own navigation with the fragment, which it does not send.
  const sent = seen.map((url) => url.split('#')[0])
  expect(token).toHaveLength(43)
  expect(sent.filter((url) => url?.includes(token))).toEqual([])
})

test('a new password ends the session of another browser', async ({ page, browser, registerUser, signIn, request, baseURL }) => {
  const { email } = await registerUser()
  await signIn(email)
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' })
  await elsewhere.goto('/account/forgot')
  await elsewhere.getByLabel('Email address').fill(email)
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere.getByRole('button', { name: 'Send another link' })).toBeVisible()
  await elsewhere.goto(linkIn(await mailTo(request, email, 'Choose a new password')))
  await choosePassword(elsewhere, newPassword)
  await expect(elsewhere.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await page.goto('/account/profile')
  await expect(page).toHaveURL('/account/login?returnUrl=%2Faccount%2Fprofile')
  await elsewhere.close()
})

test('changing the email address asks for the password and waits until the new address is confirmed', async ({
  page,
  registerUser,
  signIn,
  request,
}) => {
  const { email } = await registerUser('Mona Mover')
  const [wrong, right] = [freshEmail(), freshEmail()]
  await signIn(email, '/account/profile')
  const field = emailField(page)
  const save = page.getByRole('button', { name: 'Save Changes' })
  await expect(page.getByLabel('Your password')).toBeHidden()
  await field.fill(wrong)
  await save.click()
  await expect(page.getByText('Enter your password to change the email address.')).toBeVisible()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await nothingFound(page)
  await page.getByLabel('Your password').fill('not this one')
  await save.click()
  await expect(page.getByRole('alert')).toContainText('The password is wrong.')
  await expect(field).toHaveValue(wrong)

  await askForAddress(page, wrong, password)
  await expect(page.getByText(`open the link that was sent to ${wrong}`)).toBeVisible()
  await expect(field).toHaveValue(email)
  await nothingFound(page)
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(page.getByText('Waiting for confirmation')).toBeHidden()
  await page.goto(linkIn(await mailTo(request, wrong, 'Confirm your new email address')))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')

  await page.goto('/account/profile')
  await askForAddress(page, right, password)
  await expect(page.getByText(`open the link that was sent to ${right}`)).toBeVisible()
  const warning = await mailTo(request, email, 'Your email address is about to change')
  expect(warning.text).toContain(right)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(`A link is on its way to ${right}.`)).toBeVisible()
  await confirmAddress(page, linkIn(await mailTo(request, right, 'Confirm your new email address')), right)
  await page.getByRole('link', { name: 'To your profile' }).click()
  await expect(field).toHaveValue(right)
})

test('where the portal sends no mail, the screen says whom to ask', async ({ page }) => {
  await page.route('**/api/account/recovery', (route) => route.fulfill({ json: { byMail: false } }))
  await page.goto('/account/forgot')
  await expect(page.getByText('Ask an Admin for a link to choose a new password')).toBeVisible()
  await expect(page.getByRole('link', { name: 'How to reach them' })).toHaveAttribute('href', '/contact')
  await expect(page.getByLabel('Email address')).toBeHidden()
  await nothingFound(page)
})

test('an Admin makes a reset link, copies it, and its use is possible once', async ({
  page,
  browser,
  context,
  registerUser,
  signIn,
  baseURL,
}) => {
  const { email, name } = await registerUser(`0 Locked Out ${Date.now()}`)
  await signIn('admin@demo.test')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/statistics/users?filter=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Make a reset link' }).click()
  await page.getByRole('button', { name: 'Make the link' }).click()
  const dialog = page.getByRole('dialog', { name: `The reset link for ${name}` })
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused()
  await nothingFound(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/^http:\/\/[\w.:]+\/account\/reset#[\w-]{43}$/)
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link)

  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' })
  await elsewhere.goto(link)
  await choosePassword(elsewhere, newPassword)
  await expect(elsewhere.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await elsewhere.close()
  await page.goto('/statistics/audit')
  await expect(page.getByRole('row', { name: new RegExp(`Made a reset link.*${email}`) })).toBeVisible()

  await page.goto('/statistics/users?filter=admin@demo.test')
  await page.getByRole('button', { name: 'Actions for Ada Admin' }).click()
  await expect(page.getByRole('menuitem', { name: 'Make a reset link' })).toHaveAttribute('aria-disabled', 'true')
})
