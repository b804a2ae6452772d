import type { Parts } from '#server/core/app.ts'
import { SideThread } from '#server/core/costly-work/side-thread.ts'
import { listAnswered, listUncounted, listVersions, saveAbility, saveDifficulties } from './difficulties.queries.ts'
import type { estimate } from './engine/estimate-difficulties.ts'
import { guessOf } from './engine/guess.ts'
import { difficultyOf, markOf, usualDiscrimination } from './engine/scale.ts'
import { refusals } from './words.ts'

/** Older ones say little about how the questions are now. */
const mostPlacements = 2000
/** Before so many, who tries is chance. */
const fewest = 20

/** How hard questions are, and how able those who try, by the answers of placements: for each skill that has new ones. */
export async function renewDifficulties(parts: Parts, onProblem: (error: Error) => void): Promise<void> {
  const { isBusy } = refusals
  const thread = new SideThread({ name: 'difficulties', busy: isBusy, failed: isBusy, mostSeconds: 120, onProblem })
  // It does not wait for the next night.
  await renewAll(parts, thread).finally(() => thread.close())
}

async function renewAll({ db }: Parts, thread: SideThread): Promise<void> {
  for (const { skillId, lastId } of await listUncounted(db)) {
    const placements = await listAnswered(db, skillId, mostPlacements)
    const ids = [...new Set(placements.flatMap(({ given }) => given.map(({ itemId }) => itemId)))]
    const stated = (await listVersions(db, ids)).map(({ versionId, level, question }) => ({
      id: versionId,
      stated: difficultyOf(level),
      discrimination: usualDiscrimination,
      guess: guessOf(question),
    }))
    const answered = placements.map(({ stakes, given }) => ({ mark: markOf(stakes.levels.at(-1)?.level ?? 1), given }))
    const module = import.meta.resolve('./engine/estimate-difficulties.ts')
    const { items, ability } = await thread.run<typeof estimate>(module, 'estimate', { stated, answered })
    await db.tx(async (db) => {
      await saveDifficulties(db, items)
      await saveAbility(db, skillId, answered.length < fewest ? 0 : ability, lastId)
    })
  }
}
