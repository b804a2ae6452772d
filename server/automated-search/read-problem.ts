import type { Highs } from 'highs'
import type { Db } from '#server/core/database/db.ts'
import {
  type GainRow,
  listGains,
  listLearnedMaterials,
  listMaterialsOfCourses,
  listMusts,
  listRealMinutes,
  type MustRow,
  readLevels,
  type Viewer,
} from './candidates.queries.ts'
import { type RealMinutes, scaleMinutes } from './real-time.ts'
import { chooseGreedily, listPromising } from './solver/greedy.ts'
import { findLowerBound } from './solver/lower-bound.ts'
import { type Candidate, type Problem, sumTotals, toInstance, withoutMusts } from './solver/problem.ts'

export interface SkillLevel {
  skillId: number
  level: number
}

export interface Question extends Viewer {
  skills: SkillLevel[]
  /** Courses that must be in the plan, by id. */
  must: number[]
  /** Courses that must not be in it. */
  leftOut?: number[]
  byTime: boolean
  /** Whether courses take what their learners needed. */
  realTime: boolean
  /** For the search itself, without reading the problem and explaining the plan. */
  seconds: number
}

/** Below this number it is quicker to read the materials of all candidates. */
const few = 2000

/** The viewer's levels of the wanted skills that count. */
type Known = ReadonlyMap<number, number>

interface ReadProblem {
  known: Known
  realMinutes: RealMinutes
  problem: Problem
  /** The candidates make up every plan that costs no more than that without the musts. Of dearer ones, some may be left out. */
  completeUpTo: number
}

/** Returns the candidates with their materials; if all of them together do not reach the targets, how much of each skill they reach. */
export async function readProblem(
  db: Db,
  highs: Highs,
  question: Question,
): Promise<ReadProblem | { known: Known; reached: SkillLevel[] }> {
  const { byTime, viewerId } = question
  const ids = question.skills.map(({ skillId }) => skillId)
  const known = await readLevels(db, ids, question)
  const leftOut = new Set(question.leftOut)
  const rows = (await listGains(db, ids, question)).filter(({ courseId }) => !leftOut.has(courseId))
  const musts = question.must.length > 0 ? await listMusts(db, question.must, question) : []
  const { targets, candidates } = toProblem(question.skills, known, rows, musts)
  const reached = reachedBy(question.skills, known, rows)
  if (reached.some(({ level }, place) => level < (question.skills[place]?.level ?? 0))) return { known, reached }

  const problem = { targets, candidates, musts: new Set(musts.map(({ courseId }) => courseId)) }
  const { narrowed, completeUpTo } =
    byTime || candidates.length < few
      ? { narrowed: candidates, completeUpTo: Number.POSITIVE_INFINITY }
      : cheapEnough(highs, problem, question.seconds)
  const materialMinutes = new Map<number, number>()
  const courses = new Map(narrowed.map((candidate) => [candidate.id, candidate]))
  for (const { courseId, materials } of await listMaterialsOfCourses(db, [...courses.keys()])) {
    const candidate = courses.get(courseId)
    for (const material of materials.split(' ')) {
      const [id, minutes] = material.split(':').map(Number)
      if (id === undefined || minutes === undefined) continue
      candidate?.materials.push(id)
      materialMinutes.set(id, minutes)
    }
  }
  const realMinutes = new Map<number, number>()
  if (question.realTime) {
    for (const { courseId, minutes } of await listRealMinutes(db, [...courses.keys()])) realMinutes.set(courseId, minutes)
    scaleMinutes(narrowed, materialMinutes, realMinutes)
  }
  for (const id of viewerId === undefined ? [] : await listLearnedMaterials(db, viewerId)) materialMinutes.delete(id)
  return { known, realMinutes, problem: { ...problem, candidates: narrowed, materialMinutes }, completeUpTo }
}

/** The skills that the learner has not reached yet, with the missing levels. Sorted, because the order of the wish must not change the choice. */
export const toTargets = (skills: SkillLevel[], known: Known): SkillLevel[] =>
  skills
    .map(({ skillId, level }) => ({ skillId, level: level - (known.get(skillId) ?? 0) }))
    .filter(({ level }) => level > 0)
    .toSorted((a, b) => a.skillId - b.skillId)

/** The problem that is left for a learner with these levels. Owned courses cost nothing. */
export function toProblem(
  skills: SkillLevel[],
  known: Known,
  rows: GainRow[],
  musts: MustRow[] = [],
): Pick<Problem, 'targets' | 'candidates'> {
  const targets = toTargets(skills, known)
  const places = new Map(targets.map(({ skillId }, place) => [skillId, place]))
  const candidates = new Map<number, Candidate>()
  const candidateFor = ({ courseId, price, isOwned }: MustRow) => {
    const known = candidates.get(courseId)
    if (known) return known
    const candidate: Candidate = { id: courseId, price: isOwned ? 0 : price, gains: [], materials: [] }
    candidates.set(courseId, candidate)
    return candidate
  }
  for (const must of musts) candidateFor(must)
  for (const row of rows) {
    const skill = places.get(row.skillId)
    if (skill !== undefined) candidateFor(row).gains.push({ skill, level: row.level })
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
function cheapEnough(
  highs: Highs,
  problem: Omit<Problem, 'materialMinutes'>,
  seconds: number,
): { narrowed: Candidate[]; completeUpTo: number } {
  const { candidates, musts } = problem
  const instance = toInstance(withoutMusts({ ...problem, materialMinutes: new Map() }))
  if (instance.courses.length === 0) return { narrowed: candidates.filter(({ id }) => musts?.has(id)), completeUpTo: 0 }
  const start = chooseGreedily({ ...instance, courses: listPromising(instance, 'price', few) }, 'price') ?? []
  const until = performance.now() + seconds * 1000
  const secondsLeft = () => (until - performance.now()) / 1000
  const certain = findLowerBound(highs, instance, { criterion: 'price', limits: [], known: start, secondsLeft })
  const most = sumTotals(instance, start).price + 1e-6
  const kept = new Set(instance.courses.filter((course) => certain.with(course) <= most).map(({ id }) => id))
  return { narrowed: candidates.filter(({ id }) => kept.has(id) || musts?.has(id)), completeUpTo: most }
}
