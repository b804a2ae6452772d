import type { APIRequestContext, Page } from '@playwright/test'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { findViolations, nothingFound } from './axe-fixtures.ts'
import { expect, expectInAuditLog, password, test, type User } from './fixtures.ts'
import { makeOwnCourse } from './learning-fixtures.ts'

const admin = 'admin@demo.test'
const ratings = (page: Page) => page.getByRole('region', { name: 'Ratings' })
const item = (page: Page, name: string) =>
  ratings(page)
    .getByRole('list', { name: 'Ratings' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })
/** It gets the focus when the line that had it is gone. */
const aroundTheList = (page: Page) => page.locator('main div[tabindex="-1"]')
const dialog = (page: Page) => page.getByRole('dialog')
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const asUser = ({ pair }: Pick<User, 'pair'>) => ({ headers: { authorization: `Bearer ${pair.accessToken}` } })

/** Renames the course, so that the Admins' lists, which all tests share, name it once. */
async function makeNamedCourse(request: APIRequestContext, name: string) {
  const course = await makeOwnCourse(request)
  const form = (await course.send('GET', `/api/courses/edit/${course.id}`)) as object
  await course.send('PUT', `/api/courses/${course.id}`, { data: { ...form, name } })
  return course
}

/** Somebody who owns the course and has rated it. */
async function rateCourse(request: APIRequestContext, user: User, id: number, data: object): Promise<void> {
  expect((await request.put(`/api/shopping-cart/get-free/${id}`, asUser(user))).status()).toBe(200)
  const { materials }: CourseDetails = await (await request.get(`/api/courses/${id}`, asUser(user))).json()
  for (const { id: materialId } of materials)
    await request.put(`/api/courses/learned?materialId=${materialId}&courseId=${id}`, asUser(user))
  expect((await request.put(`/api/courses/${id}/ratings/own`, { ...asUser(user), data })).status()).toBe(204)
}

/** As a guest and an Admin, through the API. */
async function hideByApi(
  request: APIRequestContext,
  what: 'course' | 'rating' | 'reply',
  id: number,
  reason: string,
): Promise<void> {
  expect((await request.post('/api/reports', { data: { what, id, reason: 'other' } })).status()).toBe(200)
  const pair = await (await request.post('/api/account/login', { data: { email: admin, password } })).json()
  const data = { what, id, decision: 'hidden', reason }
  expect((await request.post('/api/reports/decisions', { ...asUser({ pair }), data })).status()).toBe(204)
}

async function openRatings(page: Page, id: number): Promise<void> {
  await page.goto(`/courses/${id}`)
  await page.locator('#ratings').scrollIntoViewIfNeeded()
  await expect(ratings(page)).toBeVisible()
}

const lists = { waiting: '/statistics/reports', decided: '/statistics/reports?list=decided' }

/** The line of what was reported, on whatever page of the list it is. Other tests add and remove lines meanwhile, so the search may begin again. */
async function findLine(page: Page, list: keyof typeof lists, name: string) {
  const all = page.getByRole('list', { name: list === 'waiting' ? 'Waiting reports' : 'Decided reports' })
  const line = all.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
  const next = page.getByRole('button', { name: 'Next page' })
  await page.goto(lists[list])
  await expect(all).toBeVisible()
  await expect(async () => {
    if ((await line.count()) === 0) {
      if ((await next.count()) > 0 && (await next.isEnabled())) await next.click()
      else await page.goto(lists[list])
    }
    await expect(line).toHaveCount(1, { timeout: 2000 })
  }).toPass()
  return line
}

test('a guest reports a course with the keyboard; only Admins get to the queue, by screen and by call', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const { id, author } = await makeNamedCourse(request, 'Reported by a guest')
  await page.goto(`/courses/${id}`)
  await page.getByRole('button', { name: 'Report this course' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('radio', { name: 'Spam or advertising' })).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Send report' }).click()
  await expect(dialog(page)).toContainText('Choose a reason.')
  await expect(dialog(page).getByRole('radio', { name: 'Spam or advertising' })).toBeFocused()
  await nothingFound(page)
  await dialog(page).getByRole('radio', { name: 'Spam or advertising' }).press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByRole('radio', { name: 'Wrong or misleading' })).toBeChecked()
  await dialog(page).getByLabel('What should the Admin know?').fill('<b>Not</b> what it says.')
  await dialog(page).getByRole('button', { name: 'Send report' }).click()
  await expect(told(page, 'Thank you. An Admin will look at it.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Report this course' })).toBeFocused()

  const decision = { what: 'course', id, decision: 'hidden', reason: 'Mine.' }
  const calls = (headers = {}) => [
    request.get('/api/reports/waiting', { headers }),
    request.get('/api/reports/decided', { headers }),
    request.post('/api/reports/decisions', { headers, data: decision }),
    request.post('/api/reports/decisions/1/show-again', { headers }),
  ]
  await page.goto('/statistics/reports')
  await expect(page).toHaveURL(/\/account\/login/)
  for (const response of await Promise.all(calls())) expect(response.status()).toBe(401)
  const stranger = await registerUser('Sue Stranger')
  for (const user of [stranger, author]) {
    for (const response of await Promise.all(calls(asUser(user).headers))) expect(response.status()).toBe(403)
    await signIn(user, '/statistics/reports')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toHaveCount(0)
    await expect(page.getByText('<b>Not</b> what it says.')).toHaveCount(0)
  }
  await page.goto(`/courses/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Reported by a guest' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report this course' })).toHaveCount(0)
  const own = await request.post('/api/reports', { ...asUser(author), data: { what: 'course', id, reason: 'spam' } })
  expect(own.status()).toBe(403)
})

test('an Admin hides a course with a reason: visitors lose it, and learners keep it', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const name = 'Hidden for good'
  const { id } = await makeNamedCourse(request, name)
  const learner = await registerUser('Lea Learner')
  await request.put(`/api/shopping-cart/get-free/${id}`, asUser(learner))
  const data = { what: 'course', id, reason: 'copied', text: 'From my book.' }
  expect((await request.post('/api/reports', { ...asUser(learner), data })).status()).toBe(200)
  expect((await request.post('/api/reports', { data })).status()).toBe(200)

  await signIn(admin, '/statistics/audit')
  const line = await findLine(page, 'waiting', `Course “${name}” by Ada Author`)
  await expect(line).toContainText('2 reports')
  await expect(line).toContainText(`Lea Learner, ${learner.email}`)
  await expect(line).toContainText('A guest')
  await expect(line).toContainText('From my book.')
  await nothingFound(page)
  await line.getByRole('button', { name: /^Hide: / }).click()
  await expect(dialog(page).getByRole('button', { name: 'Hide it' })).toBeDisabled()
  await dialog(page).getByLabel('Reason').fill('It was copied from a book.')
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Hide it' }).click()
  await expect(told(page, 'The course is hidden.')).toBeVisible()
  await expect(line).toHaveCount(0)
  await expect(aroundTheList(page)).toBeFocused()
  const act = `Course “${name}”: It was copied from a book.`
  await expectInAuditLog(page, act)
  await expect(page.getByRole('row').filter({ hasText: act })).toContainText('Hid what was reported')

  expect((await request.get(`/api/courses/${id}`)).status()).toBe(404)
  const found = await request.get(`/api/courses/filtered/1/12/0/true/${encodeURIComponent(name)}`)
  expect(await found.text()).not.toContain(name)
  await signIn(learner, `/courses/${id}`)
  await expect(page.getByText('This course has left the catalogue.')).toBeVisible()
  await expect(page.getByText('It was copied from a book.')).toHaveCount(0)
  await page.goto('/account/notifications')
  await expect(page.getByText(`Thank you for your report about “${name}”: the course was hidden.`)).toBeVisible()
  await page.goto(`/courses/learn/${id}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})

test('the author of a hidden course reads why wherever the course is; an Admin opens it and shows it again', async ({
  page,
  request,
  signIn,
}) => {
  const name = 'Hidden for a while'
  const { id, author } = await makeNamedCourse(request, name)
  await hideByApi(request, 'course', id, 'It was copied from a book.')
  await signIn(author, '/account/notifications')
  await expect(page.getByText(`“${name}”: your course was hidden. Reason: It was copied from a book.`)).toBeVisible()
  await page.goto('/account/profile')
  await expect(page.getByText('Hidden by an Admin')).toBeVisible()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByText('An Admin has hidden this course: “It was copied from a book.”')).toBeVisible()
  await nothingFound(page)
  await page.getByRole('link', { name: 'Edit course' }).click()
  await expect(page.getByText('Publishing changes does not make it visible again; only an Admin can do that.')).toBeVisible()

  await signIn(admin, '/statistics/audit')
  const line = await findLine(page, 'decided', `Course “${name}” by Ada Author`)
  await expect(line).toContainText(`Hidden by ${admin}`)
  await nothingFound(page)
  await line.getByRole('link').click()
  await expect(page.getByText('An Admin has hidden this course')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  await (await findLine(page, 'decided', `Course “${name}” by Ada Author`)).getByRole('button', { name: /^Show again: / }).click()
  await dialog(page).getByRole('button', { name: 'Show it again' }).click()
  await expect(told(page, 'The course is shown again.')).toBeVisible()
  await expect(line).toContainText(`Shown again by ${admin}`)
  await expect(line.getByRole('button')).toHaveCount(0)
  await expect(aroundTheList(page)).toBeFocused()
  expect((await request.get(`/api/courses/${id}`)).status()).toBe(200)
})

/** With a rating by the writer, and one by Kim Kind with a reply. */
async function makeRatedCourse(request: APIRequestContext, name: string, writer: User, kim: User) {
  const course = await makeNamedCourse(request, name)
  await rateCourse(request, writer, course.id, { stars: 1, text: 'Buy my pills.' })
  await rateCourse(request, kim, course.id, { stars: 5, text: 'Very clear.' })
  const list: { id: number; text: string }[] = await (await request.get(`/api/courses/${course.id}/ratings`)).json()
  const findId = (text: string) => list.find((rating) => rating.text === text)?.id ?? 0
  const ids = { rating: findId('Buy my pills.'), reply: findId('Very clear.') }
  await course.send('PUT', `/api/ratings/${ids.reply}/reply`, { data: { text: 'Rita is a fool.' } })
  return { ...course, ids }
}

test('a reader reports a rating and a reply, each once; both are hidden from the reader after an Admin has decided', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const [writer, kim, reader] = [
    await registerUser('Rita Rater'),
    await registerUser('Kim Kind'),
    await registerUser('Rob Reader'),
  ]
  const { id, ids } = await makeRatedCourse(request, 'Spoken about', writer, kim)
  await signIn(reader, '/courses')
  await openRatings(page, id)
  await item(page, 'Rita Rater').getByRole('button', { name: 'Report', exact: true }).click()
  await dialog(page).getByRole('radio', { name: 'Spam or advertising' }).check()
  await dialog(page).getByRole('button', { name: 'Send report' }).click()
  await expect(told(page, 'Thank you. An Admin will look at it.')).toBeVisible()
  for (const reason of ['Offensive', 'Something else']) {
    await item(page, 'Kim Kind').getByRole('button', { name: 'Report the reply' }).click()
    await dialog(page).getByRole('radio', { name: reason }).check()
    await dialog(page).getByRole('button', { name: 'Send report' }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
  await expect(told(page, 'You have reported this before.')).toBeVisible()
  await nothingFound(page)

  await signIn(admin, '/statistics/audit')
  const line = await findLine(page, 'waiting', 'Reply to a rating of “Spoken about” by Ada Author')
  await expect(line).toContainText('1 report')
  await expect(line).toContainText('Rita is a fool.')
  await line.getByRole('button', { name: /^Hide: / }).click()
  await dialog(page).getByLabel('Reason').fill('Be polite, please.')
  await dialog(page).getByRole('button', { name: 'Hide it' }).click()
  await expect(told(page, 'The reply is hidden.')).toBeVisible()
  await hideByApi(request, 'rating', ids.rating, 'No advertising, please.')

  await signIn(reader.email, '/courses')
  await openRatings(page, id)
  await expect(ratings(page)).toContainText('1 rating')
  await expect(item(page, 'Kim Kind')).toBeVisible()
  for (const words of ['Buy my pills.', 'Rita is a fool.', 'please.']) await expect(ratings(page)).not.toContainText(words)
})

test('a writer sees the hidden rating with the reason, and an author the hidden reply', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const [writer, kim] = [await registerUser('Rita Rater'), await registerUser('Kim Kind')]
  const { id, ids, author } = await makeRatedCourse(request, 'Spoken about twice', writer, kim)
  await hideByApi(request, 'rating', ids.rating, 'No advertising.')
  await hideByApi(request, 'reply', ids.reply, 'Be polite.')
  await signIn(writer, '/courses')
  await openRatings(page, id)
  await expect(ratings(page)).toContainText('An Admin has hidden your rating: “No advertising.”')
  await expect(ratings(page)).toContainText('Buy my pills.')
  await expect(item(page, 'Rita Rater')).toHaveCount(0)
  await nothingFound(page)

  await signIn(author, '/courses')
  await openRatings(page, id)
  await expect(item(page, 'Kim Kind')).toContainText('Rita is a fool.')
  await expect(item(page, 'Kim Kind')).toContainText('An Admin has hidden your reply: “Be polite.”')
  await expect(item(page, 'Kim Kind').getByRole('button', { name: 'Report the reply' })).toHaveCount(0)
  await nothingFound(page)
})

test('an Admin keeps what was reported, and one who comes too late is told so', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const name = 'Worth keeping'
  const { id } = await makeNamedCourse(request, name)
  const reader = await registerUser('Rob Reader')
  const data = { what: 'course', id, reason: 'other' }
  await request.post('/api/reports', { ...asUser(reader), data })
  await signIn(admin, '/statistics/audit')
  const line = await findLine(page, 'waiting', `Course “${name}” by Ada Author`)
  const { pair } = {
    pair: await (await request.post('/api/account/login', { data: { email: admin, password } })).json(),
  }
  const other = await request.post('/api/reports/decisions', {
    ...asUser({ pair }),
    data: { what: 'course', id, decision: 'kept' },
  })
  expect(other.status()).toBe(204)
  await line.getByRole('button', { name: /^Hide: / }).click()
  await dialog(page).getByLabel('Reason').fill('Too late.')
  await dialog(page).getByRole('button', { name: 'Hide it' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Another Admin has already decided this.')
  await expect(dialog(page).getByRole('button', { name: 'Hide it' })).toBeFocused()
  await expect(line).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(aroundTheList(page)).toBeFocused()
  expect((await request.get(`/api/courses/${id}`)).status()).toBe(200)

  await request.post('/api/reports', { ...asUser(reader), data })
  const again = await findLine(page, 'waiting', `Course “${name}” by Ada Author`)
  await again.getByRole('button', { name: /^Keep: / }).click()
  await expect(told(page, 'The course stays visible.')).toBeVisible()
  await expect(again).toHaveCount(0)
  await expect(aroundTheList(page)).toBeFocused()
  await signIn(reader, '/account/notifications')
  await expect(page.getByText(`Thank you for your report about “${name}”: the course stays visible.`)).toBeVisible()
})
