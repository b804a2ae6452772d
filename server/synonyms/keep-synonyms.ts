import { formLimits } from '#contract/core/form-limits.ts'
import type { Synonym, SynonymForm } from '#contract/synonyms/synonyms.ts'
import { noteAct } from '#server/audit/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { breaks } from '#server/core/database/db.ts'
import { countOwn, countWords, getSynonym, insertSynonym, removeSynonym } from './synonyms.queries.ts'
import { refusals } from './words.ts'

export const addSynonym = (parts: Parts, adminId: number, form: SynonymForm): Promise<Synonym> =>
  inTransaction(parts, async ({ db, clock }) => {
    const words = await countWords(db, form.typed)
    if (words < 1 || words > formLimits.synonym.words) throw refusals.notAFewWords({ most: formLimits.synonym.words })
    if ((await countOwn(db)) >= formLimits.synonym.most) throw refusals.tooMany({ count: formLimits.synonym.most })
    const added = await insertSynonym(db, form)
    if (!added) throw refusals.nothingMeant()
    const synonym = await getSynonym(db, added.id)
    await noteAct(db, { adminId, act: 'add-synonym', details: describe(synonym), now: clock.now() })
    return synonym
  }).catch((error) => {
    if (breaks(error, 'search_synonyms_once')) throw refusals.thereAlready()
    throw error
  })

export const takeSynonymAway = (parts: Parts, adminId: number, id: number): Promise<void> =>
  inTransaction(parts, async ({ db, clock }) => {
    const synonym = await removeSynonym(db, id)
    if (!synonym) throw refusals.noSuchSynonym()
    await noteAct(db, { adminId, act: 'remove-synonym', details: describe(synonym), now: clock.now() })
  })

const describe = ({ typed, meant }: Synonym) => `${typed} → ${meant}`
