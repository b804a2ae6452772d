import { formLimits } from '#contract/core/form-limits.ts'
import { limits } from '#contract/core/limits.ts'
import { type Db, sql } from '#server/core/database/db.ts'

export type EndReason = 'signed-out' | 'password-changed' | 'reuse' | 'by-admin'

export interface Session {
  userId: number
  rememberMe: boolean
}

export async function insertSession(
  db: Db,
  session: {
    id: string
    userId: number
    rememberMe: boolean
    device: string | null
    tokenHash: Buffer
    now: Date
    expiresAt: Date
  },
) {
  await db.run(sql`
    with session as (
      insert into sessions (id, user_id, remember_me, device, created_at, expires_at)
      values (${session.id}, ${session.userId}, ${session.rememberMe}, ${session.device}, ${session.now}, ${session.expiresAt}) returning id)
    insert into refresh_tokens (hash, session_id, issued_at) select ${session.tokenHash}, id, ${session.now} from session`)
}

/** Returns undefined when it has ended. Other uses of it wait until this transaction ends. */
export const lockSession = (db: Db, id: string, now: Date) =>
  db.maybe<Session>(sql`
    select user_id as "userId", remember_me as "rememberMe" from sessions
     where id = ${id} and ended_at is null and expires_at > ${now} for no key update`)

/** `usedAt` is null until the token is used. */
export const findToken = (db: Db, sessionId: string, hash: Buffer) =>
  db.maybe<{ usedAt: Date | null }>(sql`
    select replaced_at as "usedAt" from refresh_tokens where hash = ${hash} and session_id = ${sessionId}`)

/** The successor of this token. */
export const findFollowing = (db: Db, sessionId: string, previous: Buffer) =>
  db.maybe<{ hash: Buffer; usedAt: Date | null }>(sql`
    select hash, replaced_at as "usedAt" from refresh_tokens where previous = ${previous} and session_id = ${sessionId}`)

/** The token that has no successor. */
export const getNewestToken = (db: Db, sessionId: string) =>
  db.one<{ hash: Buffer; previous: Buffer | null }>(sql`
    select t.hash, t.previous from refresh_tokens t
     where t.session_id = ${sessionId} and t.replaced_at is null
       and not exists (select from refresh_tokens following where following.previous = t.hash)`)

export const insertToken = (db: Db, token: { hash: Buffer; previous: Buffer; sessionId: string; now: Date }) =>
  db.run(sql`
    insert into refresh_tokens (hash, session_id, issued_at, previous)
    values (${token.hash}, ${token.sessionId}, ${token.now}, ${token.previous})`)

export const markUsed = (db: Db, hash: Buffer, now: Date) =>
  db.run(sql`update refresh_tokens set replaced_at = ${now} where hash = ${hash}`)

/** Never beyond the longest session, measured from the sign-in. */
export const extendSession = (db: Db, id: string, expiresAt: Date) =>
  db.run(sql`
    update sessions set expires_at = least(${expiresAt}, created_at + ${formLimits.longestSessionDays} * interval '1 day') where id = ${id}`)

/** Returns false when it has ended. */
export const confirmSession = (db: Db, id: string, now: Date) =>
  db
    .run(sql`update sessions set confirmed_at = ${now} where id = ${id} and ended_at is null and expires_at > ${now}`)
    .then((count) => count === 1)

export const endSession = (db: Db, id: string, reason: EndReason, now: Date) =>
  db.run(sql`update sessions set ended_at = ${now}, end_reason = ${reason} where id = ${id} and ended_at is null`)

/** A used token counts too: the client that signs out with it may have lost the response with its successor. */
export const endSessionOfToken = (db: Db, hash: Buffer, now: Date) =>
  db.run(sql`
    update sessions set ended_at = ${now}, end_reason = 'signed-out'
     where id = (select session_id from refresh_tokens where hash = ${hash}) and ended_at is null`)

/** Also ends sign-ins that have begun. */
export const endAllSessions = (db: Db, userId: number, reason: EndReason, now: Date) =>
  db.tx(async (db) => {
    // First, because it waits for a sign-in that is just starting a session; the next statement then finds that session.
    await db.run(sql`update users set sign_outs = sign_outs + 1 where id = ${userId}`)
    await db.run(
      sql`update sessions set ended_at = ${now}, end_reason = ${reason} where user_id = ${userId} and ended_at is null`,
    )
  })

/** Returns false if all sessions were ended, or the user deleted, since the account was read. Neither happens until this transaction ends. */
export const lockForSignIn = (db: Db, { id, signOuts }: { id: number; signOuts: number }) =>
  db
    .maybe(sql`select from users where id = ${id} and sign_outs = ${signOuts} and deleted_at is null for no key update`)
    .then((row) => row !== undefined)

export interface LiveSession {
  id: string
  device: string | null
  signedInAt: Date
  lastUsedAt: Date
}

/** At most a hundred: the current one first, then by last use. Each use issues a refresh token, so the newest one says when the session was used. */
export const listLiveSessions = (db: Db, userId: number, currentId: string, now: Date) =>
  db.many<LiveSession>(sql`
    select s.id, s.device, s.created_at as "signedInAt", t.issued_at as "lastUsedAt"
      from sessions s
     cross join lateral (select max(issued_at) as issued_at from refresh_tokens
                          where session_id = s.id and replaced_at is null) t
     where s.user_id = ${userId} and s.ended_at is null and s.expires_at > ${now}
     order by s.id = ${currentId} desc, t.issued_at desc, s.id
     limit ${limits.maxPageSize}`)

/** Returns whether it was a live session of this user. */
export const endOwnSession = (db: Db, userId: number, id: string, now: Date) =>
  db
    .run(sql`
      update sessions set ended_at = ${now}, end_reason = 'signed-out'
       where id = ${id} and user_id = ${userId} and ended_at is null and expires_at > ${now}`)
    .then((count) => count === 1)

export const endOtherSessions = (db: Db, userId: number, currentId: string, now: Date) =>
  db.run(sql`
    update sessions set ended_at = ${now}, end_reason = 'signed-out'
     where user_id = ${userId} and id <> ${currentId} and ended_at is null`)

/** Tokens of sessions that expired long ago are of no use. */
export const forgetSessions = (db: Db, expiredBefore: Date) =>
  db.run(sql`delete from sessions where expires_at < ${expiredBefore}`)
