import { z } from 'zod'
import type { Endpoint } from '../core/http.ts'
import { TimeZone } from './learning.ts'

/** Not in `limits`, which the first page loads. */
export const insightLimits = { weeks: 52, skills: 12 }

/** A week with something learned, by its Sunday. `minutes`: the learning time of its materials. */
export const LearnedWeek = z.object({ week: z.string(), minutes: z.int(), materialsCount: z.int() })
export type LearnedWeek = z.infer<typeof LearnedWeek>

/** How a skill rose: the day of each certificate that names it, the level from then on, and the course. */
export const RisenSkill = z.object({
  name: z.string(),
  level: z.int(),
  steps: z.array(z.object({ date: z.string(), level: z.int(), course: z.string() })),
})
export type RisenSkill = z.infer<typeof RisenSkill>

/** Weeks begin on Sunday. */
export const LearningInsight = z.object({
  thisWeek: z.string(),
  /** Those of the last 52 weeks with something learned, oldest first. */
  weeks: z.array(LearnedWeek),
  /** Weeks in a row with something learned, until this week or the last one. */
  streak: z.int(),
  longestStreak: z.int(),
  /** The highest levels first, at most 12. The profile has all. */
  skills: z.array(RisenSkill),
  skillsCount: z.int(),
})
export type LearningInsight = z.infer<typeof LearningInsight>

export const learningInsight = {
  method: 'GET',
  url: '/api/account/learning-insight',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Your own learning over time: hours by week, the streak of weeks, and how your skills rose',
    querystring: TimeZone,
    response: { 200: LearningInsight },
  },
} as const satisfies Endpoint
