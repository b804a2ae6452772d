import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Access } from '#contract/http.ts'
import type { Clock } from './clock.ts'
import type { SideThread } from './costly-work/side-thread.ts'
import type { Database } from './database/db.ts'
import type { SharedReads } from './http/shared-reads.ts'
import type { Secrets } from './security/secrets.ts'
import type { User } from './security/tokens.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage/storage.ts'

/** What the whole server is made from. */
export interface Parts {
  db: Database
  clock: Clock
  storage: Storage
  settings: Settings
  secrets: Secrets
}

/** The server as features see it. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>

declare module 'fastify' {
  interface FastifyInstance extends Parts {
    guestReads: SharedReads
    /** Draws PDFs. */
    documents: SideThread
    zipChecks: SideThread
  }
  interface FastifyRequest {
    /** Who is signed in; on a route that is open to guests use `viewer`. */
    readonly user: User
    viewer: User | undefined
  }
  interface FastifyContextConfig {
    access?: Access
  }
}
