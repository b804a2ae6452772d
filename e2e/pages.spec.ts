import type { Page, Request } from '@playwright/test'
import { expect, test, withoutStream } from './fixtures.ts'
import { glance } from './shop-fixtures.ts'

/** The calls that a page makes for courses and authors while it is opened. */
async function readCalls(page: Page, open: () => Promise<unknown>) {
  const calls: string[] = []
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/api\/(courses|account\/author)\b/.test(pathname)) calls.push(decodeURIComponent(pathname + search))
  }
  await withoutStream(page)
  page.on('request', note)
  await open()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return calls
}

const shown = [
  ['/', /\?pageNumber=1&/],
  ['/courses?page=2', /\?pageNumber=2&/],
  ['/courses/filtered/sql?order=price', /filtered\/1\/4\/3\/true\/sql/],
  ['/courses/filtered', /filtered\/1\/4\/0\/true\//],
  ['/courses/1', /courses\/1$/],
  ['/account/author/creator@demo.test', /author/],
] as const

test('a guest sees what came with the page, under the same title, and the web app does not ask for it again', async ({
  page,
  request,
}) => {
  for (const [path, call] of shown) {
    const calls = await readCalls(page, () => page.goto(path))
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(calls.filter((url) => call.test(url))).toEqual([])
    const [, title] = /<title>(.*?)<\/title>/.exec(await (await request.get(path)).text()) ?? []
    expect(await page.title()).toBe(title)
  }
})

test('what came with the page is used once; later visits ask the server', async ({ page }) => {
  await page.goto('/courses/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.install()
  await page.getByRole('link', { name: 'Coursewise, home' }).click()
  await expect(page).toHaveURL('/courses')
  await page.clock.fastForward('01:00')
  const asked = page.waitForRequest('**/api/courses/1')
  await page.goBack()
  await asked
})

test('a signed-in user never sees a guest’s response', async ({ page, signIn, request }) => {
  const [own] = (await (await request.get('/api/account/author/creator@demo.test')).json()).createdCourses
  await signIn('creator@demo.test', null)
  const calls = await readCalls(page, () => page.goto(`/courses/${own.id}`))
  expect(calls).toContain(`/api/courses/${own.id}`)
  await expect(page.getByRole('link', { name: 'Learn Course' })).toBeVisible()
  await expect(glance(page).getByRole('button', { name: 'Add to cart' })).toBeHidden()
})

test('a page from the history asks the server again, because it may be old', async ({ page }) => {
  await page.goto('/courses/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/robots.txt')
  const calls = await readCalls(page, () => page.goBack())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(calls).toContain('/api/courses/1')
})

test('what does not exist is a 404, and the web app says so', async ({ page }) => {
  for (const path of ['/courses/999999', '/account/author/nobody@example.test', '/no/such/page']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle('Page not found · Coursewise')
  }
})

test('before any script has run there is the shape of a page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/courses')
  await expect(page.getByText('Coursewise', { exact: true })).toBeVisible()
  await context.close()
})

test('heading and picture are shown before styles and code have arrived, and the code is not fetched before them', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5 })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.css', (route) => held.then(() => route.continue()))
  await page.goto('/courses/1', { waitUntil: 'commit' })
  const shell = page.locator('.shell')
  await expect(shell.locator('h1')).toHaveText('Python for everyday problems')
  await expect(shell.locator('h1')).toHaveCSS('font-weight', '650')
  const picture = shell.locator('img')
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  expect(await picture.boundingBox()).toMatchObject({ x: 16, width: 328 })
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([])

  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Python for everyday problems' })).toBeVisible()
  await expect(shell).toHaveCount(0)
  await context.close()
})

test('a first picture that does not arrive delays the page only for a moment', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/files/thumbnails/**', () => {})
  await page.goto('/courses/1', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Python for everyday problems' })).toBeVisible()
})

test('styles of a screen come after those of the first load, which they refine', async ({ page }) => {
  await page.goto('/account/login')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/.*\/|-[\w-]{7}\.css$/g, '')))
  expect(sheets[0]).toBe('index')
  expect(sheets.slice(1).sort()).toEqual(['Checkbox', 'forms', 'parts'])
  // The build has written the theme's variables; the browser writes none.
  await expect(page.locator('style[data-mantine-styles]')).toHaveCount(0)
})
