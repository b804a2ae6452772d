import { z } from 'zod'
import { formLimits } from '../core/form-limits.ts'
import { typed } from '../core/text.ts'
import { words } from './words.ts'

const limits = formLimits.question

const shown = {
  text: z.string(),
  code: z.object({ language: z.string().nullable(), text: z.string() }).nullable(),
  /** With a private link, which expires. */
  picture: z.object({ link: z.string(), alt: z.string() }).nullable(),
}

/** A question without its key. Its options stand in an order of this attempt. */
export const QuestionToAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('one'), ...shown, options: z.array(z.string()) }),
  z.object({ kind: z.literal('several'), ...shown, options: z.array(z.string()) }),
  z.object({ kind: z.literal('number'), ...shown, unit: z.string() }),
  z.object({ kind: z.literal('short'), ...shown }),
  z.object({ kind: z.literal('order'), ...shown, items: z.array(z.string()) }),
  z.object({ kind: z.literal('match'), ...shown, left: z.array(z.string()), right: z.array(z.string()) }),
  /** What stands before, between and after the gaps: one part more than there are gaps. */
  z.object({ kind: z.literal('gaps'), ...shown, parts: z.array(z.string()) }),
])
export type QuestionToAnswer = z.output<typeof QuestionToAnswer>

const place = z
  .int()
  .min(0)
  .max(2 * limits.options)
const written = typed(words.answer, limits.part)

/** An answer. Places are those of the order in which the question was shown. */
export const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('one'), option: place }),
  z.object({ kind: z.literal('several'), options: z.array(place).max(limits.options) }),
  z.object({ kind: z.literal('number'), value: z.number() }),
  z.object({ kind: z.literal('short'), text: written }),
  /** All items, in the order that was chosen. */
  z.object({ kind: z.literal('order'), items: z.array(place).max(limits.options) }),
  /** For each on the left the place on the right, or null. */
  z.object({ kind: z.literal('match'), right: z.array(place.nullable()).max(limits.options) }),
  z.object({ kind: z.literal('gaps'), texts: z.array(written).max(limits.options) }),
])
export type Answer = z.output<typeof Answer>
export type AnswerTo<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>
