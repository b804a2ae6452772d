import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo, renewed } from '#server/testing/build.ts'
import { wanting } from '#server/testing/learning-routes.ts'
import { choosePlan, createCalendar, eventsIn, followRoute, readCalendar, saturdays } from '#server/testing/route-calendar.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addDays } from '../days.ts'

/** Reads the calendar with khal, a calendar program of Debian (scripts/setup.mjs installs it). */
class Khal {
  readonly home: string
  private readonly env: NodeJS.ProcessEnv

  private constructor(home: string) {
    this.home = home
    this.env = {
      PATH: process.env.PATH,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      LC_ALL: 'C.UTF-8',
    }
  }

  static async open(timeZone: string): Promise<Khal> {
    const home = await mkdtemp(join(tmpdir(), 'coursewise-khal-'))
    after(() => rm(home, { recursive: true }))
    await mkdir(join(home, 'events'))
    const day = '%Y-%m-%d'
    await writeFile(
      join(home, 'config'),
      [
        ...['[calendars]', '[[routes]]', `path = ${home}/events`, '[sqlite]', `path = ${home}/khal.db`],
        ...[
          '[default]',
          'default_calendar = routes',
          '[locale]',
          `local_timezone = ${timeZone}`,
          `default_timezone = ${timeZone}`,
        ],
        ...['timeformat = %H:%M', `dateformat = ${day}`, `longdateformat = ${day}`],
        ...[`datetimeformat = ${day} %H:%M`, `longdatetimeformat = ${day} %H:%M`, ''],
      ].join('\n'),
    )
    return new Khal(home)
  }

  async import(text: string): Promise<void> {
    const file = join(this.home, 'feed.ics')
    await writeFile(file, text)
    await this.run('import', '--batch', '-a', 'routes', file)
  }

  /** The files of the calendar; each is one event. */
  events = async () => (await readdir(join(this.home, 'events'))).length

  /** What begins on these days, in the program's time zone. */
  async list(from: string, to: string): Promise<string[]> {
    const format = '{start} > {end} | {title}'
    const output = await this.run('list', '--once', '--notstarted', '--day-format', '', '--format', format, from, to)
    return output.split('\n').filter((line) => line !== '')
  }

  private async run(...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)('khal', ['-c', join(this.home, 'config'), ...args], { env: this.env })
    return stdout
  }
}

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const skill = await buildSkill(t, 'Sails')
const goal = { milestones: [{ date: '2027-03-28', skills: wanting([skill, 2]) }], name: 'Größe' }

async function begin(hours: number, calendar: object) {
  const user = await buildUser(t)
  const build = async (minutes: number) =>
    (await buildCourse(t, author, { materials: [await buildVideo(t, { learningMinutes: minutes })] })).id
  const id = await followRoute(t, user, goal, [await build(60 * hours)])
  const path = await createCalendar(t, user, calendar)
  const change = async (form: object) => {
    const response = await t.as(await renewed(t, user)).put('/api/route-calendar', form)
    assert.equal(response.statusCode, 204, response.body)
  }
  return { id, build, change, read: () => readCalendar(t, path) }
}

test('imported again after a change, events have moved and none is there twice', async () => {
  const khal = await Khal.open('UTC')
  const { id, build, change, read } = await begin(21, saturdays)
  const first = await read()
  await khal.import(first)
  await khal.import(first)
  assert.equal(await khal.events(), 4)
  const november = () => khal.list('2026-11-01', '2026-12-31')
  const at = (date: string, from: string, to: string, hours = 7) =>
    `${date} ${from} > ${date} ${to} | Coursewise: ${hours} h of Größe`
  assert.deepEqual(await november(), [
    at('2026-11-07', '10:00', '17:00'),
    at('2026-11-14', '10:00', '17:00'),
    at('2026-11-21', '10:00', '17:00'),
  ])
  assert.deepEqual(await khal.list('2027-03-28', '2027-03-29'), ['2027-03-28 > 2027-03-28 | Coursewise: Sails 2 (Größe)'])
  await change({ ...saturdays, weekday: 3, time: '06:15' })
  await choosePlan(t, id, [await build(60 * 17)])
  const second = await read()
  assert.deepEqual(
    eventsIn(second).map(({ uid }) => uid),
    eventsIn(first).map(({ uid }) => uid),
  )
  await khal.import(second)
  assert.equal(await khal.events(), 4)
  assert.deepEqual(await november(), [
    at('2026-11-04', '06:15', '13:15'),
    at('2026-11-11', '06:15', '13:15'),
    at('2026-11-18', '06:15', '09:15', 3),
  ])
})

test('removed weeks are no longer in what a program reads, and the milestone is the same day everywhere', async () => {
  const { id, build, read } = await begin(21, saturdays)
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin']) {
    const khal = await Khal.open(timeZone)
    await khal.import(await read())
    assert.deepEqual(await khal.list('2027-03-27', '2027-03-30'), ['2027-03-28 > 2027-03-28 | Coursewise: Sails 2 (Größe)'])
  }
  await choosePlan(t, id, [await build(60)])
  const khal = await Khal.open('UTC')
  await khal.import(await read())
  assert.equal(await khal.events(), 2)
  await t.db.run(sql`delete from learning_routes where id = ${id}`)
  assert.deepEqual(eventsIn(await read()), [])
})

// Last, because the clock moves: to 12 October, so that both nights of the clock change are in the half year ahead.
test('blocks begin at the same time of day on both sides of each clock change, and are as long on the night itself', async () => {
  t.clock.move({ days: -21 })
  const hourLater: Record<string, string> = { '07:30': '08:30' }
  const hourEarlier: Record<string, string> = { '07:30': '06:30' }
  for (const { timeZone, nights } of [
    { timeZone: 'Europe/Berlin', nights: { '2026-10-25': hourEarlier, '2027-03-28': hourLater } },
    { timeZone: 'America/New_York', nights: { '2026-11-01': hourEarlier, '2027-03-14': hourLater } },
  ])
    for (const [from, to] of [
      ['10:00', '17:00'],
      ['00:30', '07:30'],
    ] as const) {
      const khal = await Khal.open(timeZone)
      const { read } = await begin(7 * 52, { weekday: 7, time: from, timeZone })
      await khal.import(await read())
      for (const [night, ends] of Object.entries(nights))
        for (const [day, end] of [
          [addDays(night, -7), to],
          [night, ends[to] ?? to],
          [addDays(night, 7), to],
        ] as const)
          assert.deepEqual(
            (await khal.list(day, addDays(day, 1))).filter((line) => !line.includes('Sails')),
            [`${day} ${from} > ${day} ${end} | Coursewise: 7 h of Größe`],
            `${timeZone} ${night}`,
          )
    }
})
