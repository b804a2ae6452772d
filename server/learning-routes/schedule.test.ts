import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formLimits } from '#contract/core/form-limits.ts'
import { addDays, dayIn, dayWhenDone, minutesByDay, minutesUntil, type Pace, sundayBefore } from './days.ts'
import { type Followed, routeState } from './route-state.ts'
import { type PlannedCourse, toSchedule } from './schedule.ts'
import { dayWhenLearned, minutesLeft, type Start } from './time-left.ts'

// A Sunday.
const sunday = '2026-11-01'
const steady: Pace = { hoursPerWeek: 7, weeksOff: [] }
/** Nothing was learned yet, and no time before this day counts. */
const from = (today: string): Start => ({ today, from: today, learned: 0 })
const withWeekOff: Pace = { hoursPerWeek: 7, weeksOff: ['2026-11-08'] }

test('a day is that of the learner’s time zone', () => {
  const moment = new Date('2026-11-02T23:30:00Z')
  assert.deepEqual(
    ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati'].map((zone) => dayIn(zone, moment)),
    ['2026-11-02', '2026-11-03', '2026-11-02', '2026-11-03'],
  )
  assert.deepEqual(['2026-10-31', '2026-11-01', '2026-11-07', '2027-01-01'].map(sundayBefore), [
    '2026-10-25',
    sunday,
    sunday,
    '2026-12-27',
  ])
})

test('a working day has a seventh of the week’s minutes, a week off has none, and parts of minutes are left out', () => {
  assert.deepEqual(
    ['2026-10-31', sunday, '2026-11-02', '2026-11-07', '2026-11-14', '2026-11-15'].map((to) =>
      minutesUntil(withWeekOff, sunday, to),
    ),
    [0, 60, 120, 420, 420, 480],
  )
  assert.deepEqual(
    [sunday, '2026-11-02', '2026-11-03', '2026-11-07'].map((to) => minutesUntil({ ...steady, hoursPerWeek: 0.5 }, sunday, to)),
    [4, 8, 12, 30],
  )
  assert.equal(minutesUntil({ ...withWeekOff, weeksOff: ['2026-11-08', '2026-11-08'] }, sunday, '2026-11-15'), 480)
})

test('work is done on the earliest day that has the minutes, and never further ahead than routes are planned', () => {
  assert.deepEqual(
    [0, 1, 60, 61, 420, 421].map((minutes) => dayWhenDone(withWeekOff, sunday, minutes)),
    [sunday, sunday, sunday, '2026-11-02', '2026-11-07', '2026-11-15'],
  )
  const most = minutesUntil(steady, sunday, addDays(sunday, formLimits.learningRoutes.days))
  assert.equal(dayWhenDone(steady, sunday, most), addDays(sunday, formLimits.learningRoutes.days))
  assert.equal(dayWhenDone(steady, sunday, most + 1), null)
})

let materials = 0
const material = (minutes: number, id = ++materials, isLearned = false) => ({
  id,
  name: `Material ${id}`,
  minutes,
  isLearned,
  isLearnedThisWeek: false,
})
const course = (courseId: number, by: number, ...materials: PlannedCourse['materials']): PlannedCourse => ({
  courseId,
  name: `Course ${courseId}`,
  isBought: false,
  by,
  materials,
})

test('materials follow each other, go on in the next week, and belong to the first of their courses', () => {
  const shared = material(100)
  // From a Wednesday: 240 minutes are left of the week.
  const schedule = toSchedule(withWeekOff, from('2026-11-04'), [
    course(1, 0, material(90), shared),
    course(2, 0, shared, material(300), material(20, 99, true)),
  ])
  assert.deepEqual(
    schedule.weeks.map(({ date, isOff, minutes, items }) => [
      date,
      isOff,
      minutes,
      items.map((item) => [item.courseId, item.minutes, item.goesOn]),
    ]),
    [
      [
        sunday,
        false,
        240,
        [
          [1, 90, false],
          [1, 100, false],
          [2, 50, true],
        ],
      ],
      ['2026-11-08', true, 0, []],
      ['2026-11-15', false, 250, [[2, 250, false]]],
    ],
  )
  assert.deepEqual(schedule.courses, [
    { courseId: 1, by: 0, minutes: 190, finishDate: '2026-11-07' },
    { courseId: 2, by: 0, minutes: 300, finishDate: '2026-11-19' },
  ])
  assert.deepEqual([schedule.minutes, schedule.finishDate], [490, '2026-11-19'])
})

test('what was learned this week is shown in it, without its minutes; what was learned before is not', () => {
  const done = { ...material(30, 500, true), isLearnedThisWeek: true }
  const { weeks } = toSchedule(steady, from(sunday), [course(1, 0, done, material(30, 501, true), material(40, 502))])
  assert.deepEqual(
    weeks.map(({ minutes, items }) => [minutes, items.map((item) => [item.materialId, item.isLearned])]),
    [
      [
        40,
        [
          [500, true],
          [502, false],
        ],
      ],
    ],
  )
})

test('what does not end within the longest time is shown as far as that', () => {
  const { weeks, finishDate } = toSchedule({ hoursPerWeek: 0.5, weeksOff: [] }, from(sunday), [course(1, 0, material(100_000))])
  assert.equal(finishDate, null)
  assert.equal(weeks.length, Math.floor(formLimits.learningRoutes.days / 7) + 1)
  assert.ok(weeks.every(({ minutes }) => minutes === 30))
})

/** Somebody learns day by day, and notes when each course is finished and what was learned in each week. */
function simulate({ hoursPerWeek, weeksOff }: Pace, { today, from, learned }: Start, courses: PlannedCourse[]) {
  const open = new Set<number>()
  const tasks = courses.map(({ courseId, materials }) => {
    const own = materials.filter(({ id, isLearned }) => !isLearned && !open.has(id))
    for (const { id } of own) open.add(id)
    return { courseId, left: own.reduce((sum, { minutes }) => sum + minutes, 0) }
  })
  const finish = new Map<number, string | null>(tasks.map(({ courseId }) => [courseId, null]))
  const weeks = new Map<string, number>()
  const ofDay = (date: string) => (weeksOff.includes(sundayBefore(date)) ? 0 : hoursPerWeek * 60)
  let next = 0
  // In sevenths of a minute, so that nothing is rounded away from one day to the next.
  let sevenths = 0
  for (let date = from; sundayBefore(date) === sundayBefore(today); date = addDays(date, 1)) sevenths += ofDay(date)
  let spent = Math.min(learned, Math.floor(sevenths / 7))
  sevenths = 0
  for (let day = 0; day <= formLimits.learningRoutes.days; day++) {
    const date = addDays(from, day)
    sevenths += ofDay(date)
    if (date < today) continue
    let minutes = Math.max(0, Math.floor(sevenths / 7) - spent)
    for (let task = tasks[next]; task; task = tasks[next]) {
      const part = Math.min(task.left, minutes)
      task.left -= part
      minutes -= part
      spent += part
      if (part > 0) weeks.set(sundayBefore(date), (weeks.get(sundayBefore(date)) ?? 0) + part)
      if (task.left > 0) break
      finish.set(task.courseId, date)
      next++
    }
    if (next === tasks.length) break
  }
  return { finish, weeks, last: addDays(from, formLimits.learningRoutes.days) }
}

const aPace = fc.record({
  hoursPerWeek: fc.integer({ min: 1, max: 160 }).map((halves) => halves / 2),
  weeksOff: fc.array(fc.integer({ min: 0, max: 30 }).map((week) => addDays(sunday, 7 * week))),
})
const aDay = fc.integer({ min: 0, max: 20 }).map((days) => addDays(sunday, days))
/** Some days of this week may be over, and something may be learned. */
const aStart = fc
  .tuple(aDay, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 2000 }))
  .map(([today, days, learned]): Start => {
    const chosen = addDays(today, -days)
    return { today, from: [chosen, sundayBefore(today)].sort().at(-1) ?? today, learned }
  })
const minutesOfMaterials = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 20, maxLength: 20 })
/** Courses of a few of twenty materials, every fifth of which is learned. */
const somePlan = fc
  .tuple(fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 19 }), { maxLength: 6 }), { maxLength: 6 }), minutesOfMaterials)
  .map(([courses, minutes]) =>
    courses.map((ids, place) => course(place + 1, 0, ...ids.map((id) => material(minutes[id] ?? 0, id, id % 5 === 0)))),
  )

test('learning day by day agrees with the sums: the same weeks, the same finish days, and no minute is lost', () => {
  fc.assert(
    fc.property(aPace, aStart, somePlan, (pace, start, courses) => {
      const schedule = toSchedule(pace, start, courses)
      const { finish, weeks, last } = simulate(pace, start, courses)
      for (const { courseId, finishDate } of schedule.courses)
        assert.equal(finishDate, finish.get(courseId), `course ${courseId}`)
      for (const { date, minutes, items, isOff } of schedule.weeks) {
        if (addDays(date, 6) <= last) assert.equal(minutes, weeks.get(date) ?? 0, date)
        assert.equal(
          items.reduce((sum, item) => sum + item.minutes, 0),
          minutes,
        )
        assert.ok(!isOff || minutes === 0)
      }
      const poured = schedule.weeks.reduce((sum, { minutes }) => sum + minutes, 0)
      if (schedule.finishDate !== null) assert.equal(poured, schedule.minutes)
      assert.equal(
        schedule.courses.reduce((sum, { minutes }) => sum + minutes, 0),
        schedule.minutes,
      )
    }),
    { numRuns: 300 },
  )
})

test('the day when work is done is the first that has the minutes', () => {
  fc.assert(
    fc.property(aPace, aStart, fc.integer({ min: 1, max: 20_000 }), (pace, start, minutes) => {
      const day = dayWhenLearned(pace, start, minutes)
      if (day === null) return
      assert.ok(minutesLeft(pace, start, day) >= minutes)
      assert.ok(minutesLeft(pace, start, addDays(day, -1)) < minutes)
      assert.ok(day >= start.today)
    }),
  )
})

test('the table of days has the same sums', () => {
  fc.assert(
    fc.property(aPace, aDay, fc.integer({ min: 0, max: formLimits.learningRoutes.days }), (pace, today, days) => {
      const table = minutesByDay(pace, today)
      assert.equal(table.length, formLimits.learningRoutes.days + 1)
      assert.equal(table[days], minutesUntil(pace, today, addDays(today, days)))
    }),
  )
})

const followed = (pace: Pace, dates: (string | null)[], ...courses: PlannedCourse[]): Followed =>
  followedFrom(from(sunday), pace, dates, ...courses)
const followedFrom = (start: Start, pace: Pace, dates: (string | null)[], ...courses: PlannedCourse[]): Followed => ({
  pace,
  start,
  dates,
  schedule: toSchedule(pace, start, courses),
  goneIds: [],
  lacking: undefined,
  toBuy: [],
  pointsUntil: undefined,
})

test('a plan holds on the last possible minute, and is late with one more; then half hours are rounded up', () => {
  const dates = ['2026-11-07', '2026-11-21']
  const plan = (first: number, second: number) =>
    followed(steady, dates, course(1, 0, material(first)), course(2, 1, material(second)))
  assert.deepEqual(routeState(plan(420, 840)), { kind: 'holds' })
  assert.deepEqual(routeState(plan(421, 0)), {
    kind: 'late',
    milestone: 0,
    date: '2026-11-07',
    hoursNeeded: 7.5,
    otherwise: '2026-11-08',
    later: ['2026-11-08', '2026-11-21'],
  })
  assert.deepEqual(routeState(plan(60, 1500)), {
    kind: 'late',
    milestone: 1,
    date: '2026-11-21',
    hoursNeeded: 9,
    otherwise: '2026-11-26',
    later: ['2026-11-07', '2026-11-26'],
  })
})

test('the hours that are needed keep all dates, and half an hour less does not', () => {
  fc.assert(
    fc.property(
      aPace,
      aStart,
      fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 4 }),
      (pace, start, minutes) => {
        const dates = minutes.map((_, place) => addDays(start.today, 10 * place + 3))
        const courses = minutes.map((count, place) => course(place, place, material(count)))
        const state = routeState(followedFrom(start, pace, dates, ...courses))
        if (state.kind !== 'late' || state.hoursNeeded === null) return
        const at = (hoursPerWeek: number) => routeState(followedFrom(start, { ...pace, hoursPerWeek }, dates, ...courses)).kind
        assert.deepEqual([at(state.hoursNeeded), at(state.hoursNeeded - 0.5)], ['holds', 'late'])
      },
    ),
  )
})

test('without a working day, or with too many hours, no pace keeps the date; a date in the past is late while something is due', () => {
  const nothingPossible = routeState(followed(withWeekOff, ['2026-10-31'], course(1, 0, material(1))))
  assert.deepEqual(nothingPossible, {
    kind: 'late',
    milestone: 0,
    date: '2026-10-31',
    hoursNeeded: null,
    otherwise: sunday,
    later: [sunday],
  })
  const tooMuch = routeState(followed(steady, [sunday], course(1, 0, material(12 * 60))))
  assert.equal(tooMuch.kind === 'late' && tooMuch.hoursNeeded, null)
})

test('a week’s time is lost only when the week is over, and what is learned takes its part of it', () => {
  const plan = (today: string, learned: number, minutes: number) =>
    followedFrom({ today, from: sunday, learned }, steady, ['2026-11-14'], course(1, 0, material(minutes)))
  const weekMinutes = ({ schedule }: Followed) => schedule.weeks.map(({ minutes }) => minutes)
  // Two weeks have 840 minutes: nobody is late for 840 on the last day of the first one, and everybody is a day later.
  for (const today of [sunday, '2026-11-04', '2026-11-07']) {
    assert.deepEqual([routeState(plan(today, 0, 840)), weekMinutes(plan(today, 0, 840))], [{ kind: 'holds' }, [420, 420]], today)
    assert.equal(routeState(plan(today, 0, 841)).kind, 'late', today)
  }
  const late = followed(steady, ['2026-11-14'], course(1, 0, material(840)))
  assert.equal(routeState({ ...late, start: from('2026-11-08') }).kind, 'late')
  // 100 of this week's 420 minutes are used up. More than a week's time takes nothing from the next one.
  assert.deepEqual(weekMinutes(plan('2026-11-04', 100, 740)), [320, 420])
  assert.equal(routeState(plan('2026-11-04', 100, 740)).kind, 'holds')
  assert.equal(routeState(plan('2026-11-04', 100, 741)).kind, 'late')
  assert.deepEqual(weekMinutes(plan('2026-11-04', 500, 340)), [0, 340])
  // A day that is over has no time, also in this week.
  const over = followedFrom({ today: '2026-11-04', from: sunday, learned: 0 }, steady, ['2026-11-03'], course(1, 0, material(1)))
  assert.equal(routeState(over).kind, 'late')
})

test('a plan that was found in time is in time when it is chosen, and on each day until the week or its date is over', () => {
  fc.assert(
    fc.property(
      aPace,
      aDay,
      fc.integer({ min: 0, max: 60 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (pace, today, days, share) => {
        const date = addDays(today, days)
        // What a search finds: minutes that there are from today on.
        const minutes = Math.floor(minutesUntil(pace, today, date) * share)
        for (let now = today; now <= date && sundayBefore(now) === sundayBefore(today); now = addDays(now, 1)) {
          const plan = followedFrom({ today: now, from: today, learned: 0 }, pace, [date], course(1, 0, material(minutes)))
          assert.notEqual(routeState(plan).kind, 'late', `${now} of ${today} until ${date}`)
        }
      },
    ),
  )
})

test('what is learned and bought is done, even late; what is still to be bought is not; a course that is gone comes first', () => {
  const learned = followed(steady, ['2026-10-31'], course(1, 0, material(30, 700, true)))
  assert.deepEqual(routeState(learned), { kind: 'done' })
  assert.deepEqual(routeState({ ...learned, toBuy: [{ by: 0, price: 10 }] }), { kind: 'holds' })
  assert.deepEqual(routeState({ ...learned, lacking: 0 }), { kind: 'lacks', milestone: 0, date: '2026-10-31' })
  assert.deepEqual(routeState({ ...learned, goneIds: [4] }), { kind: 'gone', courseIds: [4] })
})

test('the later dates are the earliest that the same courses keep', () => {
  fc.assert(
    fc.property(
      aPace,
      aStart,
      fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 4 }),
      (pace, start, minutes) => {
        const dates = minutes.map((_, place) => addDays(start.today, 10 * place - 5))
        const courses = minutes.map((count, place) => course(place, place, material(count)))
        const state = routeState(followedFrom(start, pace, dates, ...courses))
        if (state.kind !== 'late' || state.later === null) return
        const { later } = state
        assert.deepEqual(routeState(followedFrom(start, pace, later, ...courses)), { kind: 'holds' })
        for (const [place, date] of later.entries()) {
          const wanted = dates[place] ?? ''
          assert.ok(date && date >= wanted && date > (later[place - 1] ?? ''))
          if (date === wanted || addDays(date, -1) === later[place - 1]) continue
          const sooner = later.map((other, at) => (at === place ? addDays(date, -1) : other))
          assert.equal(routeState(followedFrom(start, pace, sooner, ...courses)).kind, 'late')
        }
      },
    ),
  )
})

test('too few points come before too little time; the later dates wait for the points', () => {
  const dates = ['2026-11-07', '2026-11-21', null]
  const courses = [course(1, 0, material(421)), course(2, 1, material(60)), course(3, 2, material(60))]
  const toBuy = [
    { by: 0, price: 10 },
    { by: 1, price: 20 },
    { by: 2, price: 5 },
  ]
  const plan = { ...followed(steady, dates, ...courses), toBuy }
  const withPoints = (balance: number, more = 0) =>
    routeState({ ...plan, pointsUntil: (date) => balance + (date === null || date >= '2026-11-30' ? more : 0) })
  const short = { kind: 'short', milestone: 1, date: '2026-11-21', missing: 5 }
  assert.deepEqual(withPoints(25, 10), { ...short, later: ['2026-11-08', '2026-11-30', null] })
  assert.deepEqual(withPoints(25), { ...short, later: null })
  assert.deepEqual(withPoints(30), { kind: 'short', milestone: 2, date: null, missing: 5, later: null })
  assert.equal(withPoints(35).kind, 'late')
})
