import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { becameCreator } from '#contract/accounts/accounts.ts'
import type { CourseToEdit } from '#contract/courses/authoring.ts'
import { test as base, enterAs, expect, type User } from './fixtures.ts'

interface JsonResponse {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the tests know what they asked for
  body: any
}

/** A user with an account, and the API as that user. */
export interface Person extends User {
  /** Makes a name unique to this user, because all users share skills, resources and authors. */
  own: (name: string) => string
  send: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, data?: object) => Promise<JsonResponse>
}

interface AuthoringFixtures {
  student: (name?: string) => Promise<Person>
  creator: (name?: string) => Promise<Person>
  /** Opens the page as this user, without the login screen. */
  openAs: (user: User, path: string) => Promise<void>
}

export const test = base.extend<AuthoringFixtures>({
  student: async ({ request, registerUser }, use) => {
    await use(async (name) => findPerson(request, await registerUser(name)))
  },
  creator: async ({ student, request }, use) => {
    await use(async (name = 'Cleo Carver') => {
      const person = await student(name)
      const { body, status } = await person.send('PUT', becameCreator.url)
      expect(status).toBe(200)
      return findPerson(request, { ...person, pair: body })
    })
  },
  openAs: async ({ page }, use) => {
    await use(async (user, path) => {
      await enterAs(page, user)
      await page.goto(path)
    })
  },
})

export { expect }

function findPerson(request: APIRequestContext, user: User): Person {
  const headers = { authorization: `Bearer ${user.pair.accessToken}` }
  const mark = randomBytes(4).toString('hex')
  return {
    ...user,
    own: (name) => `${name} ${mark}`,
    send: async (method, url, data) => {
      const response = await request.fetch(url, { method, headers, data })
      return { status: response.status(), body: (await response.body()).length > 0 ? await response.json() : null }
    },
  }
}

export const shortDescription = 'From the first thread to a scarf of your own.'
export const description = 'A loom, some wool and a little patience are all it takes to begin. '.repeat(3).trim()
/** What an author writes about a course, for the API and, with `fillAbout`, for the editor. A new required field goes into both. */
export const courseForm = { name: 'Weaving by hand', shortDescription, description, price: 10 }

export async function fillAbout(page: Page, { name, price } = courseForm) {
  const about = part(page, 'About the course')
  await about.getByLabel('Name').fill(name)
  await about.getByLabel('Short Description').fill(shortDescription)
  await about.getByLabel('Description', { exact: true }).fill(description)
  await about.getByLabel('Price').fill(String(price))
}

/** A skill and articles that belong to this user, by name. */
export async function makeParts(person: Person, skill: string, articles: string[]) {
  const made = async (url: string, data: object): Promise<{ id: number; name: string }> => {
    const { status, body } = await person.send('POST', url, data)
    expect(status).toBe(201)
    return body
  }
  const resource = await made('/api/resources', { name: person.own('Journal') })
  const materials = []
  for (const name of articles) {
    const article = { name, link: 'https://articles.example/', publicationDate: '2026-02-03', learningMinutes: 15, resource }
    materials.push(await made('/api/articles', article))
  }
  return { skill: await made('/api/skills', { name: person.own(skill) }), materials }
}

/** A course of this user, created through the API. Returns it as its author edits it. */
export async function makeCourse(person: Person, name: string, articles = ['First', 'Second']): Promise<CourseToEdit> {
  const { skill, materials } = await makeParts(person, 'Weaving', articles)
  const form = { ...courseForm, name, skills: [{ ...skill, level: 2 }], materials }
  const { body } = await person.send('POST', '/api/courses', form)
  return (await person.send('GET', `/api/courses/edit/${body.id}`)).body
}

/** Opens one of the panels and returns it. */
export async function openPanel(page: Page, button: string, name: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click()
  const panel = page.getByRole('region', { name, exact: true })
  await expect(panel.getByRole('heading', { name, exact: true })).toBeFocused()
  return panel
}

export const part = (page: Page, name: 'About the course' | 'Skills' | 'Builds on' | 'Materials' | 'Final Task') =>
  page.locator('form').getByRole('region', { name, exact: true })
export const materialNames = (page: Page) =>
  page.getByRole('list', { name: 'Materials of the course' }).getByRole('button', { name: /^Drag / })
