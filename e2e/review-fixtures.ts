import type { APIRequestContext, Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { passDemoCheck } from '#demo/pass-check.ts'
import { courseForm, expect, makeParts, type Person } from './authoring-fixtures.ts'

export { expect, type Person, test } from './authoring-fixtures.ts'

export interface TaskCourse {
  id: number
  name: string
  finalTaskId: number
}

export const questions = ['Does it work?', 'Is it explained?']

/** A free course with one article and a final task, with three days for the review. */
export async function makeTaskCourse(author: Person): Promise<TaskCourse> {
  const { skill, materials } = await makeParts(author, 'Weaving', ['The first thread'])
  const finalTask = await created(author, '/api/final-tasks', {
    name: 'Weave a scarf',
    text: 'Weave a scarf of two colours.\nPut pictures into the zip, see https://example.test/scarf.',
    reviewDeadlineTime: '0001-01-04T00:00:00',
    reviewQuestions: [
      { text: questions[0], maxMark: 10 },
      { text: questions[1], maxMark: 5 },
    ],
  })
  const name = `Scarves ${crypto.randomUUID()}`
  const form = { ...courseForm, name, price: 0, skills: [{ ...skill, level: 1 }], materials, finalTask }
  const { id } = await created(author, '/api/courses', form)
  return { id, name, finalTaskId: finalTask.id }
}

export async function buy(person: Person, courseIds: number[]) {
  for (const id of courseIds) await person.send('PUT', `/api/shopping-cart/add-to-cart/${id}`)
  expect((await person.send('PUT', '/api/shopping-cart/buy')).status).toBe(200)
}

/** Learns the first materials of a course, or all of them. Returns their names. */
export async function learn(person: Person, courseId: number, count?: number): Promise<string[]> {
  const { materials }: CourseToLearn = (await person.send('GET', `/api/courses/learn/${courseId}`)).body
  const chosen = materials.slice(0, count)
  const send = async (method: 'PUT' | 'POST', url: string, data?: object) => {
    const { status, body } = await person.send(method, url, data)
    expect(status, `${method} ${url}`).toBeLessThan(300)
    return body
  }
  for (const { id, kind } of chosen) {
    if (kind === 'check') await passDemoCheck(send, courseId, id)
    else await send('PUT', `/api/courses/learned?materialId=${id}&courseId=${courseId}`)
  }
  return chosen.map(({ name }) => name)
}

/** Buys the course and learns all of it. */
export async function complete(person: Person, course: TaskCourse) {
  await buy(person, [course.id])
  await learn(person, course.id)
}

export const zip = (name: string, files: Record<string, string> = { 'scarf.txt': 'Red and blue.' }) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))),
})

/** Submits through the API. */
export async function submitZip(request: APIRequestContext, person: Person, { finalTaskId }: TaskCourse) {
  const response = await request.post('/api/helpers/file-to-link/final-tasks', {
    headers: { authorization: `Bearer ${person.pair.accessToken}` },
    multipart: { file: zip('scarf.zip') },
  })
  const { link: fileLink } = await response.json()
  await created(person, '/api/final-tasks/submit', { fileLink, finalTaskId })
}

/** Gets a submission to review and reviews it, through the API. */
export async function review(person: Person, { id }: TaskCourse, marks: number[], comment: string) {
  const { body: task } = await person.send('GET', `/api/final-tasks/for-review/${id}`)
  await created(person, '/api/final-tasks/review', {
    submittedFinalTaskId: task.submittedFinalTaskId,
    submittedReviewQuestions: marks.map((mark, place) => ({ questionId: task.reviewQuestions[place].id, mark })),
    comment,
  })
}

/** Opens the final task on the learning screen and returns its panel. */
export async function openFinalTask(page: Page) {
  await page.getByRole('button', { name: 'FINAL TASK' }).click()
  const panel = page.getByRole('region', { name: 'Weave a scarf' })
  await expect(panel.getByRole('heading', { name: 'How it is reviewed' })).toBeVisible()
  return panel
}

async function created(person: Person, url: string, data: object): Promise<{ id: number }> {
  const { status, body } = await person.send('POST', url, data)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
