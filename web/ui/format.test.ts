import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  clockTime,
  formatCalendarDay,
  formatDay,
  formatNumber,
  formatShortDay,
  formatSigned,
  formatSize,
  hours,
  inHours,
  locale,
  minutesAndSeconds,
} from './format.ts'

const web = join(import.meta.dirname, '..')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|tsx|js)$/.test(file) && !file.startsWith('dist') && !file.endsWith('.test.ts'),
)

test('no date or number on a screen is written in the browser’s language', () => {
  assert.ok(sources.length > 100)
  const byBrowser = /toLocale\w*\(\)|Intl\.\w+\((undefined|\{|\)(?!\.resolvedOptions))/
  assert.deepEqual(
    sources.filter((file) => byBrowser.test(readFileSync(join(web, file), 'utf8'))),
    [],
  )
})

test('a size is written in the unit that fits', () => {
  const megabyte = 1024 ** 2
  assert.deepEqual([0, 1, 312, 2048, 1_600_000, 5 * megabyte, 19.06 * megabyte, 1.5 * 1024 * megabyte].map(formatSize), [
    '0 bytes',
    '1 byte',
    '312 bytes',
    '2 KB',
    '1.5 MB',
    '5 MB',
    '19.1 MB',
    '1.5 GB',
  ])
})

test('times are written as the specification has them, and a moment in a long video with its hours', () => {
  assert.deepEqual([0, 7, 247, 3753].map(minutesAndSeconds), ['0:00', '0:07', '4:07', '62:33'])
  assert.deepEqual([-1, 0, 247.9, 3599, 3600, 3753].map(clockTime), ['0:00', '0:00', '4:07', '59:59', '1:00:00', '1:02:33'])
  assert.deepEqual([0, 150, 660].map(hours), ['0.0 hours', '2.5 hours', '11.0 hours'])
})

test('a signed number has a true minus sign', () => {
  assert.deepEqual([1200, 0, -3].map(formatSigned), ['+1,200', '0', '−3'])
})

test('numbers, hours and days that are written by hand look as the browser would write them', () => {
  const number = new Intl.NumberFormat(locale)
  for (const value of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, -3, -999, -1000, -12_345_678]) {
    assert.equal(formatNumber(value), number.format(value))
  }
  const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  for (let minutes = 0; minutes < 100_000; minutes += 1 + Math.floor(minutes / 1000)) {
    assert.equal(inHours(minutes), oneDecimal.format(minutes / 60))
  }
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const calendarDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  for (let month = 0; month < 24; month++) {
    const date = new Date(Date.UTC(2023, month, 1 + month, 23, 30))
    assert.equal(formatDay(date.toISOString()), day.format(date))
    assert.equal(formatCalendarDay(date.toISOString().slice(0, 10)), calendarDay.format(date))
  }
})

test('a short day leaves out the current year and no other', () => {
  const year = new Date().getFullYear()
  assert.equal(formatShortDay(`${year}-06-15T12:00:00Z`), 'Jun 15')
  assert.equal(formatShortDay(`${year - 1}-06-15T12:00:00Z`), `Jun 15, ${year - 1}`)
})
