import type { PlannedDay, RouteWeek, WeekItem } from '#contract/learning-routes/learning-routes.ts'
import type { Parts } from '#server/core/app.ts'
import { addDays, daysBetween, type Pace } from './days.ts'
import { followRoutes } from './get-route.ts'
import type { Schedule } from './schedule.ts'
import { lastDayInWeek, minutesLeft, type Start } from './time-left.ts'

interface Range {
  startDate: string
  endDate: string
}

/** The days of a range for which the followed plans have something. They begin with today: what was planned before is not known. */
export async function listPlannedDays(
  { db, clock }: Parts,
  userId: number,
  { startDate, endDate }: Range,
  timeZone: string,
): Promise<PlannedDay[]> {
  const days = new Map<string, PlannedDay>()
  for (const { route, plan } of await followRoutes(db, userId, { now: clock.now(), timeZone })) {
    if (!plan) continue
    const weeks = plan.schedule.weeks.filter(({ date }) => date <= endDate && addDays(date, 6) >= startDate)
    for (const { date, items } of toDays(route.form, plan.start, { ...plan.schedule, weeks })) {
      if (date < startDate || date > endDate) continue
      const day = days.get(date) ?? { date, minutes: 0, routes: [] }
      day.minutes += items.reduce((sum, { minutes }) => sum + minutes, 0)
      day.routes.push({ id: route.id, name: route.form.name, items })
      days.set(date, day)
    }
  }
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date))
}

/** Spreads weeks of a plan over their days, from today on. Days without anything are left out. */
export function toDays(
  pace: Pace,
  start: Start,
  { weeks, courses }: Pick<Schedule, 'weeks' | 'courses'>,
): { date: string; items: WeekItem[] }[] {
  const { today } = start
  return weeks.flatMap((week) => {
    const dates = Array.from({ length: 7 }, (_, day) => addDays(week.date, day)).filter((date) => date >= today)
    // The minutes until the end of the day before.
    let begin = minutesByEvening(pace, start, courses, addDays(dates[0] ?? today, -1))
    const parts = toParts(week, begin)
    return dates.flatMap((date) => {
      const end = minutesByEvening(pace, start, courses, date)
      const items = parts
        .filter(({ from, to }) => to > begin && from < end)
        .map(({ item, from, to }) => ({
          ...item,
          minutes: Math.min(to, end) - Math.max(from, begin),
          goesOn: item.goesOn || to > end,
        }))
      begin = end
      return items.length > 0 ? { date, items } : []
    })
  })
}

/** What is left of this week is spread evenly over its days, but each course is finished by the day that the route states. */
function minutesByEvening(pace: Pace, start: Start, courses: Schedule['courses'], date: string): number {
  const { today } = start
  const saturday = lastDayInWeek(today)
  if (date < today || date > saturday) return minutesLeft(pace, start, date)
  const even = (minutesLeft(pace, start, saturday) * (daysBetween(today, date) + 1)) / (daysBetween(today, saturday) + 1)
  const due = courses.filter(({ finishDate }) => finishDate !== null && finishDate <= date)
  return Math.max(
    Math.floor(even),
    due.reduce((sum, { minutes }) => sum + minutes, 0),
  )
}

/** The materials of a week one after the other, each with the minutes of everything before it, and with it. */
function toParts({ items }: RouteWeek, begin: number): { item: WeekItem; from: number; to: number }[] {
  let to = begin
  return items
    .filter(({ isLearned }) => !isLearned)
    .map((item) => {
      const from = to
      to += item.minutes
      return { item, from, to }
    })
}
