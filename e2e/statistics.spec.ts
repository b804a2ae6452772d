import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { grantPoints } from '#contract/points/points.ts'
import type {
  CourseStatistics,
  SalesRange,
  SalesStatistics,
  UserStatistics,
  UsersStatistics,
} from '#contract/statistics/statistics.ts'
import { nothingFound } from './axe-fixtures.ts'
import { expect, loseResponse, storedPair, test } from './fixtures.ts'
import { figure } from './shop-fixtures.ts'

/** A name that sorts before the users of other tests. */
const subjectName = () => `0 Subject ${Date.now()}`
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const rows = (page: Page, name: string) => table(page, name).getByRole('row')
const heads = (page: Page, name: string) => table(page, name).getByRole('columnheader')

/** The API as the signed-in Admin. */
async function statistics<Body>(page: Page, path: string): Promise<{ body: Body; pages: number }> {
  const { accessToken } = await storedPair(page)
  const response = await page.request.get(`/api/statistics/${path}`, { headers: { authorization: `Bearer ${accessToken}` } })
  expect(response.status()).toBe(200)
  return { body: await response.json(), pages: JSON.parse(response.headers()['x-pagination'] ?? '{}').TotalPages }
}

async function allUsers(page: Page) {
  const users: UserStatistics[] = []
  for (let at = 1, last = 1; at <= last; at++) {
    const { body, pages } = await statistics<UsersStatistics>(page, `users/100/${at}`)
    users.push(...body.users)
    last = pages
  }
  return users
}
const sum = (users: UserStatistics[], name: 'boughtCoursesCount' | 'completedCoursesCount') =>
  users.reduce((total, user) => total + user[name], 0)

test('the sales are the sum of what each user bought and completed, and the chart shows them by day', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test', null)
  // Other tests buy at the same time, so the page and the call are read again until nothing changed between them.
  await expect(async () => {
    await page.goto('/statistics/sales')
    const { body: sales } = await statistics<SalesStatistics>(page, 'sales')
    for (const [name, value] of [
      ['Saled Courses Count', sales.saledCoursesCount.toLocaleString('en')],
      ['Customers Count', sales.customersCount.toLocaleString('en')],
      ['Completed Courses Count', sales.completedCoursesCount.toLocaleString('en')],
      ['Completed Courses Percentage', `${sales.completedCoursesPercentage}%`],
    ] as const)
      await expect(figure(page, name).getByRole('definition')).toHaveText(value, { timeout: 2000 })
  }).toPass()

  await expect(async () => {
    const { body } = await statistics<SalesStatistics>(page, 'sales')
    const users = await allUsers(page)
    const customers = users.filter(({ boughtCoursesCount }) => boughtCoursesCount > 0)
    expect(body.saledCoursesCount).toBeGreaterThan(0)
    expect(body).toMatchObject({
      saledCoursesCount: sum(users, 'boughtCoursesCount'),
      completedCoursesCount: sum(users, 'completedCoursesCount'),
      customersCount: customers.length,
    })
    const percentages = customers.reduce((total, user) => total + user.completedCoursesPercentage, 0)
    const { body: first } = await statistics<UsersStatistics>(page, 'users/1/1')
    expect(first.averageCompletedCoursesPercentage).toBe(Math.round(percentages / customers.length))
  }).toPass()

  await page.getByText('The figures as a table').click()
  const perDay = await table(page, 'Sales by day')
    .locator('tbody tr td:nth-of-type(1)')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replaceAll(',', ''))))
  const sold = perDay.reduce((total, count) => total + count, 0)
  await expect(
    page.getByText(new RegExp(`^${sold.toLocaleString('en')} sold in the last 90 days, [\\d,]+ points$`)),
  ).toBeVisible()
  await expect(page.getByRole('img', { name: /^Courses sold per day .* \d+ sold in the last 90 days/ })).toBeVisible()
  await page.getByRole('img', { name: /^Courses sold per day/ }).hover()
  await expect(page.getByText(/^\d+ sold on [A-Z]/)).toBeVisible()
  await page.getByRole('button', { name: 'Points', exact: true }).click()
  await expect(page.getByRole('img', { name: /^Points paid per day/ })).toBeVisible()
  await page.getByRole('button', { name: 'Completed', exact: true }).click()
  await expect(page.getByRole('img', { name: /^Courses completed per day/ })).toBeVisible()
})

test('sales are shown for any range, which is kept in the address, and downloaded as CSV', async ({ page, signIn }) => {
  await signIn('admin@demo.test', '/statistics/sales')
  const range = page.getByRole('combobox', { name: 'Range' })
  await expect(range).toHaveValue('90')
  await range.selectOption('All time')
  await expect(page).toHaveURL('/statistics/sales?range=all')
  const { body: all } = await statistics<SalesRange>(page, 'sales-in-range')
  const total = page.getByText(/ sold since the portal began, [\d,]+ points$/)
  await expect(total).toBeVisible()
  expect(all.points).toBeGreaterThan(0)
  await range.selectOption('This year')
  await expect(page.getByText(/ sold this year, [\d,]+ points$/)).toBeVisible()

  await range.selectOption('Custom')
  const [first, last] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })]
  const day = all.periods.findLast(({ sold }) => sold > 0)?.date ?? ''
  await last.fill('2020-01-01')
  await expect(page.getByText('The first day must not be after the last.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await first.fill('2019-12-01')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/statistics/sales?from=2019-12-01&to=2020-01-01')
  await expect(page.getByText('0 sold from Dec 1, 2019 to Jan 1, 2020, 0 points')).toBeVisible()
  await last.fill(day)
  await first.fill(day)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(`/statistics/sales?from=${day}&to=${day}`)
  await page.reload()
  await expect(range).toHaveValue('custom')
  await expect(page.getByText(/^[1-9]\d* sold on [A-Z].+, [\d,]+ points$/)).toBeVisible()

  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await started).path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toBe('"Date","Sold","Points","Completed"')
  expect(lines[1]).toContain(`"${day}",`)
  expect(lines).toHaveLength(2)
})

test('an Admin finds a user by name or email; the filter is kept in the address and in the CSV', async ({
  page,
  registerUser,
  signIn,
}) => {
  const { email } = await registerUser(subjectName())
  await signIn('admin@demo.test', '/statistics/users?order=email&page=2')
  await expect(page.getByText('All users, with balance and progress.')).toBeVisible()
  const box = page.getByRole('textbox', { name: 'Find users' })
  await box.fill('HAVEL tom')
  await expect(page).toHaveURL('/statistics/users?order=email&filter=HAVEL+tom')
  await expect(box).toBeFocused()
  await expect(page.getByText('1 user found')).toBeVisible()
  await expect(rows(page, 'Users')).toHaveCount(2)
  await expect(rows(page, 'Users').nth(1)).toContainText('Tomáš Havel')
  await expect(page.getByRole('heading', { name: /^Average courses completion: [1-9]/ })).toBeVisible()

  await box.fill(email)
  await expect(rows(page, 'Users').nth(1)).toContainText(email)
  await page.reload()
  await expect(box).toHaveValue(email)
  await expect(rows(page, 'Users')).toHaveCount(2)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await started).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(email)

  await box.fill('nobody with such a name')
  await expect(page.getByText('No user’s name or email contains “nobody with such a name”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(box).toBeFocused()
  await expect(page).toHaveURL('/statistics/users?order=email')
  await expect(rows(page, 'Users')).toHaveCount(11)
})

test('an order that is chosen right after typing a name is kept, and so is the name', async ({ page, signIn }) => {
  await signIn('admin@demo.test', '/statistics/users')
  await expect(rows(page, 'Users')).toHaveCount(11)
  await page.getByRole('textbox', { name: 'Find users' }).fill('havel')
  // On a busy machine the pause after typing may end before the chosen order is rendered.
  await page.getByRole('button', { name: 'Balance' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    for (const end = performance.now() + 600; performance.now() < end; );
  })
  // Either of the two may have come first.
  await expect(page).toHaveURL(({ search }) => {
    const { order, direction, filter } = Object.fromEntries(new URLSearchParams(search))
    return order === 'balance' && direction === 'descending' && filter === 'havel'
  })
  await expect(rows(page, 'Users')).toHaveCount(2)
})

test('the tables have the columns of the specification, and their order is in the address', async ({ page, signIn }) => {
  await signIn('admin@demo.test', '/statistics/materials')
  await expect(heads(page, 'Materials')).toHaveText(['Name', 'Courses Count', 'Users Count'])
  await expect(rows(page, 'Materials')).toHaveCount(11)

  await page.getByRole('navigation', { name: 'Statistics' }).getByRole('link', { name: 'Courses' }).click()
  await expect(heads(page, 'Courses')).toHaveText(['Name', 'Update Date', 'Price', 'Students Count'])
  await expect(heads(page, 'Courses').first()).toHaveAttribute('aria-sort', 'ascending')

  const price = heads(page, 'Courses').nth(2)
  await price.getByRole('button').click()
  await expect(page).toHaveURL('/statistics/courses?order=price&direction=descending')
  await expect(price).toHaveAttribute('aria-sort', 'descending')
  await expect(heads(page, 'Courses').first()).not.toHaveAttribute('aria-sort')
  // Other tests make and delete courses meanwhile.
  await expect(async () => {
    await page.reload()
    const { body } = await statistics<CourseStatistics[]>(page, 'courses/10/1?orderBy=price&isAscending=false')
    const prices = body.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    await expect(table(page, 'Courses').locator('tbody tr > :nth-child(3)')).toContainText(
      prices.map((price) => price.toLocaleString('en')),
      { timeout: 3000 },
    )
  }).toPass()

  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/statistics/courses?order=price&direction=descending&page=2')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await price.getByRole('button').click()
  await expect(page).toHaveURL('/statistics/courses?order=price&direction=ascending')
  await page.goBack()
  await expect(page).toHaveURL('/statistics/courses?order=price&direction=descending&page=2')
  await expect(price).toHaveAttribute('aria-sort', 'descending')

  await page.goto('/statistics/courses?page=900000')
  await page.getByRole('button', { name: 'To the first page' }).click()
  await expect(rows(page, 'Courses')).toHaveCount(11)
})

test('on a phone the name of the present page is in view', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('admin@demo.test', '/statistics/mail')
  await expect(page.getByRole('navigation', { name: 'Manage' }).getByRole('link', { name: 'Mail' })).toBeInViewport({
    ratio: 1,
  })
})

test('on a phone each row is a card, and the order is chosen above them', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('admin@demo.test', '/statistics/users')
  await page.getByLabel('Order by').selectOption('Balance')
  await expect(page).toHaveURL('/statistics/users?order=balance&direction=descending')
  await page.getByRole('button', { name: 'Descending' }).click()
  await expect(page).toHaveURL('/statistics/users?order=balance&direction=ascending')
  await expect(rows(page, 'Users').last()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a CSV is downloaded with the token in a header, and no name in it is a formula', async ({ page, registerUser, signIn }) => {
  const formula = '=HYPERLINK("http://evil.test","click")'
  await registerUser(formula)
  await signIn('admin@demo.test', '/statistics/users')
  const asked = page.waitForRequest('**/api/statistics/csv/**')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const request = await asked
  expect(new URL(request.url()).search).toBe('')
  expect(request.headers().authorization).toMatch(/^Bearer /)
  const file = await download
  expect(file.suggestedFilename()).toBe('users.csv')
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe('"Name","Email","Balance","Bought Courses","Completed Courses","Courses Completion %"')
  expect(lines.some((line) => line.startsWith(`"'${formula.replaceAll('"', '""')}",`))).toBe(true)
  expect(lines.filter((line) => /(^|",)"?[=+@-]/.test(line))).toEqual([])
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible()
})

test('a failed download says so', async ({ page, signIn }) => {
  await signIn('admin@demo.test', '/statistics/materials')
  await page.route('**/api/statistics/csv/**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByRole('alert')).toContainText('cannot be reached')
})

test('an Admin grants points, reads a history, adds and removes an Admin, signs a user out; all of it is in the log', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const { name, email, pair } = await registerUser(subjectName())
  await signIn('admin@demo.test', '/statistics/users')
  await expect(heads(page, 'Users')).toHaveText([
    'Name',
    'Email',
    'Balance',
    'Bought Courses',
    'Completed Courses',
    'Courses Completion %',
    'Actions',
  ])
  await expect(page.getByRole('heading', { level: 2, name: /^Average courses completion: \d+%$/ })).toBeVisible()
  const row = rows(page, 'Users').filter({ hasText: email })
  const actions = page.getByRole('button', { name: `Actions for ${name}` })
  const choose = async (action: string) => {
    await actions.click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const dialog = page.getByRole('dialog')

  await choose('Grant points')
  await expect(dialog.getByLabel('Points')).toBeFocused()
  await dialog.getByLabel('Points').fill('0')
  await dialog.getByRole('button', { name: 'Grant points' }).click()
  await expect(dialog.getByText('Points must be a whole number from 1 to 1000000.')).toBeVisible()
  await expect(dialog.getByText('Reason is required.')).toBeVisible()
  await dialog.getByLabel('Points').fill('25')
  await dialog.getByLabel('Reason').fill('For helping others')
  await dialog.getByRole('button', { name: 'Grant points' }).click()
  await expect(page.getByText(`Granted. ${email} now has 1,025 points.`)).toBeVisible()
  await expect(row).toContainText('1,025')
  await expect(actions).toBeFocused()

  await choose('Take points back')
  await dialog.getByLabel('Points').fill('1026')
  await dialog.getByLabel('Reason').fill('That was another user')
  await dialog.getByRole('button', { name: 'Take points back' }).click()
  await expect(dialog.getByRole('alert')).toContainText('At most 1,025 can be taken')
  await dialog.getByLabel('Points').fill('20')
  await dialog.getByRole('button', { name: 'Take points back' }).click()
  await expect(page.getByText(`Taken back. ${email} now has 1,005 points.`)).toBeVisible()
  await expect(actions).toBeFocused()

  await choose('Points history')
  await expect(dialog.getByRole('row').filter({ hasText: 'For helping others' })).toContainText('+25')
  await expect(dialog.getByRole('row').filter({ hasText: 'Taken back: That was another user' })).toContainText('−20')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(actions).toBeFocused()

  await choose('Make Admin')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).not.toContainText('Admin')
  await choose('Make Admin')
  await dialog.getByRole('button', { name: 'Make Admin' }).click()
  await expect(row).toContainText('Admin')
  await choose('Remove as Admin')
  await dialog.getByRole('button', { name: 'Remove as Admin' }).click()
  await expect(row).not.toContainText('Admin')
  await choose('Log out everywhere')
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByText(`${name} is logged out everywhere.`)).toBeVisible()
  expect((await request.post('/api/tokens/refresh', { data: pair })).status()).toBe(401)

  await page.getByRole('button', { name: 'Manage' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit log' }).click()
  await expect(heads(page, 'Audit log')).toHaveText(['Date', 'Admin', 'Act', 'User', 'Details'])
  const lines = rows(page, 'Audit log').filter({ hasText: email })
  await expect(lines).toContainText([
    'Logged out everywhere',
    'Removed as Admin',
    'Made Admin',
    'Took points back',
    'Granted points',
  ])
  await expect(lines.last()).toContainText('25 points: For helping others')
  await expect(lines.first()).toContainText('admin@demo.test')
})

test('points can also be granted by email; Admins cannot change their own role', async ({ page, registerUser, signIn }) => {
  const { email } = await registerUser()
  await signIn('admin@demo.test', '/statistics/users')
  await page.getByRole('button', { name: 'Actions for Ada Admin' }).click()
  const own = page.getByRole('menuitem', { name: /^Remove as Admin/ })
  await expect(own).toContainText('Only another Admin can change your role.')
  await expect(own).toHaveAttribute('aria-disabled', 'true')
  await own.click({ force: true })
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Grant points' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill('nobody@example.test')
  await dialog.getByLabel('Points').fill('7')
  await dialog.getByLabel('Reason').fill('Welcome back')
  await dialog.getByRole('button', { name: 'Grant points' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Email address').fill(email)
  await loseResponse(page, grantPoints.url)
  await dialog.getByRole('button', { name: 'Grant points' }).click()
  await expect(dialog.getByRole('alert')).toContainText('again: the points are granted only once.')
  await dialog.getByRole('button', { name: 'Grant points' }).click()
  await expect(page.getByText(`Granted. ${email} now has 1,007 points.`)).toBeVisible()
})

test('a student reads that the statistics are for Admins, and the API refuses', async ({ page, registerUser, signIn }) => {
  const user = await registerUser()
  await signIn(user, '/statistics/audit')
  await expect(page.getByText('This page is for Admins.')).toBeVisible()
  for (const path of ['sales', 'users/10/1', 'audit/10/1', 'csv/users']) {
    const response = await page.request.get(`/api/statistics/${path}`, {
      headers: { authorization: `Bearer ${user.pair.accessToken}` },
    })
    expect(response.status()).toBe(403)
  }
})

test('rows of the statistics lead to their course, author and material', async ({ page, signIn }) => {
  await signIn('admin@demo.test', '/statistics/courses')
  const course = rows(page, 'Courses').nth(1)
  // A demo has everything.
  await expect(course).toBeVisible()
  await expect(page.getByText('Set up your portal')).toHaveCount(0)
  const name = await course.getByRole('link').first().textContent()
  const author = await course.getByRole('link').last().textContent()
  await course.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/courses\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await page.goBack()
  await course.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/account\/author\//)
  await expect(page.getByRole('heading', { level: 1, name: author ?? '' })).toBeVisible()
  await page.goto('/statistics/materials?order=usersCount&direction=descending')
  const material = rows(page, 'Materials').nth(1).getByRole('link')
  const title = await material.textContent()
  await material.click()
  await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeVisible()
  await page.goto('/statistics/users?filter=creator%40demo.test')
  await rows(page, 'Users').nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/account\/author\//)
})

test('the audit log is narrowed by act, text and day, in the address, and downloaded like that', async ({
  page,
  signIn,
  registerUser,
}) => {
  const { email } = await registerUser()
  await signIn('admin@demo.test', `/statistics/users?filter=${email}`)
  await rows(page, 'Users').nth(1).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/statistics/audit')
  await page.getByRole('combobox', { name: 'Act' }).selectOption('Logged out everywhere')
  await expect(page).toHaveURL('/statistics/audit?act=sign-out')
  await page.getByRole('textbox', { name: 'Text' }).fill(email)
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(email)))
  await expect(rows(page, 'Audit log')).toHaveCount(2)
  await expect(rows(page, 'Audit log').nth(1)).toContainText(email)
  await page.getByRole('combobox', { name: 'Act' }).selectOption('Granted points')
  await expect(page.getByText('No entries match.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Act' }).selectOption('Logged out everywhere')
  await expect(rows(page, 'Audit log')).toHaveCount(2)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download CSV/ }).click()
  const lines = (await readFile(await (await started).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"sign-out","${email}"`)
  await page.getByLabel('To').fill('2020-01-01')
  await expect(page.getByText('No entries match.')).toBeVisible()
  await nothingFound(page)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/statistics/audit')
  await expect(rows(page, 'Audit log').nth(1)).toBeVisible()
})
