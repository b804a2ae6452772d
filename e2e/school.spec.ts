import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type School, schoolSettings, startSchool } from '#server/testing/school.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-app.ts'
import { freePort, type PortalProcess, startPortal } from '../test/portal-process.ts'
import { nothingFound } from './axe-fixtures.ts'
import { expect, fillLogin, storedPair, test } from './fixtures.ts'

test.describe.configure({ mode: 'serial' })

const button = { name: 'Log in with Springfield High' }
const pupils = {
  pia: { name: 'Pia Pupil', email: 'pia@school.example', email_verified: true },
  uwe: { name: 'Uwe Unverified', email: 'uwe@school.example', email_verified: false },
}

let database: TestDatabase
let dataDir: string
let portal: PortalProcess
let schoolPort: number
let school: School | undefined

/** A portal of its own, because the demo has no school. The school is not there yet. */
test.beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'coursewise-school-'))
  schoolPort = await freePort()
  const PORT = String(await freePort())
  portal = await startPortal(dataDir, {
    ...schoolSettings(`http://localhost:${schoolPort}`, `http://127.0.0.1:${PORT}`),
    OIDC_NAME: 'Springfield High',
    DATABASE_URL: database.url,
    DEMO: '0',
    PORT,
  })
})
test.afterAll(async () => {
  portal.child.kill('SIGTERM')
  await portal.exited
  await school?.stop()
  await database.drop()
  await rm(dataDir, { recursive: true })
})
// The school's pages ask for a font.
test.beforeEach(({ page }) =>
  page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css' })),
)

/** On the school's own page. */
async function passSchool(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('while the school is away the login screen says so, and the same button works once it is back', async ({ page }) => {
  await page.goto(`${portal.url}/account/login`)
  await page.getByRole('button', button).click()
  await expect(page.getByRole('alert')).toHaveText(
    'We cannot reach Springfield High right now. Log in with your password, or try again in a moment.',
  )
  await nothingFound(page)
  school = await startSchool(pupils, { publicUrl: portal.url, port: schoolPort })
  await page.getByRole('button', button).click()
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible()
})

test('somebody from the school comes back signed in to where they wanted, and signs out here and there', async ({ page }) => {
  await page.goto(`${portal.url}/my-learning`)
  await page.getByRole('button', button).click()
  await passSchool(page, 'pia')
  await expect(page).toHaveURL(`${portal.url}/my-learning`)
  await expect(page.getByRole('link', { name: 'Pia Pupil' })).toBeVisible()
  await page.goBack()
  expect(page.url()).not.toContain('code=')

  await page.goto(`${portal.url}/courses`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page).toHaveURL(`${portal.url}/courses`)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await storedPair(page)).toEqual({ accessToken: '', refreshToken: '' })

  await page.goto(`${portal.url}/account/login`)
  await page.getByRole('button', button).click()
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible()
})

test('an unverified address is refused; with the password it is linked under Security, and unlinked again', async ({
  page,
  request,
}) => {
  await page.goto(`${portal.url}/account/login`)
  await page.getByRole('button', button).click()
  await passSchool(page, 'uwe')
  await expect(page.getByRole('heading', { name: 'Not logged in' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Springfield High has not verified it.')
  await nothingFound(page)
  await page.getByRole('link', { name: 'Back to the login' }).click()

  const email = 'uwe@home.example'
  await request.post(`${portal.url}/api/account/register`, { data: { name: 'Uwe', email, password: 'Demo123!' } })
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${portal.url}/courses`)
  await page.goto(`${portal.url}/account/security`)
  await nothingFound(page)
  await page.getByRole('button', { name: 'Link Springfield High' }).click()
  await expect(page).toHaveURL(`${portal.url}/account/security`)
  await expect(page.getByText('Linked with Springfield High on')).toBeVisible()
  await nothingFound(page)

  // A sign-in by password does not lead to the school when it ends.
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${portal.url}/courses`)
  await page.goto(`${portal.url}/account/login`)
  await page.getByRole('button', button).click()
  await expect(page.getByRole('link', { name: 'Uwe', exact: true })).toBeVisible()
  await page.goto(`${portal.url}/account/security`)
  await page.getByRole('button', { name: 'Unlink Springfield High' }).click()
  await expect(page.getByRole('button', { name: 'Link Springfield High' })).toBeVisible()
})
