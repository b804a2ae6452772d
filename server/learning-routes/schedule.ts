import { formLimits } from '#contract/core/form-limits.ts'
import type { RouteWeek, WeekItem } from '#contract/learning-routes/learning-routes.ts'
import { addDays, type Pace, sundayBefore } from './days.ts'
import { dayWhenLearned, minutesLeft, type Start } from './time-left.ts'

export interface PlannedMaterial {
  id: number
  name: string
  minutes: number
  isLearned: boolean
  isLearnedThisWeek: boolean
}

export interface PlannedCourse {
  courseId: number
  name: string
  isBought: boolean
  /** The place of the milestone by which it is finished. */
  by: number
  materials: PlannedMaterial[]
}

export interface Schedule {
  weeks: RouteWeek[]
  /** `minutes`: what is left to learn in it, without materials of the courses before it. */
  courses: { courseId: number; by: number; minutes: number; finishDate: string | null }[]
  /** What is left to learn. */
  minutes: number
  finishDate: string | null
}

interface Part {
  item: Omit<WeekItem, 'minutes' | 'goesOn' | 'isLearned'>
  /** The minutes of everything before it, and with it. */
  from: number
  to: number
}

/** Pours the courses, which are in the order of learning, into weeks. A material of several courses belongs to the first of them. */
export function toSchedule(pace: Pace, start: Start, planned: PlannedCourse[]): Schedule {
  const parts: Part[] = []
  const learned: WeekItem[] = []
  const seen = new Set<number>()
  let minutes = 0
  const courses = planned.map(({ courseId, name, isBought, by, materials }) => {
    const before = minutes
    for (const material of materials.filter(({ id }) => !seen.has(id))) {
      seen.add(material.id)
      const item = { courseId, courseName: name, isBought, materialId: material.id, materialName: material.name }
      if (material.isLearnedThisWeek) learned.push({ ...item, minutes: material.minutes, goesOn: false, isLearned: true })
      if (material.isLearned) continue
      parts.push({ item, from: minutes, to: minutes + material.minutes })
      minutes += material.minutes
    }
    return { courseId, by, minutes: minutes - before, finishDate: dayWhenLearned(pace, start, minutes) }
  })
  const [first, ...others] = toWeeks(pace, start, parts)
  const weeks = first ? [{ ...first, items: [...learned, ...first.items] }, ...others] : []
  return { weeks, courses, minutes, finishDate: dayWhenLearned(pace, start, minutes) }
}

/** This week, and those after it until everything is learned, at most as far ahead as routes are planned. */
function toWeeks(pace: Pace, start: Start, parts: Part[]): RouteWeek[] {
  const weeks: RouteWeek[] = []
  const last = addDays(start.today, formLimits.learningRoutes.days)
  let next = 0
  let begin = 0
  for (
    let date = sundayBefore(start.today);
    weeks.length === 0 || (next < parts.length && date <= last);
    date = addDays(date, 7)
  ) {
    const end = minutesLeft(pace, start, addDays(date, 6))
    const items: WeekItem[] = []
    for (let part = parts[next]; part && (Math.max(part.from, begin) < end || part.to <= end); part = parts[next]) {
      const minutes = Math.min(part.to, end) - Math.max(part.from, begin)
      const goesOn = part.to > end
      items.push({ ...part.item, minutes, goesOn, isLearned: false })
      if (goesOn) break
      next++
    }
    const minutes = items.reduce((sum, item) => sum + item.minutes, 0)
    weeks.push({ date, isOff: pace.weeksOff.includes(date), minutes, items })
    begin = end
  }
  return weeks
}
