import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouteForm } from '#contract/learning-routes/route-form.ts'
import { newRoute, nextExpected, nextMilestone, routeLike, sundaysToChoose, toValues } from './route-draft.ts'

const today = '2026-11-18'
const wish = [{ skillId: 4, skillName: 'SQL', level: 3 }]

test('a new route with a name and a skill is valid as it is', () => {
  const form = RouteForm.parse(newRoute(today, { name: 'Data analyst', wish }))
  assert.deepEqual(form.milestones, [{ date: '2027-02-10', skills: wish }])
  assert.equal(RouteForm.safeParse(newRoute(today)).success, false)
})

test('a stored route comes back as it was, with the names of its skills', () => {
  const form: RouteForm = {
    name: 'Data analyst',
    milestones: [
      { date: '2027-01-01', skills: [{ skillId: 4, level: 3 }] },
      { date: null, skills: [{ skillId: 5, level: 2 }] },
    ],
    hoursPerWeek: 4.5,
    weeksOff: ['2026-12-20'],
    points: { areLimit: true, expected: [{ date: '2026-12-01', points: 200 }] },
    musts: [7],
    leftOut: [8],
    countOwn: false,
    countsForAuthors: true,
  }
  const values = toValues(form, new Map([[4, 'SQL']]))
  assert.deepEqual(
    values.milestones.map(({ key, skills }) => [key, skills[0]?.skillName]),
    [
      [1, 'SQL'],
      [2, ''],
    ],
  )
  const [first, second] = form.milestones
  assert.deepEqual(RouteForm.parse(values), {
    ...form,
    milestones: [
      { ...first, skills: [{ skillId: 4, skillName: 'SQL', level: 3 }] },
      { ...second, skills: [{ skillId: 5, skillName: '', level: 2 }] },
    ],
  })
})

test('the next milestone is later than the one before, and open after an open one', () => {
  const [first] = newRoute(today, { wish }).milestones
  assert.ok(first)
  assert.deepEqual(nextMilestone([first]), { key: 2, date: '2027-04-07', skills: [] })
  assert.deepEqual(nextMilestone([{ ...first, key: 5, date: null }]), { key: 6, date: null, skills: [] })
})

test('expected points come a month later, and then another month', () => {
  const first = nextExpected([], today)
  assert.deepEqual(first, { key: 1, date: '2026-12-18', points: '' })
  assert.equal(nextExpected([first], today).date, '2027-01-17')
  assert.equal(nextExpected([{ ...first, date: '' }], today).date, '2026-12-18')
})

test('weeks off are chosen from this Sunday on, each once', () => {
  assert.deepEqual(sundaysToChoose(today, []).slice(0, 2), ['2026-11-15', '2026-11-22'])
  assert.deepEqual(sundaysToChoose('2026-11-21', ['2026-11-22']).slice(0, 2), ['2026-11-15', '2026-11-29'])
  assert.equal(sundaysToChoose('2026-11-15', [])[0], '2026-11-15')
  const most = sundaysToChoose(today, [])
  assert.deepEqual(sundaysToChoose(today, most), [])
})

test('a route like a shared one has its goal and pace; dates that are over move together', () => {
  const skills = [{ skillId: 4, skillName: 'SQL', level: 3 }]
  const shared = (...dates: (string | null)[]) => ({
    milestones: dates.map((date) => ({ date, skills })),
    hoursPerWeek: 5.5,
    courses: [],
  })
  const toDates = (...dates: (string | null)[]) => routeLike(today, shared(...dates)).milestones.map(({ date }) => date)
  assert.deepEqual(toDates('2026-12-01', null), ['2026-12-01', null])
  assert.deepEqual(toDates('2026-11-08', '2026-12-08', null), ['2027-02-10', '2027-03-12', null])
  const { name, hoursPerWeek, milestones } = routeLike(today, shared('2026-12-01'))
  assert.deepEqual([name, hoursPerWeek, milestones[0]?.skills], ['', 5.5, skills])
})
