import assert from 'node:assert/strict'
import { test } from 'node:test'
import loadHighs from 'highs'
import { randomFrom } from '#server/testing/plans.ts'
import { type Opening, type OpeningQuestion, tellOpenings } from './find-openings.ts'
import type { Problem } from './solver/problem.ts'

const highs = await loadHighs()
const hours = [1, 4, 8]

/** Few courses, two milestones, shared materials, and sometimes limited points. */
function smallGoal(seed: number) {
  const { whole, chance, list } = randomFrom(seed)
  const shared = list(3, () => whole(20, 120))
  const own = list(5, () => whole(30, 400))
  const materialMinutes = new Map([...shared, ...own].map((minutes, place) => [place + 1, minutes]))
  const candidates = own.map((minutes, place) => ({
    id: place + 1,
    price: Math.round(5000 / (minutes + 60)) + whole(0, 15),
    gains: [0, 1].flatMap((skill) => (place % 3 !== 2 && place % 3 !== skill ? [] : [{ skill, level: whole(1, 3) }])),
    materials: shared.flatMap((_, material) => (chance(0.3) ? [material + 1] : [])).concat(shared.length + place + 1),
  }))
  const days = [whole(3, 10), whole(11, 25)]
  const perDay = whole(25, 90)
  const toTables = (first: number, later: number) => Array.from({ length: 40 }, (_, day) => (day < 11 ? first : later))
  const wanted = [
    [1, 0],
    [whole(2, 4), whole(1, 3)],
  ]
  const toSkills = (levels: number[]) => levels.flatMap((level, place) => (level > 0 ? [{ skillId: place + 1, level }] : []))
  const question: OpeningQuestion = {
    milestones: wanted.map((levels, place) => ({ skills: toSkills(levels), day: days[place] ?? null })),
    musts: [],
    leftOut: [],
    viewerId: undefined,
    countOwn: false,
    minutesUntil: Array.from({ length: 40 }, (_, day) => perDay * (day + 1)),
    faster: undefined,
    pointsUntil: chance(0.6) ? toTables(whole(15, 50), whole(90, 200)) : undefined,
    mostPlans: 8,
    seconds: 60,
    newCourses: { mostLevel: 3, hours, allSeconds: 600 },
  }
  const problem: Problem = { targets: wanted[1] ?? [], candidates, materialMinutes, musts: new Set(chance(0.2) ? [1] : []) }
  return { question, problem, wanted }
}
type SmallGoal = ReturnType<typeof smallGoal>

/**
 * All ways to take each course not at all, by the first milestone, or by the last one: what each costs, and how many points it leaves for
 * the last course of the list, which is free.
 */
function waysByForce({ question, problem, wanted }: SmallGoal, added?: { skill: number; level: number; minutes: number }) {
  const extra = { id: 0, price: 0, gains: [{ skill: added?.skill ?? 0, level: added?.level ?? 0 }], materials: [0] }
  const courses = [...problem.candidates, ...(added ? [extra] : [])]
  const materialMinutes = new Map(problem.materialMinutes).set(0, added?.minutes ?? 0)
  const ways: { price: number; pointsLeft: number }[] = []
  for (let choice = 0; choice < 3 ** courses.length; choice++) {
    const by = courses.map((_, place) => (Math.floor(choice / 3 ** place) % 3) - 1)
    if ((added && by.at(-1) === -1) || courses.some(({ id }, place) => problem.musts?.has(id) && by[place] === -1)) continue
    let [isKept, price, pointsLeft] = [true, 0, Number.POSITIVE_INFINITY]
    for (const milestone of [0, 1]) {
      const taken = courses.filter((_, place) => by[place] !== -1 && (by[place] ?? 0) <= milestone)
      const day = question.milestones[milestone]?.day ?? 0
      const levels = [0, 1].map((skill) =>
        taken.flatMap(({ gains }) => gains).reduce((sum, gain) => (gain.skill === skill ? sum + gain.level : sum), 0),
      )
      const materials = new Set(taken.flatMap((course) => course.materials))
      const minutes = [...materials].reduce((sum, id) => sum + (materialMinutes.get(id) ?? 0), 0)
      price = taken.reduce((sum, course) => sum + course.price, 0)
      const left = (question.pointsUntil?.[day] ?? Number.POSITIVE_INFINITY) - price
      isKept &&= levels.every((level, skill) => level >= (wanted[milestone]?.[skill] ?? 0))
      isKept &&= left >= 0 && minutes <= (question.minutesUntil[day] ?? 0)
      // What is finished later has not been paid for yet.
      if (!added || (by.at(-1) ?? 0) <= milestone) pointsLeft = Math.min(pointsLeft, left)
    }
    if (isKept) ways.push({ price, pointsLeft })
  }
  return ways
}

function openingsByForce(goal: SmallGoal): Opening[] {
  const least = Math.min(...waysByForce(goal).map(({ price }) => price))
  if (least === Number.POSITIVE_INFINITY) return []
  return [0, 1].flatMap((skill) =>
    [3, 2, 1].flatMap((level) =>
      hours.flatMap((hours) => {
        if (level > (goal.problem.targets[skill] ?? 0)) return []
        const ways = waysByForce(goal, { skill, level, minutes: hours * 60 })
        const mostPrice = Math.max(0, ...ways.map(({ price, pointsLeft }) => Math.min(pointsLeft, least - price - 1)))
        return mostPrice > 0 ? [{ skillId: skill + 1, level, hours, mostPrice }] : []
      }),
    ),
  )
}

function openingsBySearch({ question, problem }: SmallGoal): Opening[] {
  const found: Opening[] = []
  const tools = { highs, allow: (seconds: number) => () => seconds, tell: (opening: Opening) => void found.push(opening) }
  tellOpenings(tools, question, { known: new Map(), problem })
  return found
}

test('a new course enters up to exactly the price that trying all plans finds', () => {
  const found: (Opening & { seed: number })[] = []
  for (let seed = 1; seed <= 40; seed++) {
    const goal = smallGoal(seed)
    const expected = openingsByForce(goal)
    assert.deepEqual(openingsBySearch(goal), expected, `seed ${seed}`)
    found.push(...expected.map((opening) => ({ ...opening, seed })))
  }
  const count = (values: unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size
  const lengths = found.map(({ seed, skillId, level, mostPrice }) => [seed, skillId, level, mostPrice])
  const courses = found.map(({ seed, skillId, level }) => [seed, skillId, level])
  assert.deepEqual(
    [found.length, count(courses), count(lengths)],
    [213, 82, 93],
    'the goals are varied, and so is what length costs',
  )
})

test('points that are missing at an earlier milestone lower the price', () => {
  const course = (id: number, price: number, level: number) => ({ id, price, gains: [{ skill: 0, level }], materials: [] })
  const { question } = smallGoal(1)
  const goal = {
    question: {
      ...question,
      milestones: [1, 4].map((level, place) => ({ skills: [{ skillId: 1, level }], day: [5, 20][place] ?? 0 })),
      minutesUntil: question.minutesUntil.map(() => 10_000),
      pointsUntil: question.minutesUntil.map((_, day) => (day < 11 ? 20 : 500)),
      newCourses: { mostLevel: 4, hours: [5], allSeconds: 600 },
    },
    problem: { targets: [4], candidates: [course(1, 15, 1), course(2, 100, 3)], materialMinutes: new Map() },
    wanted: [[1], [4]],
  }
  // Whole, it would be worth 115, but only 20 can be paid until the first date. After it, it has to replace the dear course alone.
  assert.deepEqual(
    openingsBySearch(goal).map(({ level, mostPrice }) => [level, mostPrice]),
    [
      [4, 99],
      [3, 99],
      [2, 14],
      [1, 14],
    ],
  )
})

test('what is not proven in time is not told', () => {
  const goal = smallGoal(1)
  goal.question.newCourses.allSeconds = -1
  assert.deepEqual(openingsBySearch(goal), [])
})
