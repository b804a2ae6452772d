import { noteAct } from '#server/audit/index.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { conflict, forbidden, notFound } from '#server/core/errors.ts'
import type { User } from '#server/core/security/tokens.ts'
import { lockAdmins, saveAdminRole } from './accounts.queries.ts'
import { endAllSessions } from './sessions.queries.ts'

/** There is always an Admin left: the only one cannot step down, and if two remove each other, only the first succeeds. */
export function setAdminRole({ db, clock }: Parts, admin: User, userId: number, isAdmin: boolean): Promise<void> {
  if (userId === admin.id) throw conflict('You cannot change your own role. Ask another Admin.')
  return db.tx(async (db) => {
    if (!(await lockAdmins(db)).includes(admin.id)) throw forbidden('Only an Admin can do this.')
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

async function mustExist(db: Db, userId: number): Promise<void> {
  if (!(await lockUser(db, userId))) throw notFound('This user does not exist.')
}
