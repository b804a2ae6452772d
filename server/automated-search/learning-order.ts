import type { Course } from './solver/problem.ts'

/** Skill by skill in the order of the wish, and from small steps to large ones; a course belongs to the skill of which it gives most. */
export function inLearningOrder(plan: Course[], placeInWish: (skill: number) => number): Course[] {
  const keys = new Map(plan.map((course) => [course, keyOf(course, placeInWish)]))
  return plan.toSorted((a, b) => compare(keys.get(a) ?? [], keys.get(b) ?? []))
}

function keyOf({ id, gains }: Course, placeInWish: (skill: number) => number): number[] {
  const [main] = gains.toSorted((a, b) => b.level - a.level || placeInWish(a.skill) - placeInWish(b.skill))
  return main ? [placeInWish(main.skill), main.level, id] : [id]
}

function compare(a: number[], b: number[]): number {
  for (const [place, value] of a.entries()) if (value !== b[place]) return value - (b[place] ?? 0)
  return 0
}
