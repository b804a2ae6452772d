import { quarters, smallestGroup } from '#contract/insight/insight.ts'
import type { Parts } from '#server/core/app.ts'
import { hideFew } from './hide-few.ts'
import { countReached, listTimeAnswers, listUncounted, saveFigures } from './learner-figures.queries.ts'

/**
 * Counts the learners of each course as they were at the last midnight, once a day. If the server was off then, it counts when it starts: what
 * was bought and learned since does not count, only what was undone since is missing.
 */
export async function countLearners({ db, clock }: Parts): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10)
  const midnight = new Date(`${day}T00:00:00Z`)
  for (const { id } of await listUncounted(db, day, smallestGroup)) {
    const [reached, answers] = await Promise.all([countReached(db, id, midnight, quarters), listTimeAnswers(db, id, midnight)])
    await saveFigures(db, id, day, hideFew(reached, answers))
  }
}
