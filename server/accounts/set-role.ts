import { noteAct } from '#server/audit/index.ts'
import type { Parts } from '#server/core/app.ts'
import { lockAdmins, saveAdminRole, saveCreatorRole } from './accounts.queries.ts'

/**
 * Gives or takes a role that no Admin decides about. Must run in a transaction. The log names the user as the one who acted, and `reason`
 * says why. The only Admin stays one, which is returned as `kept`.
 */
export async function setRole(
  { db, clock }: Parts,
  userId: number,
  { role, has, reason }: { role: 'Creator' | 'Admin'; has: boolean; reason: string },
): Promise<'changed' | 'unchanged' | 'kept'> {
  if (role === 'Creator') return (await saveCreatorRole(db, userId, has)) ? 'changed' : 'unchanged'
  if (!has && isOnly(await lockAdmins(db), userId)) return 'kept'
  if (!(await saveAdminRole(db, userId, has))) return 'unchanged'
  const act = has ? 'make-admin' : 'unmake-admin'
  await noteAct(db, { adminId: userId, act, userId, details: reason, now: clock.now() })
  return 'changed'
}

const isOnly = (admins: number[], userId: number) => admins.length === 1 && admins[0] === userId
