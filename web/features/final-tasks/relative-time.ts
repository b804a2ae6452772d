import { locale } from '#web/ui/format.ts'

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "in 3 days", "2 hours ago". Hours up to a day and a half, because "1 day" would be too vague. */
export function fromNow(utc: string, now = Date.now()): string {
  const distance = Date.parse(utc) - now
  if (Math.abs(distance) < 59.5 * minute) return relative.format(towards(distance, minute), 'minute')
  if (Math.abs(distance) < 1.5 * day) return relative.format(towards(distance, hour), 'hour')
  return relative.format(towards(distance, day), 'day')
}

export const isPast = (utc: string, now = Date.now()) => Date.parse(utc) < now

/** Rounded, but never to 0. */
const towards = (distance: number, unit: number) => Math.round(distance / unit) || Math.sign(distance) || 1
