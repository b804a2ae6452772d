import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { followRoutes } from '../get-route.ts'
import { refusals } from '../words.ts'
import { type CalendarRow, listCalendarIds, lockCalendar, setSent } from './calendar.queries.ts'
import { toEvents } from './calendar-events.ts'
import { hashSecret } from './keep-calendar.ts'
import { type NumberedEvent, numberEvents, toSent } from './number-events.ts'

/**
 * The calendar behind a secret, as text. Unknown secrets are counted for the address that they come from; known ones are not, because
 * services read the calendars of many people from one address.
 */
export async function readCalendar(parts: Parts, secret: string, { address, origin }: { address: string; origin: string }) {
  const events = await inTransaction(parts, async (parts) => {
    const calendar = await lockCalendar(parts.db, hashSecret(secret))
    return calendar && (await listEvents(parts, calendar, origin))
  })
  if (events) return write(events)
  await countAttempt(parts, { what: 'route-calendar', who: address })
  throw refusals.noSuchCalendar()
}

/** Stores what is sent if it differs from the last time. */
async function listEvents({ db, clock }: Parts, calendar: CalendarRow, origin: string): Promise<NumberedEvent[]> {
  const { userId, timeZone, sent } = calendar
  const now = clock.now()
  const names = await listCalendarIds(db, userId)
  const events = (await followRoutes(db, userId, { now, timeZone })).flatMap(({ route, plan }) => {
    const calendarId = names.get(route.id)
    return plan && calendarId ? toEvents({ route, plan, calendarId }, calendar, origin) : []
  })
  const numbered = numberEvents(events, sent, now)
  const isSame =
    numbered.length === Object.keys(sent).length && numbered.every(({ uid, sequence }) => sent[uid]?.sequence === sequence)
  if (!isSame) await setSent(db, userId, toSent(numbered))
  return numbered
}

/**
 * All times are in UTC, as exact in the nights of the clock change as on other days, and every program shows them in its own time zone.
 * Milestones are days without a time zone.
 */
function write(events: NumberedEvent[]): string {
  const calendar = ical({
    name: 'Coursewise',
    prodId: { company: 'Coursewise', product: 'Learning routes', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // How often programs should read it again.
    ttl: 60 * 60,
  })
  for (const { uid, start, end, summary, description, url, sequence, changedAt } of events)
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      start,
      ...(end ? { end } : { allDay: true, transparency: ICalEventTransparency.TRANSPARENT }),
      summary,
      description,
      url,
    })
  return calendar.toString()
}
