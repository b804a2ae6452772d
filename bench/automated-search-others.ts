import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { onServer } from '#server/testing/test-app.ts'
import { fill } from './fill.ts'
import { load } from './http-load.ts'
import { makeToken, secretKey } from './measure.ts'
import { startProcess } from './processes.ts'

export interface Others {
  /** What was searched for: plans or routes. */
  what: string
  /** Median time of the catalogue's first page. */
  idleMs: number
  busyMs: number
  seconds: number
}

export const searches = 20

/** Whether a visitor of the catalogue notices that many searches run. */
export async function measureOthers(): Promise<Others[]> {
  const dir = mkdtempSync(join(tmpdir(), 'coursewise-bench-'))
  const postgres = await startEmbeddedPostgres({ dir, settings: { max_connections: 100, shared_buffers: '1GB' } })
  try {
    await onServer(postgres.databaseUrl('postgres'), 'create database bench')
    const db = await fill(postgres.databaseUrl('bench'), 50_000)
    await db.close()
    const env = {
      DATABASE_URL: postgres.databaseUrl('bench'),
      DATA_DIR: join(dir, 'data'),
      PORT: '0',
      DEMO: '0',
      SEARCHES_PER_ADDRESS: '1000000',
      SECRET_KEY: secretKey,
    }
    const server = await startProcess('server/main.ts', env)
    try {
      return [await whileSearching(server.port, 'plans', findPlan), await whileSearching(server.port, 'routes', findRoute)]
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function whileSearching(
  port: number,
  what: string,
  search: (port: number, number: number) => Promise<void>,
): Promise<Others> {
  const page = (seconds: number) =>
    load(port, () => ({ method: 'GET', path: '/api/courses?pageSize=4&pageNumber=1' }), { connections: 2, seconds })
  await page(2)
  await search(port, 0)
  const idle = await page(5)
  const began = performance.now()
  const running = Promise.all(Array.from({ length: searches }, (_, number) => search(port, number)))
  const busy = await page(5)
  await running
  return { what, idleMs: idle.medianMs, busyMs: busy.medianMs, seconds: (performance.now() - began) / 1000 }
}

async function findPlan(port: number, number: number): Promise<void> {
  const path = number % 2 === 0 ? 'automated-search' : 'automated-search-based-on-time'
  await post(port, `/api/courses/${path}`, makeWish(number, 20))
}

/** Each of another user, with a date in the middle and none at the end. */
async function findRoute(port: number, number: number): Promise<void> {
  const token = await makeToken(9501 + number)
  const wish = makeWish(number, 10)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const { id } = await post(
    port,
    '/api/learning-routes',
    {
      name: 'Bench',
      milestones: [
        { date: inDays(200), skills: wish.slice(0, 5) },
        { date: null, skills: wish },
      ],
      hoursPerWeek: 20,
      weeksOff: [],
      points: { areLimit: false, expected: [] },
      musts: [],
      leftOut: [],
      countOwn: true,
    },
    token,
  ).then((text) => JSON.parse(text))
  await post(port, `/api/learning-routes/${id}/search?timeZone=UTC`, undefined, token)
}

const makeWish = (number: number, skills: number) =>
  Array.from({ length: skills }, (_, place) => ({
    skillId: 1 + ((number + place * 3) % 50),
    level: 20 + ((number * 7 + place) % 40),
  }))

async function post(port: number, path: string, body?: unknown, token?: string, seconds = 600): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  // Only so many may wait at once.
  if (response.status === 429 && seconds > 0) {
    await setTimeout(1000)
    return post(port, path, body, token, seconds - 1)
  }
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`)
  return text
}
