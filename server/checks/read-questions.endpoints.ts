import { readQuestions } from '#contract/checks/bank.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import type { App } from '#server/core/app.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { readAiken } from './import/read-aiken.ts'
import { readGift } from './import/read-gift.ts'

/** A character takes up to four bytes, and JSON escapes some with two. */
const longestBody = 4 * formLimits.question.importText
const readers = { gift: readGift, aiken: readAiken }
/** A long text takes some hundredths of a second. */
const reads = takeTurns(1)

export function readQuestionsEndpoints(app: App): void {
  app.route({
    ...readQuestions,
    bodyLimit: longestBody,
    handler: ({ body }) => reads.run(async () => readers[body.format](body.text)),
  })
}
