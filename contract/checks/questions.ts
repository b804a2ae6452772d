import { z } from 'zod'
import { formLimits } from '../core/form-limits.ts'
import { line, requiredLine, text, tooLong, typed } from '../core/text.ts'
import { words } from './words.ts'

const limits = formLimits.question

/** What stands in a place of an answer: an option, an item, an accepted word. */
const part = requiredLine(words.part, limits.part)
const parts = (min: number, max: number) =>
  z
    .array(part)
    .min(min, words.fewOptions({ min: String(min) }))
    .max(max, words.manyOptions({ max: String(max) }))
const different = (values: string[]) => new Set(values).size === values.length
const options = parts(2, limits.options).refine(different, words.optionsTwice)
const place = z.int().min(0)
const accepted = z
  .array(part)
  .min(1, words.giveAccepted)
  .max(limits.accepted, words.manyAccepted({ max: String(limits.accepted) }))

const shared = {
  /** What is asked. */
  text: text(words.question, 1, limits.text),
  /** Shown below the text as it was typed. */
  code: z
    .object({
      language: z
        .string()
        .regex(/^[a-z0-9+#-]{1,20}$/)
        .nullable(),
      text: typed(words.code, limits.code).min(1),
    })
    .nullish(),
  /** The id of a file that was uploaded for lessons, and what it shows, for those who do not see it. */
  picture: z
    .object({
      file: z.string(words.wrongPicture).regex(/^[\w-]{22}$/, words.wrongPicture),
      alt: requiredLine(words.pictureAlt, limits.alt),
    })
    .nullish(),
  /** Why the right answer is right. */
  explanation: text(words.explanation, 0, limits.explanation, tooLong(words.explanation, limits.explanation)).default(''),
}

/** Where a gap is in the text. */
export const gapMark = '___'
export const splitAtGaps = (text: string) => text.split(/_{3,}/)

/**
 * A question with its key. It is shown to its author, to Admins and, when they are due, to those who have sent their answers; all others get
 * `QuestionToAnswer`. Options are named by their place in the author's order. It is received and sent, so it has no transformation.
 */
export const Question = z
  .discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('one'), ...shared, options, right: z.int(words.markOneRight).min(0) }),
      z.object({
        kind: z.literal('several'),
        ...shared,
        options,
        right: z.array(place).min(1, words.markRight).max(limits.options),
      }),
      z.object({
        kind: z.literal('number'),
        ...shared,
        value: z.number(words.giveNumber),
        /** How far an answer may be from the value. */
        tolerance: z.number(words.giveTolerance).min(0, words.giveTolerance).default(0),
        /** Shown behind the field. */
        unit: line(words.unit, limits.unit).default(''),
      }),
      z.object({ kind: z.literal('short'), ...shared, accepted, isCaseSensitive: z.boolean().default(false) }),
      z.object({ kind: z.literal('order'), ...shared, /** In the right order. */ items: options }),
      z.object({
        kind: z.literal('match'),
        ...shared,
        left: options,
        /** As many as on the left, and in their order. */
        right: options,
        /** Further choices that belong to nothing. */
        extra: z.array(part).max(limits.options).default([]),
      }),
      z.object({
        kind: z.literal('gaps'),
        ...shared,
        /** With `___` for each gap. */
        gapText: text(words.gapText, 1, limits.gapText).includes(gapMark, words.noGaps),
        /** The accepted words of each gap. */
        gaps: z.array(accepted).min(1, words.noGaps).max(limits.options),
      }),
    ],
    words.chooseKind,
  )
  .check(({ value, issues }) => {
    const refuse = (path: string, message: string) => issues.push({ code: 'custom', input: value, path: [path], message })
    if (value.kind === 'one' && value.right >= value.options.length) refuse('right', words.markOneRight)
    if (value.kind === 'several' && (!isChoice(value.right, value.options.length) || value.right.length === 0))
      refuse('right', words.markRight)
    if (value.kind === 'match' && (value.left.length !== value.right.length || !different([...value.right, ...value.extra])))
      refuse('right', words.optionsTwice)
    if (value.kind === 'gaps') {
      const gaps = splitAtGaps(value.gapText).length - 1
      if (gaps !== value.gaps.length) refuse('gaps', words.gapsDiffer({ gaps: String(gaps) }))
    }
  })
export type Question = z.output<typeof Question>
export type QuestionInput = z.input<typeof Question>
export type QuestionKind = Question['kind']
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>

const isChoice = (places: number[], count: number) =>
  new Set(places).size === places.length && places.every((place) => place < count)
