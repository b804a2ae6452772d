import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { limits } from '#contract/core/limits.ts'
import { createSynonym } from '#contract/synonyms/synonyms.ts'
import { courseForm, expect, makeParts, test } from './authoring-fixtures.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { expectInAuditLog, storedPair } from './fixtures.ts'

const lines = (page: Page) => page.getByRole('list', { name: 'Synonyms' }).getByRole('listitem')
const meaning = (page: Page) => page.getByRole('combobox', { name: 'What they mean' })

/** Through the API, as the Admin who has signed in. The last one is the first of the list. */
async function addSynonyms(page: Page, request: APIRequestContext, typed: string[]) {
  const { accessToken } = await storedPair(page)
  const [skill] = await (await request.get('/api/skills?pageSize=1&filter=Photography')).json()
  for (const one of typed) {
    const response = await request.post(createSynonym.url, {
      headers: { authorization: `Bearer ${accessToken}` },
      data: { typed: one, skillId: skill.id },
    })
    expect(response.status()).toBe(201)
  }
}

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
  const meant = meaning(page)
  await meant.pressSequentially('photogr')
  await page.getByRole('option').filter({ hasText: 'Photography' }).click()
  await expect(meant).toHaveValue('Photography')
  await expect(meant).toHaveAccessibleDescription('Skill: Photography')
  await page.getByRole('button', { name: 'Add synonym' }).click()
  // A reload does not fill it in again.
  await expect(page).toHaveURL('/statistics/synonyms')
  await page.getByLabel('Find a synonym').fill('zzblorb')
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText('Skill: Photography')
  await nothingFound(page)

  await page.setViewportSize(sizes.wide)
  await page.goto('/courses/filtered/zzblorb')
  await expect(page.getByRole('article', { name: 'Photography in available light' })).toBeVisible()
  await page.goto('/statistics/synonyms')
  await page.getByLabel('Find a synonym').fill('zzblorb')
  await page.getByRole('button', { name: 'Remove “zzblorb” for Photography' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('No synonym has this in it.')).toBeVisible()
  await page.goto('/courses/filtered/zzblorb')
  await expect(page.getByText('No course matches “zzblorb”.')).toBeVisible()
  await expectInAuditLog(page, 'zzblorb → Photography')
})

test('the form says what is missing and what it does not find, and one letter is enough to choose a skill', async ({
  page,
  signIn,
  creator,
}) => {
  const author = await creator()
  const { skill, materials } = await makeParts(author, 'R', ['Figures'])
  const form = { ...courseForm, name: author.own('Figures in wool'), skills: [{ ...skill, level: 1 }], materials }
  expect((await author.send('POST', '/api/courses', form)).status).toBe(201)
  await signIn('admin@demo.test', '/statistics/synonyms')
  const typed = page.getByLabel('What people type')
  const meant = meaning(page)
  await page.getByRole('button', { name: 'Add synonym' }).click()
  await expect(typed).toBeFocused()
  await expect(typed).toHaveAccessibleDescription(/Type one to three words\./)
  await expect(meant).toHaveAccessibleDescription(/Choose a skill or a field from the list\./)
  await meant.fill('qqzzxx')
  await expect(page.getByRole('paragraph').filter({ hasText: 'No skill or field found.' })).toBeVisible()

  await meant.fill('r')
  await page.getByRole('option').filter({ hasText: skill.name }).click()
  await expect(meant).toHaveValue(skill.name)
  await expect(meant).toHaveAccessibleDescription(`Skill: ${skill.name}`)
})

test('removing asks first and says why it failed; after the last line of a page, the page before is shown', async ({
  page,
  signIn,
  request,
}) => {
  const word = `zzpage${randomBytes(4).toString('hex')}`
  const perPage = limits.pageSize.statistics
  await signIn('admin@demo.test', '/statistics/synonyms')
  await addSynonyms(
    page,
    request,
    Array.from({ length: perPage + 1 }, (_, place) => `${word} ${place + 1}`),
  )
  await page.getByLabel('Find a synonym').fill(word)
  const found = page.getByRole('status').filter({ hasText: /synonyms? found/ })
  await expect(found).toHaveText(`${perPage + 1} synonyms found. Page 1 of 2`)
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/statistics/synonyms?page=2')
  await expect(found).toHaveText(`${perPage + 1} synonyms found. Page 2 of 2`)

  await page.route('**/api/synonyms/*', (route) => route.fulfill({ status: 503, json: { Message: 'Back soon.' } }), { times: 1 })
  await page.getByRole('button', { name: `Remove “${word} 1” for Photography`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Remove “${word} 1” for Photography?` })
  await dialog.getByRole('button', { name: 'Remove it' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Back soon.')
  await dialog.getByRole('button', { name: 'Remove it' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`“${word} 1” does not mean Photography any more.`)).toBeVisible()
  await expect(page).toHaveURL('/statistics/synonyms')
  await expect(lines(page)).toHaveCount(perPage)
})
