import type { RouteProof } from '#contract/learning-routes/route-proof.ts'
import { later } from '#server/core/clock.ts'
import { type RouteTools, readRoute } from './find-route.ts'
import type { SkillLevel } from './read-problem.ts'
import { type RouteQuestion, RouteSolver } from './route-solver.ts'
import { sumTotals } from './solver/problem.ts'
import { proveRoute } from './solver/route/prove-route.ts'
import { keepsDates, type RouteProblem, toRouteInstance } from './solver/route/route.ts'
import { writeCertificate } from './write-certificate.ts'

/** A plan that was found, and what the file says about its goal. */
export interface PlanToProve extends Pick<RouteProof, 'today' | 'hoursPerWeek' | 'weeksOff' | 'points'> {
  /** In the order of learning. */
  courses: { courseId: number; name: string; by: number }[]
  /** Of the milestones before the last one. */
  dates: string[]
  /** Whether it kept the date of the last milestone when it was found. */
  wasInTime: boolean
  skillNames: { skillId: number; skillName: string }[]
}

export interface ProofQuestion extends RouteQuestion {
  plan: PlanToProve
}

export type ProofOutcome = { file: string } | { refused: 'done' | 'changed' | 'cheaper' }

/** A proof takes at most so many times as long as a search. */
const proofTimes = 5
/** For what is begun when its time ends, and for the file. */
const writingSeconds = 5

/** Proves that no plan is cheaper than what is left of this one, as the catalogue and the learner are today. */
export async function proveCheapest(tools: Omit<RouteTools, 'tell'>, question: ProofQuestion): Promise<ProofOutcome> {
  const read = await readRoute(tools, question)
  if ('reached' in read) return { refused: 'changed' }
  return proveLeft(tools, question, new RouteSolver(tools.highs, question, read.known, read.problem))
}

export function proveLeft(
  { highs, allow }: Pick<RouteTools, 'highs' | 'allow'>,
  { plan, milestones, seconds }: ProofQuestion,
  solver: RouteSolver,
): ProofOutcome {
  const daysWith = (last: number | null) => [...milestones.slice(0, -1).map(({ day }) => day), last]
  const whole = toRouteInstance(solver.problemFor({ days: daysWith(null) }))
  const coursesById = new Map(whole.courses.map((course) => [course.id, course]))
  const left = plan.courses.flatMap(({ courseId, name, by }) => {
    const course = coursesById.get(courseId)
    return course ? [{ course, name, by }] : []
  })
  const { price, minutes } = sumTotals(
    whole,
    left.map(({ course }) => course),
  )
  if (price === 0 && minutes === 0) return { refused: 'done' }
  const day = solver.finishDay(price, minutes)
  const wanted = milestones.at(-1)?.day ?? null
  if (day === undefined || (plan.wasInTime && wanted !== null && day > wanted)) return { refused: 'changed' }
  // The cheapest of its finish date, as every step of the staircase.
  const limits = { days: daysWith(day) }
  const problem = solver.problemFor(limits)
  if (!keepsDates(toRouteInstance(problem), left)) return { refused: 'changed' }
  const found = solver.solve(limits, ['price'], allow(seconds))
  if (found.plan && found.price < price) return { refused: 'cheaper' }
  const ids = new Set(left.map(({ course }) => course.id))
  const secondsLeft = allow(seconds * proofTimes + writingSeconds)
  const proof = proveRoute({ highs, secondsLeft: () => secondsLeft() - writingSeconds }, problem, { ids, price })
  if ('cheaper' in proof) return { refused: 'cheaper' }

  const finishDate = later(new Date(plan.today), { days: day }).toISOString().slice(0, 10)
  const { courses, materials, places } = listCourses(problem, new Set(whole.courses.map(({ id }) => id)))
  const file: RouteProof = {
    format: 'coursewise-route-proof',
    version: 1,
    today: plan.today,
    hoursPerWeek: plan.hoursPerWeek,
    weeksOff: plan.weeksOff,
    points: plan.points,
    skills: skillNames(solver.skills, plan.skillNames),
    milestones: problem.milestones.map(({ targets }, by) => ({ date: plan.dates[by] ?? finishDate, levels: targets })),
    materials,
    courses,
    plan: left.map(({ course, name, by }) => ({ course: places.courses.get(course.id) ?? 0, name, by })),
    price,
    minutes,
    finishDate,
    leastPrice: proof.bound,
    certificate: writeCertificate(proof, places),
  }
  return { file: JSON.stringify(file) }
}

/** The courses of the search, by id, with the materials that still take time. */
function listCourses({ candidates, materialMinutes, musts }: RouteProblem, useful: ReadonlySet<number>) {
  const places = { courses: new Map<number, number>(), materials: new Map<number, number>() }
  const materials: number[] = []
  const materialPlace = (id: number, minutes: number) => {
    const known = places.materials.get(id)
    if (known !== undefined) return known
    places.materials.set(id, materials.length)
    return materials.push(minutes) - 1
  }
  const courses = candidates
    .filter(({ id }) => useful.has(id))
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, price, gains, materials }, place): RouteProof['courses'][number] => {
      places.courses.set(id, place)
      const timed = materials.flatMap((id) => {
        const minutes = materialMinutes.get(id) ?? 0
        return minutes > 0 ? materialPlace(id, minutes) : []
      })
      const course = { id, price, gains: gains.map(({ skill, level }): [number, number] => [skill, level]), materials: timed }
      return musts?.has(id) ? { ...course, isMust: true } : course
    })
  return { courses, materials, places }
}

const skillNames = (skills: SkillLevel[], names: PlanToProve['skillNames']) =>
  skills.map(({ skillId }) => names.find((skill) => skill.skillId === skillId)?.skillName ?? '')
