import type { Page } from '@playwright/test'
import type { CourseCard, FacetCounts } from '#contract/courses/courses.ts'
import { nothingFound } from './axe-fixtures.ts'
import { card, expect, heading, test } from './shop-fixtures.ts'

const group = (page: Page, name: string) => page.locator('details').filter({ has: page.getByText(name, { exact: true }) })
const value = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
const chips = (page: Page) => page.getByRole('list', { name: 'Narrowed to' })
const found = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('a guest narrows a search step by step; address, chips and counts follow, and each step can be taken back', async ({
  page,
  request,
}) => {
  const counts: FacetCounts = await (await request.get('/api/courses/facets')).json()
  const programming = counts.field.find((field) => field.value === 'programming')
  await page.goto('/courses/filtered')
  await expect(chips(page)).toBeHidden()
  await value(page, /^Programming/).click()
  await expect(page).toHaveURL('/courses/filtered?field=programming')
  await expect(found(page, `${programming?.courses} courses`)).toBeVisible()
  await expect(value(page, /^Programming/)).toBeFocused()
  // Its own choice does not change what else the facet offers.
  await expect(
    value(page, new RegExp(`^Data ${counts.field.find(({ value }) => value === 'data')?.courses} courses`)),
  ).toBeVisible()

  await value(page, /^Data/).click()
  await expect(page).toHaveURL('/courses/filtered?field=programming&field=data')
  await value(page, /^Advanced 1 course$/).click()
  await expect(page).toHaveURL('/courses/filtered?field=programming&field=data&level=advanced')
  await expect(found(page, '1 course')).toBeVisible()
  await expect(card(page, 'Building web services with Node')).toContainText('Advanced')
  await page.getByRole('button', { name: 'PRICE' }).click()
  await expect(page).toHaveURL('/courses/filtered?field=programming&field=data&level=advanced&order=price')
  await page.reload()
  await expect(chips(page).getByRole('listitem')).toHaveText(['Programming', 'Data', 'Advanced', 'Clear all'])

  await chips(page).getByRole('button', { name: 'Remove Advanced' }).click()
  await expect(page).toHaveURL('/courses/filtered?field=programming&field=data&order=price')
  await expect(value(page, /^Advanced/)).not.toBeChecked()
  await expect(chips(page).getByRole('button', { name: 'Clear all' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses/filtered?order=price')
  await expect(chips(page)).toBeHidden()
  await expect(heading(page, 'All courses')).toBeFocused()
  await page.goBack()
  await expect(chips(page).getByRole('listitem')).toHaveText(['Programming', 'Data', 'Clear all'])
  await chips(page).getByRole('button', { name: 'Remove Programming' }).press('Enter')
  await expect(page).toHaveURL('/courses/filtered?field=data&order=price')
  await expect(chips(page).getByRole('button', { name: 'Remove Data' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses/filtered?order=price')
  await expect(heading(page, 'All courses')).toBeFocused()
})

test('one skill at a time: another one replaces it, and its chip removes it', async ({ page }) => {
  const skill = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name} `) })
  await page.goto('/courses/filtered')
  await group(page, 'Skill gained').locator('summary').click()
  await skill('SQL').click()
  await expect(page).toHaveURL('/courses/filtered?skill=SQL')
  await expect(card(page, 'SQL from zero')).toBeVisible()
  await skill('Python').click()
  await expect(page).toHaveURL('/courses/filtered?skill=Python')
  await expect(chips(page).getByRole('listitem')).toHaveText(['Skill gained: Python', 'Clear all'])
  await expect(skill('SQL')).not.toBeChecked()
  await nothingFound(page)
  await chips(page).getByRole('button', { name: 'Remove Skill gained: Python' }).click()
  await expect(page).toHaveURL('/courses/filtered')
  await expect(skill('Python')).not.toBeChecked()
})

test('words and facets work together, and a choice that leaves nothing says so', async ({ page }) => {
  await page.goto('/courses/filtered/spanish')
  await group(page, 'Language').locator('summary').click()
  await value(page, /^Spanish 1 course$/).click()
  await expect(page).toHaveURL('/courses/filtered/spanish?language=es')
  await expect(card(page, 'Spanish in conversation')).toContainText('Lúcia Ferreira')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto('/courses/filtered/python?language=ja&skill=Python')
  await expect(page.getByText('No course matches “python” and fits your choices.')).toBeVisible()
  await expect(chips(page)).toContainText('Skill gained: Python')
  await page.getByRole('link', { name: 'Show all courses' }).click()
  await expect(heading(page, 'All courses')).toBeFocused()
  // What somebody wrote into the address and what does not exist.
  await page.goto('/courses/filtered?level=expert&kind=<b>&field=nothing')
  await expect(page.getByText('No course fits your choices.')).toBeVisible()
  await expect(chips(page).getByRole('listitem')).toHaveText(['nothing', 'Clear all'])
})

test('cards say who wrote a course, how long it takes, and for whom it is', async ({ page, request }) => {
  const [first]: CourseCard[] = await (await request.get('/api/courses?pageSize=1')).json()
  await page.goto('/courses/filtered')
  await expect(card(page, first?.name ?? '')).toContainText(first?.author.name ?? '-')
  await expect(card(page, first?.name ?? '')).toContainText('Beginner')
  await expect(card(page, first?.name ?? '')).toContainText(/\d+\.\d hours/)
})

test('only who is signed in can look for what fits the balance', async ({ page, registerUser, signIn }) => {
  await page.goto('/courses/filtered?price=free')
  await expect(value(page, /^Free/)).toBeChecked()
  await expect(value(page, /^Fits my balance/)).toBeHidden()
  await signIn(await registerUser(), '/courses/filtered?price=free')
  await value(page, /^Fits my balance/).click()
  await expect(page).toHaveURL('/courses/filtered?price=free&price=balance')
  await expect(chips(page)).toContainText('Fits my balance')
})

test('on a phone the facets are in the drawer, and the chips above the results', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/courses/filtered')
  await page.getByRole('button', { name: 'Filter and order' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter and order' })
  await drawer.getByRole('checkbox', { name: /^Design/ }).click()
  await expect(drawer.getByRole('button', { name: 'Show 5 courses' })).toBeVisible()
  await drawer.locator('summary').filter({ hasText: 'Skill gained' }).click()
  await expect(drawer.getByRole('group', { name: 'Skill gained' }).getByRole('radio').first()).toBeVisible()
  await drawer.getByRole('button', { name: 'Show 5 courses' }).click()
  await expect(page).toHaveURL('/courses/filtered?field=design')
  await chips(page).getByRole('button', { name: 'Remove Design' }).click()
  await expect(page).toHaveURL('/courses/filtered')
})

test('a search with facets is accessible', async ({ page }) => {
  await page.goto('/courses/filtered?field=data&price=1-50&price=51-100&price=101-200&hours=10-&kind=video&language=en')
  await expect(chips(page).getByRole('listitem')).toHaveCount(8)
  await nothingFound(page)
})
