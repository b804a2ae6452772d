import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { onServer } from '#server/testing/test-app.ts'
import { fill } from './fill.ts'
import { load } from './http-load.ts'
import { startProcess } from './processes.ts'

export interface Others {
  /** Median time of the catalogue's first page. */
  idleMs: number
  busyMs: number
  searches: number
  seconds: number
}

const searches = 20

/** Whether a visitor of the catalogue notices that many searches run. */
export async function measureOthers(): Promise<Others> {
  const dir = mkdtempSync(join(tmpdir(), 'coursewise-bench-'))
  const postgres = await startEmbeddedPostgres({ dir, settings: { max_connections: 100, shared_buffers: '1GB' } })
  try {
    await onServer(postgres.urlOf('postgres'), 'create database bench')
    const db = await fill(postgres.urlOf('bench'), 50_000)
    await db.close()
    const env = {
      DATABASE_URL: postgres.urlOf('bench'),
      DATA_DIR: join(dir, 'data'),
      PORT: '0',
      DEMO: '0',
      SEARCHES_PER_ADDRESS: '1000000',
    }
    const server = await startProcess('server/main.ts', env)
    try {
      const page = (seconds: number) =>
        load(server.port, () => ({ method: 'GET', path: '/api/courses?pageSize=4&pageNumber=1' }), { connections: 2, seconds })
      await page(2)
      await search(server.port, 0)
      const idle = await page(5)
      const began = performance.now()
      const running = Promise.all(Array.from({ length: searches }, (_, number) => search(server.port, number)))
      const busy = await page(5)
      await running
      return { idleMs: idle.medianMs, busyMs: busy.medianMs, searches, seconds: (performance.now() - began) / 1000 }
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function search(port: number, number: number): Promise<void> {
  const wish = Array.from({ length: 20 }, (_, place) => ({
    skillId: 1 + ((number + place * 3) % 50),
    level: 20 + ((number * 7 + place) % 40),
  }))
  const path = number % 2 === 0 ? 'automated-search' : 'automated-search-based-on-time'
  const response = await fetch(`http://127.0.0.1:${port}/api/courses/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  if (response.status !== 200) throw new Error(`a search returned ${response.status}: ${await response.text()}`)
}
