import type { Parts } from '../app.ts'
import { isOwnerOrAdmin } from '../security/roles.ts'
import type { User } from '../security/tokens.ts'
import { refusals, words } from '../words.ts'
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
  if (!found) throw refusals.noSuchThing({ what })
  if (!isOwnerOrAdmin(user, found.creatorId)) throw refusals.onlyItsCreator({ what })
  const uses = await listUses(db, id)
  if (uses.length > 0) throw refusals.stillUsed({ what, uses: listed(uses) })
  try {
    await remove(db, id)
  } catch (error) {
    // Somebody has started to use it in the meantime.
    if (isStillUsed(error)) throw refusals.stillUsed({ what, uses: listed(await listUses(db, id)) })
    throw error
  }
}

const mostNamed = 3

function listed(uses: string[]): string {
  const named = uses.slice(0, mostNamed)
  const rest = uses.length - named.length
  if (rest > 0) return words.andMoreUses({ uses: named.join(', '), rest })
  return named.length > 0 ? named.reduce((first, second) => words.twoUses({ first, second })) : words.otherUse
}
