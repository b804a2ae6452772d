import { mp4 } from '#server/testing/videos.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { earnCertificate } from './certificate-fixtures.ts'
import { logIn } from './fixtures.ts'
import { names, startLesson } from './learning-fixtures.ts'
import { complete, expect, makeTaskCourse, openFinalTask, submitZip, test } from './review-fixtures.ts'
import { glance } from './shop-fixtures.ts'

test('axe finds nothing on what a guest sees', async ({ page }) => {
  for (const path of [
    '/courses',
    '/courses/filtered/sql',
    '/courses/filtered/qqzzxx',
    '/courses/1',
    '/account/author/creator@demo.test',
    '/shopping-cart',
    '/wishlist',
    '/nowhere',
  ]) {
    await page.goto(path)
    await nothingFound(page)
  }
})

test('axe finds nothing where a guest registers and signs in', async ({ page }) => {
  await page.goto('/account/register')
  await page.getByLabel('Name').focus()
  await page.getByLabel('Email address').fill('x')
  await page.getByLabel('Email address').blur()
  await nothingFound(page)
  await page.goto('/account/login')
  await page.getByLabel('Email address').fill('nobody@example.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await nothingFound(page)
})

test('axe finds nothing in the shop, from the cart to the receipt', async ({ page, registerUser }) => {
  const { email } = await registerUser()
  await page.setViewportSize(sizes.phone)
  await page.goto('/courses/filtered')
  await page.getByRole('button', { name: 'Filter and order' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await nothingFound(page, ['phone'])
  await page.goto('/courses/2')
  await glance(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Total price')).toBeVisible()
  await nothingFound(page)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await nothingFound(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Total price')).toBeVisible()
  await logIn(page, email)
  await page.goto('/shopping-cart')
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(page.getByText('New balance')).toBeVisible()
  await nothingFound(page)
  await page.goto('/courses/2')
  await expect(page.getByRole('link', { name: 'Learn Course' })).toBeVisible()
  await nothingFound(page)
})

test('axe finds nothing in a cart that costs more than there is, and on a page that waits for the portal', async ({
  page,
  request,
  registerUser,
  signIn,
}) => {
  const user = await registerUser()
  const headers = { authorization: `Bearer ${user.pair.accessToken}` }
  const dearest = await (await request.get('/api/courses/filtered/1/9/3/false')).json()
  for (const { id } of dearest) await request.put(`/api/shopping-cart/add-to-cart/${id}`, { headers })
  await signIn(user, '/shopping-cart')
  await expect(page.getByRole('list', { name: 'What could wait' })).toBeVisible()
  await nothingFound(page)
  await page.route(/\/api\/account$|\/health\/ready/, (route) => route.fulfill({ status: 503, json: { Message: 'Back soon.' } }))
  await page.goto('/account/profile')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await nothingFound(page)
})

test('axe finds nothing in the automated select, from the skills to the plan', async ({ page }) => {
  await page.goto('/courses/filtered?select=1:1,2:100')
  await expect(page.getByRole('button', { name: 'Search for what can be reached' })).toBeVisible()
  await nothingFound(page)
  await page.getByRole('button', { name: 'Search for what can be reached' }).click()
  await expect(page.getByRole('heading', { name: 'Best possible' })).toBeVisible()
  await nothingFound(page)
  await page.setViewportSize(sizes.phone)
  await page.getByRole('button', { name: 'By skills' }).click()
  await page.getByRole('dialog').getByText('What do levels mean?').click()
  await nothingFound(page, ['phone'])
  await page.getByRole('button', { name: 'ADD', exact: true }).click()
  await expect(page.getByRole('checkbox')).not.toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show my plan' })).toBeVisible()
  await nothingFound(page)
})

test('axe finds nothing on what a student sees', async ({ page, registerUser, signIn }) => {
  await signIn(await registerUser(), '/account/profile')
  await expect(page.getByRole('row', { name: /\+1,000/ })).toBeVisible()
  await nothingFound(page)
  await page.getByLabel('Full Name').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await nothingFound(page)
  await page.getByLabel('Full Name').fill('Nora')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await nothingFound(page)
  await page.goto('/statistics/users')
  await nothingFound(page)
})

test('axe finds nothing on My Learning, in a final task and a review', async ({ page, request, student, creator, openAs }) => {
  const course = await makeTaskCourse(await creator())
  const [lena, milo] = [await student(), await student()]
  for (const learner of [lena, milo]) await complete(learner, course)
  await submitZip(request, milo, course)
  await openAs(lena, '/my-learning')
  await expect(page.getByRole('article')).toBeVisible()
  await nothingFound(page)
  await page.getByRole('tab', { name: 'Statistics' }).click()
  await expect(page.getByText('1 material learned in these three weeks')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Skills over time' })).toBeVisible()
  await nothingFound(page)
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await nothingFound(page)
  await page.goto(`/courses/learn/${course.id}`)
  const panel = await openFinalTask(page)
  await expect(panel.getByRole('button', { name: 'Submit' })).toBeVisible()
  await nothingFound(page)
  await submitZip(request, lena, course)
  await page.reload()
  await panel.getByRole('button', { name: 'Review Task' }).click()
  await panel.getByRole('button', { name: 'Submit review' }).click()
  await expect(panel.getByText('Mark is required.')).toHaveCount(2)
  await nothingFound(page)
})

test('axe finds nothing on the learning screen with each kind of material', async ({ page, request, registerUser }) => {
  const { courseId } = await startLesson({ page, request, registerUser })
  await page.goto(`/courses/learn/${courseId}`)
  await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible()
  await nothingFound(page)
  await page.getByRole('button', { name: `Next: ${names.pdf}` }).click()
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible()
  const paper = page.getByRole('region', { name: /^Page 1 of/ })
  for (const size of ['phone', 'wide'] as const) {
    await page.setViewportSize(sizes[size])
    // A script draws this page again for each width.
    await expect.poll(() => paper.evaluate(({ parentElement: room }) => room && room.scrollWidth - room.clientWidth)).toBe(0)
    await nothingFound(page, [size])
  }
  await page.getByRole('button', { name: `Next: ${names.epub}` }).click()
  await expect(page.getByText('Harmless words', { exact: true })).toBeVisible()
  await nothingFound(page)
  await page.getByRole('button', { name: `Next: ${names.txt}` }).click()
  await expect(page.getByRole('textbox', { name: 'Part' })).toHaveValue('1')
  await nothingFound(page)
  await page.setViewportSize(sizes.phone)
  await page.getByRole('button', { name: 'Materials' }).click()
  await expect(page.getByRole('checkbox', { name: /learned/i })).not.toHaveCount(0)
  for (const box of await page.getByRole('checkbox', { name: /learned/i }).all()) await box.check()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await nothingFound(page, ['phone'])
  await page.getByRole('link', { name: names.article }).click()
  await expect(page.getByText('You have learned everything')).toBeVisible()
  await nothingFound(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await nothingFound(page)
})

test('axe finds nothing where certificates are checked', async ({ page, request, registerUser }) => {
  const { code } = await earnCertificate(request, await registerUser(), 1)
  for (const path of ['', '/22222-22222-22222-22222', `/${code}`]) {
    await page.goto(`/certificates/verify${path}`)
    await nothingFound(page)
  }
  await page.getByText('Check a copy without this page').click()
  await nothingFound(page)
})

test('axe finds nothing on what a Creator sees', async ({ page, signIn }) => {
  await signIn('creator@demo.test', '/account/profile')
  await expect(page.getByRole('region', { name: 'Created courses' })).toBeVisible()
  await nothingFound(page)
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await nothingFound(page)
  await page.getByRole('button', { name: 'Keep' }).click()
})

test('axe finds nothing in the editor of a course and its panels', async ({ page, signIn }) => {
  await signIn('creator@demo.test', '/account/profile')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await page.getByLabel('Name').fill('')
  await page.getByLabel('Price').fill('1001')
  await page
    .getByLabel(/^Level of/)
    .first()
    .fill('11')
  await nothingFound(page)
  for (const [button, panel] of [
    ['Add Skills', 'Choose skills'],
    ['Add Books', 'Books'],
    ['Choose Final Task', 'Final tasks'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    const opened = page.getByRole('region', { name: panel, exact: true })
    await expect(opened.getByRole('textbox').last()).toBeVisible()
    if (panel === 'Books') await opened.getByRole('button', { name: 'Choose authors' }).click()
    if (panel === 'Final tasks') await opened.getByRole('button', { name: 'Add Question' }).click()
    await nothingFound(page)
  }
  await page
    .getByRole('button', { name: /^Add heading above/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add Videos' }).click()
  const videos = page.getByRole('region', { name: 'Videos', exact: true })
  const film = (name: string, video: string) => ({ name, mimeType: 'video/mp4', buffer: mp4({ video }) })
  await videos
    .getByLabel('File', { exact: true })
    .last()
    .setInputFiles([film('a.mp4', 'hvc1'), film('b.mp4', 'apch')])
  await expect(
    page
      .getByRole('region', { name: /^Uploads: / })
      .getByText('Not accepted')
      .first(),
  ).toBeVisible()
  await nothingFound(page)
  // The first is the one that was just uploaded, which has no captions.
  await videos
    .getByRole('button', { name: /^Edit / })
    .nth(1)
    .click()
  await expect(page.getByRole('list', { name: 'Captions' })).toBeVisible()
  await nothingFound(page)
})

test('axe finds nothing on what an Admin sees, with the menu open', async ({ page, signIn }) => {
  await signIn('admin@demo.test', '/statistics/materials')
  const links = page.getByRole('link', { name: 'Materials' }).filter({ visible: true })
  await page.getByRole('button', { name: 'Statistics' }).click()
  await expect(links).not.toHaveCount(0)
  await nothingFound(page, ['wide'])
  await page.keyboard.press('Escape')
  await page.setViewportSize(sizes.phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(links).not.toHaveCount(0)
  await nothingFound(page, ['phone'])
})

test('axe finds nothing on the sales and in the audit log', async ({ page, signIn }) => {
  await signIn('admin@demo.test', '/statistics/audit')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  await nothingFound(page)
  await page.goto('/statistics/sales')
  await page.getByText('The figures as a table').click()
  await expect(page.getByRole('table', { name: 'Sales by day' })).toBeVisible()
  await nothingFound(page)
})

test('axe finds nothing on the users, in their menu and dialogs', async ({ page, signIn }) => {
  await signIn('admin@demo.test', '/statistics/users')
  const actions = page.getByRole('button', { name: 'Actions for Ada Admin' })
  await actions.click()
  await expect(page.getByRole('menuitem', { name: 'Log out everywhere' })).toBeVisible()
  await nothingFound(page)
  await page.getByRole('menuitem', { name: 'Points history' }).click()
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible()
  await nothingFound(page)
  await page.keyboard.press('Escape')
  await actions.click()
  await page.getByRole('menuitem', { name: 'Grant points' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Grant points' }).click()
  await expect(page.getByText('Reason is required.')).toBeVisible()
  await nothingFound(page)
})

test('axe finds nothing on contact and legal pages, and where an Admin writes them', async ({ page, signIn }) => {
  await page.goto('/contact')
  await expect(page.getByRole('region', { name: 'Points' })).toBeVisible()
  await nothingFound(page)
  await signIn('admin@demo.test', '/statistics/pages')
  await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible()
  await nothingFound(page)
  await page.goto('/statistics/pages/privacy')
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await nothingFound(page)
})
