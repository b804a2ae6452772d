import { limits } from '#contract/core/limits.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { sql } from '#server/core/database/db.ts'
import { formerEmail, formerUser, type Leaver, type Topic } from '#server/core/personal-data.ts'
import { hashOfNoPassword } from '#server/core/security/passwords.ts'
import { removeFactors } from './factors/factors.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'profile',
    about: 'Your name, email address, position, roles, and the address of your author page.',
    rows: () =>
      db.many(sql`
        select name, email, position, handle as "authorPage", is_creator as "isCreator", is_admin as "isAdmin", created_at as "registeredAt", email_verified_at as "emailVerifiedAt",
               deletion_due_at as "deletionDueAt" from users where id = ${userId}`),
  },
  {
    name: 'sessions',
    about: 'Where you are or were logged in: the device, and when it was used. A session is kept for a week after its end.',
    rows: () =>
      db.many(sql`
        select device, remember_me as "rememberMe", created_at as "startedAt",
               (select max(issued_at) from refresh_tokens t where t.session_id = s.id) as "lastUsedAt",
               expires_at as "expiresAt", ended_at as "endedAt", end_reason as "endReason"
          from sessions s where user_id = ${userId} order by created_at`),
  },
  {
    name: 'sign-in-addresses',
    about:
      'When you last logged in from each network address. The addresses themselves are stored as hashes, which nobody can read.',
    rows: () =>
      db.many(sql`select signed_in_at as "lastLoginAt" from sign_in_addresses where user_id = ${userId} order by signed_in_at`),
  },
  {
    name: 'passkeys',
    about: 'The names of your passkeys, and when you added and last used each.',
    rows: () =>
      db.many(sql`
        select name, created_at as "addedAt", last_used_at as "lastUsedAt" from passkeys where user_id = ${userId} order by id`),
  },
  {
    name: 'authenticator-app',
    about:
      'When you set up your authenticator app and last used it, and how many recovery codes are left. The secrets are not here.',
    rows: () =>
      db.many(sql`
        select created_at as "addedAt", switched_on_at as "switchedOnAt", last_used_at as "lastUsedAt",
               (select count(*)::int from recovery_codes where user_id = ${userId}) as "recoveryCodesLeft"
          from totp_secrets where user_id = ${userId}`),
  },
  {
    name: 'account-links',
    about: 'Links that were sent to you and can still be used: for which purpose, for which address, and until when.',
    rows: () =>
      db.many(sql`
        select purpose, email, new_email as "newEmail", expires_at as "expiresAt" from account_links where user_id = ${userId}`),
  },
]

/**
 * The row of the user stays without a name. The sessions end first, so that their access tokens are refused, and are deleted by the second run.
 * That one comes when the last of these tokens has expired, and removes what was still written with them.
 */
export async function forgetPerson({ db, clock }: Parts, { id }: Leaver): Promise<void> {
  const now = clock.now()
  await db.run(sql`delete from sessions where user_id = ${id} and (select deleted_at from users where id = ${id}) is not null`)
  await db.run(sql`
    update sessions set ended_at = coalesce(ended_at, ${now}), end_reason = coalesce(end_reason, 'signed-out'), device = null
     where user_id = ${id}`)
  await db.run(sql`delete from sign_in_addresses where user_id = ${id}`)
  await db.run(sql`delete from account_links where user_id = ${id}`)
  await db.run(sql`delete from passkey_challenges where user_id = ${id}`)
  await removeFactors(db, id)
  await db.run(sql`
    update users set name = ${formerUser}, email = ${formerEmail(id)}, password_hash = ${hashOfNoPassword}, position = '', avatar_file_id = null, handle = null,
           is_creator = false, is_admin = false, deleted_at = coalesce(deleted_at, ${now}),
           deletion_due_at = case when deleted_at is null then ${later(now, { minutes: limits.accessTokenMinutes + 1 })}::timestamptz end
     where id = ${id}`)
}
