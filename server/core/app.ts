import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { DemoAccount } from '#contract/accounts/accounts.ts'
import type { Access } from '#contract/core/http.ts'
import type { Clock } from './clock.ts'
import type { SideThread } from './costly-work/side-thread.ts'
import type { Database, Db, TransactionOptions } from './database/db.ts'
import type { ReadDatabase } from './database/read-database.ts'
import type { SharedReads } from './http/shared-reads.ts'
import type { Secrets } from './security/secrets.ts'
import type { User } from './security/tokens.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage/storage.ts'

/** What the server is made from; the first argument of every rule. */
export interface Parts {
  db: Db
  clock: Clock
  storage: Storage
  settings: Settings
  secrets: Secrets
}

/** The parts as the process opens them, with a whole `Database`. */
export interface OpenedParts extends Parts {
  db: Database
  /** Only with DATABASE_READ_URL. */
  replicas?: ReadDatabase | undefined
}

/** The same parts with another database: a transaction, or one with longer limits. Copied by name, because `app` serves as parts too. */
export const withDb = ({ clock, storage, settings, secrets }: Parts, db: Db): Parts => ({
  db,
  clock,
  storage,
  settings,
  secrets,
})

/** Everything that the work does with its own `parts` happens, or nothing does. */
export const inTransaction = <T>(parts: Parts, work: (parts: Parts) => Promise<T>, options?: TransactionOptions): Promise<T> =>
  parts.db.tx((db) => work(withDb(parts, db)), options)

/** What `demo/` adds to a portal that is started as a demo. */
export interface Demo {
  /** Offered on the login screen. */
  accounts: DemoAccount[]
  /** Fills an empty portal. */
  seed(parts: Parts): Promise<unknown>
  endpoints(app: App): void
  /** Called at each start: the demo's data holds whole links into the portal. */
  setAddress(db: Db, url: string): Promise<unknown>
}

/** The server, as features use it. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>

declare module 'fastify' {
  interface FastifyInstance extends OpenedParts {
    demo: Demo | undefined
    /** For reads that may be a few seconds old: a replica if one is well, else the same as `db`. */
    readDb: Db
    guestReads: SharedReads
    /** Draws PDFs. */
    documents: SideThread
    zipChecks: SideThread
    /** Set when a stop begins, so that a balancer sends nobody here any more. */
    draining: boolean
  }
  interface FastifyRequest {
    /** The signed-in user; at an endpoint that is open to guests use `viewer`. */
    readonly user: User
    viewer: User | undefined
  }
  interface FastifyContextConfig {
    access?: Access
    confirmed?: boolean
    isStream?: true
    isRoutine?: true
    onlyCounts?: true
  }
}
