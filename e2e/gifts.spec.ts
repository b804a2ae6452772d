import type { Page } from '@playwright/test'
import { registerOn } from './account-steps.ts'
import { findViolations, nothingFound, sizes } from './axe-fixtures.ts'
import { freshEmail, loseResponse, password } from './fixtures.ts'
import { confirm, courseForm, expect, give, line, mailTo, makeParts, type Person, readBalance, test } from './gift-fixtures.ts'

async function makeCourse(author: Person, name: string, price = 40) {
  const { skill, materials } = await makeParts(author, 'Weaving', ['The first thread'])
  const form = { ...courseForm, name: author.own(name), price, skills: [{ ...skill, level: 1 }], materials }
  const { status, body } = await author.send('POST', '/api/courses', form)
  expect(status).toBe(201)
  return { id: body.id as number, name: form.name, form }
}

const giveButton = (page: Page) => page.getByRole('button', { name: 'Give as a gift' })
const dialog = (page: Page) => page.getByRole('dialog')

test('a user gives a course with the keyboard, and the receiver claims it and learns', async ({
  page,
  request,
  creator,
  student,
  openAs,
}) => {
  const [author, giver, receiver] = [await creator(), await student('Gina Giver'), await student('Rosa Receiver')]
  await confirm(request, receiver)
  const course = await makeCourse(author, 'Looms')
  const earned = await readBalance(author)
  await openAs(giver, `/courses/${course.id}`)
  await giveButton(page).press('Enter')
  await expect(dialog(page)).toContainText('It costs you 40 points now. You have 1,000 points.')
  const email = page.getByLabel('Email address')
  await expect(email).toBeFocused()
  await email.fill('nobody')
  await email.press('Enter')
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill(giver.email)
  await email.press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('This is your own email address.')
  expect(await findViolations(page)).toEqual([])
  await email.fill(receiver.email.toUpperCase())
  await email.press('Tab')
  await page.keyboard.type('For you, with love')
  await loseResponse(page, '/api/gifts')
  await page.getByRole('button', { name: 'Give it' }).press('Enter')
  await expect(dialog(page)).toContainText('You can safely press “Give it” again')
  await expect(page.getByRole('button', { name: 'Give it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'is waiting for' })).toBeVisible()
  await expect(giveButton(page)).toBeFocused()
  expect(await readBalance(giver)).toBe(960)

  await openAs(receiver, '/courses')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  // The first page may say it too.
  await page.getByRole('link', { name: `Unread: You got “${course.name}” as a gift.` }).click()
  await expect(page).toHaveURL('/gifts')
  const gift = line(page, 'Waiting for you', course.name)
  await expect(gift).toContainText('From Gina Giver.')
  await expect(gift).toContainText('For you, with love')
  await nothingFound(page)
  await page.setViewportSize(sizes.phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
  await gift.getByRole('button', { name: 'Claim' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'The course is yours.' })).toBeVisible()
  await expect(page.getByText('No gifts are waiting for you.')).toBeVisible()
  await expect(line(page, 'Received', course.name)).toContainText('From Gina Giver, claimed on')
  await line(page, 'Received', course.name).getByRole('link', { name: 'Learn Course' }).click()
  await expect(page).toHaveURL(new RegExp(`/courses/learn/${course.id}`))
  expect(await readBalance(author)).toBe(earned + 40)
  expect(await readBalance(receiver)).toBe(1000)
})

test('a price that has changed meanwhile is shown, and the next press gives the course', async ({
  page,
  creator,
  student,
  openAs,
}) => {
  const [author, giver] = [await creator(), await student()]
  const course = await makeCourse(author, 'Bobbins', 30)
  await openAs(giver, `/courses/${course.id}`)
  await giveButton(page).click()
  await page.getByLabel('Email address').fill(freshEmail())
  expect((await author.send('PUT', `/api/courses/${course.id}`, { ...course.form, price: 45 })).status).toBe(204)
  await page.getByRole('button', { name: 'Give it' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('The price is now 45 points instead of 30.')
  await expect(dialog(page)).toContainText('It costs you 45 points now.')
  await page.getByRole('button', { name: 'Give it' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is waiting for' })).toBeVisible()
  expect(await readBalance(giver)).toBe(955)
})

test('the giver sees what became of gifts, takes one back, and the points history says it', async ({
  page,
  creator,
  student,
  openAs,
}) => {
  const [author, giver] = [await creator(), await student()]
  const course = await makeCourse(author, 'Shuttles', 25)
  await give(giver, course.id, freshEmail())
  await openAs(giver, '/gifts')
  await expect(page.getByText('No gifts are waiting for you.').or(page.getByText('Confirm your email address'))).toBeVisible()
  const given = line(page, 'Given', course.name)
  await expect(given).toContainText('for 25 points.')
  await expect(given).toContainText('Waits until')
  await given.getByRole('button', { name: 'Take back' }).click()
  await expect(dialog(page)).toContainText('You get 25 points back.')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(given).toContainText('Taken back. The points are yours again.')
  await expect(given.getByRole('button')).toHaveCount(0)
  await page.goto('/account/profile')
  const history = page.getByRole('region', { name: 'Points history' })
  await expect(history.getByRole('row').nth(1)).toContainText(`Gift returned: “${course.name}”`)
  await expect(history.getByRole('row').nth(2)).toContainText(`Gave “${course.name}” as a gift`)
  expect(await readBalance(giver)).toBe(1000)
})

test('a gift waits for an address without an account: it is mailed, and claimed after registering and confirming', async ({
  page,
  request,
  creator,
  student,
}) => {
  const [author, giver] = [await creator(), await student('Gina Giver')]
  const course = await makeCourse(author, 'Spindles')
  const email = freshEmail()
  const id = await give(giver, course.id, email, 'Join me!')
  const mail = await mailTo(request, email, /^You got a course as a gift$/)
  expect(mail.text).toContain('/gifts')
  expect(mail.text).not.toContain('Join me!')

  await page.goto('/gifts')
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fgifts')
  await registerOn(page, { name: 'Nora Newcomer', email, password })
  await page.goto('/gifts')
  await expect(
    page.getByText('Confirm your email address to see the gifts that were sent to it.', { exact: false }),
  ).toBeVisible()
  await nothingFound(page)
  const { jwt } = await page.evaluate(() => ({ jwt: localStorage.getItem('jwt') }))
  const early = await request.put(`/api/gifts/${id}/claim`, { headers: { authorization: `Bearer ${jwt}` } })
  expect(early.status()).toBe(403)
  await confirm(request, { email })
  await page.reload()
  const gift = line(page, 'Waiting for you', course.name)
  await expect(gift).toContainText('Join me!')
  await gift.getByRole('button', { name: 'Claim' }).click()
  await expect(line(page, 'Received', course.name)).toBeVisible()
})

test('who has the course declines the gift, and the giver is told', async ({ page, request, creator, student, openAs }) => {
  const [author, giver, receiver] = [await creator(), await student(), await student()]
  await confirm(request, receiver)
  const course = await makeCourse(author, 'Heddles', 0)
  expect((await receiver.send('PUT', `/api/shopping-cart/get-free/${course.id}`)).status).toBe(200)
  await give(giver, course.id, receiver.email)
  await openAs(receiver, '/gifts')
  const gift = line(page, 'Waiting for you', course.name)
  await expect(gift).toContainText('You already have this course')
  await expect(gift.getByRole('button', { name: 'Claim' })).toHaveCount(0)
  await gift.getByRole('button', { name: 'Decline' }).click()
  // It was free, so no points go back.
  await expect(dialog(page)).toContainText('is told that the gift was not claimed.')
  await expect(dialog(page)).not.toContainText('points')
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('No gifts are waiting for you.')).toBeVisible()
  await openAs(giver, '/courses')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(page.getByRole('link', { name: `Unread: Your gift “${course.name}” was not claimed.` })).toBeVisible()
})

test('somebody else sees no gift and cannot claim it; guests and authors are offered none', async ({
  page,
  request,
  creator,
  student,
  openAs,
}) => {
  const [author, giver, stranger] = [await creator(), await student(), await student()]
  await confirm(request, stranger)
  const course = await makeCourse(author, 'Treadles')
  const id = await give(giver, course.id, freshEmail())
  expect((await stranger.send('PUT', `/api/gifts/${id}/claim`)).status).toBe(404)
  expect((await stranger.send('PUT', `/api/gifts/${id}/decline`)).status).toBe(404)
  expect((await request.post('/api/gifts', { data: {} })).status()).toBe(401)
  await page.goto(`/courses/${course.id}`)
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  await expect(giveButton(page)).toHaveCount(0)
  await openAs(stranger, '/gifts')
  await expect(page.getByText('No gifts are waiting for you.')).toBeVisible()
  await openAs(author, `/courses/${course.id}`)
  await expect(page.getByRole('link', { name: 'Edit course' })).toBeVisible()
  await expect(giveButton(page)).toHaveCount(0)
})

test('the demo’s student has a gift waiting, and one that was claimed', async ({ page, signIn }) => {
  await signIn('student@demo.test', '/gifts')
  await expect(line(page, 'Waiting for you', 'Reading music in six weeks')).toContainText('From Aisha Bello.')
  await expect(line(page, 'Received', 'Sleep better, step by step')).toBeVisible()
  await nothingFound(page)
})
