const msPerDay = 86_400_000

/**
 * Returns a function for the moment at which clocks in a time zone show a time of a day. Of an hour that comes twice it is the first; an
 * hour that is left out counts as if the clocks had not been changed yet, as calendar programs do it.
 */
export function momentsIn(timeZone: string): (date: string, time: string) => Date {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  /** How far the clocks are ahead of UTC, in milliseconds. */
  const aheadAt = (moment: number) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day, hour, minute, second } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second) - moment
  }
  return (date, time) => {
    const shown = Date.parse(`${date}T${time}Z`)
    const before = aheadAt(shown - msPerDay)
    const ahead = [before, aheadAt(shown + msPerDay)].find((ahead) => aheadAt(shown - ahead) === ahead) ?? before
    return new Date(shown - ahead)
  }
}
