import { setTimeout as sleep } from 'node:timers/promises'
import { isLost, isTooSlow, Silent, Unavailable } from './database-errors.ts'
import { type Database, type DatabaseOptions, type Db, openDatabase, sql } from './db.ts'
import { type DatabaseServer, serversIn } from './servers.ts'

/** Milliseconds. A replica that stops is noticed after both of them at the latest; until then, its reads wait. */
const checkEvery = 1000
const longestCheck = 1000
/** A replica that lacks more seconds than this is not used until it has caught up. */
const mostSecondsBehind = 5
/** Positions to remember for a replica that does not move. */
const mostMissing = 1000

export interface ReplicaState {
  /** Its host and port. */
  name: string
  isUsed: boolean
  /** Infinite while nobody knows. */
  secondsBehind: number
  /** How often it was in use and then no longer. */
  timesLeft: number
  reads: number
}

/** Reads from replicas that are well, and from the primary when none is. Everything else goes to the primary. */
export interface ReadDatabase extends Db {
  states(): ReplicaState[]
  /** How many reads the primary had to do, because no replica was well. */
  countPrimaryReads(): number
  close(): Promise<void>
}

interface ReadOptions extends DatabaseOptions {
  /** Called with a sentence when a replica is left or used again. */
  report?: (sentence: string) => void
}

/** Each server in the URL is a replica with its own connections. Reads take turns. */
export function openReadDatabase(
  primary: Database,
  url: string,
  { report = () => {}, ...options }: ReadOptions = {},
): ReadDatabase {
  const replicas = serversIn(url).map((server) => new Replica(server, options, report))
  const timer = checkRegularly(primary, replicas)
  let turn = 0
  let primaryReads = 0

  async function read<T>(ask: (db: Db) => Promise<T>): Promise<T> {
    const wellOnes = replicas.filter(({ isUsed }) => isUsed)
    const first = turn++
    // All of them before the primary: in a failover it is away, and the replica that breaks may be that same server.
    for (const index of wellOnes.keys()) {
      const replica = wellOnes[(first + index) % wellOnes.length]
      if (!replica?.isUsed) continue
      try {
        return await replica.read(ask)
      } catch (error) {
        // What is too slow for a replica would be too slow for the others too.
        if (!(error instanceof Unavailable) || isTooSlow(error)) throw error
      }
    }
    primaryReads++
    return ask(primary)
  }

  return {
    one: (statement) => read((db) => db.one(statement)),
    maybe: (statement) => read((db) => db.maybe(statement)),
    many: (statement) => read((db) => db.many(statement)),
    run: (statement) => primary.run(statement),
    tx: (work, options) => primary.tx(work, options),
    states: () => replicas.map((replica) => replica.state()),
    countPrimaryReads: () => primaryReads,
    async close() {
      clearInterval(timer)
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}

function checkRegularly(primary: Database, replicas: Replica[]): NodeJS.Timeout {
  let isAsking = false
  /** While the primary is busy or away, replicas are compared with where it was last seen. */
  async function lookAtPrimary(): Promise<void> {
    if (isAsking) return
    isAsking = true
    try {
      const { position } = await primary.one<{ position: number }>(sql`
        select (pg_current_wal_flush_lsn() - '0/0')::bigint as position`)
      for (const replica of replicas) replica.primaryIsAt(position)
    } catch {
      // The next look may succeed.
    } finally {
      isAsking = false
    }
  }
  const checkAll = () => {
    void lookAtPrimary()
    for (const replica of replicas) void replica.check()
  }
  checkAll()
  return setInterval(checkAll, checkEvery).unref()
}

/** Not used until checks have shown that it is well and has seen what the primary has done. */
class Replica {
  isUsed = false
  private readonly name: string
  private readonly db: Database
  /** A connection of its own, so that a check never waits for reads. */
  private readonly checks: Database
  private readonly report: (sentence: string) => void
  private primary = { position: 0, seenAt: 0 }
  /** Where the primary was seen and this replica has not been yet, and when. The oldest comes first. */
  private missing: { position: number; seenAt: number }[] = []
  private secondsBehind = Number.POSITIVE_INFINITY
  private timesLeft = 0
  private reads = 0
  private isClosed = false

  constructor({ host, url }: DatabaseServer, options: DatabaseOptions, report: (sentence: string) => void) {
    this.name = host
    this.report = report
    // The second try is the primary's.
    this.db = openDatabase(url, { ...options, tries: 1 })
    this.checks = openDatabase(url, { prepare: options.prepare ?? true, connections: 1, tries: 1 })
  }

  async read<T>(ask: (db: Db) => Promise<T>): Promise<T> {
    this.reads++
    try {
      return await ask(this.db)
    } catch (error) {
      if (isLost(error)) this.leave('a connection to it broke')
      throw error
    }
  }

  primaryIsAt(position: number): void {
    const seenAt = performance.now()
    // At the start, and after a failover to a primary that is not as far, nobody knows how old the data of the replica is.
    const isOther = this.primary.position === 0 || position < this.primary.position
    if (isOther) this.missing = [{ position, seenAt: Number.NEGATIVE_INFINITY }]
    else if (position > this.primary.position && this.missing.length < mostMissing) this.missing.push({ position, seenAt })
    this.primary = { position, seenAt }
  }

  async check(): Promise<void> {
    try {
      const silence = sleep(longestCheck, undefined, { ref: false }).then(() => {
        throw new Silent(longestCheck)
      })
      this.isAt(await Promise.race([this.askPosition(), silence]))
    } catch (error) {
      this.checks.cut()
      this.leave(error instanceof Unavailable ? (error.cause as Error).message : (error as Error).message)
    }
  }

  state(): ReplicaState {
    const { name, isUsed, secondsBehind, timesLeft, reads } = this
    return { name, isUsed, secondsBehind, timesLeft, reads }
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.isUsed = false
    await Promise.all([this.db.close(), this.checks.close()])
  }

  /** It may have become the primary. */
  private async askPosition(): Promise<number> {
    const { position } = await this.checks.one<{ position: number }>(sql`
      select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end - '0/0')::bigint as position`)
    return position
  }

  /** It lacks what the primary has done since it was first seen beyond this position. An idle primary leaves nobody behind. */
  private isAt(position: number): void {
    if (this.primary.position === 0) return
    while (this.missing[0] && this.missing[0].position <= position) this.missing.shift()
    this.secondsBehind = this.missing[0] ? (this.primary.seenAt - this.missing[0].seenAt) / 1000 : 0
    if (this.secondsBehind > mostSecondsBehind) this.leave(`it is more than ${mostSecondsBehind} seconds behind`)
    else if (!this.isUsed && !this.isClosed) {
      this.isUsed = true
      this.report(`reading from the replica ${this.name}`)
    }
  }

  /** Reads that wait for it fail at once, and go to the primary. */
  private leave(reason: string): void {
    if (!this.isUsed) return
    this.isUsed = false
    this.timesLeft++
    this.report(`no longer reading from the replica ${this.name}: ${reason}`)
    this.db.cut()
  }
}
