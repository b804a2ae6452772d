import type { MaterialKind } from '#contract/materials/material-kinds.ts'
import type { Parts } from '#server/core/app.ts'
import { isOwnerOrAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { findMaterial } from './materials.queries.ts'
import { refusals } from './words.ts'

/** Refuses everybody but the material's creator and Admins. */
export async function checkOwn({ db }: Parts, user: User, what: MaterialKind | 'material', id: number): Promise<void> {
  const material = await findMaterial(db, what, id)
  if (!material) throw refusals.missing({ what })
  if (!isOwnerOrAdmin(user, material.creatorId)) throw refusals.notYours({ what })
}
