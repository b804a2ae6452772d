import type { SchoolLink } from '#contract/oidc.ts'
import { getAccount, listPasskeys } from '#server/accounts/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { breaks, type Db } from '#server/core/database/db.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { conflict, notFound } from '#server/core/errors.ts'
import { hashOfNoPassword } from '#server/core/security/passwords.ts'
import { takeGivenRoles } from './claimed-roles.ts'
import type { Person } from './issuer.ts'
import { deleteIdentity, findIdentity, findIdentityOf, insertIdentity } from './oidc.queries.ts'

export async function getLink({ db, settings }: Parts, userId: number): Promise<SchoolLink> {
  const identity = await findIdentityOf(db, userId)
  return {
    name: settings.oidc?.name ?? null,
    linkedUTC: identity?.linkedAt.toISOString() ?? null,
    canUnlink: identity !== undefined && (await hasOtherWayIn(db, userId)),
  }
}

/** A signed-in user links their own account, whatever email address the school knows. Roles follow at the next sign-in. */
export async function linkPerson({ db, clock, settings }: Parts, userId: number, person: Person): Promise<void> {
  const name = settings.oidc?.name
  const taken = () => conflict(`Your account at ${name} is already linked with another account here.`)
  const known = await findIdentity(db, person)
  if (known?.userId === userId) return
  if (known) throw taken()
  const identity = await insertIdentity(db, userId, person, clock.now()).catch((error) => {
    throw breaks(error, 'oidc_identities_pkey') ? taken() : error
  })
  if (!identity) throw conflict(`Your account here is already linked with another account at ${name}. Unlink that one first.`)
}

export function unlink(parts: Parts, userId: number): Promise<void> {
  return inTransaction(parts, async (parts) => {
    await lockUser(parts.db, userId)
    if (!(await hasOtherWayIn(parts.db, userId)))
      throw conflict('This is your only way to log in. Add a passkey or get a password first.')
    const identity = await deleteIdentity(parts.db, userId)
    if (!identity) throw notFound('Your account is not linked.')
    await takeGivenRoles(parts, identity)
  })
}

const hasOtherWayIn = async (db: Db, userId: number) =>
  (await getAccount(db, userId)).passwordHash !== hashOfNoPassword || (await listPasskeys(db, userId)).length > 0
