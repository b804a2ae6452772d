import { type Db, sql } from '#server/core/db.ts'

export type EndReason = 'signed-out' | 'replaced' | 'password-changed' | 'reuse' | 'by-admin'

export interface KnownToken {
  sessionId: string
  userId: number
  rememberMe: boolean
  replacedAt: Date | null
  /** Whether the session goes on: not ended and not past its time. */
  alive: boolean
}

export async function insertSession(
  db: Db,
  session: { id: string; userId: number; rememberMe: boolean; tokenHash: Buffer; now: Date; expiresAt: Date },
) {
  await db.run(sql`
    with session as (
      insert into sessions (id, user_id, remember_me, created_at, expires_at)
      values (${session.id}, ${session.userId}, ${session.rememberMe}, ${session.now}, ${session.expiresAt}) returning id)
    insert into refresh_tokens (hash, session_id, issued_at) select ${session.tokenHash}, id, ${session.now} from session`)
}

export const findToken = (db: Db, hash: Buffer, now: Date) =>
  db.maybe<KnownToken>(sql`
    select s.id as "sessionId", s.user_id as "userId", s.remember_me as "rememberMe", t.replaced_at as "replacedAt",
           s.ended_at is null and s.expires_at > ${now} as alive
      from refresh_tokens t join sessions s on s.id = t.session_id
     where t.hash = ${hash}`)

/** Each token can be replaced once: of two requests with the same one, only the first gets true. */
export async function replaceToken(db: Db, token: { sessionId: string; hash: Buffer; next: Buffer; now: Date; expiresAt: Date }) {
  const replaced = await db.run(
    sql`update refresh_tokens set replaced_at = ${token.now} where hash = ${token.hash} and replaced_at is null`,
  )
  if (replaced === 0) return false
  await db.run(
    sql`insert into refresh_tokens (hash, session_id, issued_at) values (${token.next}, ${token.sessionId}, ${token.now})`,
  )
  const alive = await db.run(
    sql`update sessions set expires_at = ${token.expiresAt} where id = ${token.sessionId} and ended_at is null`,
  )
  return alive === 1
}

export const isLiveToken = (db: Db, hash: Buffer) =>
  db
    .one<{ live: boolean }>(sql`select exists (select from refresh_tokens where hash = ${hash} and replaced_at is null) as live`)
    .then((row) => row.live)

export const endSession = (db: Db, id: string, reason: EndReason, now: Date) =>
  db.run(sql`update sessions set ended_at = ${now}, end_reason = ${reason} where id = ${id} and ended_at is null`)

/** One that was replaced counts too: whoever signs out with it may have lost the answer that carried its successor. */
export const endSessionOfToken = (db: Db, hash: Buffer, now: Date) =>
  db.run(sql`
    update sessions set ended_at = ${now}, end_reason = 'signed-out'
     where id = (select session_id from refresh_tokens where hash = ${hash}) and (ended_at is null or end_reason = 'replaced')`)

export const endAllSessions = (db: Db, userId: number, reason: EndReason, now: Date) =>
  db.run(sql`update sessions set ended_at = ${now}, end_reason = ${reason} where user_id = ${userId} and ended_at is null`)

/**
 * Undefined when it ended for good. One that was replaced may be so again, because the answer with its successor can be lost, but
 * only while no session of this user was ended otherwise since: that one may have been the successor.
 */
export const endToReplace = (db: Db, id: string, now: Date) =>
  db.maybe<{ rememberMe: boolean }>(sql`
    update sessions s set ended_at = coalesce(s.ended_at, ${now}), end_reason = 'replaced'
     where s.id = ${id} and (s.ended_at is null or s.end_reason = 'replaced' and not exists (
       select from sessions other
        where other.user_id = s.user_id and other.end_reason <> 'replaced' and other.ended_at >= s.ended_at))
    returning s.remember_me as "rememberMe"`)

/** Tokens of sessions long past tell nothing any more. */
export const forgetSessions = (db: Db, expiredBefore: Date) =>
  db.run(sql`delete from sessions where expires_at < ${expiredBefore}`)
