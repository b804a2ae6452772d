import type { Highs } from 'highs'
import type { Db } from '#server/core/db.ts'
import { type GainRow, listGains, listLearnedMaterials, listMaterials } from './candidates.queries.ts'
import { chooseGreedily, listPromising } from './solver/greedy.ts'
import { findLowerBound } from './solver/lower-bound.ts'
import { type Candidate, type Problem, reach, toInstance, totalsOf } from './solver/problem.ts'

export interface Question {
  skills: { skillId: number; level: number }[]
  byTime: boolean
  viewerId: number | undefined
  /** For the search itself; reading comes before, explaining after it. */
  seconds: number
}

/** Below this it is quicker to read the materials of all. */
const few = 2000

/** The candidates with their materials, or how much of each skill all of them reach together when that is not enough. */
export async function readProblem(highs: Highs, db: Db, question: Question): Promise<Problem | { reached: Question['skills'] }> {
  const { byTime, viewerId } = question
  const skills = inOneOrder(question.skills)
  const targets = skills.map(({ level }) => level)
  const rows = await listGains(
    db,
    skills.map(({ skillId }) => skillId),
    viewerId,
  )
  const candidates = toCandidates(rows, skills)
  const reached = reach({ targets }, candidates)
  if (reached.some((level, skill) => level < (targets[skill] ?? 0)))
    return { reached: skills.map(({ skillId }, skill) => ({ skillId, level: reached[skill] ?? 0 })) }

  const narrowed = byTime || candidates.length < few ? candidates : cheapEnough(highs, targets, candidates, question.seconds)
  const minutesOf = new Map<number, number>()
  const courses = new Map(narrowed.map((candidate) => [candidate.id, candidate]))
  for (const { courseId, materials } of await listMaterials(db, [...courses.keys()])) {
    const candidate = courses.get(courseId)
    for (const material of materials.split(' ')) {
      const [id, minutes] = material.split(':').map(Number)
      if (id === undefined || minutes === undefined) continue
      candidate?.materials.push(id)
      minutesOf.set(id, minutes)
    }
  }
  for (const id of viewerId === undefined ? [] : await listLearnedMaterials(db, viewerId)) minutesOf.delete(id)
  return { targets, candidates: narrowed, minutesOf }
}

/** The order of the wish must not change the choice. */
export const inOneOrder = (skills: Question['skills']) => skills.toSorted((a, b) => a.skillId - b.skillId)

function toCandidates(rows: GainRow[], skills: Question['skills']): Candidate[] {
  const places = new Map(skills.map(({ skillId }, place) => [skillId, place]))
  const candidates = new Map<number, Candidate>()
  for (const { courseId, price, skillId, level } of rows) {
    const gain = { skill: places.get(skillId) ?? 0, level }
    const known = candidates.get(courseId)
    if (known) known.gains.push(gain)
    else candidates.set(courseId, { id: courseId, price, gains: [gain], materials: [] })
  }
  return [...candidates.values()]
}

/** Leaves out what certainly is in no plan of the least price, before the materials of all the others are read. */
function cheapEnough(highs: Highs, targets: number[], candidates: Candidate[], seconds: number): Candidate[] {
  const instance = toInstance({ targets, candidates, minutesOf: new Map() })
  const start = chooseGreedily({ ...instance, courses: listPromising(instance, 'price', few) }, 'price') ?? []
  const until = performance.now() + seconds * 1000
  const secondsLeft = () => (until - performance.now()) / 1000
  const certain = findLowerBound(highs, instance, { criterion: 'price', limits: [], known: start, secondsLeft })
  const most = totalsOf(instance, start).price + 1e-6
  const kept = new Set(instance.courses.filter((course) => certain.with(course) <= most).map(({ id }) => id))
  return candidates.filter(({ id }) => kept.has(id))
}
