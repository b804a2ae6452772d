import { demoPassword } from '../demo/accounts.ts'
import { enterAs, expect, test } from './fixtures.ts'

test('the empty path leads to the courses, with a title', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/courses')
  await expect(page).toHaveTitle(/ · Coursewise$/)
  await expect(page.getByRole('link', { name: 'Courses', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('a guest sees cart, Register and Login; a student My Learning, the name and Logout', async ({
  page,
  registerUser,
  signIn,
}) => {
  const user = await registerUser()
  await page.goto('/courses')
  const links = page.getByRole('navigation', { name: 'Personal' })
  for (const link of ['Shopping cart', 'Register', 'Login']) await expect(links.getByRole('link', { name: link })).toBeVisible()
  await expect(links.getByRole('link', { name: 'My Learning' })).toBeHidden()

  await signIn(user)
  for (const link of ['Shopping cart', 'My Learning', user.name])
    await expect(links.getByRole('link', { name: link })).toBeVisible()
  await expect(links.getByRole('link', { name: 'Login' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Statistics' })).toBeHidden()
})

test('a student cannot open the statistics', async ({ page, registerUser, signIn }) => {
  await signIn(await registerUser(), '/statistics/sales')
  await expect(page.getByRole('heading', { level: 1, name: 'Not allowed' })).toBeVisible()
})

test('an Admin opens the statistics from the menu, by the keyboard too', async ({ page, signIn }) => {
  await signIn('admin@demo.test')
  const button = page.getByRole('button', { name: 'Statistics' })
  await button.focus()
  await page.keyboard.press('Enter')
  const links = page.getByRole('navigation', { name: 'Main' })
  const menu = links.getByRole('button', { name: 'Statistics' }).locator('..')
  await expect(menu.getByRole('link')).toHaveText(['Materials', 'Sales', 'Courses', 'Users'])
  await page.keyboard.press('Escape')
  await expect(links.getByRole('link', { name: 'Sales' })).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await links.getByRole('link', { name: 'Sales' }).click()
  await expect(page).toHaveURL('/statistics/sales')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(links.getByRole('link', { name: 'Sales' })).toBeHidden()
})

test('what Admins manage has a menu of its own, beside the statistics, on a phone too', async ({ page, signIn }) => {
  const managed = ['Approvals', 'Reports', 'Fields', 'Goals', 'Synonyms', 'Pages', 'Codes', 'Mail', 'Audit log']
  await signIn('admin@demo.test')
  const manage = page.getByRole('button', { name: 'Manage' })
  await manage.click()
  await expect(manage.locator('..').getByRole('link')).toHaveText(managed)
  await manage.locator('..').getByRole('link', { name: 'Goals' }).click()
  await expect(page).toHaveURL('/statistics/goals')
  await expect(page.getByRole('navigation', { name: 'Manage' }).getByRole('link')).toHaveText(managed)
  await page.goto('/statistics/users')
  await expect(page.getByRole('navigation', { name: 'Statistics' }).getByRole('link')).toHaveText([
    'Materials',
    'Sales',
    'Courses',
    'Users',
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Users', exact: true })).toBeVisible()
  await dialog.getByText('Manage', { exact: true }).click()
  await dialog.getByRole('link', { name: 'Codes' }).click()
  await expect(page).toHaveURL('/statistics/codes')
})

test('the search keeps 280 px beside everything that an Admin who is a Creator has in the bar', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const user = await registerUser('Maximiliane Featherstone')
  const as = ({ pair }: { pair: { accessToken: string } }) => ({ headers: { authorization: `Bearer ${pair.accessToken}` } })
  expect((await request.put('/api/account/became-creator', as(user))).status()).toBe(200)
  const login = { email: 'admin@demo.test', password: demoPassword, rememberMe: false }
  const pair = await (await request.post('/api/account/login', { data: login })).json()
  const found = await (await request.get(`/api/statistics/users/10/1?filter=${user.email}`, as({ pair }))).json()
  const [{ id }] = found.users
  expect((await request.put(`/api/statistics/users/${id}/admin`, { ...as({ pair }), data: { isAdmin: true } })).status()).toBe(
    204,
  )
  for (const who of [user.email, 'student@demo.test', 'creator@demo.test']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signIn(who)
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('button', { name: 'More' })).toBeVisible()
    const box = await page.getByRole('combobox', { name: 'Search courses' }).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(280)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  }
  await signIn(user.email)
  await page.getByRole('button', { name: 'More' }).click()
  for (const name of ['Learning plan', 'Wishlist', 'Gifts', 'All courses'])
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('Creators have Teaching in the navigation, on a phone too; students do not', async ({ page, signIn }) => {
  await signIn('student@demo.test')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('button', { name: 'More' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Teaching' })).toBeHidden()
  await signIn('creator@demo.test')
  await expect(main.getByRole('link', { name: 'Teaching' })).toHaveAttribute('href', '/teaching')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Teaching' })).toHaveAttribute('href', '/teaching')
})

test('any text in the search field leads to the filtered courses', async ({ page }) => {
  await page.goto('/courses')
  const box = page.getByRole('combobox', { name: 'Search courses' })
  await box.fill('c# & sql/100%?')
  await box.press('Enter')
  await expect(page).toHaveURL(`/courses/filtered/${encodeURIComponent('c# & sql/100%?')}`)
  await expect(box).toHaveValue('c# & sql/100%?')
  await box.fill('..')
  await box.press('Enter')
  await expect(page).toHaveURL('/courses/filtered/..%20')
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter')
  await expect(box).toBeFocused()
  await box.press('Enter')
  await expect(page).toHaveURL('/courses/filtered')
})

test('results that come while the next search is typed take neither the focus nor the words', async ({ page }) => {
  await page.goto('/courses')
  const box = page.getByRole('combobox', { name: 'Search courses' })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/courses?**', async (route) => {
    await held
    await route.continue()
  })
  await box.fill('..')
  await box.press('Enter')
  await box.fill('python')
  release()
  await expect(page.getByRole('heading', { level: 1, name: '“..”' })).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses/filtered/python')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a chosen theme applies after a reload before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/courses')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')

  await page.getByRole('button', { name: 'Theme: Dark' }).click()
  await page.getByRole('radio', { name: 'System' }).check()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('a user who asks for less motion sees another theme at once, without a transition', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/courses')
  await expect(page.getByRole('article').first()).toBeVisible()
  const moving = await page.evaluate(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')
    // Styles are computed before the animations are counted.
    getComputedStyle(document.body).color
    return document.getAnimations().length
  })
  expect(moving).toBe(0)
})

test('an unknown address says so, and leads on', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Coursewise')
  await page.getByRole('link', { name: 'Browse courses' }).click()
  await expect(page).toHaveURL('/courses')
})

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/account/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toBeFocused()
})

test('on a phone the menu and the search are one touch away', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('admin@demo.test')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: /Menu/ })
  await menu.getByRole('button', { name: 'Close the menu' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const name of ['My Learning', 'Sales', 'Ada Admin']) await expect(menu.getByRole('link', { name })).toBeVisible()
  await menu.getByRole('link', { name: 'My Learning' }).click()
  await expect(page).toHaveURL('/my-learning')
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const box = page.getByRole('combobox', { name: 'Search courses' })
  await expect(box).toBeFocused()
  await box.fill('sql')
  await box.press('Enter')
  await expect(page).toHaveURL('/courses/filtered/sql')

  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/courses')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('Back restores the place on the page', async ({ page, registerUser, signIn }) => {
  const user = await registerUser()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(user, '/account/profile')
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name)
  await page.getByRole('heading', { name: 'Password' }).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  // Playwright's own click would scroll the page first, although the bar is in view.
  await page.getByRole('link', { name: 'Shopping cart' }).dispatchEvent('click')
  await expect(page).toHaveURL('/shopping-cart')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('a page opened by its address starts at the top; reload and Back keep the place', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY))
  const moveTo = async (y: number) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate((y) => scrollTo(0, y), y)
    await expect.poll(place).toBe(y)
  }
  await page.goto('/courses/2')
  await moveTo(300)
  await page.goto('/courses/1')
  await expect(page.getByRole('heading', { name: 'About this course' })).toBeVisible()
  expect(await place()).toBe(0)
  await moveTo(200)
  await page.reload()
  await expect.poll(place).toBe(200)
  await page.goBack()
  await expect(page).toHaveURL('/courses/2')
  await expect.poll(place).toBe(300)
})

test('a German browser gets English dates and numbers beside the English words', async ({ browser, baseURL, registerUser }) => {
  const context = await browser.newContext({ baseURL, locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  const page = await context.newPage()
  await enterAs(page, await registerUser())
  await page.goto('/my-learning?tab=statistics')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('columnheader')).toHaveText([/Sun/, /Mon/, /Tue/, /Wed/, /Thu/, /Fri/, /Sat/])
  await page.getByRole('button', { name: /, today/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, \w+ \d+$/ })).toBeVisible()
  await page.goto('/account/profile')
  await expect(page.getByRole('row', { name: /\+1,000/ })).toContainText(/[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M/)
  await page.goto('/courses/1')
  await expect(page.getByText(/^\d+\.\d hours to learn$/)).toBeVisible()
  await context.close()
})

test('the links of the navigation bar are not underlined, for guests and users', async ({ page, signIn }) => {
  const readLines = () =>
    page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine))
  await page.goto('/courses')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(new Set(await readLines())).toEqual(new Set(['none']))
  await signIn('admin@demo.test', '/courses')
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Learning' })).toBeVisible()
  expect(new Set(await readLines())).toEqual(new Set(['none']))
})

test('on a phone the tabs of My Learning are in one row', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn('student@demo.test', '/my-learning')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(4)
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
