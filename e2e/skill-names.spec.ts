import type { Locator, Page } from '@playwright/test'
import { limits } from '#contract/core/limits.ts'
import { expect, type Person, test } from './authoring-fixtures.ts'

const inBox = (page: Page) => wishIn(page.getByRole('region', { name: 'Automated Courses Select' }))
const inQuestion = (page: Page) => wishIn(page.getByRole('region', { name: 'What do you want to be able to do?' }))
const inPlan = (page: Page) => wishIn(page.getByRole('region', { name: 'What you want to be able to do' }))
const wishIn = (place: Locator) => place.getByRole('list', { name: 'Wanted skills' }).getByRole('listitem')
const deleted = 'A skill that was deleted'

/** More skills than one page of the list has, at its end, so that other tests do not see them. Returns the last, and one that is gone. */
async function manySkills(author: Person) {
  const made: { id: number; name: string }[] = []
  for (let number = 0; number <= limits.maxPageSize; number++)
    made.push((await author.send('POST', '/api/skills', { name: author.own(`Zz ${String(number).padStart(3, '0')}`) })).body)
  const [gone, last] = [made[0], made.at(-1)]
  if (!gone || !last) throw new Error('no skills were made')
  expect((await author.send('DELETE', `/api/skills/${gone.id}`)).status).toBe(204)
  return { gone, last }
}

test('a link to a plan shows the names of its skills, also on the first page, and says which was deleted', async ({
  page,
  creator,
}) => {
  test.slow()
  const { gone, last } = await manySkills(await creator())
  await page.goto(`/courses/filtered?select=${last.id}:2,${gone.id}:3`)
  await expect(inBox(page).first()).toContainText(last.name)
  await expect(inBox(page).nth(1)).toHaveText(deleted)
  await expect(page.getByText('This skill does not exist any more.')).toBeVisible()

  await page.getByRole('link', { name: 'Courses', exact: true }).click()
  await expect(inQuestion(page).first()).toContainText(last.name)
  await expect(inQuestion(page).nth(1)).toHaveText(deleted)
  await page.reload()
  await expect(inQuestion(page).first()).toContainText(last.name)
  await page.getByRole('button', { name: 'Remove a skill that was deleted' }).click()
  await expect(inQuestion(page)).toHaveCount(1)
  await page.getByRole('spinbutton', { name: `Level of ${last.name}` }).fill('1')
  await page.getByRole('button', { name: 'Show my plan' }).click()
  await expect(page).toHaveURL(`/plan?select=${last.id}:1`)
  await expect(page.getByText(`${last.name}: at most 0 of 1.`)).toBeVisible()
  await expect(inPlan(page)).toHaveCount(1)
  await page.goto(`/plan?select=${last.id}:2,${gone.id}:3`)
  await expect(inPlan(page).first()).toContainText(last.name)
  await expect(inPlan(page).nth(1)).toHaveText(deleted)
})
