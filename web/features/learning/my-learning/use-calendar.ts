import { type NavigateOptions, useSearchParams } from 'react-router'
import { type Day, timeZone, toDay } from '#web/core/days.ts'
import { firstDay, readDay, sundayBefore } from './calendar.ts'

/** Which weeks and which day are shown. Both are in the address, unless they are the default. */
export function useCalendar() {
  const [params, setParams] = useSearchParams()
  const today = toDay(new Date(), timeZone)
  const named = readDay(params.get('start'))
  const start = named ? sundayBefore(named) : firstDay(today)
  const day = readDay(params.get('day')) ?? today
  const show = (next: { start: Day; day: Day }, options?: NavigateOptions) =>
    setParams(
      {
        tab: 'statistics',
        ...(next.start !== firstDay(today) && { start: next.start }),
        ...(next.day !== today && { day: next.day }),
      },
      { preventScrollReset: true, ...options },
    )
  return {
    today,
    start,
    day,
    moveTo: (start: Day) => show({ start, day }),
    choose: (day: Day) => show({ start, day }, { replace: true }),
    goToToday: () => show({ start: firstDay(today), day: today }),
  }
}
