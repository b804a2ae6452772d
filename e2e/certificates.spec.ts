import type { Page } from '@playwright/test'
import { certificateKeysUrl } from '#contract/certificates/certificates.ts'
import { earnCertificate } from './certificate-fixtures.ts'
import { expect } from './fixtures.ts'
import { opensPdf } from './pdf-fixtures.ts'
import { test as base, heading } from './shop-fixtures.ts'

interface CertificateFixtures {
  /** Of a learner who belongs to this test. */
  certificate: Awaited<ReturnType<typeof earnCertificate>>
}
const test = base.extend<CertificateFixtures>({
  certificate: async ({ request, registerUser, course }, use) => {
    const learner = await registerUser('Ελένη Лисенко')
    await use(await earnCertificate(request, learner, (await course('SQL from zero')).id))
  },
})
const openPdf = (page: Page) => page.getByRole('button', { name: 'Open the PDF' })

test('anyone can check a certificate: who, what, by whom, when, and that it is genuine', async ({ page, certificate }) => {
  await page.goto(`/certificates/verify/${certificate.code}`)
  await expect(heading(page, 'This certificate is genuine')).toBeVisible()
  await expect(page).toHaveTitle('Certificate of Ελένη Лисенко · Coursewise')
  const shown = page.getByRole('article', { name: 'Certificate of Ελένη Лисенко' })
  for (const text of ['Ελένη Лисенко', 'SQL from zero', certificate.author, certificate.code])
    await expect(shown).toContainText(text)
  await expect(shown.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText(
    certificate.skills.map(({ name, level }) => `${name}Level ${level}`),
  )
  await expect(shown.getByRole('time')).toHaveAttribute('datetime', certificate.issuedAtUTC)
  await page.getByText('Check a copy without this page').click()
  await expect(page.getByRole('link', { name: 'the public keys of this portal' })).toHaveAttribute('href', certificateKeysUrl)

  await page.goto(`/certificates/verify/${certificate.code.toLowerCase().replaceAll('-', '')}`)
  await expect(heading(page, 'This certificate is genuine')).toBeVisible()
})

test('for an unknown code the page says so, and another one can be typed', async ({ page, certificate }) => {
  await page.goto('/certificates/verify/22222-22222-22222-22222')
  await expect(heading(page, 'There is no such certificate')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('no certificate with the code “22222-22222-22222-22222”')
  await expect(page.getByRole('button', { name: 'Check' })).toBeDisabled()
  await page.getByLabel('Code of the certificate').fill(` ${certificate.code.replaceAll('-', ' ').toLowerCase()}`)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(heading(page, 'This certificate is genuine')).toBeFocused()

  await page.goto('/certificates/verify')
  await expect(heading(page, 'Check a certificate')).toBeVisible()
  await page.getByLabel('Code of the certificate').fill('nonsense')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'There is no such certificate')).toBeVisible()
})

test('the PDF opens in a new window', async ({ page, certificate }) => {
  await page.goto(`/certificates/verify/${certificate.code}`)
  await opensPdf(page, openPdf(page))
})

test('learners open their certificate from the learning screen', async ({ page, request, registerUser, signIn, course }) => {
  const [learner, { id }] = [await registerUser(), await course('SQL from zero')]
  await earnCertificate(request, learner, id)
  await signIn(learner.email, `/courses/learn/${id}`)
  await opensPdf(page, page.getByRole('button', { name: 'Certificate' }).first())
})

test('where no window may open, the PDF is saved', async ({ page, certificate }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`/certificates/verify/${certificate.code}`)
  const download = page.waitForEvent('download')
  await openPdf(page).click()
  expect((await download).suggestedFilename()).toBe('certificate.pdf')
})

test('a response that is not a PDF is never shown in the window', async ({ page, certificate }) => {
  await page.goto(`/certificates/verify/${certificate.code}`)
  await expect(openPdf(page)).toBeVisible()
  const responses = [
    { status: 200, contentType: 'text/html', body: '<script>alert(1)</script>', message: 'The document could not be loaded.' },
    { status: 404, contentType: 'application/pdf', body: '%PDF-', message: 'Coursewise could not do that right now (404).' },
  ]
  for (const { message, ...response } of responses) {
    await page.route('**/api/certificates/**', (route) => route.fulfill(response))
    const popup = page.waitForEvent('popup')
    await openPdf(page).click()
    const opened = await popup
    if (!opened.isClosed()) await opened.waitForEvent('close')
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await page.unroute('**/api/certificates/**')
  }
})
