import { formLimits } from '#contract/core/form-limits.ts'
import type { Field } from '#contract/fields/fields.ts'
import { noteAct } from '#server/audit/index.ts'
import type { Parts } from '#server/core/app.ts'
import { breaks, type Db, isStillUsed } from '#server/core/database/db.ts'
import { oneAfterAnother } from '#server/core/database/locks.ts'
import { clearFieldOfDeleted } from '#server/courses/index.ts'
import { countFields, insertField, listFields, listSlugs, orderFields, removeField, renameField } from './fields.queries.ts'
import { refusals } from './words.ts'

/** Any number that is not used elsewhere in this database. */
const lockId = 729_418_369

/** Changes of the list happen one after the other, so that its length and its order are what an Admin saw. */
const change = <T>({ db }: Parts, work: (db: Db) => Promise<T>): Promise<T> =>
  oneAfterAnother(db, lockId, work).catch((error) => {
    if (breaks(error, 'fields_name')) throw refusals.nameTaken()
    throw error
  })

export const addField = (parts: Parts, adminId: number, name: string): Promise<Field> =>
  change(parts, async (db) => {
    if ((await countFields(db)) >= formLimits.field.most) throw refusals.tooMany({ count: formLimits.field.most })
    const field = await insertField(db, name, await freeSlug(db, name))
    await noteAct(db, { adminId, act: 'add-field', details: name, now: parts.clock.now() })
    return field
  })

export const changeName = (parts: Parts, adminId: number, id: number, name: string): Promise<void> =>
  change(parts, async (db) => {
    const before = await renameField(db, id, name)
    if (before === undefined) throw refusals.noSuchField()
    await noteAct(db, { adminId, act: 'rename-field', details: `${before} → ${name}`, now: parts.clock.now() })
  })

export const changeOrder = (parts: Parts, adminId: number, ids: number[]): Promise<void> =>
  change(parts, async (db) => {
    const fields = await listFields(db)
    const isWhole = ids.length === fields.length && fields.every(({ id }) => ids.includes(id))
    if (!isWhole) throw refusals.listChanged()
    await orderFields(db, ids)
    const names = ids.map((id) => fields.find((field) => field.id === id)?.name)
    await noteAct(db, { adminId, act: 'order-fields', details: names.join(', '), now: parts.clock.now() })
  })

export const takeFieldAway = (parts: Parts, adminId: number, id: number): Promise<void> =>
  change(parts, async (db) => {
    await clearFieldOfDeleted(db, id)
    const name = await removeField(db, id)
    if (name === undefined) throw refusals.noSuchField()
    await noteAct(db, { adminId, act: 'remove-field', details: name, now: parts.clock.now() })
  }).catch((error) => {
    if (isStillUsed(error)) throw refusals.stillUsed()
    throw error
  })

/** "Music & arts" becomes music-arts, or music-arts-2 if there is one. */
async function freeSlug(db: Db, name: string): Promise<string> {
  const plain = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const slug =
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 50)
      .replace(/-$/, '') || 'field'
  const taken = new Set(await listSlugs(db, slug))
  for (let number = 1; ; number++) {
    const free = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(free)) return free
  }
}
