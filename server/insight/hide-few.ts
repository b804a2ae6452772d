import { type CourseInsight, smallestGroup } from '#contract/insight.ts'
import type { PlaceCount, TimeAnswers } from './insight.queries.ts'

/** At most so many bars of hours. */
const hourGroups = 8

/** Rounded down to fives, so that no difference of two counts is a smaller group; null for fewer than five. */
const roundedDown = (count: number) => (count < smallestGroup ? null : count - (count % smallestGroup))

/** What an author may know about the progress of learners. No combination of these figures is about fewer than five of them. */
export function progressOf(names: string[], counts: PlaceCount[]): Pick<CourseInsight, 'learners' | 'progress'> {
  const learned = new Map(counts.flatMap(({ kind, place, learners }) => (kind === 'learned' ? [[place, learners]] : [])))
  const stops = counts.flatMap(({ kind, place, learners }) => (kind === 'stop' ? [{ at: place, count: learners }] : []))
  const learners = totalOf(stops)
  if (learners < smallestGroup) return { learners, progress: null }
  return {
    learners,
    progress: {
      materials: names.map((name, index) => ({ name, learned: roundedDown(learned.get(index + 1) ?? 0) })),
      stops: joinStops(stops, names.length + 1).map(({ from, to, count }) => ({ from, to, learners: count })),
    },
  }
}

export function hoursOf(given: TimeAnswers[]): CourseInsight['hours'] {
  const cells = given.map(({ minutes, answers }) => ({ at: minutes, count: answers }))
  const answers = totalOf(cells)
  if (answers < smallestGroup) return null
  const groups = joinSmall(cells, Math.max(smallestGroup, Math.ceil(answers / hourGroups)))
  return {
    answers,
    medianMinutes: medianOf(cells, answers),
    groups: groups.map(({ from, to, count }) => ({ fromMinutes: from, toMinutes: to, answers: count })),
  }
}

interface Cell {
  at: number
  count: number
}
interface Group {
  from: number
  to: number
  count: number
}

/** Those who have finished are a group of their own where nobody is singled out by it. */
function joinStops(stops: Cell[], finished: number): Group[] {
  const finishers = stops.filter(({ at }) => at === finished)
  const others = stops.filter(({ at }) => at !== finished)
  const apart = [others, finishers].filter((cells) => cells.length > 0)
  const mayBeApart = apart.every((cells) => totalOf(cells) >= smallestGroup)
  return mayBeApart ? apart.flatMap((cells) => joinSmall(cells, smallestGroup)) : joinSmall(stops, smallestGroup)
}

/** Joins neighbours until each group has enough; what is left at the end joins the last group. */
export function joinSmall(cells: Cell[], enough: number): Group[] {
  const groups: Group[] = []
  let open: Group | undefined
  for (const { at, count } of cells) {
    open = { from: open?.from ?? at, to: at, count: (open?.count ?? 0) + count }
    if (open.count < enough) continue
    groups.push(open)
    open = undefined
  }
  const last = groups.at(-1)
  if (last && open) groups.splice(-1, 1, { from: last.from, to: open.to, count: last.count + open.count })
  return groups
}

/** Between the two in the middle if their number is even. */
function medianOf(cells: Cell[], total: number): number {
  const all = cells.flatMap(({ at, count }) => Array<number>(count).fill(at))
  const [one = 0, other = 0] = [all[Math.floor((total - 1) / 2)], all[Math.floor(total / 2)]]
  return Math.round((one + other) / 2)
}

const totalOf = (cells: Cell[]) => cells.reduce((total, { count }) => total + count, 0)
