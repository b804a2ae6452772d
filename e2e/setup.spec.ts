import { admin, ownPortal } from '../test/own-portal.ts'
import { logInOn } from './account-steps.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { expect, test as onDemo } from './fixtures.ts'

const test = onDemo.extend<object, { portalUrl: string }>({
  portalUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    ({}, use) => ownPortal({}, use),
    { scope: 'worker' },
  ],
  baseURL: ({ portalUrl }, use) => use(portalUrl),
})

test('a new portal guides its Admin step by step, with links, until the steps are put away', async ({ page }) => {
  await logInOn(page, admin)
  await page.goto('/courses')
  const card = page.getByRole('region', { name: 'Set up your portal: 0 of 5 done' })
  await expect(card.getByRole('link')).toHaveText([
    'Write who you are',
    'Turn on mail and send a test',
    'Add fields of study',
    'Add a goal',
    'Publish the first course',
  ])
  await nothingFound(page)
  await page.setViewportSize(sizes.wide)
  await card.getByRole('link', { name: 'Add fields of study' }).click()
  await expect(page).toHaveURL('/statistics/fields')
  await page.getByRole('textbox', { name: 'Name' }).fill('Crafts')
  await page.getByRole('button', { name: 'Add field' }).click()
  await expect(page.getByRole('list', { name: 'Fields' })).toContainText('Crafts')
  await page.goto('/courses')
  const later = page.getByRole('region', { name: 'Set up your portal: 1 of 5 done' })
  await expect(later.getByRole('listitem').filter({ hasText: 'Add fields of study' })).toContainText('Done')
  await later.getByRole('button', { name: 'Do not show this again' }).click()
  await expect(later).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Continue learning' })).toBeVisible()
  await page.goto('/statistics/fields')
  await expect(page.getByRole('navigation', { name: 'Manage' })).toBeVisible()
  await expect(page.getByText('Set up your portal')).toHaveCount(0)
})
