import { whole } from '#contract/core/text.ts'
import type { ReviewQuestion } from '#contract/final-tasks/final-tasks.ts'
import { Review } from '#contract/final-tasks/reviews.ts'
import { words } from './words.ts'

/** The marks are in the order of the questions. */
export interface ReviewValues {
  marks: (number | string)[]
  comment: string
}

export const emptyReview = (questions: ReviewQuestion[]): ReviewValues => ({ marks: questions.map(() => ''), comment: '' })

export const isEmptyReview = ({ marks, comment }: ReviewValues) => comment === '' && marks.every((mark) => mark === '')

/** A sentence for each invalid field, by the form's field names. */
export function findErrors(questions: ReviewQuestion[], { marks, comment }: ReviewValues): Record<string, string> {
  const checks = questions.map(
    ({ maxMark }, place) => [`marks.${place}`, whole(words.mark, 0, maxMark).safeParse(marks[place])] as const,
  )
  const results = [...checks, ['comment', Review.shape.comment.safeParse(comment)] as const]
  return Object.fromEntries(results.flatMap(([field, { error }]) => (error ? [[field, error.issues[0]?.message ?? '']] : [])))
}

export const toReview = (
  submittedFinalTaskId: number,
  questions: ReviewQuestion[],
  { marks, comment }: ReviewValues,
): Review => ({
  submittedFinalTaskId,
  submittedReviewQuestions: questions.map(({ id }, place) => ({ questionId: id, mark: Number(marks[place]) })),
  comment: comment.trim() || null,
})

/** The sum of the marks, the maximum, and the percentage that becomes the mark. */
export function sumMarks(questions: ReviewQuestion[], marks: ReviewValues['marks']) {
  const most = questions.reduce((sum, { maxMark }) => sum + maxMark, 0)
  const given = marks.reduce<number>((sum, mark) => sum + Number(mark), 0)
  return { given, most, percent: Math.round((100 * given) / most) }
}
