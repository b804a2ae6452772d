import { z } from 'zod'

/** Every rated course starts with so many ratings of so many stars, so that a single one with five stars does not lead. */
export const priorRating = { stars: 3.5, weight: 5 } as const

/** `mean`: of all ratings and those of `priorRating`, to one decimal. `count`: of the real ones. */
export const MeanRating = z.object({ mean: z.number(), count: z.int() })
export type MeanRating = z.infer<typeof MeanRating>

/** Whether the levels that the course states were reached. */
export const levelAnswers = ['yes', 'partly', 'no'] as const
export type LevelAnswer = (typeof levelAnswers)[number]

/** What the ratings of a course say together. */
export const RatingCounts = z.object({
  /** How many ratings have one star, two stars and so on. */
  stars: z.array(z.int()).length(5),
  /** The median of the minutes that learners needed. Null until there are ten answers. */
  medianMinutes: z.int().nullable(),
  timeAnswers: z.int(),
  levels: z.record(z.enum(levelAnswers), z.int()),
})
export type RatingCounts = z.infer<typeof RatingCounts>
