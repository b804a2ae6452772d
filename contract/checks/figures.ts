import { z } from 'zod'
import { type Endpoint, pathId } from '../core/http.ts'
import { Named } from '../materials/materials.ts'

/** Everybody or nobody is right, or whether somebody is right says nothing about the rest of the attempt. */
export const questionFlags = ['everybody', 'nobody', 'tells-nothing'] as const
export const QuestionFlag = z.enum(questionFlags)
export type QuestionFlag = z.output<typeof QuestionFlag>

/** From which share on "everybody" is right, and below which correlation a question tells nothing. */
export const flagBounds = { everybody: 0.95, nobody: 0.05, tells: 0.1 } as const

/**
 * About the first attempts of learners at the last midnight. Counts are rounded down to fives; null stands for fewer than ten. With fewer
 * than twenty learners, only how many they are is told: see docs/decisions/0029-insight-for-authors.md.
 */
export const QuestionFigures = z.object({
  id: z.int(),
  /** As it is now. A question that was changed begins again. */
  version: z.int(),
  /** How it begins. */
  text: z.string(),
  skill: Named.nullable(),
  level: z.int(),
  /** How many were asked it. */
  learners: z.int().nullable(),
  /** Null with fewer than twenty learners. */
  figures: z
    .object({
      /** How many were right. A part of a mark counts as that part of a learner. */
      right: z.int().nullable(),
      /** The correlation of its mark with the rest of the attempt, from -1 to 1, in tenths; null if all marks are the same. */
      discrimination: z.number().nullable(),
      flag: QuestionFlag.nullable(),
      /** What was chosen, in the author's order; null where nothing is chosen. What people write is not shown. */
      options: z.array(z.object({ text: z.string(), isRight: z.boolean(), learners: z.int().nullable() })).nullable(),
    })
    .nullable(),
})
export type QuestionFigures = z.output<typeof QuestionFigures>

export const CheckFigures = z.object({
  id: z.int(),
  name: z.string(),
  /** The day that began at that midnight (UTC). Null while the check has not had ten learners at midnight. */
  day: z.string().nullable(),
  /** How many have sent an attempt. */
  learners: z.int().nullable(),
  /** In the order of the pool. */
  questions: z.array(QuestionFigures),
})
export type CheckFigures = z.output<typeof CheckFigures>

export const getCheckFigures = {
  method: 'GET',
  url: '/api/checks/:id/figures',
  config: { access: 'creator' },
  schema: {
    summary: 'How learners did with the questions of your check, as of the last midnight; an Admin gets any',
    params: z.object({ id: pathId('check') }),
    response: { 200: CheckFigures },
  },
} as const satisfies Endpoint
