import type { Db } from '#server/core/database/db.ts'
import {
  type Bounds,
  computeSimilar,
  countCourseChanges,
  listCoursesAfter,
  listNeighbours,
  lockRound,
  setRound,
  takeDue,
} from './similar.queries.ts'

/** Courses in one step. A changed one takes up to 48 others with it. */
const stepSize = 50
const changedAtOnce = 2
export const usualBounds: Bounds = { coursesOfSkill: 1000, buyers: 1000, purchases: 100 }

/**
 * Keeps the lists of similar courses up to date, for about so many seconds at a time. Courses that were changed come first, with those that are
 * similar to them. The rest follows in a round through the whole catalogue, which begins when anything has changed, a purchase for
 * example: so purchases do nothing for it, and the load is the same however many there are.
 */
export async function renewSimilar(db: Db, seconds: number, bounds = usualBounds): Promise<void> {
  const end = performance.now() + seconds * 1000
  let isMore: boolean
  do isMore = await takeStep(db, bounds)
  while (isMore && performance.now() < end)
}

/** Begins a round even if nothing seems to have changed. */
export const beginRound = (db: Db) =>
  db.tx(async (db) => {
    const round = await lockRound(db)
    if (round) await setRound(db, { ...round, reached: 0 })
  })

/** Returns whether there may be more to do. */
const takeStep = (db: Db, bounds: Bounds): Promise<boolean> =>
  db.tx(async (db) => {
    const round = await lockRound(db)
    if (!round) return false
    const changed = await takeDue(db, changedAtOnce)
    if (changed.length > 0) {
      const before = await listNeighbours(db, changed)
      await computeSimilar(db, changed, bounds)
      await computeSimilar(db, [...new Set([...before, ...(await listNeighbours(db, changed))])], bounds)
      return true
    }
    if (round.reached === null) {
      const changes = await countCourseChanges(db)
      if (changes !== round.changes) await setRound(db, { reached: 0, changes })
      return changes !== round.changes
    }
    const ids = await listCoursesAfter(db, round.reached, stepSize)
    await computeSimilar(db, ids, bounds)
    await setRound(db, { ...round, reached: ids.length < stepSize ? null : (ids.at(-1) ?? null) })
    return true
  })
