import { createHash, randomBytes } from 'node:crypto'
import { formLimits } from '#contract/core/form-limits.ts'
import { paths } from '#contract/core/paths.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { lockUser } from '#server/core/database/locks.ts'
import type { Allowance } from '#server/core/security/rate-limits.ts'
import { countAttempt, uncountAttempt } from '#server/core/security/throttle.ts'
import type { Account } from '../accounts.queries.ts'
import { findLink, keepLink, type Link, type LinkPurpose, removeLink } from './links.queries.ts'
import { refusals } from './words.ts'

interface LinkOptions {
  newEmail?: string
  /** False for a link that is handed over: using it does not prove that mail arrives. */
  isByMail?: boolean
}

/** Makes a link that works once; the user's earlier one of the same purpose no longer works. Returns its address within the portal. */
export async function makeLink(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { id: userId, email }: Pick<Account, 'id' | 'email'>,
  purpose: LinkPurpose,
  { newEmail, isByMail = true }: LinkOptions = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const isReset = purpose === 'reset-password'
  const minutes = isReset ? formLimits.links.resetMinutes : formLimits.links.confirmMinutes
  const expiresAt = later(clock.now(), { minutes })
  await keepLink(db, { hash: hashToken(token), userId, purpose, email, newEmail: newEmail ?? null, isByMail, expiresAt })
  return isReset ? paths.reset(token) : paths.confirmEmail(token)
}

/** Finds the link of a token. Invalid ones are counted for the address that they come from. */
export async function openLink(parts: Parts, purposes: LinkPurpose[], token: string, address: string): Promise<Link> {
  const allowance: Allowance = { what: 'link:address', who: address }
  await countAttempt(parts, allowance)
  const link = await findLink(parts.db, hashToken(token), purposes, parts.clock.now())
  if (!link) throw refusals.linkOver()
  await uncountAttempt(parts, allowance)
  return link
}

/** Must run in the transaction of what the link is for: of two uses at once, the second waits here and is refused. */
export async function useUp({ db }: Parts, { hash, userId }: Link): Promise<void> {
  // Before the link, as everything else that changes a user and their links does.
  await lockUser(db, userId)
  if (!(await removeLink(db, hash))) throw refusals.linkOver()
}

const hashToken = (token: string) => createHash('sha256').update(token).digest()
