import { limits } from '#contract/core/limits.ts'
import { admin, ownPortal } from '../test/own-portal.ts'
import { logInOn } from './account-steps.ts'
import { courseForm, expect, makeParts, test as onDemo, part } from './authoring-fixtures.ts'
import { nothingFound } from './axe-fixtures.ts'
import { checkName, makeCheck } from './check-fixtures.ts'
import { expectInAuditLog } from './fixtures.ts'
import { heading } from './shop-fixtures.ts'

/** A portal where an Admin approves courses: one for each test, because every test has its own list of what waits. */
const test = onDemo.extend<{ portalUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  portalUrl: ({}, use) => ownPortal({ COURSE_APPROVAL: '1' }, use),
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
  const notices = office.getByText(/^Set up your portal: |^Mail is off, so /)
  await expect(notices).toHaveCount(2)
  await nothingFound(office)
  await office.setViewportSize({ width: 1280, height: 800 })
  await queue.getByRole('link', { name: 'Review and decide: Weaving, if you may' }).click()
  await expect(heading(office, 'Weaving, if you may')).toBeVisible()
  // What the portal lacks does not stand between the buttons and what they decide about.
  await expect(notices).toHaveCount(0)
  await nothingFound(office)
  await office.setViewportSize({ width: 1280, height: 800 })
  await office.getByRole('link', { name: 'See it as learners will' }).click()
  await expect(office.getByText('Only its author and Admins can see it.')).toBeVisible()
  await expect(office.getByRole('heading', { level: 1, name: 'Weaving, if you may' })).toBeVisible()
  await office.getByRole('link', { name: 'Back to the approval' }).click()

  await office.getByRole('button', { name: 'Refuse' }).click()
  const question = office.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Refuse' })).toBeDisabled()
  await question.getByLabel('Note to the author').fill('Please say which loom.')
  await nothingFound(office, ['phone'])
  await office.setViewportSize({ width: 1280, height: 800 })
  await question.getByRole('button', { name: 'Refuse' }).click()
  await expect(office.getByText('Nothing is waiting for approval.')).toBeVisible()

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
  await queue.getByRole('link', { name: 'Review and decide: Weaving on a table loom' }).click()
  await office.getByRole('button', { name: 'Approve' }).click()
  await question.getByLabel('Note to the author').fill('Thank you.')
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(office.getByText('Nothing is waiting for approval.')).toBeVisible()
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

test('after a decision, the first page of what waits is shown', async ({ page, creator }) => {
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
  await page.getByRole('link', { name: `Review and decide: Spinning, part ${perPage + 1}` }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(lines).toHaveCount(perPage)
  await expect(page).toHaveURL(/\/statistics\/approvals$/)
})

test('an Admin opens every material, reads the final task, sees what changes side by side, and must look again after a change', async ({
  page,
  creator,
}) => {
  const author = await creator('Ada Careful')
  const { skill, materials } = await makeParts(author, 'Felting', ['Wool', 'Soap'])
  const task = await author.send('POST', '/api/final-tasks', {
    name: 'Felt a hat',
    text: 'Felt a hat that fits.',
    reviewDeadlineTime: '0001-01-02T00:00:00',
    reviewQuestions: [{ text: 'Does it fit?', maxMark: 5 }],
  })
  const [wool, soap = { id: 0, name: '' }] = materials
  const form = { ...courseForm, name: 'Felting', skills: [{ ...skill, level: 2 }], materials: [wool] }
  const { draftId } = (await author.send('POST', '/api/courses', form)).body
  await logInOn(page, admin)
  await page.goto(`/statistics/approvals/${draftId}`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(/\/statistics\/approvals$/)
  const [{ action }] = (await author.send('GET', '/api/notifications')).body
  const courseId = Number(action.path.split('/').at(-1))

  const raised = { ...form, skills: [{ ...skill, level: 4 }], materials, finalTask: { id: task.body.id }, price: 55 }
  expect((await author.send('PUT', `/api/courses/${courseId}`, raised)).status).toBe(202)
  await page.reload()
  await page.getByRole('link', { name: 'Review and decide: Felting' }).click()
  const changes = page.getByRole('region', { name: 'What changes' })
  await expect(changes).toContainText(`${skill.name}, level 2`)
  await expect(changes).toContainText(`${skill.name}, level 4`)
  await expect(page.getByRole('region', { name: 'Final task: Felt a hat' })).toContainText('Does it fit?')
  await page.getByRole('button', { name: `Open ${soap.name}` }).click()
  await expect(page.getByRole('heading', { level: 2, name: soap.name })).toBeVisible()
  await expect(page.getByRole('region', { name: soap.name }).getByRole('link')).toBeVisible()
  await nothingFound(page)

  const {
    id,
    name: _name,
    ...article
  } = (await author.send('GET', '/api/articles')).body.find((material: { id: number }) => material.id === soap.id)
  expect((await author.send('PUT', `/api/articles/${id}`, { ...article, name: 'Something else' })).status).toBe(200)
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toContainText('Something in this draft was changed after you looked at it.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Something in it was changed after it was sent')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close Something else' })).toBeVisible()
  expect((await author.send('GET', `/api/courses/${courseId}`)).body.price).not.toBe(55)
})

test('an Admin reads the questions of a check with their right answers before the course is public', async ({
  page,
  request,
  creator,
}) => {
  const author = await creator('Ada Asking')
  const { check, skills } = await makeCheck(request, author)
  const form = { ...courseForm, name: 'Loops and words', skills, materials: [{ id: check.id }] }
  const { draftId } = (await author.send('POST', '/api/courses', form)).body
  await logInOn(page, admin)
  await page.goto(`/statistics/approvals/${draftId}`)
  await page.getByRole('button', { name: `Open ${checkName}` }).click()
  const questions = page.getByRole('article')
  await expect(questions).toHaveCount(7)
  const first = questions.first()
  await expect(first).toContainText('Which of these runs its body at least once?')
  await expect(first.getByRole('listitem').filter({ hasText: 'A do-while loop' })).toContainText('Right')
  await expect(first).toContainText('It checks its condition after the body.')
  await expect(questions.filter({ hasText: 'How long do seven rounds take?' })).toContainText('3.5 seconds')
  await expect(page.getByText('You gave no answer.')).toHaveCount(0)
  await nothingFound(page)
})
