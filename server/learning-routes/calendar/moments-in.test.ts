import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '../days.ts'
import { momentsIn } from './moments-in.ts'

const at = (timeZone: string, date: string, time: string) => momentsIn(timeZone)(date, time).toISOString().slice(0, 16)

test('the same time of day is another moment after the clocks were changed', () => {
  assert.equal(at('Europe/Berlin', '2027-03-27', '10:00'), '2027-03-27T09:00')
  assert.equal(at('Europe/Berlin', '2027-03-28', '10:00'), '2027-03-28T08:00')
  assert.equal(at('Europe/Berlin', '2026-10-24', '10:00'), '2026-10-24T08:00')
  assert.equal(at('Europe/Berlin', '2026-10-25', '10:00'), '2026-10-25T09:00')
  assert.equal(at('America/New_York', '2027-03-13', '10:00'), '2027-03-13T15:00')
  assert.equal(at('America/New_York', '2027-03-14', '10:00'), '2027-03-14T14:00')
  assert.equal(at('America/New_York', '2026-10-31', '10:00'), '2026-10-31T14:00')
  assert.equal(at('America/New_York', '2026-11-01', '10:00'), '2026-11-01T15:00')
  assert.equal(at('Australia/Lord_Howe', '2026-10-04', '02:45'), '2026-10-03T15:45')
  assert.equal(at('Etc/GMT+12', '2026-11-02', '23:59'), '2026-11-03T11:59')
  assert.equal(at('Pacific/Kiritimati', '2026-11-02', '00:00'), '2026-11-01T10:00')
})

test('an hour that comes twice is the first of the two; one that is left out counts from before the change', () => {
  assert.equal(at('Europe/Berlin', '2026-10-25', '01:59'), '2026-10-24T23:59')
  assert.equal(at('Europe/Berlin', '2026-10-25', '02:30'), '2026-10-25T00:30')
  assert.equal(at('Europe/Berlin', '2026-10-25', '03:00'), '2026-10-25T02:00')
  assert.equal(at('America/New_York', '2026-11-01', '01:30'), '2026-11-01T05:30')
  assert.equal(at('America/New_York', '2026-11-01', '02:00'), '2026-11-01T07:00')
  // 02:30 becomes 03:30 in summer time.
  assert.equal(at('Europe/Berlin', '2027-03-28', '02:30'), '2027-03-28T01:30')
  assert.equal(at('America/New_York', '2027-03-14', '02:30'), '2027-03-14T07:30')
})

test('in every time zone, clocks show the time at that moment, throughout a year', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const toMoment = momentsIn(timeZone)
    const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    for (let day = 0; day < 366; day += 9) {
      const date = addDays('2026-10-01', day)
      assert.equal(clock.format(toMoment(date, '12:15')), `${date} 12:15`, timeZone)
    }
  }
})
