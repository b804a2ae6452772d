import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { requestDeletion } from '#contract/own-data/own-data.ts'
import { nothingFound } from './axe-fixtures.ts'
import { logIn } from './fixtures.ts'
import { complete, expect, makeTaskCourse, openFinalTask, review, submitZip, test } from './review-fixtures.ts'

const run = promisify(execFile)

test('a user downloads everything that is stored about them', async ({ page, student, openAs }) => {
  const user = await student('Dana Download')
  await openAs(user, '/account/profile')
  await page.getByRole('link', { name: 'Download what is stored about you' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeFocused()
  await nothingFound(page)
  await page.getByRole('button', { name: 'Prepare download' }).click()
  await expect(page.getByRole('progressbar', { name: /^Preparing the download/ })).toBeAttached()
  const link = page.getByRole('link', { name: 'Download zip' })
  await expect(link).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/is ready: .*KB\. It is kept until/)).toBeVisible()
  await nothingFound(page)

  const coming = page.waitForEvent('download')
  await link.click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('Coursewise data.zip')
  const entries = unzipSync(readFileSync(await download.path()))
  const read = (name: string) => Buffer.from(entries[name] ?? []).toString()
  expect(JSON.parse(read('profile.json'))[0]).toMatchObject({ name: 'Dana Download', email: user.email })
  expect(read('README.txt')).toContain('points-history.json')

  await page.getByRole('button', { name: 'Prepare again' }).click()
  await expect(page.getByRole('alert')).toContainText('less than an hour ago')
})

test('a user asks for the deletion of the account, is reminded everywhere, and keeps it', async ({ page, student, openAs }) => {
  const user = await student('Kay Keeper')
  await openAs(user, '/account/data')
  const card = page.getByRole('region', { name: 'Delete your account' })
  await expect(card).toContainText('courses that others bought')
  await card.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await nothingFound(page)
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Delete my account' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete it' }).click()
  await expect(card.getByRole('button', { name: 'Keep my account' })).toBeVisible()
  const banner = page.getByRole('region', { name: 'Deletion of your account' })
  await expect(banner).toContainText(/Your account will be deleted on \w+ \d+, \d{4}\./)
  await nothingFound(page)

  await test.step('logging in shows it, and one press keeps the account', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(banner).toBeHidden()
    await logIn(page, user.email)
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Keep it' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your account stays.')).toBeVisible()
    await expect(banner).toBeHidden()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Kay Keeper' })).toBeVisible()
    await expect(banner).toBeHidden()
  })
})

test('after a deletion the screens of others are whole, and name nobody', async ({ page, request, creator, student, openAs }) => {
  const author = await creator('Zelda Quickfinger')
  const [course, other] = [await makeTaskCourse(author), await makeTaskCourse(await creator())]
  const lena = await student('Lena Loom')
  await complete(lena, course)
  for (const learner of [author, lena]) {
    await complete(learner, other)
    await submitZip(request, learner, other)
  }
  await review(author, other, [8, 5], 'A fine scarf, says Zelda Quickfinger.')
  await review(lena, other, [10, 5], 'Well done.')
  const readCode = async ({ send }: typeof lena, id: number) => {
    const { body } = await send('GET', '/api/certificates')
    return body.find(({ courseId }: { courseId: number }) => courseId === id).code as string
  }
  const codes = { author: await readCode(author, other.id), lena: await readCode(lena, course.id) }

  await openAs(author, '/account/data')
  const card = page.getByRole('region', { name: 'Delete your account' })
  await card.getByRole('button', { name: 'Delete my account' }).click()
  await expect(card.getByText('Choose what happens to your certificates.')).toBeVisible()
  await card.getByRole('button', { name: 'Withdraw' }).click()
  await nothingFound(page)
  const asked = page.waitForResponse(`**${requestDeletion.url}`)
  await card.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  expect((await asked).status()).toBe(200)
  await run(process.execPath, ['e2e/let-deletion-come.ts', author.email])

  await test.step('the session of the deleted user is over', async () => {
    await page.goto('/account/profile')
    await expect(page).toHaveURL(/\/account\/login/)
  })
  const nobody = () => expect(page.getByText('Quickfinger')).toHaveCount(0)
  await test.step('a buyer keeps the course, by a former user', async () => {
    await openAs(lena, `/courses/${course.id}`)
    await expect(page.getByText('A former user')).toBeVisible()
    await nobody()
    await page.goto(`/courses/learn/${course.id}`)
    await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeVisible()
    await nobody()
  })
  await test.step('a mark and its comment stay', async () => {
    await page.goto(`/courses/learn/${other.id}`)
    const panel = await openFinalTask(page)
    await expect(panel.getByText('87%')).toBeVisible()
    await expect(panel.getByText('A former user', { exact: true })).toBeVisible()
    await expect(panel.getByRole('blockquote')).toHaveText('A fine scarf, says a former user.')
    await nobody()
  })
  await test.step('certificates that others earned are genuine, the withdrawn one says so', async () => {
    await page.goto(`/certificates/verify/${codes.lena}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This certificate is genuine' })).toBeVisible()
    await nobody()
    await page.goto(`/certificates/verify/${codes.author}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This certificate was withdrawn' })).toBeVisible()
    await nothingFound(page)
  })
  await test.step('the course and the author have left the catalogue', async () => {
    await page.goto(`/courses/filtered/${encodeURIComponent(course.name)}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('article', { name: course.name })).toHaveCount(0)
    await page.goto(`/account/author/${author.email}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})
