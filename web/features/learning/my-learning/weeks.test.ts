import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeInWords } from '#web/ui/time-words.ts'
import { everyWeek, firstShownDay, hoursTop, shortTime, staircase } from './weeks.ts'

const learned = (week: string, minutes: number) => ({ week, minutes, materialsCount: 1 })

test('empty weeks are filled in, over the end of a year and a clock change', () => {
  const weeks = everyWeek({ thisWeek: '2026-11-01', weeks: [learned('2025-12-21', 10), learned('2026-03-29', 20)] })
  assert.deepEqual([weeks.length, weeks[0]?.week, weeks.at(-1)?.week], [46, '2025-12-21', '2026-11-01'])
  assert.deepEqual([...new Set(weeks.map(({ week }) => new Date(week).getUTCDay()))], [0])
  assert.equal(new Set(weeks.map(({ week }) => week)).size, 46)
  assert.deepEqual(
    weeks.filter(({ minutes }) => minutes > 0).map(({ week, minutes }) => [week, minutes]),
    [
      ['2025-12-21', 10],
      ['2026-03-29', 20],
    ],
  )
})

test('at least twelve weeks are shown', () => {
  for (const weeks of [[], [learned('2026-11-01', 5)]]) {
    const all = everyWeek({ thisWeek: '2026-11-01', weeks })
    assert.deepEqual([all.length, all[0]?.week], [12, '2026-08-16'])
  }
})

test('skills are shown from a week before the first step of any of them', () => {
  const skill = (date: string) => ({ name: 'SQL', level: 1, steps: [{ date, level: 1, course: 'SQL from zero' }] })
  assert.equal(firstShownDay([skill('2026-10-01'), skill('2024-02-29')], '2026-11-01'), '2024-02-22')
  assert.equal(firstShownDay([skill('2026-10-01')], '2026-11-01'), '2026-08-16')
})

test('a skill is drawn as steps that begin on their days', () => {
  const steps = [
    { date: '2026-01-06', level: 2, course: 'One' },
    { date: '2026-01-09', level: 4, course: 'Two' },
  ]
  assert.equal(staircase(steps, { from: '2026-01-01', to: '2026-01-11', top: 8 }), 'M0 100H50V75H80V50H100')
})

test('the scale of hours is round, also for less than two hours', () => {
  assert.deepEqual([hoursTop(0.4), hoursTop(1), hoursTop(1.2), hoursTop(2.7)], [1, 1, 2, 4])
})

test('short times are in minutes, longer ones in hours', () => {
  assert.deepEqual(
    [1, 59, 60, 150].map((minutes) => timeInWords(minutes)),
    ['1 minute', '59 minutes', '1.0 hours', '2.5 hours'],
  )
  assert.deepEqual([shortTime(59), shortTime(60)], ['59 min', '1.0 h'])
})
