import type { APIRequestContext } from '@playwright/test'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { passDemoCheck } from '#demo/pass-check.ts'
import { expect, type User } from './fixtures.ts'

/** Learns a bought course through the API. Checks must be those of the demo. */
export async function learnCourse(request: APIRequestContext, { accessToken }: User['pair'], courseId: number): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const send = async (method: string, url: string, data?: object) => {
    const response = await request.fetch(url, { method, headers, ...(data && { data }) })
    expect(response.ok(), `${method} ${url}: ${response.status()}`).toBe(true)
    return response.status() === 204 ? undefined : response.json()
  }
  const { materials }: CourseToLearn = await send('GET', `/api/courses/learn/${courseId}`)
  for (const { id, kind } of materials) {
    if (kind === 'check') await passDemoCheck(send, courseId, id)
    else await send('PUT', `/api/courses/learned?materialId=${id}&courseId=${courseId}`)
  }
}
