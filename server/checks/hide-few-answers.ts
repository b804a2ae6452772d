import { flagBounds, type QuestionFlag } from '#contract/checks/figures.ts'
import { fewestLearners } from '#contract/insight/insight.ts'
import { roundedDown } from '#server/insight/index.ts'
import type { Chosen, CountedQuestion, MarkSums, StoredQuestion } from './figures.queries.ts'

/** The rules of server/insight/hide-few.ts, for one question. */
export function hideFewAnswers({ versionId, question }: CountedQuestion, sums: MarkSums, chosen: Chosen[]): StoredQuestion {
  const learners = roundedDown(sums.asked)
  if (sums.asked < fewestLearners) return { versionId, learners, figures: null }
  const discrimination = correlation(sums)
  const hasOptions = question.kind === 'one' || question.kind === 'several'
  return {
    versionId,
    learners,
    figures: {
      right: roundedDown(Math.floor(sums.marks)),
      discrimination: discrimination && Math.round(10 * discrimination) / 10,
      flag: flagFor(sums.marks / sums.asked, discrimination),
      options: hasOptions
        ? question.options.map((_, place) => roundedDown(chosen.find(({ option }) => option === place)?.learners ?? 0))
        : null,
    },
  }
}

function flagFor(share: number, discrimination: number | null): QuestionFlag | null {
  if (share >= flagBounds.everybody) return 'everybody'
  if (share <= flagBounds.nobody) return 'nobody'
  return discrimination !== null && discrimination < flagBounds.tells ? 'tells-nothing' : null
}

/** Of the mark with the mean mark of the attempt's other questions: for marks of 0 and 1, the point-biserial correlation. */
function correlation({ paired, x, xx, rest, restRest, xRest }: MarkSums): number | null {
  const variances = (paired * xx - x ** 2) * (paired * restRest - rest ** 2)
  // Rounding leaves a little where all are the same.
  return variances > 1e-6 ? (paired * xRest - x * rest) / Math.sqrt(variances) : null
}
