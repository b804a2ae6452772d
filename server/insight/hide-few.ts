import { type CourseInsight, fewestLearners, hourBounds, quarters, roundedTo, smallestGroup } from '#contract/insight/insight.ts'
import type { LearnerFigures, ReachedCounts, TimeAnswers } from './learner-figures.queries.ts'

/** What an author may know about learners: see docs/decisions/0029-insight-for-authors.md. */
export const hideFew = ({ learners, reached }: ReachedCounts, answers: TimeAnswers[]): LearnerFigures => ({
  learners: roundedDown(learners),
  progress:
    learners < fewestLearners
      ? null
      : quarters.map((percent, index) => ({ percent, learners: roundedDown(reached[index] ?? 0) })),
  hours: typicalHours(answers),
})

/** Null below the smallest group. */
export const roundedDown = (count: number) => (count < smallestGroup ? null : count - (count % roundedTo))

/** Each answer belongs to a rating that everybody can read, so the median is exact, as on the course page. */
function typicalHours(given: TimeAnswers[]): CourseInsight['hours'] {
  const all = given.flatMap(({ minutes, answers }) => Array<number>(answers).fill(minutes))
  const answers = roundedDown(all.length)
  if (answers === null) return null
  const ends = [...hourBounds, Number.POSITIVE_INFINITY]
  return {
    answers,
    medianMinutes: median(all),
    groups: ends.map((end, index) => {
      const from = ends[index - 1] ?? 0
      return { fromHours: from, answers: roundedDown(all.filter((minutes) => minutes > 60 * from && minutes <= 60 * end).length) }
    }),
  }
}

/** Between the two in the middle if their number is even. */
function median(sorted: number[]): number {
  const [one = 0, other = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return Math.round((one + other) / 2)
}
