import type { Page } from '@playwright/test'
import type { PageInfo } from '#contract/core/http.ts'
import { card, expect, heading, test } from './shop-fixtures.ts'

const first = 'Python for everyday problems'

/** Without what is above and below it on the first page. */
const list = (page: Page) => page.getByRole('region', { name: 'Courses', exact: true })

test('the list shows four courses a page; the address remembers the page', async ({ page }) => {
  await page.goto('/courses')
  await expect(list(page).getByRole('heading', { level: 2, name: 'Courses' })).toBeVisible()
  await expect(list(page).getByRole('article')).toHaveCount(4)
  await expect(card(page, first)).toContainText(/\d+ students/)
  await expect(card(page, first)).toContainText(/Updated /)
  await expect(card(page, first).getByRole('button', { name: 'Add to cart' })).toHaveAccessibleDescription(first)
  for (const image of await list(page).locator('img').all()) {
    expect(await image.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0)
  }

  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/courses?page=2')
  await expect(list(page).getByRole('article', { name: first, exact: true })).toBeHidden()
  await expect(list(page).getByRole('article')).toHaveCount(4)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL('/courses')
  await expect(card(page, first)).toBeVisible()
})

/** How wide the picture of the first card should be on each device. */
for (const [device, width, deviceScaleFactor, taken] of [
  ['a phone', 360, 1.5, '640'],
  ['a phone with a fine screen', 390, 3, undefined],
  ['a desktop', 1280, 1, '320'],
] as const) {
  test(`${device} loads the picture that fits, once`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: { width, height: 800 }, deviceScaleFactor })
    const page = await context.newPage()
    const asked: URL[] = []
    page.on('request', (request) => asked.push(new URL(request.url())))
    await page.goto('/courses')
    const image = card(page, first).locator('img')
    const shown = await image.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc))
    const { pathname, searchParams } = new URL(shown)
    expect(searchParams.get('width')).toBe(taken ?? null)
    expect(asked.filter((url) => url.pathname === pathname)).toHaveLength(1)
    await context.close()
  })
}

test('a page past the end says so, and leads back', async ({ page }) => {
  await page.goto('/courses?size=12&page=999')
  await expect(page.getByText(/The last page is page \d+\./)).toBeVisible()
  await page.getByRole('link', { name: 'To the first page' }).click()
  await expect(page).toHaveURL('/courses?size=12')
  await expect(card(page, first)).toBeVisible()
})

test('the chosen number of courses is shown while they load, and where one page shows all, what is below them stays', async ({
  page,
  request,
}) => {
  const courses = await (await request.get('/api/courses?pageNumber=1&pageSize=8')).json()
  const info: PageInfo = {
    PageNumber: 1,
    PageSize: 12,
    TotalPages: 1,
    TotalCount: 8,
    HasPreviousPage: false,
    HasNextPage: false,
  }
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto('/courses')
  await expect(list(page).getByRole('article')).toHaveCount(4)
  await page.route('**/api/courses?**', async (route) => {
    await held
    await route.fulfill({ json: courses, headers: { 'x-pagination': JSON.stringify(info) } })
  })
  const size = list(page).getByLabel('Courses per page')
  await size.selectOption('12')
  await expect(list(page)).toHaveAttribute('aria-busy', 'true')
  await expect(size).toHaveValue('12')
  release()
  await expect(list(page).getByRole('article')).toHaveCount(8)
  await expect(size).toHaveValue('12')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Teach what you know' })).toBeVisible()
})

test('a click anywhere on a card opens the course, except on the button', async ({ page }) => {
  const listed = list(page).getByRole('article', { name: first, exact: true })
  await page.goto('/courses')
  await listed.click({ position: { x: 40, y: 40 } })
  await expect(heading(page, first)).toBeFocused()
  await page.goBack()
  await listed.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await page.goBack()
  await expect(listed.getByRole('link', { name: 'In cart' })).toHaveAccessibleDescription(first)
})

test('changing the order or direction of a search returns to page 1, and Back undoes it', async ({ page, request }) => {
  await page.goto('/courses/filtered')
  await expect(heading(page, 'All courses')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^\d+ courses$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/courses/filtered?page=2')

  await page.getByRole('button', { name: 'PRICE' }).click()
  await expect(page).toHaveURL('/courses/filtered?order=price')
  await expect(page.getByRole('button', { name: 'PRICE' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'DEFAULT' })).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('article').first()).toContainText('Free')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/courses/filtered?order=price&page=2')
  await page.getByRole('button', { name: 'Descending' }).click()
  await expect(page).toHaveURL('/courses/filtered?order=price&direction=descending')
  const [dearest] = await (await request.get('/api/courses/filtered/1/4/3/false/')).json()
  await expect(page.getByRole('article').first()).toContainText(dearest.name)

  await page.goBack()
  await expect(page).toHaveURL('/courses/filtered?order=price&page=2')
  await expect(page.getByRole('button', { name: 'Ascending' })).toHaveAttribute('aria-pressed', 'true')
})

test('the filter searches while the user types, keeps text and focus, and adds one step to the history', async ({ page }) => {
  await page.goto('/courses/filtered/python?order=price')
  await expect(heading(page, 'Results for “python”')).toBeVisible()
  const box = page.getByRole('textbox', { name: 'Filter' })
  await expect(box).toHaveValue('python')
  await box.fill('')
  await box.pressSequentially('sql ')
  await expect(heading(page, 'Results for “sql”')).toBeVisible()
  await expect(page).toHaveURL('/courses/filtered/sql?order=price')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('sql ')
  await box.pressSequentially('from')
  await expect(heading(page, 'Results for “sql from”')).toBeVisible()
  await expect(card(page, 'SQL from zero')).toBeVisible()
  await box.press('Enter')
  await expect(box).toBeFocused()

  await page.goBack()
  await expect(heading(page, 'Results for “python”')).toBeVisible()
  await expect(box).toHaveValue('python')
  await expect(page.getByRole('combobox', { name: 'Search courses' })).toHaveValue('python')
})

test('an order that is chosen right after typing a filter is kept, and so is the filter', async ({ page }) => {
  await page.goto('/courses/filtered/python')
  await expect(heading(page, 'Results for “python”')).toBeVisible()
  await page.getByRole('textbox', { name: 'Filter' }).fill('sql')
  // On a busy machine the pause after typing may end before the chosen order is rendered.
  await page.getByRole('button', { name: 'PRICE' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    for (const end = performance.now() + 600; performance.now() < end; );
  })
  await expect(page).toHaveURL('/courses/filtered/sql?order=price')
  await expect(page.getByRole('button', { name: 'PRICE' })).toHaveAttribute('aria-pressed', 'true')
})

test('an empty result shows one sentence and what to do next', async ({ page }) => {
  await page.goto('/courses/filtered/qqzzxx')
  await expect(page.getByText('No course matches “qqzzxx”.')).toBeVisible()
  await expect(page.getByText('0 courses')).toBeVisible()
  await page.getByRole('link', { name: 'Show all courses' }).click()
  await expect(heading(page, 'All courses')).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('markup in a search stays text', async ({ page }) => {
  const text = '<img src=x onerror="alert(1)">'
  await page.goto(`/courses/filtered/${encodeURIComponent(text)}`)
  await expect(heading(page, `Results for “${text}”`)).toBeVisible()
  await expect(page).toHaveTitle(`Results for “${text}” · Coursewise`)
})

test('on a phone the controls are a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/courses/filtered')
  await expect(page.getByRole('button', { name: 'PRICE' })).toBeHidden()
  await page.getByRole('button', { name: 'Filter and order' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter and order' })
  await drawer.getByRole('textbox', { name: 'Filter' }).fill('sql')
  await expect(page).toHaveURL('/courses/filtered/sql')
  await expect(drawer.getByRole('button', { name: /^Show \d+ courses$/ })).toBeVisible()
  await drawer.getByRole('button', { name: 'PRICE' }).click()
  await expect(page).toHaveURL('/courses/filtered/sql?order=price')
  await drawer.getByRole('button', { name: /^Show / }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter and order' })).toBeFocused()
  await expect(card(page, 'SQL from zero')).toBeVisible()
})

test('the course page shows everything about the course, and leads to the author', async ({ page, course }) => {
  const { id, price } = await course(first)
  await page.goto(`/courses/${id}`)
  await expect(heading(page, first)).toBeVisible()
  await expect(page).toHaveTitle(`${first} · Coursewise`)
  const box = page.getByRole('complementary', { name: 'At a glance' })
  await expect(box).toContainText(`${price} points`)
  await expect(box).toContainText(/\d+\.\d hours to learn/)
  await expect(box.getByText('4 videos')).toBeVisible()
  await expect(box.getByText('+3 levels')).toBeVisible()
  const rows = page.getByRole('region', { name: 'Materials' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Your first program in ten minutes' })).toHaveText(/Video · 360p · 0:\d\d.*1 min/)
  await expect(rows.filter({ hasText: 'Thirty small Python exercises' })).toHaveText(
    /Book · PDF · \d+ pages · .+ · 2024.*\d{3} min/,
  )
  await expect(rows.filter({ hasText: 'Reading an error message' })).toHaveText(/Article · Workbench Weekly · .*2024.*\d\d min/)
  await expect(rows.getByRole('link')).toHaveText(['Preview', 'Preview'])

  await page.getByRole('link', { name: 'Tomáš Havel' }).click()
  await expect(page).toHaveURL(/\/account\/author\//)
  await expect(heading(page, 'Tomáš Havel')).toBeFocused()
  await card(page, first).getByRole('link', { name: first }).click()
  await expect(heading(page, first)).toBeFocused()
})

for (const address of ['/courses/2147483647', '/courses/99999999999', '/courses/x', '/courses/-1', '/courses/1e3']) {
  test(`${address} is not found`, async ({ page }) => {
    await page.goto(address)
    await expect(heading(page, 'Page not found')).toBeVisible()
  })
}
