import type { Locator, Page } from '@playwright/test'
import type { CourseCard } from '#contract/courses/courses.ts'
import {
  courseForm,
  expect,
  fillAbout,
  makeCourse,
  makeParts,
  materialNames,
  openPanel,
  type Person,
  part,
  test,
} from './authoring-fixtures.ts'
import { nothingFound } from './axe-fixtures.ts'
import { heading } from './shop-fixtures.ts'

const about = (page: Page) => part(page, 'About the course')
const name = (page: Page) => about(page).getByLabel('Name')
const state = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })
const saved = (page: Page) => expect(state(page, /^Saved$/)).toBeVisible()
const dialog = (page: Page) => page.getByRole('dialog')
const drafts = (page: Page) => page.getByRole('region', { name: 'Drafts' })

async function buy(buyer: Person, courseId: number) {
  expect((await buyer.send('PUT', `/api/shopping-cart/add-to-cart/${courseId}`)).status).toBe(200)
  expect((await buyer.send('PUT', '/api/shopping-cart/buy', {})).status).toBe(200)
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

test('what is typed is saved, survives a reload, is previewed by its author alone, and is in the list until it is published', async ({
  page,
  creator,
  openAs,
}) => {
  const author = await creator('Dora Draft')
  const { skill } = await makeParts(author, 'Felting', ['Wool'])
  await openAs(author, '/create-course')
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeDisabled()
  await name(page).fill('Felting in a week')
  await saved(page)
  await expect(page).toHaveURL(/\/create-course\?draft=\d+$/)
  const id = new URL(page.url()).searchParams.get('draft')
  await nothingFound(page)

  await page.reload()
  await expect(name(page)).toHaveValue('Felting in a week')
  const articles = await openPanel(page, 'Add Articles', 'Articles')
  await articles.getByRole('checkbox', { name: 'Wool' }).check()
  await saved(page)
  await page.reload()
  await expect(materialNames(page)).toHaveCount(1)

  await test.step('the preview is the course page, and nobody else gets it', async () => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(page).toHaveURL(`/courses/drafts/${id}`)
    await expect(heading(page, 'Felting in a week')).toBeVisible()
    await expect(page.getByText('Preview of a draft.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Materials' }).getByRole('listitem')).toHaveText([/^Wool/])
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
    await nothingFound(page)
    const stranger = await creator('Sten Stranger')
    expect((await stranger.send('GET', `/api/drafts/${id}/preview`)).status).toBe(404)
    const found = await stranger.send('GET', '/api/courses/filtered/1/100/0/true/Dora%20Draft')
    expect(found.body.filter(({ author }: CourseCard) => author.name === 'Dora Draft')).toEqual([])
    await page.getByRole('link', { name: 'Back to editing' }).click()
    await expect(name(page)).toHaveValue('Felting in a week')
  })

  await test.step('the list of the author leads back to it', async () => {
    await page.goto('/account/profile')
    await expect(drafts(page)).toContainText('Felting in a week')
    await expect(drafts(page)).toContainText('New course · Draft, saved')
    await drafts(page).getByRole('link', { name: 'Continue: Felting in a week' }).click()
    await expect(name(page)).toHaveValue('Felting in a week')
  })

  await test.step('what is missing is a list that leads to the fields, and then it is published', async () => {
    const reasons = page.locator('form').getByText('Before you can create the course:').locator('..').getByRole('listitem')
    await expect(reasons).toHaveText([
      'Short description must be between 30 and 150 characters.',
      'Description must be between 100 and 3000 characters.',
      'Price must be between 0 and 1000',
      'Choose at least one course!',
    ])
    await reasons.getByRole('button', { name: /^Price/ }).click()
    await expect(about(page).getByLabel('Price')).toBeFocused()
    await fillAbout(page, { ...courseForm, name: 'Felting in a week', price: 15 })
    const skills = await openPanel(page, 'Add Skills', 'Choose skills')
    await skills.getByRole('textbox', { name: 'Filter skills' }).fill(skill.name)
    await skills.getByRole('checkbox', { name: skill.name }).check()
    await page.getByRole('button', { name: 'Create Course' }).click()
    await expect(page).toHaveURL(/\/courses\/\d+$/)
    await expect(heading(page, 'Felting in a week')).toBeVisible()
    expect((await author.send('GET', '/api/drafts')).body.drafts).toEqual([])
    await page.goto(`/create-course?draft=${id}`)
    await expect(heading(page, 'No such draft')).toBeVisible()
  })
})

test('a panel that is opened while the draft gets its address leaves the draft open, and so does going back', async ({
  page,
  creator,
  openAs,
}) => {
  const author = await creator('Bea Back')
  await makeParts(author, 'Spinning', ['Fleece'])
  // The address has the draft, and the screen does not show it yet.
  await page.addInitScript(() => {
    const { replaceState } = history
    history.replaceState = function (...args) {
      replaceState.apply(this, args)
      if (!String(args[2]).includes('draft=')) return
      history.replaceState = replaceState
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add Books')
      queueMicrotask(() => button?.click())
    }
  })
  await openAs(author, '/create-course')
  const articles = await openPanel(page, 'Add Articles', 'Articles')
  await articles.getByRole('checkbox', { name: 'Fleece' }).check()
  await expect(page.getByRole('heading', { name: 'Books', exact: true })).toBeFocused()
  await expect(page).toHaveURL(/draft=\d+/)
  await expect(materialNames(page)).toHaveCount(1)

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Books', exact: true })).toBeHidden()
  await expect(page).toHaveURL(/\/create-course\?draft=\d+$/)
  await expect(materialNames(page)).toHaveCount(1)

  await page.getByRole('link', { name: 'Create a course' }).click()
  await expect(materialNames(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/create-course$/)
})

test('a learner sees nothing of the changes until they are published, then all of them; learned stays learned', async ({
  page,
  browser,
  baseURL,
  creator,
  student,
  openAs,
}) => {
  const author = await creator('Lea Live')
  const learner = await student('Lena Looker')
  const course = await makeCourse(author, 'Weaving at night', ['Moon', 'Stars'])
  const [moon] = course.materials
  await buy(learner, course.id)
  expect((await learner.send('PUT', `/api/courses/learned?materialId=${moon?.id}&courseId=${course.id}`)).status).toBe(200)

  const others = await browser.newContext({ ...(baseURL && { baseURL }) })
  const visitor = await others.newPage()
  await visitor.goto(`/courses/${course.id}`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Weaving at night' })).toBeVisible()

  await openAs(author, `/courses/edit/${course.id}`)
  await expect(state(page, 'No changes yet.')).toBeVisible()
  await name(page).fill('Weaving by moonlight')
  await about(page).getByLabel('Price').fill('33')
  await page.getByRole('button', { name: 'Remove Stars' }).click()
  await saved(page)
  await visitor.reload()
  const glance = visitor.getByRole('complementary', { name: 'At a glance' })
  const rows = visitor.getByRole('region', { name: 'Materials' }).getByRole('listitem')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Weaving at night' })).toBeVisible()
  await expect(rows).toHaveText([/^Moon/, /^Stars/])

  await page.getByLabel('What changed, for your learners').fill('Shorter, and about the moon alone.')
  await nothingFound(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(heading(page, 'Weaving by moonlight')).toBeVisible()
  // What guests read may be a moment old.
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Weaving by moonlight' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(glance).toContainText('33')
  await expect(rows).toHaveText([/^Moon/])
  await others.close()

  const toLearn = (await learner.send('GET', `/api/courses/learn/${course.id}`)).body
  expect(toLearn.progress).toBe(100)
  await expect
    .poll(async () => (await learner.send('GET', '/api/notifications')).body.map(({ text }: { text: string }) => text), {
      timeout: 20_000,
    })
    .toContain('“Weaving by moonlight” was changed: Shorter, and about the moon alone.')

  await test.step('the earlier version is compared, and restored as a draft', async () => {
    await page.goto(`/courses/edit/${course.id}`)
    await page.getByRole('link', { name: 'Earlier versions' }).click()
    await expect(heading(page, 'Earlier versions')).toBeVisible()
    const list = page.getByRole('list', { name: 'Versions' })
    await expect(list.getByRole('listitem')).toHaveText([/^Version 2, the current one/, /^Version 1/])
    await expect(list).toContainText('“Shorter, and about the moon alone.”')
    await list.getByRole('link', { name: 'Compare version 1' }).click()
    const compared = page.getByRole('region', { name: 'Version 1, compared with the current one' })
    await expect(compared.locator('del')).toHaveText(['Weaving at night', '10 points', 'Stars'])
    await expect(compared.locator('ins')).toHaveText(['Weaving by moonlight', '33 points'])
    await nothingFound(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await compared.getByRole('button', { name: 'Restore as a draft' }).click()
    await dialog(page).getByRole('button', { name: 'Restore' }).click()
    await expect(heading(page, 'Edit course')).toBeVisible()
    await expect(name(page)).toHaveValue('Weaving at night')
    await expect(materialNames(page)).toHaveCount(2)
    expect((await learner.send('GET', `/api/courses/${course.id}`)).body.name).toBe('Weaving by moonlight')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(heading(page, 'Weaving at night')).toBeVisible()
  })
})

test('of two tabs the second is told, and chooses which version stays', async ({ page, context, creator, openAs }) => {
  const author = await creator('Tilda Tabs')
  const course = await makeCourse(author, 'One loom, two tabs')
  await openAs(author, `/courses/edit/${course.id}`)
  await name(page).fill('First tab')
  await saved(page)
  const second = await context.newPage()
  await second.goto(`/courses/edit/${course.id}`)
  await expect(name(second)).toHaveValue('First tab')
  await name(second).fill('Second tab')
  await saved(second)

  await name(page).fill('First tab again')
  await expect(page.getByRole('alert')).toContainText('This draft was changed in another tab or window.')
  await expect(state(page, 'Not saved')).toBeVisible()
  await nothingFound(page, ['phone'])
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)
  const stored = async () => (await author.send('GET', `/api/courses/${course.id}/draft`)).body.draft.content.name
  expect(await stored()).toBe('First tab again')

  await name(second).fill('Second tab again')
  await expect(second.getByRole('alert')).toContainText('Nothing was overwritten.')
  await second.getByRole('button', { name: 'Show the other version' }).click()
  await expect(name(second)).toHaveValue('First tab again')
  expect(await stored()).toBe('First tab again')
})

test('while the portal is away the browser keeps the changes, and saves them later by itself', async ({
  page,
  context,
  creator,
  openAs,
}) => {
  const author = await creator('Olga Offline')
  await openAs(author, '/create-course')
  await name(page).fill('Written on the train')
  await saved(page)
  await page.route('**/api/drafts/*', (route) => route.abort('internetdisconnected'))
  await name(page).fill('Written in a tunnel')
  await expect(state(page, 'Not saved')).toBeVisible()
  await expect(page.getByText('This browser keeps your changes')).toBeVisible()
  await page.unroute('**/api/drafts/*')
  await page.reload()
  await expect(name(page)).toHaveValue('Written in a tunnel')
  await saved(page)
  expect((await author.send('GET', '/api/drafts')).body.drafts).toHaveLength(1)
  expect(await context.storageState().then(({ origins }) => JSON.stringify(origins))).not.toContain('tunnel')
})

test('changes that the portal refuses are kept, and saved again by a button', async ({ page, creator, openAs }) => {
  const author = await creator('Rita Refused')
  await openAs(author, '/create-course')
  await name(page).fill('Written today')
  await saved(page)
  const Message = 'Not today.'
  await page.route('**/api/drafts/*', (route) => route.fulfill({ status: 403, json: { StatusCode: 403, Message, errors: {} } }))
  await name(page).fill('Written tomorrow')
  await expect(state(page, 'Not saved')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(Message)
  await expect(page.getByText('This browser keeps your changes.')).toBeVisible()
  await page.unroute('**/api/drafts/*')
  await page.getByRole('button', { name: 'Save again' }).click()
  await saved(page)
  expect((await author.send('GET', '/api/drafts')).body.drafts[0].name).toBe('Written tomorrow')
})

test('changes that only the browser keeps do not replace what somebody has published since', async ({
  page,
  creator,
  openAs,
}) => {
  const author = await creator('Nora Newer')
  const course = await makeCourse(author, 'Written at home')
  await openAs(author, `/courses/edit/${course.id}`)
  await expect(name(page)).toHaveValue('Written at home')
  await page.route('**/api/drafts', (route) => route.abort('internetdisconnected'))
  await name(page).fill('Written in a tunnel')
  await expect(state(page, 'Not saved')).toBeVisible()
  const published = await author.send('PUT', `/api/courses/${course.id}`, { ...course, name: 'Written on another device' })
  expect(published.status).toBe(204)
  await page.unroute('**/api/drafts')
  await page.reload()
  await expect(name(page)).toHaveValue('Written in a tunnel')
  await saved(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody saved this course')
  expect((await author.send('GET', `/api/courses/${course.id}`)).body.name).toBe('Written on another device')
})

test('a course is duplicated as a draft, and drafts are deleted, by the keyboard', async ({ page, creator, openAs }) => {
  const author = await creator('Kim Keys')
  await makeCourse(author, 'Copy this course')
  expect((await author.send('POST', '/api/drafts', { name: 'An old idea' })).status).toBe(201)
  await openAs(author, '/account/profile')
  await expect(heading(page, 'Profile')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Duplicate Copy this course' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/create-course\?draft=\d+$/)
  await expect(name(page)).toHaveValue('Copy this course')
  await expect(materialNames(page)).toHaveCount(2)
  await tabTo(page, page.getByRole('button', { name: 'Preview', exact: true }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Copy this course')).toBeFocused()
  await page.goto('/account/profile')
  await deleteDraft(page, 'Copy this course')
  await expect(drafts(page).getByRole('listitem')).toHaveCount(1)
  await expect(drafts(page).locator('div[tabindex="-1"]')).toBeFocused()
  await deleteDraft(page, 'An old idea')
  await expect(drafts(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Created courses' })).toContainText('Copy this course')
})

async function deleteDraft(page: Page, name: string) {
  await tabTo(page, drafts(page).getByRole('button', { name: `Delete the draft ${name}` }))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the state stays in view while one types, and the draft is discarded', async ({ page, creator, openAs }) => {
    const author = await creator('Pia Phone')
    const course = await makeCourse(author, 'Weaving on the bus')
    await openAs(author, `/courses/edit/${course.id}`)
    await about(page).getByLabel('Description', { exact: true }).fill(`${course.description} And more.`)
    await expect(state(page, /^Saved$/)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Discard' }).click()
    await dialog(page).getByRole('button', { name: 'Discard' }).click()
    await expect(state(page, 'No changes yet.')).toBeVisible()
    await expect(about(page).getByLabel('Description', { exact: true })).toHaveValue(course.description)
    expect((await author.send('GET', '/api/drafts')).body.drafts).toEqual([])
  })
})
