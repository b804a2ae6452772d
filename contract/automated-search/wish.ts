import { z } from 'zod'
import { bodyId } from '../core/http.ts'
import { wholeNumber } from '../core/text.ts'
import { searchLimits } from './search-limits.ts'

const { skills, level } = searchLimits
const whichLevel = `Level must be a whole number from ${level.min} to ${level.max}.`

/** A wanted skill with the level to reach. The server ignores the name, which is for showing. */
export const SkillLookup = z.object({
  skillId: bodyId('This is not a valid skill id.'),
  skillName: z.string().optional().catch(undefined),
  level: wholeNumber(whichLevel, level),
})
export type SkillLookup = z.infer<typeof SkillLookup>

/** The body of all four calls: the skills by importance. This affects the order of the courses, not which are chosen. */
export const Wish = z
  .array(SkillLookup)
  .min(skills.min, 'Choose at least one skill!')
  .max(skills.max, `Choose at most ${skills.max} skills.`)
  .refine((wish) => new Set(wish.map(({ skillId }) => skillId)).size === wish.length, 'Choose each skill only once.')
export type Wish = z.infer<typeof Wish>
