import type { PlannedDay, RouteWeek, WeekItem } from '#contract/learning-routes.ts'
import type { Parts } from '#server/core/app.ts'
import { addDays, dayIn, minutesUntil, type Pace } from './days.ts'
import { followRoutes } from './get-route.ts'

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
  const now = clock.now()
  const today = dayIn(timeZone, now)
  const days = new Map<string, PlannedDay>()
  for (const { route, plan } of await followRoutes(db, userId, { now, timeZone })) {
    const weeks = plan?.schedule.weeks.filter(({ date }) => date <= endDate && addDays(date, 6) >= startDate) ?? []
    for (const { date, items } of toDays(route.form, today, weeks)) {
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
export function toDays(pace: Pace, today: string, weeks: RouteWeek[]): { date: string; items: WeekItem[] }[] {
  return weeks.flatMap((week) => {
    const dates = Array.from({ length: 7 }, (_, day) => addDays(week.date, day)).filter((date) => date >= today)
    // The minutes until the end of the day before.
    let begin = minutesUntil(pace, today, addDays(dates[0] ?? today, -1))
    const parts = toParts(week, begin)
    return dates.flatMap((date) => {
      const end = minutesUntil(pace, today, date)
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
