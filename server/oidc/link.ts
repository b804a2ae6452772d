import type { SchoolLink } from '#contract/oidc/oidc.ts'
import { addWayIn, getAccount, listPasskeys, tellOwner } from '#server/accounts/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { breaks, type Db } from '#server/core/database/db.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { hashOfNoPassword } from '#server/core/security/passwords.ts'
import type { User } from '#server/core/security/tokens.ts'
import { takeGivenRoles } from './claimed-roles.ts'
import type { Person } from './issuer.ts'
import { linkedMail, unlinkedMail } from './mails.ts'
import { deleteIdentity, findIdentity, findOwnIdentity, type Identity, insertIdentity } from './oidc.queries.ts'
import { refusals, words } from './words.ts'

export async function getLink({ db, settings }: Parts, userId: number): Promise<SchoolLink> {
  const identity = await findOwnIdentity(db, userId)
  return {
    name: settings.oidc?.name ?? null,
    linkedUTC: identity?.linkedAt.toISOString() ?? null,
    canUnlink: identity !== undefined && (await hasOtherWayIn(db, userId)),
  }
}

/** A signed-in user links their own account, whatever email address the school knows. Roles follow at the next sign-in. */
export async function linkPerson(parts: Parts, user: User, person: Person): Promise<void> {
  const { name: school = words.school } = parts.settings.oidc ?? {}
  const taken = () => refusals.linkedWithOther({ school })
  const known = await findIdentity(parts.db, person)
  if (known?.userId === user.id) return
  if (known) throw taken()
  const identity = await addWayIn(parts, user, (parts) => keepIdentity(parts, user.id, person)).catch((error) => {
    throw breaks(error, 'oidc_identities_pkey') ? taken() : error
  })
  if (!identity) throw refusals.hasOtherLink({ school })
}

/** Every link is mailed, because it opens the account for good. Undefined as `insertIdentity`. */
export async function keepIdentity(parts: Parts, userId: number, person: Person): Promise<Identity | undefined> {
  const identity = await insertIdentity(parts.db, userId, person, parts.clock.now())
  if (identity) await tellOwner(parts, userId, linkedMail(parts.settings.oidc?.name))
  return identity
}

export function unlink(parts: Parts, userId: number): Promise<void> {
  return inTransaction(parts, async (parts) => {
    await lockUser(parts.db, userId)
    if (!(await hasOtherWayIn(parts.db, userId))) throw refusals.onlyWayIn()
    if (!(await removeLink(parts, userId))) throw refusals.notLinked()
    await tellOwner(parts, userId, unlinkedMail(parts.settings.oidc?.name))
  })
}

/** Must run in a transaction. Returns whether there was a link. */
export async function removeLink(parts: Parts, userId: number): Promise<boolean> {
  const identity = await deleteIdentity(parts.db, userId)
  if (identity) await takeGivenRoles(parts, identity)
  return identity !== undefined
}

const hasOtherWayIn = async (db: Db, userId: number) =>
  (await getAccount(db, userId)).passwordHash !== hashOfNoPassword || (await listPasskeys(db, userId)).length > 0
