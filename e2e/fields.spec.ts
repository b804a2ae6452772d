import { expect, makeCourse, test } from './authoring-fixtures.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { expectInAuditLog } from './fixtures.ts'

test('an Admin keeps the fields of study; an author chooses one for a course, and visitors find it there', async ({
  page,
  creator,
  openAs,
  signIn,
}) => {
  const author = await creator()
  const { id, name } = await makeCourse(author, author.own('Weaving by hand'))
  const list = page.getByRole('list', { name: 'Fields' })
  await signIn('admin@demo.test', '/statistics/fields')
  await expect(list.getByRole('listitem')).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Remove Data' })).toBeDisabled()
  await page.getByLabel('Name', { exact: true }).fill('Crafts')
  await page.getByRole('button', { name: 'Add field' }).click()
  await expect(list.getByRole('listitem').nth(8)).toContainText('Crafts')
  await page.getByLabel('Name', { exact: true }).fill('crafts')
  await page.getByRole('button', { name: 'Add field' }).click()
  await expect(page.getByText('A field with this name already exists.')).toBeVisible()
  await page.getByRole('button', { name: 'Rename Crafts' }).press('Enter')
  await expect(page.getByLabel('New name of Crafts')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Rename Crafts' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('New name of Crafts').fill('Handicraft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename Handicraft' })).toBeFocused()
  await page.getByRole('button', { name: 'Move Handicraft up' }).press('Enter')
  await expect(list.getByRole('listitem').nth(7)).toContainText('Handicraft')
  await expect(page.getByRole('button', { name: 'Move Handicraft up' })).toBeFocused()
  await nothingFound(page)

  await openAs(author, `/courses/edit/${id}`)
  await page.getByLabel('Field of study').selectOption('Handicraft')
  await page.getByLabel('Language').selectOption('German')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(`/courses/${id}`)
  const box = page.getByRole('complementary', { name: 'At a glance' })
  await expect(box).toContainText('Beginner, in German')
  await box.getByRole('link', { name: 'Handicraft' }).click()
  await expect(page).toHaveURL('/courses/filtered?field=crafts')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(name)

  expect((await author.send('DELETE', `/api/courses/${id}`)).status).toBe(204)
  await signIn('admin@demo.test', '/statistics/fields')
  await page.getByRole('button', { name: 'Remove Handicraft' }).press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(8)
  await expect(page.getByRole('status').filter({ hasText: 'Handicraft was removed.' })).toBeVisible()
  await expect(page.locator('main div[tabindex="-1"]')).toBeFocused()
  await expectInAuditLog(page, 'Crafts → Handicraft')
  await expect(page.getByRole('row').filter({ hasText: 'Crafts → Handicraft' })).toContainText('Renamed a field of study')
})

test('a visitor who has no word to search for browses by field: from any page, by mouse, by keyboard and on a phone', async ({
  page,
}) => {
  // The menu is open before the chooser of skills is, which begins with a field that takes the focus.
  const opened = Promise.withResolvers<void>()
  await page.route('**/assets/automated-stage-*.js', async (route) => {
    await opened.promise
    await route.continue()
  })
  await page.goto('/courses/filtered')
  const browse = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Browse' })
  const music = page.getByRole('link', { name: /^Music/ })
  await page.getByRole('button', { name: 'ADD', exact: true }).click()
  await browse.click()
  await expect(music).toBeVisible()
  opened.resolve()
  await expect(page.getByRole('heading', { name: 'Which skills do you want?' })).toBeVisible()
  await expect(browse).toBeFocused()
  const [count] = /\d+ courses?$/.exec((await music.textContent()) ?? '') ?? ['no count']
  await nothingFound(page)
  await music.click()
  await expect(page).toHaveURL('/courses/filtered?field=music-and-arts')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible()
  await expect(music).toBeHidden()

  await page.goto('/courses')
  await browse.press('Enter')
  await expect(music).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(music).toBeHidden()
  await expect(browse).toBeFocused()
  await browse.press('Enter')
  await page.getByRole('link', { name: 'All courses' }).first().press('Enter')
  await expect(page).toHaveURL('/courses/filtered')
  await expect(page.getByRole('heading', { name: 'All courses', level: 1 })).toBeFocused()
  await browse.press('Enter')
  await music.press('Enter')
  await expect(page).toHaveURL('/courses/filtered?field=music-and-arts')
  await expect(browse).toBeFocused()

  await page.setViewportSize(sizes.phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByText('Browse').click()
  await nothingFound(page)
  await menu.getByRole('link', { name: /^Design/ }).click()
  await expect(page).toHaveURL('/courses/filtered?field=design')
  await expect(menu).toBeHidden()
})

for (const who of ['student@demo.test', 'creator@demo.test']) {
  test(`${who} does not get to the list of fields`, async ({ page, signIn }) => {
    await signIn(who, '/statistics/fields')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Fields' })).toBeHidden()
  })
}
