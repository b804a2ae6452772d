import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import { sql } from '#server/core/database/db.ts'
import { renewed, type TestUser } from './build.ts'
import { createRoute } from './learning-routes.ts'
import type { TestApp } from './test-app.ts'

export const saturdays = { weekday: 6, time: '10:00', timeZone: 'UTC' }

/** Returns the path of a new calendar address. */
export async function createCalendar(t: TestApp, user: TestUser, form: object = saturdays): Promise<string> {
  const response = await t.as(await renewed(t, user)).post('/api/route-calendar', form)
  assert.equal(response.statusCode, 201, response.body)
  return new URL(response.json<{ address: string }>().address).pathname
}

/** A route that is followed, as if this plan had been found and chosen before this week. */
export async function followRoute(t: TestApp, user: TestUser, form: object, courseIds: number[]): Promise<number> {
  const id = await createRoute(t, user, form)
  await choosePlan(t, id, courseIds)
  return id
}

/** Returns the id of the plan. */
export async function choosePlan(t: TestApp, routeId: number, courseIds: number[]): Promise<number> {
  const courses = JSON.stringify(courseIds.map((courseId) => ({ courseId, by: 0 })))
  const { id } = await t.db.one<{ id: number }>(sql`
    insert into learning_route_plans (route_id, search, finish_date, price, minutes, courses, least_price, is_optimal)
    values (${routeId}, 1, '2026-12-01', 40, 60, ${courses}, 40, true) returning id`)
  await t.db.run(sql`update learning_routes set chosen_plan_id = ${id} where id = ${routeId}`)
  return id
}

export async function readCalendar(t: TestApp, path: string): Promise<string> {
  const response = await t.as().get(path)
  assert.equal(response.statusCode, 200, response.body)
  return response.body
}

export interface ReadEvent {
  uid: string
  sequence: number
  /** A date for the whole day, otherwise a moment. */
  start: string
  minutes: number
  isAllDay: boolean
  summary: string
  description: string
}

/** The events as a calendar program understands them, in the order of their UIDs. */
export function eventsIn(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate, duration, summary, description } = new ICAL.Event(component)
    const start = startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString()
    return { uid, sequence, start, minutes: duration.toSeconds() / 60, isAllDay: startDate.isDate, summary, description }
  })
  assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length, 'no event is there twice')
  return events.sort((a, b) => (a.uid < b.uid ? -1 : 1))
}
