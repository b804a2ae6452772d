import assert from 'node:assert/strict'
import { test } from 'node:test'
import loadHighs from 'highs'
import { buildSkill, buildUser } from '#server/testing/build.ts'
import { buildTimedCourse, wanting } from '#server/testing/learning-routes.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { findRoute, type RouteLine, type RouteQuestion } from './find-route.ts'

const t = await startTestApp()
const highs = await loadHighs()
const author = await buildUser(t, { isCreator: true })
const skill = await buildSkill(t, 'Sailing')
const course = (price: number, level: number) =>
  buildTimedCourse(t, author, { price, minutes: 60, skills: [{ id: skill.id, level }] })
const followed = [await course(60, 6), await course(52, 5)]

/** What is told about other courses for the plan that is followed. `isInTime`: whether the second search has time. */
async function renew({ isInTime }: { isInTime: boolean }): Promise<RouteLine[]> {
  const question: RouteQuestion = {
    milestones: [{ skills: wanting([skill, 10]), day: null }],
    musts: [],
    leftOut: [],
    kept: followed.map(({ id }) => id),
    viewerId: undefined,
    countOwn: false,
    minutesUntil: Array.from({ length: 100 }, (_, day) => 60 * (day + 1)),
    faster: undefined,
    pointsUntil: undefined,
    mostPlans: 8,
    seconds: 60,
  }
  const lines: RouteLine[] = []
  const secondsLeft = () => (isInTime || lines.every(({ kind }) => kind !== 'plan') ? 60 : 0)
  await findRoute({ db: t.db, highs, allow: () => secondsLeft, tell: (line) => lines.push(line) }, question)
  return lines.filter(({ kind }) => kind !== 'progress')
}
const pricesIn = (lines: RouteLine[]) => lines.map((line) => (line.kind === 'plan' ? line.price : line.kind))

test('a renewal says that no plan is cheaper only if that is proven', async () => {
  // A level could be bought for less in parts, so the first bound is below the price.
  await course(100, 9)
  assert.deepEqual(pricesIn(await renew({ isInTime: true })), [112, 'cheapest'])
  assert.deepEqual(pricesIn(await renew({ isInTime: false })), [112])
  await course(52, 5)
  assert.deepEqual(pricesIn(await renew({ isInTime: true })), [112, 104, 'cheapest'])
})
