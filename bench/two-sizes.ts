import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import type { Database } from '#server/core/database/db.ts'
import { onServer } from '#server/testing/test-app.ts'
import { type Call, load, median } from './http-load.ts'
import { secretKey } from './measure.ts'
import { type Started, startProcess } from './processes.ts'

export interface Portal {
  /** Of what there is much: courses, or answers. */
  size: number
  db: Database
  server: Started
}

const rounds = 10

/** A small and a large portal on one PostgreSQL, and what a call costs in the large one against the small one. */
export class TwoSizes {
  readonly portals: Portal[] = []
  private readonly lines: string[] = []
  private readonly dir = mkdtempSync(join(tmpdir(), 'coursewise-bench-'))
  private readonly postgres = startEmbeddedPostgres({
    dir: this.dir,
    settings: { max_connections: 100, max_wal_size: '8GB', shared_buffers: '1GB' },
  })

  /** The first portal is the small one. */
  async start(size: number, fill: (url: string) => Promise<Database>): Promise<Portal> {
    const { databaseUrl } = await this.postgres
    const name = `size_${size}`
    await onServer(databaseUrl('postgres'), `create database ${name}`)
    const url = databaseUrl(name)
    const began = performance.now()
    const db = await fill(url)
    console.log(`${size} filled in ${Math.round((performance.now() - began) / 1000)} s`)
    const env = { DATABASE_URL: url, DATA_DIR: join(this.dir, name), PORT: '0', DEMO: '0', SECRET_KEY: secretKey }
    const portal = { size, db, server: await startProcess('server/main.ts', env) }
    this.portals.push(portal)
    return portal
  }

  say(line: string): void {
    console.log(line)
    this.lines.push(line)
  }

  sayWhat(bench: string, what: string): void {
    this.say(`# What \`npm run bench -- ${bench}\` measured\n`)
    this.say(
      `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}); server, database and measuring client share them. ${what} Each ratio is taken within a round; the median of ${rounds} rounds counts.\n`,
    )
  }

  /** The median time of a call in the last portal against that in the first. The first round only warms up. */
  async growth(name: string, toCall: (portal: Portal, request: number) => Call): Promise<number> {
    const ratios: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const times: number[] = []
      for (const portal of this.portals) {
        let request = 0
        times.push((await load(portal.server.port, () => toCall(portal, request++), { seconds: 1 })).medianMs)
      }
      const [before = Number.NaN, after = Number.NaN] = times
      if (round > 0) ratios.push(after / before)
    }
    this.say(`| ${name} | ${median(ratios).toFixed(2)} |`)
    return median(ratios)
  }

  write(file: string): void {
    writeFileSync(file, `${this.lines.join('\n')}\n`)
  }

  async stop(): Promise<void> {
    for (const { server, db } of this.portals) {
      await server.stop()
      await db.close()
    }
    await (await this.postgres).stop()
    rmSync(this.dir, { recursive: true, force: true })
  }
}
