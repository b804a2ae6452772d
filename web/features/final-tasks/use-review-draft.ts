import { useState } from 'react'
import { z } from 'zod'
import type { TaskForReview } from '#contract/final-tasks/reviews.ts'
import { draftStore } from '#web/core/draft-store.ts'
import { useSession } from '#web/core/session.ts'
import { serverTime } from '#web/core/session-state.ts'
import { reviewDrafts, storage } from '#web/core/storage.ts'
import { isPast } from './relative-time.ts'
import { isEmptyReview, type ReviewValues } from './review-values.ts'

const ReviewDraft = z.object({
  submittedFinalTaskId: z.int(),
  heldUntilUTC: z.string(),
  values: z.object({ marks: z.array(z.union([z.number(), z.string()])), comment: z.string() }),
})

/**
 * A review that is postponed, or interrupted by a reload, continues where it was left. One per course, because nobody holds two
 * submissions of a course at a time. It ends with the hold.
 */
export function useReviewDraft(courseId: number) {
  const userId = useSession().claims?.sub ?? ''
  const [draft] = useState(() => reviewDraft(userId, courseId))
  return draft
}

function reviewDraft(userId: string, courseId: number) {
  const key = `${reviewDrafts}${userId}-${courseId}`
  const store = draftStore(key, ReviewDraft.parse)
  /** Removes the draft of a submission that is no longer held. */
  const readHeld = () => {
    const kept = store.read()
    if (kept && !isPast(kept.heldUntilUTC, serverTime())) return kept
    store.remove()
  }
  return {
    isBegun: () => readHeld() !== undefined,
    read({ submittedFinalTaskId, reviewQuestions }: TaskForReview): ReviewValues | undefined {
      const kept = readHeld()
      const fits = kept?.submittedFinalTaskId === submittedFinalTaskId && kept.values.marks.length === reviewQuestions.length
      if (!fits) store.remove()
      return fits ? kept.values : undefined
    },
    keep({ submittedFinalTaskId, heldUntilUTC }: TaskForReview, values: ReviewValues) {
      if (isEmptyReview(values)) store.remove()
      else store.keep({ submittedFinalTaskId, heldUntilUTC, values })
    },
    /** Even if another tab saved it. */
    remove: () => storage.remove(key),
  }
}
