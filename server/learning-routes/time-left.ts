import { addDays, dayWhenDone, minutesUntil, type Pace, sundayBefore } from './days.ts'

/** From when on the time for a plan counts. The time of a week is lost only when the week is over. */
export interface Start {
  today: string
  /** Of a plan that is followed, the first day of this week, or the day on which it was chosen if that is later. Otherwise today. */
  from: string
  /** The minutes of what was learned since. */
  learned: number
}

export const lastDayInWeek = (week: string): string => addDays(sundayBefore(week), 6)

/** The part of this week's time that is used up. Those who learned more than a week's time have not used up that of the next one. */
const minutesTaken = (pace: Pace, { today, from, learned }: Start) =>
  Math.min(learned, minutesUntil(pace, from, lastDayInWeek(today)))

/** What can still be learned until the end of a day. */
export const minutesLeft = (pace: Pace, start: Start, date: string): number =>
  date < start.today ? 0 : Math.max(0, minutesUntil(pace, start.from, date) - minutesTaken(pace, start))

/** The earliest day by which so much more is learned, or null if it is further ahead than routes are planned. */
export function dayWhenLearned(pace: Pace, start: Start, minutes: number): string | null {
  if (minutes <= 0) return start.today
  const day = dayWhenDone(pace, start.from, minutes + minutesTaken(pace, start))
  return day && day < start.today ? start.today : day
}
