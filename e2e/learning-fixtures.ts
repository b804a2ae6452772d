import type { APIRequestContext, Page } from '@playwright/test'
import { becameCreator, register, type TokenPair } from '#contract/accounts/accounts.ts'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { courseForm } from './authoring-fixtures.ts'
import { test as base, enterAs, expect, freshEmail, password, type User } from './fixtures.ts'
import { captions, epub, film, mobi, plainText } from './learning-media.ts'
import { pdf, type Upload } from './media.ts'

interface LearningFixtures {
  lesson: Lesson
}

export interface Lesson {
  courseId: number
  learner: User
  /** What the server says about the course now. */
  read: () => Promise<CourseToLearn>
}

interface Tools {
  page: Page
  request: APIRequestContext
  registerUser: (name?: string) => Promise<User>
}

type Send = (method: string, url: string, body?: { data?: object; multipart?: Form }) => Promise<unknown>
type Named = { id: number; name: string }
type Form = Record<string, string | number | Upload>

export const courseName = 'Learning by doing'
export const names = {
  film: 'A film with words',
  pdf: 'A printed book',
  epub: 'A flowing book',
  txt: 'A plain book',
  mobi: 'A book for other readers',
  article: 'An article elsewhere',
}

export const test = base.extend<LearningFixtures>({
  lesson: async ({ page, request, registerUser }, use) => {
    await use(await startLesson({ page, request, registerUser }))
  },
})

export { enterAs, expect }

/** A signed-in learner who belongs to this test and has bought the course with one material of each kind. */
export async function startLesson({ page, request, registerUser }: Tools): Promise<Lesson> {
  const { id } = await sharedCourse(request)
  const learner = await registerUser('Lea Learner')
  const send = sender(request, learner.pair.accessToken)
  await send('PUT', `/api/shopping-cart/add-to-cart/${id}`)
  await send('PUT', '/api/shopping-cart/buy')
  await enterAs(page, learner)
  return { courseId: id, learner, read: () => send('GET', `/api/courses/learn/${id}`) as Promise<CourseToLearn> }
}

let made: ReturnType<typeof makeOwnCourse> | undefined

/** Created once for all tests of a worker, because each learner has their own progress. */
export function sharedCourse(request: APIRequestContext) {
  made ??= makeOwnCourse(request)
  return made
}

/** With a price, and with these materials as previews, for tests that look inside without buying it. */
export async function makeOwnCourse(request: APIRequestContext, price = 0, previews: string[] = []) {
  const author = { name: 'Ada Author', email: freshEmail(), password }
  const { accessToken } = (await sender(request)('POST', register.url, { data: author })) as TokenPair
  const pair = (await sender(request, accessToken)('PUT', becameCreator.url)) as TokenPair
  const send = sender(request, pair.accessToken)
  return { id: await makeCourse(send, price, previews), author: { ...author, pair }, send }
}

async function makeCourse(send: Send, price: number, previews: string[]): Promise<number> {
  const make = (url: string, data: object) => send('POST', url, { data }) as Promise<Named>
  const upload = (url: string, multipart: Form) => send('POST', url, { multipart }) as Promise<Named>
  const mark = crypto.randomUUID()
  const author = await make('/api/authors', { fullName: 'Wanda Writer' })
  const book = async (name: string, file: Upload) =>
    upload('/api/books', { name, pagesCount: 12, publicationYear: 2025, 'authors[0].id': author.id, file })
  const video = await upload('/api/videos', { name: names.film, duration: 20, 'quality.id': 1, file: film() })
  await send('PUT', `/api/videos/${video.id}/captions/en`, { data: { label: 'English', captions } })
  const german = captions.replace(/Words.*/, 'Worte für alle, die nicht hören')
  await send('PUT', `/api/videos/${video.id}/captions/de`, { data: { label: 'Deutsch', captions: german } })
  const resource = await make('/api/resources', { name: `The Weekly ${mark.slice(0, 8)}` })
  const article = await make('/api/articles', {
    name: names.article,
    link: 'https://articles.example/reading',
    publicationDate: '2026-02-03',
    learningMinutes: 15,
    resource,
  })
  const finalTask = await make('/api/final-tasks', {
    name: 'Show what you can',
    text: 'Make something small with what you have learned, and send it in.',
    reviewDeadlineTime: '0001-01-08T00:00:00',
    reviewQuestions: [{ text: 'Does it work?', maxMark: 10 }],
  })
  const materials = [
    video,
    await book(names.pdf, await pdf('printed.pdf', 12)),
    await book(names.epub, epub('flowing.epub')),
    await book(names.txt, plainText('plain.txt')),
    await book(names.mobi, mobi('other.mobi')),
    article,
  ]
  const { id } = await make('/api/courses', {
    ...courseForm,
    name: courseName,
    price,
    skills: [{ ...(await make('/api/skills', { name: `Trying ${mark}` })), level: 2 }],
    materials: materials.map(({ id, name }) => ({ id, isPreview: previews.includes(name) })),
    finalTask,
  })
  return id
}

export const sender =
  (request: APIRequestContext, token?: string): Send =>
  async (method, url, body) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const response = await request.fetch(url, { method, headers, ...body })
    expect(response.ok(), `${method} ${url}: ${await response.text()}`).toBe(true)
    const text = await response.text()
    return text ? JSON.parse(text) : null
  }
