import assert from 'node:assert/strict'
import { type LearningRoute, RouteSearchEvent } from '#contract/learning-routes/learning-routes.ts'
import type { RouteRenewal } from '#contract/learning-routes/route-renewal.ts'
import { buildCourse, buildVideo, renewed, type TestUser } from './build.ts'
import type { TestApp } from './test-app.ts'

/** An hour a day, no dates, no limit of points. */
export const routeForm = (changes: object = {}) => ({
  name: 'My way',
  milestones: [{ date: null, skills: [] }],
  hoursPerWeek: 7,
  weeksOff: [],
  points: { areLimit: false, expected: [] },
  musts: [],
  leftOut: [],
  ...changes,
})

export const wanting = (...skills: [{ id: number }, number][]) => skills.map(([{ id }, level]) => ({ skillId: id, level }))

/** A course of one video. */
export async function buildTimedCourse(
  t: TestApp,
  author: { id: number },
  { minutes, ...course }: { price: number; minutes: number; skills: { id: number; level: number }[]; name?: string },
): Promise<{ id: number; materialId: number }> {
  const video = await buildVideo(t, { learningMinutes: minutes })
  return { ...(await buildCourse(t, author, { ...course, materials: [video] })), materialId: video.id }
}

export async function createRoute(t: TestApp, user: TestUser, form: object): Promise<number> {
  const response = await t.as(await renewed(t, user)).post('/api/learning-routes', routeForm(form))
  assert.equal(response.statusCode, 201, response.body)
  return response.json<{ id: number }>().id
}

let addresses = 0

/** Each search comes from another address, so that no test reaches the limit by chance. */
export async function searchRoute(
  t: TestApp,
  user: TestUser,
  id: number,
  { address = `10.1.${++addresses}.1`, timeZone = 'UTC' }: { address?: string; timeZone?: string } = {},
) {
  const { accessToken } = await renewed(t, user)
  return t.app.inject({
    method: 'POST',
    url: `/api/learning-routes/${id}/search?timeZone=${encodeURIComponent(timeZone)}`,
    remoteAddress: address,
    headers: { authorization: `Bearer ${accessToken}` },
  })
}

/** All events of a search. */
export async function searchEvents(t: TestApp, user: TestUser, id: number): Promise<RouteSearchEvent[]> {
  const response = await searchRoute(t, user, id)
  assert.equal(response.statusCode, 200, response.body)
  return readEvents(response.body)
}

export const readEvents = (body: string): RouteSearchEvent[] =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => RouteSearchEvent.parse(JSON.parse(line)))

export async function getRoute(t: TestApp, user: TestUser, id: number, timeZone = 'UTC'): Promise<LearningRoute> {
  const url = `/api/learning-routes/${id}?timeZone=${encodeURIComponent(timeZone)}`
  const response = await t.as(await renewed(t, user)).get(url)
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

/** Looks for plans that can take the place of the chosen one. */
export async function askToRenew(t: TestApp, user: TestUser, id: number, address = `10.2.${++addresses}.1`) {
  const { accessToken } = await renewed(t, user)
  return t.app.inject({
    method: 'POST',
    url: `/api/learning-routes/${id}/renewal?timeZone=UTC`,
    remoteAddress: address,
    headers: { authorization: `Bearer ${accessToken}` },
  })
}

export async function readRenewal(t: TestApp, user: TestUser, id: number): Promise<RouteRenewal> {
  const response = await askToRenew(t, user, id)
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}
