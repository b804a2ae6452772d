import type { GoOn } from '#contract/learning/learning.ts'
import type { Parts } from '#server/core/app.ts'
import { listReviewDeadlines } from '#server/final-tasks/index.ts'
import { findLastLearned } from './go-on.queries.ts'
import { toDeadline } from './statistics.ts'

/** For the first page of a signed-in user. */
export async function goOnLearning({ db, clock }: Parts, userId: number): Promise<GoOn> {
  const [learning, deadlines] = await Promise.all([findLastLearned(db, userId), listReviewDeadlines(db, userId, clock.now())])
  return { learning: learning ?? null, reviews: deadlines.map(toDeadline) }
}
