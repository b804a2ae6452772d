import { createHash } from 'node:crypto'
import type { CalendarEvent } from './calendar-events.ts'

/** By UID: what of an event was last sent. */
export type SentEvents = Record<string, { hash: string; sequence: number; changedAt: string }>

export type NumberedEvent = CalendarEvent & { sequence: number; changedAt: Date }

const begin = Date.UTC(2026, 0)

/**
 * Gives an event that says something else than when it was last sent a higher number, so that calendar programs take the new one. The
 * numbers are seconds, because a count would start again after the address was removed and made again, or after an old backup.
 */
export function numberEvents(events: CalendarEvent[], sent: SentEvents, now: Date): NumberedEvent[] {
  const seconds = Math.floor((now.getTime() - begin) / 1000)
  return events.map((event) => {
    const before = sent[event.uid]
    if (before?.hash === hashEvent(event)) return { ...event, sequence: before.sequence, changedAt: new Date(before.changedAt) }
    return { ...event, sequence: Math.max(seconds, (before?.sequence ?? 0) + 1), changedAt: now }
  })
}

export const toSent = (events: NumberedEvent[]): SentEvents =>
  Object.fromEntries(
    events.map(({ sequence, changedAt, ...event }) => [
      event.uid,
      { hash: hashEvent(event), sequence, changedAt: changedAt.toISOString() },
    ]),
  )

const hashEvent = ({ start, end, summary, description, url }: CalendarEvent) =>
  createHash('sha256')
    .update(JSON.stringify([start, end, summary, description, url]))
    .digest('base64url')
    .slice(0, 22)
