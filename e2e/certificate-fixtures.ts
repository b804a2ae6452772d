import type { APIRequestContext } from '@playwright/test'
import type { Certificate } from '#contract/certificates/certificates.ts'
import { factsIn } from './certificate-facts.ts'
import { expect, type User } from './fixtures.ts'
import { learnCourse } from './learn-course.ts'

/** Buys and learns a whole course through the API; returns what the certificate states. */
export async function earnCertificate(request: APIRequestContext, { pair }: User, courseId: number): Promise<Certificate> {
  const headers = { authorization: `Bearer ${pair.accessToken}` }
  const call = async (method: string, url: string) => {
    const response = await request.fetch(url, { method, headers })
    expect(response.ok(), `${method} ${url}: ${response.status()}`).toBe(true)
    return response
  }
  await call('PUT', `/api/shopping-cart/add-to-cart/${courseId}`)
  await call('PUT', '/api/shopping-cart/buy')
  await learnCourse(request, pair, courseId)
  return factsIn(await (await call('GET', `/api/certificates/${courseId}`)).body())
}
