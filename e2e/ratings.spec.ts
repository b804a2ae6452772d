import type { APIRequestContext, Page } from '@playwright/test'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { expect, test, type User } from './fixtures.ts'
import { makeOwnCourse } from './learning-fixtures.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Ratings' })
const items = (page: Page) => section(page).getByRole('list', { name: 'Ratings' }).getByRole('article')
const item = (page: Page, name: string) => items(page).filter({ has: page.getByRole('heading', { name }) })
const form = (page: Page) => page.getByRole('form', { name: 'Your rating' })
/** Whether the page can be scrolled sideways. */
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const asUser = ({ pair }: Pick<User, 'pair'>) => ({ headers: { authorization: `Bearer ${pair.accessToken}` } })

/** Gives the learner the course, with this share of its materials learned. */
async function learnCourse(request: APIRequestContext, user: User, id: number, share: number): Promise<void> {
  expect((await request.put(`/api/shopping-cart/get-free/${id}`, asUser(user))).status()).toBe(200)
  const { materials }: CourseDetails = await (await request.get(`/api/courses/${id}`, asUser(user))).json()
  for (const material of materials.slice(0, Math.ceil(materials.length * share))) {
    const learned = await request.put(`/api/courses/learned?materialId=${material.id}&courseId=${id}`, asUser(user))
    expect(learned.status()).toBe(200)
  }
}
async function rateByApi(request: APIRequestContext, user: User, id: number, data: object): Promise<void> {
  await learnCourse(request, user, id, 0.5)
  expect((await request.put(`/api/courses/${id}/ratings/own`, { ...asUser(user), data })).status()).toBe(204)
}
async function openRatings(page: Page): Promise<void> {
  await page.locator('#ratings').scrollIntoViewIfNeeded()
  await expect(section(page)).toBeVisible()
}

test('a guest sees stars on cards, orders the search by rating, and reads the ratings of a course', async ({ page }) => {
  await page.goto('/courses/filtered')
  await page.getByRole('button', { name: 'RATING' }).click()
  await expect(page).toHaveURL('/courses/filtered?order=rating')
  const stars = page.getByRole('article').getByText(/^Rated \d\.\d of 5 stars in \d+ ratings?$/)
  await expect(stars).toHaveCount(4)
  await expect(async () => {
    const means = (await stars.allTextContents()).map((text) => Number(/\d\.\d/.exec(text)?.[0]))
    expect(means).toEqual(means.toSorted((one, other) => other - one))
  }).toPass()
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('link', { name: /^Rated \d\.\d of 5 stars/ }).click()
  await expect(page).toHaveURL(/#ratings$/)
  await expect(items(page).first()).toBeInViewport()
  await expect(section(page).getByRole('list', { name: 'How many stars learners gave' }).getByRole('listitem')).toHaveCount(5)
  await expect(items(page)).toHaveCount(5)
  const first = await items(page).first().textContent()
  await section(page).getByRole('button', { name: 'Next page' }).click()
  await expect(items(page).first()).not.toHaveText(first ?? '')
  await section(page).getByRole('button', { name: 'Most helpful' }).click()
  await expect(section(page).getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(items(page).first()).toContainText(/people? found this helpful|person found this helpful/)
  await expect(section(page).getByRole('button', { name: /Helpful|Rate this course|Reply/ })).toHaveCount(0)
  await nothingFound(page)
})

test('a learner rates with the keyboard once half is learned, and changes it; who has learned less is told what is missing', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const { id } = await makeOwnCourse(request)
  const user = await registerUser('Rita Rater')
  await learnCourse(request, user, id, 0.1)
  await signIn(user, `/courses/${id}`)
  await openRatings(page)
  await expect(section(page)).toContainText('There are no ratings yet.')
  await expect(section(page)).toContainText(/Learn at least half of the course to rate it\. You have learned 1 of \d/)
  await learnCourse(request, user, id, 0.5)
  await page.reload()
  await openRatings(page)

  await section(page).getByRole('button', { name: 'Rate this course' }).focus()
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('radio', { name: '1 star', exact: true })).toBeFocused()
  await form(page).getByRole('button', { name: 'Send your rating' }).click()
  await expect(form(page).getByRole('alert')).toHaveText('Choose 1 to 5 stars.')
  await expect(form(page).getByRole('radio', { name: '1 star', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight')
  await expect(form(page).getByRole('radio', { name: '4 stars' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('<b>Clear</b> & short.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2.3')
  await form(page).getByRole('button', { name: 'Partly' }).click()
  await form(page).getByRole('button', { name: 'Send your rating' }).click()
  await expect(form(page)).toContainText('Hours must be from 0.5 to 1000, in steps of a half.')
  await expect(form(page).getByRole('textbox', { name: 'How many hours did it take?' })).toBeFocused()
  await nothingFound(page)
  await form(page).getByRole('textbox', { name: 'How many hours did it take?' }).fill('2.5')
  await form(page).getByRole('button', { name: 'Send your rating' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for your rating.' })).toBeVisible()
  await expect(section(page).getByRole('button', { name: 'Change your rating' })).toBeFocused()
  await expect(items(page)).toHaveCount(1)
  await expect(item(page, 'Rita Rater (you)')).toContainText('<b>Clear</b> & short.')
  await expect(item(page, 'Rita Rater (you)')).toContainText('Took 2.5 hours')
  await expect(item(page, 'Rita Rater (you)')).toContainText('Reached the stated levels partly')
  await expect(item(page, 'Rita Rater (you)').getByRole('button')).toHaveCount(0)

  await section(page).getByRole('button', { name: 'Change your rating' }).click()
  await expect(form(page).getByRole('radio', { name: '4 stars' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await form(page).getByRole('button', { name: 'Save your rating' }).click()
  await expect(item(page, 'Rita Rater (you)').getByText('5 of 5 stars')).toBeAttached()
  await expect(item(page, 'Rita Rater (you)')).toContainText('changed')
  await expect(section(page).getByRole('list', { name: 'How many stars learners gave' })).toContainText('5 stars1')
  // The mean is not that of the bars, so a word says why.
  await expect(section(page)).toContainText('3.8 of 5 stars')
  await expect(section(page).getByText('Weighted, 1 rating')).toBeVisible()
  await expect(section(page)).toContainText('Weighted: every course starts with 5 ratings of 3.5 stars')
})

test('the author replies, changes and removes the reply; a reader finds the rating helpful and takes it back', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const { id, author } = await makeOwnCourse(request)
  await rateByApi(request, await registerUser('Rita Rater'), id, { stars: 2, text: 'Too short.\nFor me.' })
  await signIn(author, '/account/notifications')
  await expect(page.getByText('“Learning by doing” has 1 new rating.')).toBeVisible()
  await page.getByRole('link', { name: 'Read the ratings' }).click()
  await expect(item(page, 'Rita Rater')).toBeInViewport()
  await expect(section(page).getByRole('button', { name: 'Rate this course' })).toHaveCount(0)
  await item(page, 'Rita Rater').getByRole('button', { name: 'Reply' }).click()
  await expect(page.getByLabel('Your reply')).toBeFocused()
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(item(page, 'Rita Rater')).toContainText('Reply must be between 1 and 2000 characters.')
  await page.getByLabel('Your reply').fill('There is more to come.')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(item(page, 'Rita Rater')).toContainText('There is more to come.')
  await expect(item(page, 'Rita Rater').getByRole('button', { name: 'Change reply' })).toBeFocused()
  await nothingFound(page)

  const reader = await registerUser('Rob Reader')
  await signIn(reader, `/courses/${id}`)
  await openRatings(page)
  await expect(item(page, 'Rita Rater')).toContainText('Reply of the author')
  await expect(item(page, 'Rita Rater').getByRole('button')).toHaveText(['Helpful', 'Report', 'Report the reply'])
  await item(page, 'Rita Rater').getByRole('button', { name: 'Helpful' }).click()
  await expect(item(page, 'Rita Rater').getByRole('button', { name: 'Helpful (1)' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(item(page, 'Rita Rater').getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )

  await signIn(author.email, `/courses/${id}`)
  await openRatings(page)
  await item(page, 'Rita Rater').getByRole('button', { name: 'Remove reply' }).click()
  await expect(item(page, 'Rita Rater').getByRole('button', { name: 'Reply', exact: true })).toBeFocused()
  await expect(item(page, 'Rita Rater')).not.toContainText('There is more to come.')
})

test('on a phone long words stay inside, and a rating that is refused says why and keeps what was typed', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  await page.setViewportSize(sizes.phone)
  const { id } = await makeOwnCourse(request)
  await rateByApi(request, await registerUser('W'.repeat(90)), id, {
    stars: 3,
    text: 'w'.repeat(1900),
    minutes: 60_000,
    levelsReached: 'no',
  })
  const user = await registerUser('Rita Rater')
  await learnCourse(request, user, id, 0.5)
  await signIn(user, `/courses/${id}`)
  await openRatings(page)
  await expect(items(page)).toHaveCount(1)
  expect(await isTooWide(page)).toBe(false)
  await section(page).getByRole('button', { name: 'Rate this course' }).click()
  await form(page).getByRole('radio', { name: '5 stars' }).check({ force: true })
  await form(page).getByLabel('What should others know?').fill('Kept.')
  await page.route('**/ratings/own', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 403,
          json: { StatusCode: 403, Message: 'Only learners who own this course can rate it.', errors: {} },
        })
      : route.continue(),
  )
  await form(page).getByRole('button', { name: 'Send your rating' }).click()
  await expect(form(page).getByRole('alert')).toHaveText('Only learners who own this course can rate it.')
  await expect(form(page).getByLabel('What should others know?')).toHaveValue('Kept.')
  expect(await isTooWide(page)).toBe(false)
  await nothingFound(page, ['phone'])
})

test('a course that many have timed shows what learners needed, and the plan can count with it', async ({ page, request }) => {
  const cards = await (await request.get('/api/courses?pageSize=100')).json()
  const details: CourseDetails[] = await Promise.all(
    cards.map(async ({ id }: { id: number }) => (await request.get(`/api/courses/${id}`)).json()),
  )
  const timed = details.find(({ ratings }) => ratings.medianMinutes !== null)
  if (!timed?.skills[0]) throw new Error('no course of the demo has a median')
  await page.goto(`/courses/${timed.id}`)
  const needed = `${((timed.ratings.medianMinutes ?? 0) / 60).toFixed(1)} hours`
  await expect(page.getByText(`Learners needed ${needed}`)).toBeVisible()
  const { id: skillId, level } = timed.skills[0]
  await page.goto(`/courses/filtered?select=${skillId}:${level}&must=${timed.id}`)
  await expect(page.getByRole('list', { name: 'Courses of the plan' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Use the time learners needed' }).check()
  await page.getByRole('button', { name: 'SEARCH', exact: true }).click()
  await expect(page).toHaveURL(/&time=real$/)
  await expect(page.getByText(/^For \d courses?, this is the time that learners needed\.$/)).toBeVisible()
  const step = page.getByRole('list', { name: 'Courses of the plan' }).getByRole('article', { name: timed.name })
  await expect(step).toContainText(`learners needed ${needed}`)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Use the time learners needed' })).toBeChecked()
})
