import type { Course } from './solver/problem.ts'

export interface CourseLevel {
  courseId: number
  skillId: number
  level: number
}

/** Skill by skill in the order of the wish, from small steps to large ones. A course belongs to the skill that it teaches most of. */
export function inLearningOrder(plan: Course[], placeInWish: (skill: number) => number): Course[] {
  const keys = new Map(plan.map((course) => [course, sortKey(course, placeInWish)]))
  return plan.toSorted((a, b) => compare(keys.get(a) ?? [], keys.get(b) ?? []))
}

function sortKey({ id, gains }: Course, placeInWish: (skill: number) => number): number[] {
  const [main] = gains.toSorted((a, b) => b.level - a.level || placeInWish(a.skill) - placeInWish(b.skill))
  // Courses that teach nothing wanted come last.
  return main ? [placeInWish(main.skill), main.level, id] : [Number.POSITIVE_INFINITY, 0, id]
}

function compare(a: number[], b: number[]): number {
  for (const [place, value] of a.entries()) if (value !== b[place]) return value - (b[place] ?? 0)
  return 0
}

export interface Bases {
  /** What the courses of the plan build on. */
  buildsOn: CourseLevel[]
  /** What the courses of the plan teach of those skills. */
  gives: CourseLevel[]
  /** What the learner already has of those skills. */
  known: ReadonlyMap<number, number>
}

/**
 * Changes the order only where a course builds on a later one. Takes the first course whose bases are all reached; if there is none, because
 * courses build on each other, the one that lacks least. Levels that neither the learner nor the plan provides are ignored.
 */
export function withBasesFirst(plan: Course[], { buildsOn, gives, known }: Bases): Course[] {
  const givenBy = Map.groupBy(gives, ({ courseId }) => courseId)
  const levels = new Map(known)
  const levelSoFar = (skillId: number) => levels.get(skillId) ?? 0
  const inTheEnd = new Map(known)
  for (const { skillId, level } of gives) inTheEnd.set(skillId, (inTheEnd.get(skillId) ?? 0) + level)
  const waits = buildsOn.map(({ courseId, skillId, level }) => {
    const own = givenBy.get(courseId)?.find((given) => given.skillId === skillId)?.level ?? 0
    return { courseId, skillId, level: Math.min(level, (inTheEnd.get(skillId) ?? 0) - own) }
  })
  const waitsFor = Map.groupBy(waits, ({ skillId }) => skillId)
  const lack = new Map<number, number>()
  const addLack = (courseId: number, levels: number) => lack.set(courseId, (lack.get(courseId) ?? 0) + levels)
  for (const { courseId, skillId, level } of waits) addLack(courseId, Math.max(0, level - levelSoFar(skillId)))

  const left = new Set(plan)
  const ordered: Course[] = []
  for (let next = leastLacking(left, lack); next; next = leastLacking(left, lack)) {
    left.delete(next)
    ordered.push(next)
    for (const { skillId, level } of givenBy.get(next.id) ?? []) {
      const before = levelSoFar(skillId)
      levels.set(skillId, before + level)
      for (const wait of waitsFor.get(skillId) ?? [])
        addLack(wait.courseId, Math.max(0, wait.level - before - level) - Math.max(0, wait.level - before))
    }
  }
  return ordered
}

function leastLacking(courses: Iterable<Course>, lack: ReadonlyMap<number, number>): Course | undefined {
  let best: Course | undefined
  let least = Number.POSITIVE_INFINITY
  for (const course of courses) {
    const levels = lack.get(course.id) ?? 0
    if (levels < least) [best, least] = [course, levels]
    if (least === 0) break
  }
  return best
}
