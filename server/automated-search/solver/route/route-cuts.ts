import type { RouteInstance } from './route.ts'
import type { Cut } from './route-bound.ts'

/** By milestone and place of the course: the part of it that is finished. */
export type Shares = Float64Array[]

const leastViolation = 0.01
/** Of the courses that are most finished, at most so many are taken as given. */
const mostGiven = 12

/**
 * Inequalities that hold for whole courses, but not for these shares: at most one for each target. Levels are whole numbers, so they can be
 * counted in larger units and rounded (mixed-integer rounding), with some courses taken as given.
 */
export function findCuts(instance: RouteInstance, shares: Shares): Cut[] {
  const cuts: Cut[] = []
  for (const [by, { targets }] of instance.milestones.entries()) {
    for (const [skill, target] of targets.entries()) {
      const cut = target > 0 ? findCut(instance, { by, skill, target }, shares[by] as Float64Array) : undefined
      if (cut) cuts.push(cut)
    }
  }
  return cuts
}

interface Target {
  by: number
  skill: number
  target: number
}

function findCut({ courses, places }: RouteInstance, { by, skill, target }: Target, shares: Float64Array): Cut | undefined {
  const teachers = courses.flatMap(({ place, gains }) => {
    const level = Math.min(gains.find((gain) => gain.skill === skill)?.level ?? 0, target)
    return level > 0 ? [{ place, level, share: shares[place] ?? 0 }] : []
  })
  teachers.sort((a, b) => b.share - a.share)
  const highest = Math.max(0, ...teachers.map(({ level }) => level))
  let best: { given: number; unit: number; violation: number } | undefined
  let left = target
  for (let given = 0; given <= mostGiven; given++) {
    for (let unit = 2; unit <= highest; unit++) {
      const step = ((left % unit) + unit) % unit
      if (step === 0) continue
      const round = rounding(unit, step)
      let [sum, atLeast, size] = [0, Math.ceil(left / unit) * step, 0]
      for (const [place, { level, share }] of teachers.entries()) {
        const weight = place < given ? -round(-level) : round(level)
        if (place < given) atLeast += weight
        sum += weight * share
        if (share > 0) size += weight * weight
      }
      const violation = (atLeast - sum) / Math.sqrt(size || 1)
      if (violation > (best?.violation ?? leastViolation)) best = { given, unit, violation }
    }
    const next = teachers[given]
    if (!next || next.share < 0.01) break
    left -= next.level
  }
  if (!best) return undefined
  const { given, unit } = best
  const rest = target - teachers.slice(0, given).reduce((sum, { level }) => sum + level, 0)
  const step = ((rest % unit) + unit) % unit
  const round = rounding(unit, step)
  const weights = new Int32Array(places)
  let atLeast = Math.ceil(rest / unit) * step
  for (const [index, { place, level }] of teachers.entries()) {
    weights[place] = index < given ? -round(-level) : round(level)
    if (index < given) atLeast += weights[place] ?? 0
  }
  return { by, skill, weights, atLeast }
}

/** In units, times the step: what is below one rounds up as soon as it is as much as the last step to the target. */
const rounding = (unit: number, step: number) => (level: number) => {
  const whole = Math.floor(level / unit)
  return whole * step + Math.min(step, level - whole * unit)
}
