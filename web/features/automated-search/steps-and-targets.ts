import type { PlanCourse, PlanInfo } from '#contract/automated-search/automated-search.ts'
import type { SkillLookup, Wish } from '#contract/automated-search/wish.ts'

export interface Gain {
  skillId: number
  skillName: string
  /** What this course adds. */
  level: number
  /** The level after this course. */
  reached: number
  wanted: number
}

export interface Step {
  number: number
  course: PlanCourse
  gains: Gain[]
  /** The totals up to and including this course. */
  soFar: { price: number; minutes: number }
}

/** A wanted skill with the steps that teach it. */
export interface Target {
  skillId: number
  skillName: string
  wanted: number
  reached: number
  /** A number is a step; `known` is the level before the first. */
  parts: { from: number | 'known' | 'all'; level: number }[]
}

/** The plan in steps: what each course adds to the known levels and to those of earlier courses. */
export function stepsAndTargets(courses: PlanCourse[], { Counted }: PlanInfo, wish: Wish): { steps: Step[]; targets: Target[] } {
  const known = new Map(Counted?.Levels.map(({ SkillId, Level }) => [SkillId, Level]))
  const targets = new Map(wish.map((skill) => [skill.skillId, toTarget(skill, known.get(skill.skillId) ?? 0)]))
  const soFar = { price: 0, minutes: 0 }
  const steps = courses.map((course, place) => {
    const number = place + 1
    soFar.price += course.addedPrice
    soFar.minutes += course.addedMinutes
    const gains = course.gains.map(({ skillId, skillName, level }) => {
      const target = targets.get(skillId)
      if (target) {
        target.skillName = skillName
        target.reached += level
        target.parts.push({ from: number, level })
      }
      return { skillId, skillName, level, reached: target?.reached ?? level, wanted: target?.wanted ?? 0 }
    })
    return { number, course, gains, soFar: { ...soFar } }
  })
  return { steps, targets: [...targets.values()] }
}

const toTarget = ({ skillId, skillName = '', level: wanted }: SkillLookup, known: number): Target => ({
  skillId,
  skillName,
  wanted,
  reached: known,
  parts: known > 0 ? [{ from: 'known', level: known }] : [],
})
