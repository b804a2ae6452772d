import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '#contract/limits.ts'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { freePort, startPortal } from '../test/portal-process.ts'
import { logInOn } from './account-steps.ts'
import { courseForm, expect, makeParts, test as onDemo, part } from './authoring-fixtures.ts'
import { nothingFound } from './axe-fixtures.ts'
import { expectInAuditLog } from './fixtures.ts'
import { heading } from './shop-fixtures.ts'

const admin = { email: 'admin@example.test', password: 'a long secret' }

/** A portal where an Admin approves courses. */
const test = onDemo.extend<object, { portalUrl: string }>({
  portalUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const [database, dataDir] = [await createTestDatabase(), await mkdtemp(join(tmpdir(), 'coursewise-approval-'))]
      const { url, child, exited } = await startPortal(dataDir, {
        PORT: String(await freePort()),
        DATABASE_URL: database.url,
        DEMO: '0',
        COURSE_APPROVAL: '1',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      })
      await use(url)
      child.kill('SIGTERM')
      await exited
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ portalUrl }, use) => use(portalUrl),
})

test('an Admin looks at a new course, refuses it with a note, and approves it when it comes again', async ({
  page,
  browser,
  portalUrl,
  creator,
  openAs,
}) => {
  const author = await creator('Ada Author')
  const { skill, materials } = await makeParts(author, 'Weaving', ['Wool'])
  const form = { ...courseForm, name: 'Weaving, if you may', skills: [{ ...skill, level: 2 }], materials }
  const { id } = (await author.send('POST', '/api/drafts', form)).body
  await openAs(author, `/create-course?draft=${id}`)
  await expect(page.getByText('An Admin approves it before it is public.')).toBeVisible()
  await page.getByRole('button', { name: 'Create Course' }).click()
  await expect(heading(page, 'Profile')).toBeVisible()
  const drafts = page.getByRole('region', { name: 'Drafts' })
  await expect(drafts).toContainText('New course · In review')
  await drafts.getByRole('link', { name: 'Open: Weaving, if you may' }).click()
  await expect(part(page, 'About the course').getByLabel('Name')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
  await nothingFound(page)

  const office = await browser.newPage({ baseURL: portalUrl })
  await logInOn(office, admin)
  await office.goto('/statistics/approvals')
  const queue = office.getByRole('list', { name: 'Waiting for approval' })
  await expect(queue.getByRole('listitem')).toHaveCount(1)
  await expect(queue).toContainText('New course by Ada Author')
  await expect(queue).toContainText(`Adds ${skill.name} 2`)
  await nothingFound(office)
  await office.setViewportSize({ width: 1280, height: 800 })
  await queue.getByRole('link', { name: 'Preview Weaving, if you may' }).click()
  await expect(office.getByText('Only its author and Admins can see it.')).toBeVisible()
  await expect(office.getByRole('heading', { level: 1, name: 'Weaving, if you may' })).toBeVisible()
  await office.getByRole('link', { name: 'Back to the approvals' }).click()

  await queue.getByRole('button', { name: 'Refuse Weaving, if you may' }).click()
  const question = office.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Refuse' })).toBeDisabled()
  await question.getByLabel('Note to the author').fill('Please say which loom.')
  await nothingFound(office, ['phone'])
  await office.setViewportSize({ width: 1280, height: 800 })
  await question.getByRole('button', { name: 'Refuse' }).click()
  await expect(office.getByText('Nothing waits for approval.')).toBeVisible()
  // The line that had the focus is gone.
  await expect(office.locator('main div[tabindex="-1"]')).toBeFocused()

  await test.step('the author reads why, changes it and sends it again', async () => {
    await page.goto(`/create-course?draft=${id}`)
    await expect(page.getByText('An Admin did not approve it: “Please say which loom.”')).toBeVisible()
    const [news] = (await author.send('GET', '/api/notifications')).body
    expect(news.text).toBe('“Weaving, if you may” was not approved: Please say which loom.')
    await part(page, 'About the course').getByLabel('Name').fill('Weaving on a table loom')
    await page.getByRole('button', { name: 'Create Course' }).click()
    await expect(heading(page, 'Profile')).toBeVisible()
  })

  await office.reload()
  await queue.getByRole('button', { name: 'Approve Weaving on a table loom' }).click()
  await question.getByLabel('Note to the author').fill('Thank you.')
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(office.getByText('Nothing waits for approval.')).toBeVisible()
  await expectInAuditLog(office, 'Weaving on a table loom')
  const log = office.getByRole('table', { name: 'Audit log' })
  await expect(log.getByRole('row').nth(1)).toContainText('Approved a course')
  await expect(log.getByRole('row').nth(2)).toContainText('Refused a course')
  await office.close()

  const [news] = (await author.send('GET', '/api/notifications')).body
  expect(news.text).toBe('“Weaving on a table loom” was approved and is published. Thank you.')
  await page.goto(news.action.path)
  await expect(heading(page, 'Weaving on a table loom')).toBeVisible()

  await test.step('a change without higher levels is published at once', async () => {
    await page.getByRole('link', { name: 'Edit course' }).click()
    await part(page, 'About the course').getByLabel('Price').fill('12')
    await expect(page.getByText('An Admin approves added skills and raised levels first.')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('complementary', { name: 'At a glance' })).toContainText('12')
  })
})

test('after the last one of a page was decided, the page before is shown', async ({ page, creator }) => {
  const author = await creator('Ada Many')
  const { skill, materials } = await makeParts(author, 'Spinning', ['Fleece'])
  const form = { ...courseForm, skills: [{ ...skill, level: 2 }], materials }
  const perPage = limits.pageSize.statistics
  for (let number = 1; number <= perPage + 1; number++)
    expect((await author.send('POST', '/api/courses', { ...form, name: `Spinning, part ${number}` })).status).toBe(202)
  await logInOn(page, admin)
  await page.goto('/statistics/approvals?page=2')
  const lines = page.getByRole('list', { name: 'Waiting for approval' }).getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await page.getByRole('button', { name: `Approve Spinning, part ${perPage + 1}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(lines).toHaveCount(perPage)
  await expect(page).toHaveURL(/\/statistics\/approvals$/)
})
