import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formLimits } from '#contract/core/form-limits.ts'
import { buildCourse, buildSkill, buildUser, buildVideo } from '#server/testing/build.ts'
import { createRoute, getRoute, searchEvents } from '#server/testing/learning-routes.ts'
import { randomFrom } from '#server/testing/plans.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addDays, daysBetween, minutesUntil } from './days.ts'

// The clock begins on this Monday. Searches have low priority: on a busy machine even a small one can take seconds.
const today = '2026-11-02'
const balance = 80
const t = await startTestApp({ SEARCH_SECONDS: '60', WELCOME_POINTS: String(balance) })
/** Long enough for all courses together. */
const days = Array.from({ length: 200 }, (_, day) => addDays(today, day))
const author = await buildUser(t, { isCreator: true })

interface SmallCourse {
  price: number
  /** By place. */
  levels: number[]
  materials: number[]
}

/** A goal with two milestones, and few courses: each has a material of its own, some share others, and quick ones are dear. */
function smallGoal(seed: number) {
  const { whole, chance, list } = randomFrom(seed)
  const shared = list(3, () => whole(20, 120))
  const own = list(8, () => whole(30, 500))
  const courses: SmallCourse[] = own.map((minutes, place) => ({
    price: Math.round(5000 / (minutes + 60)) + whole(0, 15),
    levels: place % 3 === 2 ? [whole(1, 2), whole(1, 2)] : place % 3 === 1 ? [0, whole(1, 3)] : [whole(1, 3), 0],
    materials: [...shared.keys()].filter(() => chance(0.3)).concat(shared.length + place),
  }))
  const minutes = [...shared, ...own]
  const firstDate = addDays(today, whole(4, 20))
  return {
    minutes,
    courses,
    /** What is wanted by the first milestone, and at the end. */
    wanted: [
      [whole(1, 2), 0],
      [whole(1, 3), whole(1, 3)],
    ] as const,
    dates: [firstDate, chance(0.5) ? null : addDays(firstDate, whole(1, 20))] as const,
    pace: { hoursPerWeek: whole(6, 20) / 2, weeksOff: chance(0.3) ? ['2026-11-08'] : [] },
    points: { areLimit: chance(0.6), expected: [{ date: addDays(today, whole(1, 25)), points: whole(10, 90) }] },
  }
}
type SmallGoal = ReturnType<typeof smallGoal>

/** All ways to take each course not at all, by the first milestone, or by the last one. */
function stairsByForce({ minutes, courses, wanted, dates, pace, points }: SmallGoal): string[] {
  const pointsBy = (date: string) =>
    balance + points.expected.reduce((sum, more) => (more.date <= date && more.date > today ? sum + more.points : sum), 0)
  const found: { day: number; price: number }[] = []
  for (let choice = 0; choice < 3 ** courses.length; choice++) {
    const by = courses.map((_, place) => Math.floor(choice / 3 ** place) % 3)
    const until = (last: number) => courses.filter((_, place) => (by[place] ?? 0) > 0 && (by[place] ?? 0) <= last)
    const reaches = (taken: SmallCourse[], milestone: 0 | 1) =>
      [0, 1].every((skill) => {
        const level = Math.max(...wanted.slice(0, milestone + 1).map((levels) => levels[skill] ?? 0))
        return taken.reduce((sum, { levels }) => sum + (levels[skill] ?? 0), 0) >= level
      })
    const materialMinutes = (taken: SmallCourse[]) =>
      [...new Set(taken.flatMap(({ materials }) => materials))].reduce((sum, place) => sum + (minutes[place] ?? 0), 0)
    const sumPrices = (taken: SmallCourse[]) => taken.reduce((sum, { price }) => sum + price, 0)
    const [first, all] = [until(1), until(2)]
    if (!reaches(first, 0) || !reaches(all, 1)) continue
    if (materialMinutes(first) > minutesUntil(pace, today, dates[0])) continue
    if (points.areLimit && sumPrices(first) > pointsBy(dates[0])) continue
    const [price, time] = [sumPrices(all), materialMinutes(all)]
    const isFinished = (date: string) => time <= minutesUntil(pace, today, date) && !(points.areLimit && price > pointsBy(date))
    const day = days.findIndex(isFinished)
    if (day >= 0) found.push({ day, price })
  }
  const steps: string[] = []
  let least = Number.POSITIVE_INFINITY
  for (const { day, price } of found.sort((a, b) => a.day - b.day || a.price - b.price)) {
    if (price >= least) continue
    least = price
    steps.push(`${addDays(today, day)}: ${price}`)
  }
  const isKept = dates[1] === null || found.some(({ day }) => day <= daysBetween(today, dates[1] ?? today))
  return isKept ? steps : []
}

async function stairsBySearch({ minutes, courses, wanted, dates, pace, points }: SmallGoal, seed: number): Promise<string[]> {
  const skills = [await buildSkill(t, `One ${seed}`), await buildSkill(t, `Two ${seed}`)]
  const videos = await Promise.all(minutes.map((learningMinutes) => buildVideo(t, { learningMinutes })))
  for (const { price, levels, materials } of courses) {
    await buildCourse(t, author, {
      price,
      skills: skills.flatMap(({ id }, place) => (levels[place] ? [{ id, level: levels[place] }] : [])),
      materials: materials.flatMap((place) => videos[place] ?? []),
    })
  }
  const user = await buildUser(t)
  const milestones = wanted.map((levels, place) => ({
    date: dates[place] ?? null,
    skills: skills.flatMap(({ id }, skill) => (levels[skill] ? [{ skillId: id, level: levels[skill] }] : [])),
  }))
  const id = await createRoute(t, user, { milestones, ...pace, points })
  await searchEvents(t, user, id)
  const { plans } = await getRoute(t, user, id)
  assert.ok(plans.every(({ proof }) => proof.isOptimal))
  return plans.map(({ finishDate, price }) => `${finishDate}: ${price}`)
}

test('the staircase has every step that trying all choices finds, and a goal is refused exactly when there is none', async () => {
  let [steps, refused] = [0, 0]
  for (let seed = 1; seed <= 25; seed++) {
    const goal = smallGoal(seed)
    const expected = stairsByForce(goal)
    assert.ok(expected.length <= formLimits.learningRoutes.plans, 'otherwise some are left out')
    assert.deepEqual(await stairsBySearch(goal, seed), expected, `seed ${seed}`)
    steps += expected.length
    if (expected.length === 0) refused++
  }
  assert.deepEqual([steps, refused], [62, 3], 'the goals are varied')
})
