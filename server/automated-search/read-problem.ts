import type { Highs } from 'highs'
import type { Db } from '#server/core/database/db.ts'
import {
  type GainRow,
  listGains,
  listLearnedMaterials,
  listMaterialsOfCourses,
  readLevels,
  type Viewer,
} from './candidates.queries.ts'
import { chooseGreedily, listPromising } from './solver/greedy.ts'
import { findLowerBound } from './solver/lower-bound.ts'
import { type Candidate, type Problem, toInstance, totalsOf } from './solver/problem.ts'

export interface SkillLevel {
  skillId: number
  level: number
}

export interface Question extends Viewer {
  skills: SkillLevel[]
  byTime: boolean
  /** For the search itself, without reading the problem and explaining the plan. */
  seconds: number
}

/** Below this number it is quicker to read the materials of all candidates. */
const few = 2000

/** The viewer's levels of the wanted skills that count. */
type Known = ReadonlyMap<number, number>

/** Returns the candidates with their materials; if all of them together do not reach the targets, how much of each skill they reach. */
export async function readProblem(
  db: Db,
  highs: Highs,
  question: Question,
): Promise<{ known: Known; problem: Problem } | { known: Known; reached: SkillLevel[] }> {
  const { byTime, viewerId } = question
  const ids = question.skills.map(({ skillId }) => skillId)
  const known = await readLevels(db, ids, question)
  const rows = await listGains(db, ids, question)
  const { targets, candidates } = toProblem(question.skills, known, rows)
  const reached = reachedBy(question.skills, known, rows)
  if (reached.some(({ level }, place) => level < (question.skills[place]?.level ?? 0))) return { known, reached }

  const narrowed = byTime || candidates.length < few ? candidates : cheapEnough(highs, targets, candidates, question.seconds)
  const minutesOf = new Map<number, number>()
  const courses = new Map(narrowed.map((candidate) => [candidate.id, candidate]))
  for (const { courseId, materials } of await listMaterialsOfCourses(db, [...courses.keys()])) {
    const candidate = courses.get(courseId)
    for (const material of materials.split(' ')) {
      const [id, minutes] = material.split(':').map(Number)
      if (id === undefined || minutes === undefined) continue
      candidate?.materials.push(id)
      minutesOf.set(id, minutes)
    }
  }
  for (const id of viewerId === undefined ? [] : await listLearnedMaterials(db, viewerId)) minutesOf.delete(id)
  return { known, problem: { targets, candidates: narrowed, minutesOf } }
}

/** The skills that the learner has not reached yet, with the missing levels. Sorted, because the order of the wish must not change the choice. */
export const toTargets = (skills: SkillLevel[], known: Known): SkillLevel[] =>
  skills
    .map(({ skillId, level }) => ({ skillId, level: level - (known.get(skillId) ?? 0) }))
    .filter(({ level }) => level > 0)
    .toSorted((a, b) => a.skillId - b.skillId)

/** The problem that is left for a learner with these levels. Owned courses cost nothing. */
export function toProblem(skills: SkillLevel[], known: Known, rows: GainRow[]): Pick<Problem, 'targets' | 'candidates'> {
  const targets = toTargets(skills, known)
  const places = new Map(targets.map(({ skillId }, place) => [skillId, place]))
  const candidates = new Map<number, Candidate>()
  for (const { courseId, price, isOwned, skillId, level } of rows) {
    const skill = places.get(skillId)
    if (skill === undefined) continue
    const candidate = candidates.get(courseId)
    if (candidate) candidate.gains.push({ skill, level })
    else candidates.set(courseId, { id: courseId, price: isOwned ? 0 : price, gains: [{ skill, level }], materials: [] })
  }
  return { targets: targets.map(({ level }) => level), candidates: [...candidates.values()] }
}

/** The levels that the learner reaches with all courses together, at most the wanted ones. */
function reachedBy(skills: SkillLevel[], known: Known, rows: GainRow[]): SkillLevel[] {
  const levels = new Map(known)
  for (const { skillId, level } of rows) levels.set(skillId, (levels.get(skillId) ?? 0) + level)
  return skills.map(({ skillId, level }) => ({ skillId, level: Math.min(level, levels.get(skillId) ?? 0) }))
}

/** Leaves out courses that cannot be in a plan of the lowest price, so that their materials need not be read. */
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
