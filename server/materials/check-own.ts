import type { MaterialKind } from '#contract/materials/material-kinds.ts'
import type { Parts } from '#server/core/app.ts'
import { forbidden, notFound } from '#server/core/errors.ts'
import { isOwnerOrAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { findMaterial } from './materials.queries.ts'

/** Refuses everybody but the material's creator and Admins. */
export async function checkOwn({ db }: Parts, user: User, kind: MaterialKind | 'material', id: number): Promise<void> {
  const material = await findMaterial(db, kind, id)
  if (!material) throw notFound(`This ${kind} does not exist.`)
  if (!isOwnerOrAdmin(user, material.creatorId)) {
    throw forbidden(`Only the creator of this ${kind} or an Admin can change it.`)
  }
}
