import type { Page } from '@playwright/test'
import { courseForm, makeParts, type Person } from './authoring-fixtures.ts'
import { changeTheme, findViolations, sizes } from './axe-fixtures.ts'
import { logIn } from './fixtures.ts'
import { buy, complete, expect, makeTaskCourse, review, submitZip, test } from './review-fixtures.ts'

const bell = (page: Page, unread = 0) =>
  page.getByRole('button', { name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications', exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })

/** Courses with these names, for so many points each. */
async function makeCourses(author: Person, names: string[], price = 0): Promise<number[]> {
  const { skill, materials } = await makeParts(author, 'Weaving', ['The first thread'])
  const ids: number[] = []
  for (const name of names) {
    const form = { ...courseForm, name: author.own(name), price, skills: [{ ...skill, level: 1 }], materials }
    const { status, body } = await author.send('POST', '/api/courses', form)
    expect(status).toBe(201)
    ids.push(body.id)
  }
  return ids
}

test('a sale shows at the bell without reloading, is announced, and is read once it is followed', async ({
  page,
  creator,
  student,
  openAs,
}) => {
  const [author, buyer] = [await creator(), await student()]
  const [early = 0, id = 0] = await makeCourses(author, ['Shuttles', 'Looms'], 10)
  await buy(buyer, [early])
  await openAs(author, '/courses')
  // The number is known, so the next sale is news.
  await expect(bell(page, 1)).toBeVisible()
  await expect(page.getByText(/You have \d+ unread/)).toHaveCount(0)
  await buy(buyer, [id])
  await expect(bell(page, 2)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'You have 2 unread notifications.' })).toHaveCount(1)
  await bell(page, 2).click()
  const item = panel(page).getByRole('link', { name: `“${author.own('Looms')}” was sold once for 10 points.` })
  await expect(item).toContainText('Open the course')
  await item.click()
  await expect(page).toHaveURL(`/courses/${id}`)
  await expect(panel(page)).toBeHidden()
  await expect(bell(page, 1)).toBeVisible()
  await bell(page, 1).click()
  await expect(item).toBeVisible()
  await expect(item).not.toContainText('Unread')
})

test('a review that is due shows at the bell, and is gone once it is given', async ({
  page,
  request,
  creator,
  student,
  openAs,
}) => {
  const author = await creator()
  const course = await makeTaskCourse(author)
  const [ann, bob] = [await student('Ann'), await student('Bob')]
  for (const learner of [ann, bob]) {
    await complete(learner, course)
    await submitZip(request, learner, course)
  }
  await openAs(ann, '/courses')
  await bell(page, 1).click()
  const due = panel(page).getByRole('link', { name: `Review a final task in “${course.name}”.` })
  await expect(due).toBeVisible()
  await review(ann, course, [8, 4], 'Good')
  await expect(due).toBeHidden()
  await expect(panel(page).getByText('Nothing new.')).toBeVisible()
  await expect(bell(page)).toBeVisible()
  await review(bob, course, [8, 4], 'Good')
  await expect(bell(page, 1)).toBeVisible()
  await panel(page)
    .getByRole('link', { name: `Your final task in “${course.name}” was reviewed.` })
    .click()
  await expect(page).toHaveURL(`/courses/learn/${course.id}?view=final-task`)
})

test('the keyboard opens the panel, marks everything as read, and closes it', async ({ page, creator, student, openAs }) => {
  const [author, buyer] = [await creator(), await student()]
  await buy(buyer, await makeCourses(author, ['Looms', 'Wool']))
  await openAs(author, '/courses')
  await bell(page, 2).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bell(page)).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
})

test('on a phone the panel fits into the screen', async ({ page, creator, student, openAs }) => {
  await page.setViewportSize(sizes.phone)
  const [author, buyer] = [await creator(), await student()]
  await buy(buyer, await makeCourses(author, ['Looms']))
  await openAs(author, '/courses')
  await bell(page, 1).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
  const box = await panel(page).boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= sizes.phone.width).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
})

test('a user chooses which mails come, on a screen that the profile links to', async ({ page, creator, openAs }) => {
  await openAs(await creator(), '/account/profile')
  await page.getByRole('link', { name: 'Choose which mails you get' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused()
  const sold = page.getByRole('group', { name: 'Your course was sold' })
  const marked = page.getByRole('group', { name: 'Your final task was reviewed' })
  await expect(sold.getByRole('button', { name: 'Daily' })).toHaveAttribute('aria-pressed', 'true')
  await expect(marked.getByRole('button', { name: 'At once' })).toHaveAttribute('aria-pressed', 'true')
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/notifications/choices') && response.request().method() === 'PUT',
  )
  await sold.getByRole('button', { name: 'Never' }).click()
  expect((await saved).status()).toBe(204)
  await page.reload()
  await expect(sold.getByRole('button', { name: 'Never' })).toHaveAttribute('aria-pressed', 'true')
  await expect(marked.getByRole('button', { name: 'At once' })).toHaveAttribute('aria-pressed', 'true')
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect(page.getByText(`at 7 in the morning (${zone})`)).toBeVisible()
})

test('only mails that one can get are offered: about own courses to Creators, about reports to Admins', async ({
  page,
  student,
  creator,
  openAs,
  signIn,
}) => {
  const [reviewed, sold, reports] = ['Your final task was reviewed', 'Your course was sold', 'Reports are waiting for a decision']
  const expectOffers = async (...names: (string | undefined)[]) => {
    await expect(page.getByRole('group', { name: reviewed })).toBeVisible()
    for (const name of [sold, reports]) await expect(page.getByRole('group', { name })).toHaveCount(names.includes(name) ? 1 : 0)
  }
  await openAs(await student(), '/account/notifications')
  await expectOffers()
  await openAs(await creator(), '/account/notifications')
  await expectOffers(sold)
  await signIn('admin@demo.test', '/account/notifications')
  await expectOffers(sold, reports)
})

test('a guest loads nothing of it, and after logging out the stream is closed', async ({ page, student, openAs }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/courses')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(requests.filter((url) => /notification-bell|api\/notifications/.test(url))).toEqual([])
  await openAs(await student(), '/courses')
  await expect(bell(page)).toBeVisible()
  await expect.poll(() => requests.some((url) => url.endsWith('/api/notifications/stream'))).toBe(true)
  expect(requests.filter((url) => /eyJ/.test(url))).toEqual([])
  const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/stream'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await closed
  await expect(bell(page)).toBeHidden()
})

test('daily mails come in the morning of where one logged in last', async ({ browser, student }) => {
  const { email } = await student()
  const home = await browser.newPage({ timezoneId: 'America/St_Johns' })
  const abroad = await browser.newPage({ timezoneId: 'Asia/Tokyo' })
  const showsZone = async (page: Page, zone: string) => {
    await page.goto('/account/notifications')
    await expect(page.getByText(`at 7 in the morning (${zone})`)).toBeVisible()
  }
  await logIn(home, email)
  await showsZone(home, 'America/St_Johns')
  await logIn(abroad, email)
  await showsZone(abroad, 'Asia/Tokyo')
  await home.getByRole('button', { name: 'Logout' }).click()
  await logIn(home, email)
  await showsZone(home, 'America/St_Johns')
})

test('axe finds nothing in the panel and on the screen, wide, on a phone and in the dark', async ({ page, signIn }) => {
  await signIn('student@demo.test')
  for (const size of [sizes.wide, sizes.phone]) {
    await page.setViewportSize(size)
    await page.goto('/account/notifications')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(panel(page).getByRole('listitem').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await changeTheme(page, 'dark')
    expect(await findViolations(page, ['color-contrast'])).toEqual([])
    await changeTheme(page, 'light')
  }
})
