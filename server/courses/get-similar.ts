import type { SimilarCourses } from '#contract/courses/similar.ts'
import type { Parts } from '#server/core/app.ts'
import type { User } from '#server/core/security/tokens.ts'
import { findSimilarIds, listCardsToOffer } from './similar.queries.ts'
import { refusals } from './words.ts'

/** On a course page: at most so many, of which so many at most were taken by the same people. */
const shown = 6
const mostTaken = 3

/** What the same people took comes first; courses with the same skills fill up the rest. */
export async function getSimilar({ db }: Parts, courseId: number, viewer: User | undefined): Promise<SimilarCourses> {
  const ids = await findSimilarIds(db, courseId, viewer)
  if (!ids) throw refusals.noSuchCourse()
  const cards = new Map(
    (await listCardsToOffer(db, [...ids.byBuyers, ...ids.bySkills], viewer?.id)).map((card) => [card.id, card]),
  )
  /** The first of these that are not taken yet. */
  const take = (from: number[], most: number) =>
    from
      .flatMap((id) => cards.get(id) ?? [])
      .slice(0, most)
      .filter(({ id }) => cards.delete(id))
  const alsoTaken = take(ids.byBuyers, mostTaken)
  return { alsoTaken, sameSkills: take(ids.bySkills, shown - alsoTaken.length) }
}
