import type { Locator, Page } from '@playwright/test'
import { createFinalTask } from '#contract/final-tasks/final-tasks.ts'
import { createArticle } from '#contract/materials/articles.ts'
import { createAuthor } from '#contract/materials/authors.ts'
import { createBook } from '#contract/materials/books.ts'
import { createResource } from '#contract/materials/resources.ts'
import { createSkill } from '#contract/skills/skills.ts'
import {
  courseForm,
  expect,
  fillAbout,
  makeParts,
  materialNames,
  openPanel,
  type Person,
  part,
  test,
} from './authoring-fixtures.ts'
import { loseResponse } from './fixtures.ts'
import { txt } from './media.ts'
import { heading } from './shop-fixtures.ts'

/** Presses twice: the first press reaches the server, but its response is lost. */
async function pressTwice(page: Page, button: Locator, url: string) {
  await loseResponse(page, url)
  await button.click()
  await expect(page.getByRole('alert')).toContainText('Coursewise cannot be reached.')
  await button.click()
  await expect(page.getByRole('alert')).toBeHidden()
}
const count = async ({ send }: Person, url: string, filter: string) =>
  (await send('GET', `${url}?filter=${encodeURIComponent(filter)}`)).body.length

test('the parts of a course are created once, although the response was lost', async ({ page, creator, openAs }) => {
  const author = await creator()
  const { own } = author
  await openAs(author, '/create-course')

  const skills = await openPanel(page, 'Add Skills', 'Choose skills')
  await skills.getByLabel('Name').fill(own('Weaving'))
  await pressTwice(page, skills.getByRole('button', { name: 'Create Skill' }), createSkill.url)
  await expect(part(page, 'Skills').getByLabel(`Level of ${own('Weaving')}`)).toBeVisible()

  const articles = await openPanel(page, 'Add Articles', 'Articles')
  await articles.getByLabel('Name').fill(own('On looms'))
  await articles.getByLabel('Link').fill('https://looms.example/')
  await articles.getByLabel('Publication Date').fill('2026-03-14')
  await articles.getByLabel('Minutes To Learn').fill('12')
  await articles.getByRole('button', { name: 'Choose resource' }).click()
  await articles.getByLabel('Name').last().fill(own('Loom News'))
  await pressTwice(page, articles.getByRole('button', { name: 'Create Resource' }), createResource.url)
  await pressTwice(page, articles.getByRole('button', { name: 'Create Article' }), createArticle.url)
  await expect(materialNames(page)).toHaveCount(1)

  const books = await openPanel(page, 'Add Books', 'Books')
  await books
    .getByLabel('File', { exact: true })
    .last()
    .setInputFiles(txt(`${own('Patterns')}.txt`, 1000))
  await books.getByLabel('Minutes To Learn').fill('4')
  await books.getByLabel('Pages Count').fill('2')
  await books.getByLabel('Publication Year').fill('2020')
  await books.getByRole('button', { name: 'Choose authors' }).click()
  await books.getByLabel('Name').last().fill(own('Ada'))
  await pressTwice(page, books.getByRole('button', { name: 'Create Author' }), createAuthor.url)
  await pressTwice(page, books.getByRole('button', { name: 'Create Book' }), createBook.url)
  await expect(materialNames(page)).toHaveCount(2)

  const tasks = await openPanel(page, 'Choose Final Task', 'Final tasks')
  await tasks.getByLabel('Name').fill(own('Weave a scarf'))
  await tasks.getByLabel('Text').fill('Two colours.')
  await tasks.getByRole('button', { name: 'Add Question' }).click()
  await tasks.getByRole('group', { name: 'Question 1' }).getByLabel('Text').fill('Is it warm?')
  await pressTwice(page, tasks.getByRole('button', { name: 'Create Final Task' }), createFinalTask.url)
  await expect(part(page, 'Final Task')).toContainText(own('Weave a scarf'))

  for (const [endpoint, name] of [
    [createSkill, 'Weaving'],
    [createResource, 'Loom News'],
    [createArticle, 'On looms'],
    [createAuthor, 'Ada'],
    [createBook, 'Patterns'],
    [createFinalTask, 'Weave a scarf'],
  ] as const)
    expect(await count(author, endpoint.url, own(name))).toBe(1)
})

const publishing = '/api/drafts/*/publish'

test('a course whose publication got no response is created once, even after a reload', async ({ page, creator, openAs }) => {
  const author = await creator()
  await fillCourse(page, author, openAs, 'Spinning by hand')
  await loseResponse(page, publishing)
  await page.getByRole('button', { name: 'Create Course' }).click()
  await expect(page.getByRole('alert')).toContainText('Coursewise cannot be reached.')
  await page.getByRole('button', { name: 'Create Course' }).click()
  await expect(heading(page, 'Spinning by hand')).toBeVisible()
  expect(await createdCourses(author)).toEqual(['Spinning by hand'])

  await page.goto('/create-course')
  await expect(page.getByLabel('Name')).toHaveValue('')
  await fillAbout(page, { ...courseForm, name: 'Spinning by foot' })
  const skills = await openPanel(page, 'Add Skills', 'Choose skills')
  await skills.getByRole('checkbox').first().check()
  const articles = await openPanel(page, 'Add Articles', 'Articles')
  await articles.getByRole('checkbox', { name: 'Wool' }).check()
  await loseResponse(page, publishing)
  await page.getByRole('button', { name: 'Create Course' }).click()
  await expect(page.getByRole('alert')).toContainText('Coursewise cannot be reached.')
  await page.reload()
  await expect(heading(page, 'No such draft')).toBeVisible()
  await page.getByRole('link', { name: 'See your courses' }).click()
  await expect(page.getByRole('region', { name: 'Created courses' })).toContainText('Spinning by foot')
  expect(await createdCourses(author)).toEqual(['Spinning by foot', 'Spinning by hand'])
})

test('what was written after the response was lost becomes a draft of the course', async ({ page, creator, openAs }) => {
  const author = await creator()
  await fillCourse(page, author, openAs, 'Dyeing with plants')
  await loseResponse(page, publishing)
  await page.getByRole('button', { name: 'Create Course' }).click()
  await expect(page.getByRole('alert')).toContainText('Coursewise cannot be reached.')
  await part(page, 'About the course').getByLabel('Name').fill('Dyeing with roots')
  await expect(heading(page, 'Edit course')).toBeVisible()
  await expect(part(page, 'About the course').getByLabel('Name')).toHaveValue('Dyeing with roots')
  expect(await createdCourses(author)).toEqual(['Dyeing with plants'])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(heading(page, 'Dyeing with roots')).toBeVisible()
  expect(await createdCourses(author)).toEqual(['Dyeing with roots'])
})

async function fillCourse(page: Page, author: Person, openAs: (user: Person, path: string) => Promise<void>, name: string) {
  const { skill } = await makeParts(author, 'Craft', ['Wool'])
  await openAs(author, '/create-course')
  await fillAbout(page, { ...courseForm, name })
  const skills = await openPanel(page, 'Add Skills', 'Choose skills')
  await skills.getByRole('textbox', { name: 'Filter skills' }).fill(skill.name)
  await skills.getByRole('checkbox', { name: skill.name }).check()
  const articles = await openPanel(page, 'Add Articles', 'Articles')
  await articles.getByRole('checkbox', { name: 'Wool' }).check()
}

const createdCourses = async ({ send }: Person) =>
  (await send('GET', '/api/account')).body.createdCourses.map((course: { name: string }) => course.name)
