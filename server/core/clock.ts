/** The only source of "now", so that a test can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const later = (
  moment: Date,
  { seconds = 0, minutes = 0, days = 0 }: { seconds?: number; minutes?: number; days?: number },
) => new Date(moment.getTime() + 1000 * (seconds + 60 * minutes + 86_400 * days))
