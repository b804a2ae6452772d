import type { PlanCourse, Wish } from '#contract/automated-search.ts'

export interface Gain {
  skillId: number
  skillName: string
  /** What this course adds. */
  level: number
  /** What there is after it. */
  reached: number
  wanted: number
}

export interface Step {
  number: number
  course: PlanCourse
  gains: Gain[]
  /** With this course. */
  soFar: { price: number; minutes: number }
}

/** A wanted skill with the steps that bring it. */
export interface Target {
  skillId: number
  skillName: string
  wanted: number
  reached: number
  /** Without a number where no step is meant. */
  parts: { number?: number; level: number }[]
}

/** The plan as a way: what each course adds to what the ones before it brought. */
export function routeOf(courses: PlanCourse[], wish: Wish): { steps: Step[]; targets: Target[] } {
  const targets = new Map<number, Target>(
    wish.map(({ skillId, level }) => [skillId, { skillId, skillName: '', wanted: level, reached: 0, parts: [] }]),
  )
  const soFar = { price: 0, minutes: 0 }
  const steps = courses.map((course, place) => {
    const number = place + 1
    soFar.price += course.price
    soFar.minutes += course.addedMinutes
    const gains = course.gains.map(({ skillId, skillName, level }) => {
      const target = targets.get(skillId)
      if (target) {
        target.skillName = skillName
        target.reached += level
        target.parts.push({ number, level })
      }
      return { skillId, skillName, level, reached: target?.reached ?? level, wanted: target?.wanted ?? 0 }
    })
    return { number, course, gains, soFar: { ...soFar } }
  })
  return { steps, targets: [...targets.values()] }
}
