import { expect, test } from './authoring-fixtures.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { expectInAuditLog } from './fixtures.ts'

test('an Admin tells the search what people mean by a word, which it knows at once, and takes it back', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test', '/courses/filtered/zzblorb')
  await page.getByRole('link', { name: 'Add it as a synonym' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Synonyms' })).toBeVisible()
  await expect(page.getByLabel('What people type')).toHaveValue('zzblorb')
  await page.getByRole('button', { name: 'Add synonym' }).click()
  await expect(page.getByText('Choose a skill or a field from the list.')).toBeVisible()
  const meant = page.getByRole('combobox', { name: 'What they mean' })
  await meant.pressSequentially('photogr')
  await page.getByRole('option').filter({ hasText: 'Photography' }).click()
  await expect(meant).toHaveValue('Skill: Photography')
  await page.getByRole('button', { name: 'Add synonym' }).click()
  const line = page.getByRole('list', { name: 'Synonyms' }).getByRole('listitem').filter({ hasText: 'zzblorb' })
  await expect(line).toContainText('Skill: Photography')
  await nothingFound(page)

  await page.setViewportSize(sizes.wide)
  await page.goto('/courses/filtered/zzblorb')
  await expect(page.getByRole('article', { name: 'Photography in available light' })).toBeVisible()
  await page.goto('/statistics/synonyms')
  await page.getByLabel('Find a synonym').fill('zzblorb')
  await page.getByRole('button', { name: 'Remove “zzblorb” for Photography' }).click()
  await expect(page.getByText('No synonym has this in it.')).toBeVisible()
  await page.goto('/courses/filtered/zzblorb')
  await expect(page.getByText('No course matches “zzblorb”.')).toBeVisible()
  await expectInAuditLog(page, 'zzblorb → Photography')
})
