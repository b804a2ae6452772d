import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, toDay } from '#web/core/days.ts'
import { byDay, dayByKey, firstDay, lastDay, learnedShade, readDay, startShowing, sundayBefore, weeksFrom } from './calendar.ts'

test('a moment is another day in another place, from eleven hours behind to fourteen ahead', () => {
  const noon = new Date('2026-11-03T10:30:00Z')
  assert.equal(toDay(noon, 'Pacific/Pago_Pago'), '2026-11-02')
  assert.equal(toDay(noon, 'UTC'), '2026-11-03')
  assert.equal(toDay(noon, 'Pacific/Kiritimati'), '2026-11-04')
  assert.equal(toDay(new Date('2026-12-31T23:59:59Z'), 'Europe/Berlin'), '2027-01-01')
  assert.equal(toDay(new Date('2027-01-01T00:00:00Z'), 'America/New_York'), '2026-12-31')
})

test('nights on which clocks change have one day before and one after', () => {
  for (const [moment, zone, day] of [
    ['2026-10-24T21:59:59Z', 'Europe/Berlin', '2026-10-24'],
    ['2026-10-24T22:00:00Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
    ['2026-03-08T04:59:59Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T05:00:00Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T04:00:00Z', 'America/New_York', '2026-03-09'],
    // Clocks go forward at midnight there, so the day begins at one o'clock.
    ['2026-09-06T03:59:59Z', 'America/Santiago', '2026-09-05'],
    ['2026-09-06T04:00:00Z', 'America/Santiago', '2026-09-06'],
  ] as const) {
    assert.equal(toDay(new Date(moment), zone), day, `${moment} in ${zone}`)
  }
})

test('days are counted by the calendar, even when clocks change', () => {
  assert.equal(addDays('2026-10-25', 1), '2026-10-26')
  assert.equal(addDays('2026-03-28', 2), '2026-03-30')
  assert.equal(addDays('2026-12-31', 1), '2027-01-01')
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(addDays('2027-01-03', -14), '2026-12-20')
})

test('three weeks from Sunday to Saturday: the one before, the one of today, the next', () => {
  for (const today of ['2026-11-01', '2026-11-03', '2026-11-07']) {
    assert.equal(sundayBefore(today), '2026-11-01')
    assert.equal(firstDay(today), '2026-10-25')
  }
  const weeks = weeksFrom('2026-10-25')
  assert.deepEqual(
    weeks.map((week) => week.length),
    [7, 7, 7],
  )
  assert.equal(weeks[1]?.[0], '2026-11-01')
  assert.equal(weeks[2]?.[6], '2026-11-14')
  assert.equal(lastDay('2026-10-25'), '2026-11-14')
  assert.equal(new Set(weeks.flat()).size, 21)
})

test('the weeks around new year belong together', () => {
  assert.equal(firstDay('2027-01-01'), '2026-12-20')
  assert.deepEqual(weeksFrom('2026-12-20')[1], [
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
})

test('the calendar moves by fourteen days until it shows a day', () => {
  const start = '2026-10-25'
  assert.equal(startShowing('2026-10-25', start), start)
  assert.equal(startShowing('2026-11-14', start), start)
  assert.equal(startShowing('2026-10-24', start), '2026-10-11')
  assert.equal(startShowing('2026-11-15', start), '2026-11-08')
  assert.equal(startShowing('2026-09-01', start), '2026-08-30')
})

test('keys lead through the grid', () => {
  const to = (key: string) => dayByKey(key, '2026-11-03')
  assert.deepEqual(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(to), [
    '2026-11-02',
    '2026-11-04',
    '2026-10-27',
    '2026-11-10',
  ])
  assert.deepEqual(['Home', 'End', 'PageUp', 'PageDown'].map(to), ['2026-11-01', '2026-11-07', '2026-10-20', '2026-11-17'])
  assert.equal(to('Enter'), undefined)
  assert.equal(to('toString'), undefined)
})

test('four shades: nothing, above 0, above 3, above 8', () => {
  assert.deepEqual([0, 1, 3, 4, 8, 9, 100].map(learnedShade), [0, 1, 1, 2, 2, 3, 3])
})

test('the days of the server are found by their date', () => {
  const day = { date: { year: 2026, month: 1, day: 9 }, learnedMaterialsCount: 2, hasDeadline: false }
  assert.equal(byDay([day]).get('2026-01-09'), day)
})

test('only a real day in an address counts', () => {
  assert.equal(readDay('2026-11-03'), '2026-11-03')
  for (const text of [null, '', 'today', '2026-02-30', '2026-13-01', '1999-12-31', '9999-12-31', '2026-11-03T00:00'])
    assert.equal(readDay(text), undefined, String(text))
})
