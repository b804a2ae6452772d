import { noteAct } from '#server/audit/index.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { lockUser } from '#server/core/database/locks.ts'
import type { User } from '#server/core/security/tokens.ts'
import { getAccount, lockAdmins, saveAdminRole } from './accounts.queries.ts'
import { makeLink } from './recovery/links.ts'
import { endAllSessions } from './sessions.queries.ts'
import { refusals } from './words.ts'

/** There is always an Admin left: the only one cannot step down, and if two remove each other, only the first succeeds. */
export function setAdminRole({ db, clock }: Parts, admin: User, userId: number, isAdmin: boolean): Promise<void> {
  if (userId === admin.id) throw refusals.ownRole()
  return db.tx(async (db) => {
    if (!(await lockAdmins(db)).includes(admin.id)) throw refusals.onlyAdmins()
    await mustExist(db, userId)
    const changed = await saveAdminRole(db, userId, isAdmin)
    if (changed) await noteAct(db, { adminId: admin.id, act: isAdmin ? 'make-admin' : 'unmake-admin', userId, now: clock.now() })
  })
}

/** Ends every session of the user, also one that is being refreshed right now. */
export function signOutEverywhere({ db, clock }: Parts, admin: User, userId: number): Promise<void> {
  return db.tx(async (db) => {
    await mustExist(db, userId)
    const now = clock.now()
    await endAllSessions(db, userId, 'by-admin', now)
    await noteAct(db, { adminId: admin.id, act: 'sign-out', userId, now })
  })
}

/**
 * A link with which a user who cannot get mail sets a new password. Never for an Admin: anybody who has it can act as that user, and
 * no Admin should be able to act as another. They use `npm run portal -- reset-link`. Returns the link's address.
 */
export function createResetLink({ db, clock, settings }: Parts, admin: User, userId: number): Promise<string> {
  return db.tx(async (db) => {
    await mustExist(db, userId)
    const account = await getAccount(db, userId)
    if (account.isAdmin) throw refusals.noLinkForAdmins()
    const path = await makeLink({ db, clock }, account, 'reset-password', { isByMail: false })
    await noteAct(db, { adminId: admin.id, act: 'reset-link', userId, now: clock.now() })
    return `${settings.publicUrl ?? ''}${path}`
  })
}

async function mustExist(db: Db, userId: number): Promise<void> {
  if (!(await lockUser(db, userId))) throw refusals.noSuchUser()
}
