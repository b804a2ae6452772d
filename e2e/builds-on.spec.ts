import { AxeBuilder } from '@axe-core/playwright'
import { expect, makeCourse, openPanel, part, test } from './authoring-fixtures.ts'
import { heading } from './shop-fixtures.ts'

test('an author says what a course builds on, and the course page shows it beside the viewer’s level', async ({
  page,
  creator,
  openAs,
}) => {
  const author = await creator()
  const course = await makeCourse(author, 'Weaving on four shafts')
  const [skill] = course.skills
  await openAs(author, `/courses/edit/${course.id}`)
  await expect(part(page, 'Builds on')).toContainText('Optional.')
  const panel = await openPanel(page, 'Choose Skills', 'What it builds on')
  await panel.getByRole('textbox', { name: 'Filter skills' }).fill(skill?.name ?? '')
  await panel.getByRole('checkbox', { name: skill?.name }).check()
  const level = part(page, 'Builds on').getByLabel(`Level of ${skill?.name}`)
  await expect(level).toHaveValue('1')
  await level.fill('101')
  await expect(part(page, 'Builds on')).toContainText('Level must be a whole number from 1 to 100.')
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await level.fill('12')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.reload()
  await expect(level).toHaveValue('12')

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(heading(page, 'Weaving on four shafts')).toBeVisible()
  const glance = page.getByRole('complementary', { name: 'At a glance' })
  await expect(glance.getByRole('heading', { name: 'Builds on' })).toBeVisible()
  await expect(glance.getByRole('listitem').filter({ hasText: `${skill?.name} 12` })).toContainText('you have 0')
  await page.getByRole('link', { name: 'Edit course' }).click()
  await part(page, 'Builds on')
    .getByRole('button', { name: `Remove ${skill?.name}` })
    .click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(heading(page, 'Weaving on four shafts')).toBeVisible()
  await expect(glance.getByRole('heading', { name: 'Builds on' })).toBeHidden()
})
