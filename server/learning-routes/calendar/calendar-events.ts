import { formLimits } from '#contract/core/form-limits.ts'
import { paths } from '#contract/core/paths.ts'
import type { RouteWeek } from '#contract/learning-routes/learning-routes.ts'
import type { RouteCalendarForm } from '#contract/learning-routes/route-calendar.ts'
import { later } from '#server/core/clock.ts'
import { addDays } from '../days.ts'
import type { FollowedPlan } from '../follow-plan.ts'
import type { RouteRow } from '../learning-routes.queries.ts'
import { lastDayInWeek } from '../time-left.ts'
import { momentsIn } from './moments-in.ts'
import { words } from './words.ts'

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
  plan: FollowedPlan
  calendarId: string
}

const { weeks, blockMinutes, lines } = formLimits.routeCalendar

/** The blocks of the coming weeks, and the milestones, of one route. */
export function toEvents(
  { route, plan, calendarId }: FollowedRoute,
  { weekday, time, timeZone }: RouteCalendarForm,
  origin: string,
): CalendarEvent[] {
  const url = `${origin}${paths.route(route.id)}`
  const { name } = route.form
  const toMoment = momentsIn(timeZone)
  const { schedule } = plan
  // The time of this week is not lost before the week is over: what is left after the block's day moves to the week's last day.
  const blockDay = (week: RouteWeek) => {
    const day = addDays(week.date, weekday % 7)
    return day < plan.start.today ? lastDayInWeek(week.date) : day
  }
  const blocks = schedule.weeks.slice(0, weeks).flatMap((week) => {
    if (week.minutes === 0) return []
    const start = toMoment(blockDay(week), time)
    return {
      uid: `${calendarId}-week-${week.date}`,
      start,
      end: later(start, { minutes: Math.min(week.minutes, blockMinutes) }),
      summary: words.week({ time: inHours(week.minutes), route: name }),
      description: [...atMost(lines, describeItems(week)), '', url].join('\n'),
      url,
    }
  })
  const last = schedule.finishDate ? schedule.weeks.findLast(({ minutes }) => minutes > 0) : undefined
  const lastDay = last && blockDay(last)
  const milestones = route.form.milestones.flatMap(({ date, skills }, place) => {
    // The last one may be without a date: then it is on the day of the last block.
    const day = date ?? lastDay
    if (day === undefined) return []
    const levels = skills.map(
      ({ skillId, level }) => `${route.skillNames.find((skill) => skill.skillId === skillId)?.skillName} ${level}`,
    )
    const shown = atMost(3, levels).join(', ')
    return {
      uid: `${calendarId}-milestone-${place + 1}`,
      start: new Date(day),
      end: null,
      summary: shown ? words.milestone({ levels: shown, route: name }) : words.milestoneWithoutSkills({ route: name }),
      description: [date ? words.yourMilestone : words.ifYouKeepTo, ...atMost(lines, levels), '', url].join('\n'),
      url,
    }
  })
  return [...blocks, ...milestones]
}

const describeItems = ({ items }: RouteWeek) =>
  items
    .filter(({ isLearned }) => !isLearned)
    .map(({ courseName: course, materialName: material, minutes, goesOn }) => {
      const item = { course, material, time: inHours(minutes) }
      return goesOn ? words.materialGoesOn(item) : words.material(item)
    })

const atMost = (most: number, all: string[]) =>
  all.length <= most ? all : [...all.slice(0, most), words.more({ count: all.length - most })]

/** Like "4 h 30 min". */
function inHours(minutes: number): string {
  const hours = String(Math.floor(minutes / 60))
  const rest = String(minutes % 60)
  if (minutes < 60) return words.minutes({ minutes: rest })
  return rest === '0' ? words.hours({ hours }) : words.hoursAndMinutes({ hours, minutes: rest })
}
