import type { Parts } from '../app.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { isOwnerOrAdmin } from '../security/roles.ts'
import type { User } from '../security/tokens.ts'
import type { Db } from './db.ts'
import { isStillUsed } from './db.ts'

/** Something that a Creator made and that others may use. */
export interface Deletable {
  /** As in "This … does not exist." */
  what: string
  find: (db: Db, id: number) => Promise<{ creatorId: number | null } | undefined>
  /** What uses it, in words: `the course “SQL from zero”`. */
  listUses: (db: Db, id: number) => Promise<string[]>
  remove: (db: Db, id: number) => Promise<unknown>
}

/** Deletes what the user made (an Admin: anything), and only while nothing uses it. */
export async function deleteOwn(
  { db }: Parts,
  user: User,
  id: number,
  { what, find, listUses, remove }: Deletable,
): Promise<void> {
  const found = await find(db, id)
  if (!found) throw notFound(`This ${what} does not exist.`)
  if (!isOwnerOrAdmin(user, found.creatorId)) {
    throw forbidden(`Only the creator of this ${what} or an Admin can delete it.`)
  }
  const uses = await listUses(db, id)
  if (uses.length > 0) throw conflict(inUse(what, uses))
  try {
    await remove(db, id)
  } catch (error) {
    // Somebody has started to use it in the meantime.
    if (isStillUsed(error)) throw conflict(inUse(what, await listUses(db, id)))
    throw error
  }
}

const mostNamed = 3

function inUse(what: string, uses: string[]): string {
  const named = uses.slice(0, mostNamed)
  const rest = uses.length - named.length
  const list = rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(' and ') || 'something else'
  return `This ${what} cannot be deleted: it is used by ${list}.`
}
