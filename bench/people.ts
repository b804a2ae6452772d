// npm run bench -- people: what the statistics cost with many people, and a thousand learners at once. Writes bench/RESULTS-people.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { onServer } from '#server/testing/test-app.ts'
import { courses, fillPeople, materialsPerCourse } from './fill-people.ts'
import { type Call, load, median, type Result } from './http-load.ts'
import { type Learner, learningCall, makeToken, secretKey } from './measure.ts'
import { startProcess } from './processes.ts'

const [small, large] = [1000, 1_000_000]
const rounds = 3
const pages = [
  'materials/10/1',
  'materials/10/1?orderBy=usersCount&isAscending=false',
  'sales',
  'sales-in-range',
  'courses/10/1',
  'users/10/1',
  'users/10/1?orderBy=balance&isAscending=false',
  'users/10/1?orderBy=completedCoursesPercentage&isAscending=false',
]
const dir = mkdtempSync(join(tmpdir(), 'coursewise-bench-'))
const postgres = await startEmbeddedPostgres({
  dir,
  settings: { max_connections: 100, max_wal_size: '8GB', shared_buffers: '1GB' },
})
const lines: string[] = []
const say = (line: string) => {
  console.log(line)
  lines.push(line)
}

try {
  const portals = []
  for (const enrolments of [small, large]) portals.push(await start(enrolments))
  const [few, many] = portals as [Awaited<ReturnType<typeof start>>, Awaited<ReturnType<typeof start>>]
  say('# What `npm run bench -- people` measured\n')
  say(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}); server, database and measuring client share them.\n`,
  )
  say('## Statistics: median time with 1,000,000 enrolments and 100,000 users against 1,000 enrolments\n')
  say('| page | ratio |\n| --- | ---: |')
  for (const page of pages) {
    const path = `/api/statistics/${page}`
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      times[0].push((await few.asAdmin(path)).medianMs)
      times[1].push((await many.asAdmin(path)).medianMs)
    }
    say(`| ${page} | ${(median(times[1]) / median(times[0])).toFixed(2)} |`)
  }
  const first = '/api/courses/filtered/2/4/0/true'
  const alone = await many.asGuest(first)
  const [beside] = await Promise.all([many.asGuest(first), many.asAdmin('/api/statistics/users/10/1', 2)])
  say(
    `\nThe catalogue while an Admin reads statistics without pause: ${(beside.rate / alone.rate).toFixed(2)} of its requests a second.\n`,
  )

  say('## Learners at once: open the learning screen, save the place, mark learned and unlearned\n')
  const fifty = await many.learners(50)
  const thousand = await many.learners(1000)
  say(
    `1,000 learners get ${(thousand.rate / fifty.rate).toFixed(2)} times as many requests a second as 50, without an error (${thousand.count} requests).`,
  )
  writeFileSync('bench/RESULTS-people.md', `${lines.join('\n')}\n`)
  for (const portal of portals) await portal.stop()
} finally {
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}

async function start(enrolments: number) {
  const name = `people_${enrolments}`
  await onServer(postgres.databaseUrl('postgres'), `create database ${name}`)
  const db = await fillPeople(postgres.databaseUrl(name), enrolments)
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: postgres.databaseUrl(name),
    DATA_DIR: join(dir, name),
    PORT: '0',
    DEMO: '0',
    SECRET_KEY: secretKey,
  })
  const admin = await makeToken(1, ['Student', 'Admin'])
  const run = (call: Call, connections = 32): Promise<Result> => load(server.port, () => call, { connections, seconds: 1.5 })
  return {
    asAdmin: (path: string, connections = 8) => run({ method: 'GET', path, token: admin }, connections),
    asGuest: (path: string) => run({ method: 'GET', path }),
    async learners(count: number) {
      const learners = await Promise.all(Array.from({ length: count }, (_, number) => makeLearner(number + 2)))
      const steps = new Map<number, number>()
      return load(
        server.port,
        (connection) => {
          const step = steps.get(connection) ?? 0
          steps.set(connection, step + 1)
          return learningCall(learners[connection] as Learner, step)
        },
        { connections: count, seconds: 8 },
      )
    },
    async stop() {
      await server.stop()
      await db.close()
    },
  }
}

/** A course of this user from fill-people. */
async function makeLearner(user: number): Promise<Learner> {
  const courseId = 1 + ((user * 37 + 101) % courses)
  const materialIds = Array.from({ length: materialsPerCourse }, (_, place) => (courseId - 1) * materialsPerCourse + 1 + place)
  return { token: await makeToken(user), courseId, materialIds }
}
