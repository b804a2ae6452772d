import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { mailNotifications } from '#server/notifications/index.ts'
import { buildCourse, buildSkill, buildUser, buildVideo, renewed, type TestUser } from '#server/testing/build.ts'
import { wanting } from '#server/testing/learning-routes.ts'
import { mailSettings, mailsTo } from '#server/testing/mails.ts'
import { followRoute } from '#server/testing/route-calendar.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { noticeLateRoutes } from './index.ts'

// The clock begins on Monday, 2 November 2026. An hour is learned each day.
const t = await startTestApp(mailSettings)
const author = await buildUser(t, { isCreator: true })
const skill = await buildSkill(t, 'Knots')
const as = async (user: TestUser) => t.as(await renewed(t, user))

/** A learner with a route to a course of videos with these minutes. */
async function follow(date: string, ...minutes: number[]) {
  const user = await buildUser(t)
  const materials = await Promise.all(minutes.map((learningMinutes) => buildVideo(t, { learningMinutes })))
  const course = await buildCourse(t, author, { skills: [{ id: skill.id, level: 1 }], materials })
  const form = { name: 'To sea', milestones: [{ date, skills: wanting([skill, 1]) }] }
  return { user, materials, id: await followRoute(t, user, form, [course.id]) }
}

interface News {
  kind: string
  text: string
  action: { path: string }
}
const readNews = async (user: TestUser) =>
  (await (await as(user)).get('/api/notifications'))
    .json<News[]>()
    .filter(({ kind }) => kind === 'route-late')
    .map(({ text, action }) => [text, action.path])
const nextDay = async () => {
  t.clock.move({ days: 1 })
  await noticeLateRoutes(t)
}

test('the owner of a route that falls behind is told once, by mail too, and again only after it was on track', async () => {
  const { user, id, materials } = await follow('2026-11-20', 60 * 17, 60)
  const other = await follow('2027-06-01', 60)
  await noticeLateRoutes(t)
  assert.deepEqual(await readNews(user), [])
  // An idle week: nothing is lost until Saturday, and on Sunday eighteen hours are left, and thirteen days.
  t.clock.move({ days: 4 })
  await nextDay()
  assert.deepEqual(await readNews(user), [])
  await nextDay()
  const news = [['Your route “To sea” has fallen behind.', `/routes/${id}`]]
  assert.deepEqual(await readNews(user), news)
  await noticeLateRoutes(t)
  await nextDay()
  assert.deepEqual([await readNews(user), await readNews(other.user)], [news, []])
  await mailNotifications(t)
  t.clock.move({ days: 1 })
  await mailNotifications(t)
  assert.equal(JSON.stringify(await mailsTo(t, user.email)).split('has fallen behind').length > 1, true)
  assert.equal((await mailsTo(t, user.email)).length, 1)
  assert.equal((await mailsTo(t, other.user.email)).length, 0)

  await t.db.run(sql`insert into learned_materials values (${user.id}, ${materials[0]?.id}, ${t.clock.now()})`)
  await nextDay()
  assert.deepEqual(await readNews(user), [])
  await t.db.run(sql`delete from learned_materials where user_id = ${user.id}`)
  await nextDay()
  assert.equal((await readNews(user)).length, 2, 'the earlier one counts again, and there is a new one')
})

test('who wants no such mail gets none, and of two servers that look at the same time one tells', async () => {
  const { user } = await follow('2026-11-20', 60 * 60)
  assert.equal(
    (await (await as(user)).put('/api/notifications/choices', { kind: 'route-late', choice: 'never' })).statusCode,
    204,
  )
  await Promise.all([noticeLateRoutes(t), noticeLateRoutes(t), noticeLateRoutes(t)])
  assert.equal((await readNews(user)).length, 1)
  t.clock.move({ days: 1 })
  await mailNotifications(t)
  assert.equal((await mailsTo(t, user.email)).length, 0)
})
