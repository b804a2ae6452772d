import type { Parts } from '#server/core/app.ts'
import { type Estimator, markOf, withEstimator } from '#server/items/index.ts'
import { listAnswered, listUncounted, listVersions, saveAbility, saveDifficulties } from './difficulties.queries.ts'
import { toItem } from './to-item.ts'

/** Older ones say little about how the questions are now. */
const mostPlacements = 2000
/** Before so many, who tries is chance. */
const fewest = 20

/** How hard questions are, and how able those who try, by the answers of placements: for each skill that has new ones. */
export const renewDifficulties = (parts: Pick<Parts, 'db'>): Promise<void> =>
  withEstimator((estimate) => renewAll(parts, estimate))

async function renewAll({ db }: Pick<Parts, 'db'>, estimate: Estimator): Promise<void> {
  for (const { skillId, lastId } of await listUncounted(db)) {
    const placements = await listAnswered(db, skillId, mostPlacements)
    const ids = [...new Set(placements.flatMap(({ given }) => given.map(({ itemId }) => itemId)))]
    // As hard as their levels: what was estimated before comes from the same answers.
    const stated = (await listVersions(db, ids)).map((row) => toItem({ ...row, difficulty: null, spread: null }))
    const places = new Map(stated.map(({ id }, place) => [id, place]))
    const learners = placements.map(({ stakes, given }) => ({
      level: markOf(stakes.levels.at(-1)?.level ?? 1),
      responses: given.map(({ itemId, isRight }) => ({ item: places.get(itemId) ?? -1, mark: Number(isRight) })),
    }))
    const { items, ability } = await estimate(stated, learners)
    await db.tx(async (db) => {
      await saveDifficulties(
        db,
        items.map((item, place) => ({ ...item, id: stated[place]?.id ?? 0 })),
      )
      await saveAbility(db, skillId, learners.length < fewest ? 0 : ability, lastId)
    })
  }
}
