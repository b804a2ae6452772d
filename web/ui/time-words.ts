import { hours } from './format.ts'
import { common } from './words.ts'

/** "25 minutes", "2.5 hours": short times would be 0.4 hours. Not in format.ts, which is in the first load. */
export const timeInWords = (minutes: number) => (minutes < 60 ? common.minutes({ count: minutes }) : hours(minutes))

const inADay = 24 * 60

/** "2 days 3 hours", "45 minutes". */
export function spanInWords(minutes: number): string {
  const days = Math.floor(minutes / inADay)
  const wholeHours = Math.floor((minutes % inADay) / 60)
  const rest = minutes % 60
  const parts = [
    days > 0 && common.days({ count: days }),
    wholeHours > 0 && common.hours({ count: wholeHours }),
    rest > 0 && common.minutes({ count: rest }),
  ]
  return parts.filter(Boolean).join(' ')
}
