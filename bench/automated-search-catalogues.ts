import type { Problem } from '#server/automated-search/solver/problem.ts'

export interface Catalogue {
  name: string
  courses: number
  /** How many skills the search asks for. */
  skills: number
  /** How many skills the catalogue has; a course teaches one to four of them. */
  skillsInAll: number
  prices: 'any' | 'by level' | 'same'
  /** The share of courses that cost nothing, apart from those whose price happens to be 0. */
  free: number
  /** The share of materials that come from a pool which all courses share, and the size of that pool. */
  shared: number
  pool: number
}

export const ordinary = (courses: number, skills: number): Catalogue => ({
  name: 'random',
  courses,
  skills,
  skillsInAll: 50,
  prices: 'any',
  free: 0,
  shared: 0.2,
  pool: courses / 4,
})

/** Made to be hard: at first sight nothing distinguishes good courses from bad ones. */
export const adversarial = (courses: number, skills: number): Catalogue[] => {
  const base = ordinary(courses, skills)
  return [
    { ...base, name: 'every course teaches what is wanted', skillsInAll: skills },
    { ...base, name: 'prices follow the levels', prices: 'by level' },
    { ...base, name: 'all prices equal', prices: 'same' },
    { ...base, name: 'a fifth is free', free: 0.2 },
    { ...base, name: 'all materials from a small pool', shared: 1, pool: 300 },
  ]
}

/** The same each time for the same seed. */
export function makeProblem(catalogue: Catalogue, seed: number): Problem {
  const { whole, chance } = repeatable(seed)
  const materialMinutes = new Map<number, number>()
  for (let id = 0; id < catalogue.pool; id++) materialMinutes.set(id, whole(5, 120))
  const material = () => {
    if (chance(catalogue.shared)) return whole(0, Math.floor(catalogue.pool) - 1)
    const id = materialMinutes.size
    materialMinutes.set(id, whole(5, 120))
    return id
  }
  const list = <T>(length: number, item: (place: number) => T) => Array.from({ length }, (_, place) => item(place))
  const candidates = list(catalogue.courses, (place) => {
    const skills = new Set(list(whole(1, 4), () => whole(0, catalogue.skillsInAll - 1)))
    const gains = [...skills].map((skill) => ({ skill, level: whole(1, 10) })).filter(({ skill }) => skill < catalogue.skills)
    const levels = gains.reduce((sum, { level }) => sum + level, 0)
    const price = { any: whole(0, 1000), 'by level': Math.min(1000, 20 * levels + whole(0, 15)), same: 100 }[catalogue.prices]
    return {
      id: place + 1,
      price: chance(catalogue.free) ? 0 : price,
      gains,
      materials: [...new Set(list(whole(3, 12), material))],
    }
  })
  return {
    targets: list(catalogue.skills, () => whole(5, 40)),
    candidates: candidates.filter(({ gains }) => gains.length > 0),
    materialMinutes,
  }
}

/** Numbers that look random (mulberry32). */
function repeatable(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    whole: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    chance: (share: number) => next() < share,
  }
}
