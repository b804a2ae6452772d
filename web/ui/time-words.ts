import { hours } from './format.ts'
import { common } from './words.ts'

/** "25 minutes", "2.5 hours": short times would be 0.4 hours. Not in format.ts, which is in the first load. */
export const timeInWords = (minutes: number) => (minutes < 60 ? common.minutes({ count: minutes }) : hours(minutes))
