import { formLimits } from '#contract/core/form-limits.ts'
import { spanFromMinutes, spanInMinutes } from '#contract/final-tasks/final-tasks.ts'

const minutesPerHour = 60
const minutesPerDay = 24 * minutesPerHour
export const mostDays = formLimits.finalTask.reviewMinutes.max / minutesPerDay
const mostHours = formLimits.finalTask.reviewMinutes.max / minutesPerHour

/** Days and hours in the format of the API; empty if they are not a span of time. */
export function timeSpan(days: number | string, hours: number | string): string {
  const parts = [Number(days), Number(hours)] as const
  if (!parts.every((part) => Number.isInteger(part) && part >= 0 && part <= mostHours)) return ''
  return spanFromMinutes(parts[0] * minutesPerDay + parts[1] * minutesPerHour)
}

/** For the two fields. Minutes, which only other clients send, are rounded up to an hour. */
export function daysAndHours(span: string): { days: number; hours: number } {
  const hours = Math.ceil(spanInMinutes(span) / minutesPerHour)
  return { days: Math.floor(hours / 24), hours: hours % 24 }
}
