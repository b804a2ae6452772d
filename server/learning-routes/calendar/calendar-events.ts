import { formLimits } from '#contract/form-limits.ts'
import type { RouteWeek, WeekItem } from '#contract/learning-routes.ts'
import { paths } from '#contract/paths.ts'
import type { RouteCalendarForm } from '#contract/route-calendar.ts'
import { later } from '#server/core/clock.ts'
import { addDays, dayIn, minutesUntil, sundayOf } from '../days.ts'
import { countedMaterials, dueCourses, isOpen, type PlanCourses } from '../follow-plan.ts'
import type { RouteRow } from '../learning-routes.queries.ts'
import type { PlanRow } from '../plans.queries.ts'
import { type PlannedCourse, type Schedule, toSchedule } from '../schedule.ts'
import { momentsIn } from './moments-in.ts'

export interface CalendarEvent {
  /** Names the route and the week or the milestone, not what is in it: so an event moves, and is never there twice. */
  uid: string
  start: Date
  /** Null if it takes the whole day, which is that of `start` in UTC. */
  end: Date | null
  summary: string
  description: string
  url: string
}

export interface FollowedRoute {
  route: RouteRow
  plan: PlanRow
  calendarId: string
}

const { weeks, blockMinutes, lines } = formLimits.routeCalendar

/** The blocks of the coming weeks, and the milestones, of one route. */
export function eventsOf(
  { route, plan, calendarId }: FollowedRoute,
  known: PlanCourses,
  { weekday, time, timeZone }: RouteCalendarForm,
  { now, origin }: { now: Date; origin: string },
): CalendarEvent[] {
  const url = `${origin}${paths.route(route.id)}`
  const { name } = route.form
  const momentOf = momentsIn(timeZone)
  const schedule = scheduleByBlocks(route, plan, known, { today: dayIn(timeZone, now), weekday })
  const blocks = schedule.weeks.slice(0, weeks).flatMap((week) => {
    if (week.minutes === 0) return []
    const start = momentOf(addDays(week.date, weekday % 7), time)
    return {
      uid: `${calendarId}-week-${week.date}`,
      start,
      end: later(start, { minutes: Math.min(week.minutes, blockMinutes) }),
      summary: `Coursewise: ${inHours(week.minutes)} of ${name}`,
      description: [...atMost(lines, describeItems(week)), '', url].join('\n'),
      url,
    }
  })
  const last = schedule.finishDate ? schedule.weeks.findLast(({ minutes }) => minutes > 0) : undefined
  const lastDay = last && addDays(last.date, weekday % 7)
  const milestones = route.form.milestones.flatMap(({ date, skills }, place) => {
    // The last one may be without a date: then it is on the day of the last block.
    const day = date ?? lastDay
    if (day === undefined) return []
    const levels = skills.map(
      ({ skillId, level }) => `${route.skillNames.find((skill) => skill.skillId === skillId)?.skillName} ${level}`,
    )
    return {
      uid: `${calendarId}-milestone-${place + 1}`,
      start: new Date(day),
      end: null,
      summary: `Coursewise: ${atMost(3, levels).join(', ') || 'milestone'} (${name})`,
      description: [
        date ? 'Your milestone, by the end of this day:' : 'You will reach this on this day if you keep to your schedule:',
        ...atMost(lines, levels),
        '',
        url,
      ].join('\n'),
      url,
    }
  })
  return [...blocks, ...milestones]
}

/**
 * The weeks for a learner who learns in one block a week. The screens count days, and days without learning are lost: until the block, the
 * weeks would move every day. Here a week is lost only when its block's day is over.
 */
function scheduleByBlocks(
  { form }: RouteRow,
  plan: PlanRow,
  known: PlanCourses,
  { today, weekday }: { today: string; weekday: number },
): Pick<Schedule, 'weeks' | 'finishDate'> {
  const sunday = sundayOf(today)
  const courses = dueCourses(form, plan).flatMap(({ courseId, by }) => {
    const course = known.get(courseId)
    return course && isOpen(course) ? [{ ...course, courseId, by, materials: countedMaterials(form, course) }] : []
  })
  const left = courses.map((course) => ({ ...course, materials: course.materials.filter(({ isLearned }) => !isLearned) }))
  if (addDays(sunday, weekday % 7) < today) return toSchedule(form, addDays(sunday, 7), left)
  // What was learned this week took a part of its time.
  const materials = new Map(courses.flatMap(({ materials }) => materials.map((material) => [material.id, material])))
  const learned = [...materials.values()].filter(({ isLearnedThisWeek }) => isLearnedThisWeek)
  const minutes = learned.reduce((sum, { minutes }) => sum + minutes, 0)
  const taken = Math.min(minutes, minutesUntil(form, sunday, addDays(sunday, 6)))
  const { weeks, finishDate } = toSchedule(form, sunday, [takenTime(taken), ...left])
  const isLeft = ({ courseId }: WeekItem) => courseId !== takenId
  return {
    finishDate,
    weeks: weeks.map((week, place) =>
      place === 0 ? { ...week, minutes: week.minutes - taken, items: week.items.filter(isLeft) } : week,
    ),
  }
}

const takenId = 0

/** A course in front of the others, for time that is over. */
const takenTime = (minutes: number): PlannedCourse => ({
  courseId: takenId,
  name: '',
  isBought: true,
  by: 0,
  materials: [{ id: takenId, name: '', minutes, isLearned: false, isLearnedThisWeek: false }],
})

const describeItems = ({ items }: RouteWeek) =>
  items.map(
    ({ courseName, materialName, minutes, goesOn }) =>
      `${courseName}: ${materialName}, ${inHours(minutes)}${goesOn ? ', continues next week' : ''}`,
  )

const atMost = (most: number, all: string[]) =>
  all.length <= most ? all : [...all.slice(0, most), `and ${all.length - most} more`]

/** Like "4 h 30 min". */
function inHours(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
