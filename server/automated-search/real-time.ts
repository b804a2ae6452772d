import type { Candidate } from './solver/problem.ts'

/** What the learners of a course needed, by course. */
export type RealMinutes = ReadonlyMap<number, number>

/**
 * Makes the materials of each course with real minutes take that long together, each in proportion to what it states. A material of several
 * such courses takes the mean of what it would take in each of them.
 */
export function scaleMinutes(candidates: Candidate[], materialMinutes: Map<number, number>, real: RealMinutes): void {
  const scaled = new Map<number, number[]>()
  for (const { id, materials } of candidates) {
    const needed = real.get(id)
    const stated = materials.reduce((sum, material) => sum + (materialMinutes.get(material) ?? 0), 0)
    if (needed === undefined || stated === 0) continue
    // Rounded as a running total, so that the sum stays exact.
    let [statedUpTo, neededUpTo] = [0, 0]
    for (const material of materials) {
      statedUpTo += materialMinutes.get(material) ?? 0
      const next = Math.round((needed * statedUpTo) / stated)
      scaled.set(material, [...(scaled.get(material) ?? []), next - neededUpTo])
      neededUpTo = next
    }
  }
  for (const [material, values] of scaled)
    materialMinutes.set(material, Math.round(values.reduce((sum, value) => sum + value, 0) / values.length))
}
