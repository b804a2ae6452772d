import { z } from 'zod'
import type { Endpoint } from '../core/http.ts'
import { line } from '../core/text.ts'
import { labels } from '../core/words.ts'
import { questionLength } from './question-length.ts'

/** A goal or a skill, as skills to wish for. A level is never higher than what the courses of the catalogue add up to. */
export const Meant = z.object({
  kind: z.enum(['goal', 'skill']),
  id: z.int(),
  name: z.string(),
  skills: z.array(z.object({ skillId: z.int(), skillName: z.string(), level: z.int() })),
})
export type Meant = z.infer<typeof Meant>

/** What some of the typed words mean. */
export const Understood = z.object({
  typed: z.string(),
  /** Whether the words were corrected, or replaced by others that mean the same. */
  isGuess: z.boolean(),
  /** The field of study that was meant, if its goals and skills are offered. */
  field: z.string().nullable(),
  /** One, or several to choose from. */
  options: z.array(Meant).min(1),
})
export type Understood = z.infer<typeof Understood>

/** `plan`: all is clear. `ask`: there is something to choose or to correct first. `search`: no plan can be made from these words. */
export const UnderstoodQuestion = z.object({
  decision: z.enum(['plan', 'ask', 'search']),
  understood: z.array(Understood),
  /** The words that were not understood. Words that only say that one wants to learn are not among them. */
  left: z.array(z.string()),
})
export type UnderstoodQuestion = z.infer<typeof UnderstoodQuestion>

export const understandQuestion = {
  method: 'GET',
  url: '/api/first-question/:typed',
  config: { access: 'open' },
  schema: {
    summary:
      'What somebody wants to be able to do, in their own words: the goals and skills that are meant, and the words left over',
    params: z.object({ typed: line(labels.filter, questionLength) }),
    response: { 200: UnderstoodQuestion },
  },
} as const satisfies Endpoint
