import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlannedDay } from '#contract/learning-routes/learning-routes.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo, renewed, type TestUser } from '#server/testing/build.ts'
import { buildTimedCourse, createRoute, getRoute, searchEvents, wanting } from '#server/testing/learning-routes.ts'
import { randomFrom } from '#server/testing/plans.ts'
import { createCalendar, eventsIn, readCalendar } from '#server/testing/route-calendar.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addDays, dayIn, sundayBefore } from './days.ts'

// The clock begins on Monday, 2 November 2026, at 9:00 UTC, and goes on from case to case.
const t = await startTestApp({ SEARCH_SECONDS: '60' })
const author = await buildUser(t, { isCreator: true })
const skill = await buildSkill(t, 'Minutes')
/** So many weeks are compared. */
const weekCount = 12
const learn = (user: TestUser, materialId: number) =>
  t.db.run(sql`insert into learned_materials values (${user.id}, ${materialId}, ${t.clock.now()})`)

async function choose(user: TestUser, id: number, planId: number): Promise<void> {
  const response = await t.as(await renewed(t, user)).put(`/api/learning-routes/${id}/plans/${planId}/choice`)
  assert.equal(response.statusCode, 204, response.body)
}

/** A plan as if it had been found. */
const insertPlan = (routeId: number, courseIds: number[]) =>
  t.db.one<{ id: number }>(sql`
    insert into learning_route_plans (route_id, search, finish_date, price, minutes, courses, least_price, is_optimal)
    values (${routeId}, 1, '2026-12-01', 40, 60, ${JSON.stringify(courseIds.map((courseId) => ({ courseId, by: 0 })))}, 40, true)
    returning id`)

type Minutes = Record<string, number>
const sumByWeek = (parts: { date: string; minutes: number }[]): Minutes => {
  const weeks: Minutes = {}
  for (const { date, minutes } of parts) if (minutes > 0) weeks[sundayBefore(date)] = (weeks[sundayBefore(date)] ?? 0) + minutes
  return weeks
}

/** Like "4 h 30 min". A block in the calendar is not longer than eight hours, but it says how long the week is. */
function minutesIn(summary: string): number {
  const [, hours = '0', minutes = '0'] = /^Coursewise: (?:(\d+) h ?)?(?:(\d+) min )?of /.exec(summary) ?? []
  return 60 * Number(hours) + Number(minutes)
}

test('the route’s weeks, the planned days and the calendar’s blocks have the same minutes, whatever was learned when', async () => {
  let compared = 0
  for (let seed = 1; seed <= 30; seed++) {
    const { whole, chance, list } = randomFrom(seed * 104_729)
    const timeZone = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'][whole(0, 2)] ?? ''
    const today = () => dayIn(timeZone, t.clock.now())
    const user = await buildUser(t)
    const videos = await Promise.all(list(whole(4, 9), () => buildVideo(t, { learningMinutes: whole(5, 400) })))
    const shared = videos.slice(0, 1)
    const courses = [
      await buildCourse(t, author, { materials: videos.slice(0, 3) }),
      await buildCourse(t, author, { materials: [...shared, ...videos.slice(3)] }),
    ]
    const id = await createRoute(t, user, {
      milestones: [{ date: null, skills: wanting([skill, 1]) }],
      hoursPerWeek: whole(1, 40) / 2,
      weeksOff: list(6, (week) => addDays(sundayBefore(today()), 7 * week)).filter(() => chance(0.15)),
    })
    const plan = await insertPlan(
      id,
      courses.map(({ id }) => id),
    )
    const path = await createCalendar(t, user, { weekday: whole(1, 7), time: '18:30', timeZone })
    const open = [...videos]
    // Something may be learned already, today too.
    for (const video of chance(0.3) ? open.splice(0, 1) : []) await learn(user, video.id)
    t.clock.move({ minutes: whole(1, 600) })
    await choose(user, id, plan.id)
    for (let step = 0; step < 4; step++) {
      const name = `case ${seed}, step ${step}, on ${today()}`
      const last = addDays(sundayBefore(today()), 7 * weekCount - 1)
      const { chosen } = await getRoute(t, user, id, timeZone)
      const weeks = (chosen?.weeks ?? []).filter(({ date }) => date <= last)
      const page = sumByWeek(weeks)
      const range = `${addDays(sundayBefore(today()), -7)}/${last}?timeZone=${encodeURIComponent(timeZone)}`
      const days = (await t.as(await renewed(t, user)).get(`/api/learning-routes/planned-days/${range}`)).json<PlannedDay[]>()
      const blocks = eventsIn(await readCalendar(t, path)).filter(({ isAllDay }) => !isAllDay)
      const feed = blocks.map(({ uid, summary }) => ({ date: uid.slice(-10), minutes: minutesIn(summary) }))
      assert.deepEqual(sumByWeek(days), page, `${name}: planned days`)
      assert.deepEqual(sumByWeek(feed.filter(({ date }) => date <= last)), page, `${name}: calendar`)
      for (const { uid, start } of blocks) {
        const day = dayIn(timeZone, new Date(start))
        assert.equal(sundayBefore(day), uid.slice(-10), `${name}: a block is in its week`)
        assert.ok(day >= today(), `${name}: no block is over`)
      }
      // Each course is finished on the day that the route states, or before it.
      for (const { id: courseId, finishDate } of chosen?.courses ?? [])
        for (const { date, routes } of finishDate && finishDate <= last ? days : [])
          if (routes.some(({ items }) => items.some((item) => item.courseId === courseId)))
            assert.ok(date <= (finishDate ?? ''), `${name}: course ${courseId} on ${date}, after ${finishDate}`)
      compared += Object.keys(page).length
      t.clock.move({ minutes: whole(1, 60), days: whole(0, 3) })
      for (const video of open.splice(0, whole(0, 2))) await learn(user, video.id)
    }
  }
  assert.ok(compared > 150, `${compared} weeks`)
})

test('a plan that was found in time is in time when it is chosen, whatever was learned that day, and until its week is over', async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const { whole } = randomFrom(seed * 7919)
    const user = await buildUser(t)
    const wanted = await buildSkill(t, `Found ${seed}`)
    const teaches = [{ id: wanted.id, level: 1 }]
    const begun = await buildVideo(t, { learningMinutes: whole(30, 300) })
    const minutes = whole(200, 900)
    const course = await buildCourse(t, author, {
      price: 10,
      skills: teaches,
      materials: [begun, await buildVideo(t, { learningMinutes: minutes })],
    })
    await buildTimedCourse(t, author, { price: 90, minutes: 5000, skills: teaches })
    await learn(user, begun.id)
    t.clock.move({ minutes: 5 })
    // At an hour a day, this is the last possible day.
    const today = dayIn('UTC', t.clock.now())
    const date = addDays(today, Math.ceil(minutes / 60) - 1)
    const id = await createRoute(t, user, { milestones: [{ date, skills: wanting([wanted, 1]) }] })
    assert.deepEqual((await searchEvents(t, user, id)).at(-1), { kind: 'done' })
    const [plan] = (await getRoute(t, user, id)).plans
    assert.deepEqual([plan?.finishDate, plan?.minutes], [date, minutes])
    await choose(user, id, plan?.id ?? 0)
    for (let now = today; now <= date && sundayBefore(now) === sundayBefore(today); now = addDays(now, 1)) {
      const { state, chosen } = await getRoute(t, user, id)
      assert.deepEqual([state, chosen?.courses[0]?.id], [{ kind: 'holds' }, course.id], `case ${seed}: ${now} of ${today}`)
      t.clock.move({ days: 1 })
    }
    t.clock.move({ days: whole(0, 6) })
  }
})
