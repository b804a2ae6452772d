import type { RouteProof } from '#contract/learning-routes/route-proof.ts'
import { Wrong } from './wrong.ts'

const msPerDay = 86_400_000
/** Routes are planned five years ahead. */
const mostDays = 10 * 365
const addDays = (date: string, days: number) => new Date(Date.parse(date) + days * msPerDay).toISOString().slice(0, 10)

/** Whether the plan does what the file says: courses, levels, price, and every date, by learning day by day. */
export function checkPlan(proof: RouteProof): void {
  checkPlaces(proof)
  const { courses, plan, milestones, points } = proof
  const chosen = plan.map(({ course, by }) => ({ ...(courses[course] as RouteProof['courses'][number]), by }))
  if (new Set(plan.map(({ course }) => course)).size < plan.length) throw new Wrong('A course is in the plan twice.')
  const missing = courses.find(({ isMust, id }) => isMust && !chosen.some((course) => course.id === id))
  if (missing) throw new Wrong(`Course ${missing.id} must be in the plan, but is not.`)
  const price = sum(chosen.map((course) => course.price))
  if (price !== proof.price) throw new Wrong(`The courses cost ${price} points together, not ${proof.price}.`)

  for (const [by, { date, levels }] of milestones.entries()) {
    const until = chosen.filter((course) => course.by <= by)
    for (const [skill, level] of levels.entries()) {
      const reached = sum(until.flatMap(({ gains }) => gains.filter(([place]) => place === skill).map(([, level]) => level)))
      if (reached < level)
        throw new Wrong(`By ${date} the plan reaches ${reached} of ${level} levels of ${proof.skills[skill] ?? 'a skill'}.`)
    }
    const [paid, there] = [sum(until.map((course) => course.price)), pointsOn(proof, by)]
    if (points && paid > there) throw new Wrong(`The courses until ${date} cost ${paid} points, and there are ${there}.`)
  }
  const finished = learnDayByDay(proof, chosen)
  if (finished !== proof.finishDate) throw new Wrong(`The plan is finished on ${finished}, not on ${proof.finishDate}.`)
  if (milestones.at(-1)?.date !== proof.finishDate)
    throw new Wrong('The last milestone is not the day on which the plan is finished.')
}

/** Every place that the file names must exist. */
function checkPlaces({ today, skills, milestones, materials, courses, plan }: RouteProof): void {
  const isSound =
    milestones.every(({ levels }) => levels.length === skills.length) &&
    courses.every((course) => course.gains.every(([skill]) => skill < skills.length)) &&
    courses.every((course) => course.materials.every((material) => material < materials.length)) &&
    courses.every((course) => new Set(course.materials).size === course.materials.length) &&
    courses.every((course) => new Set(course.gains.map(([skill]) => skill)).size === course.gains.length) &&
    plan.every(({ course, by }) => course < courses.length && by < milestones.length)
  if (!isSound) throw new Wrong('The file names a skill, a material, a course or a milestone that is not in it, or one twice.')
  const latest = addDays(today, mostDays)
  if (milestones.some(({ date }) => date > latest)) throw new Wrong(`The file plans further ahead than ${latest}.`)
  for (const [by, { levels }] of milestones.entries()) {
    const before = milestones[by - 1]
    if (before?.levels.some((level, skill) => level > (levels[skill] ?? 0)))
      throw new Wrong('A milestone wants less than the one before it.')
  }
}

/** The points that there are by a milestone: also those of its day. What is finished by a milestone is finished by all later ones. */
export function pointsOn({ points, today, milestones }: RouteProof, by: number): number {
  if (!points) return Number.POSITIVE_INFINITY
  return Math.min(
    ...milestones
      .slice(by)
      .map(
        ({ date }) =>
          points.now + sum(points.expected.filter((next) => next.date > today && next.date <= date).map((next) => next.points)),
      ),
  )
}

/** In sevenths of a minute, because a day has a seventh of a week. */
const perDay = ({ hoursPerWeek }: RouteProof) => hoursPerWeek * 60
function isOff({ weeksOff }: RouteProof, date: string): boolean {
  return weeksOff.some((sunday) => date >= sunday && date <= addDays(sunday, 6))
}

/** The whole minutes that there are by a milestone. */
export function minutesOn(proof: RouteProof, by: number): number {
  const dates = proof.milestones.slice(by).map(({ date }) => date)
  const end = dates.sort()[0] ?? ''
  let sevenths = 0
  for (let date = proof.today; date <= end; date = addDays(date, 1)) if (!isOff(proof, date)) sevenths += perDay(proof)
  return Math.floor(sevenths / 7)
}

/** Learns what is due first first, and looks at every milestone in the evening of its day. Returns the day on which all is learned and paid. */
function learnDayByDay(proof: RouteProof, chosen: { id: number; price: number; materials: number[]; by: number }[]): string {
  const { materials, milestones, points, today } = proof
  const seen = new Set<number>()
  const work = chosen
    .toSorted((a, b) => a.by - b.by)
    .flatMap((course) => course.materials.map((material) => ({ material, by: course.by })))
    .filter(({ material }) => !seen.has(material) && seen.add(material))
    .map(({ material, by }) => ({ by, sevenths: (materials[material] ?? 0) * 7 }))
  const minutes = sum(work.map(({ sevenths }) => sevenths)) / 7
  if (minutes !== proof.minutes) throw new Wrong(`The plan takes ${minutes} minutes, not ${proof.minutes}.`)
  const price = sum(chosen.map((course) => course.price))

  const isLearned = (by: number) => !work.some((item) => item.by <= by && item.sevenths > 0)
  const look = (by: number) => {
    if (!isLearned(by)) throw new Wrong(`On ${milestones[by]?.date} not everything is learned that is due by then.`)
  }
  for (const [by, { date }] of milestones.entries()) if (date < today) look(by)
  const last = [today, ...milestones.map(({ date }) => date)].sort().at(-1) ?? today
  let finished: string | undefined
  let there = points?.now ?? price
  for (let date = today; date <= last; date = addDays(date, 1)) {
    if (points && date > today) there += sum(points.expected.filter((next) => next.date === date).map((next) => next.points))
    let left = isOff(proof, date) ? 0 : perDay(proof)
    for (const item of work) {
      const part = Math.min(left, item.sevenths)
      item.sevenths -= part
      left -= part
    }
    for (const [by, milestone] of milestones.entries()) if (milestone.date === date) look(by)
    if (isLearned(milestones.length - 1) && there >= price) finished ??= date
  }
  if (!finished) throw new Wrong(`The plan is not finished on ${last}.`)
  return finished
}

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
