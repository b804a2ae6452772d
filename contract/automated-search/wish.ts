import { z } from 'zod'
import { bodyId } from '../core/http.ts'
import { wholeNumber } from '../core/text.ts'
import { checks, labels } from '../core/words.ts'
import { searchLimits } from './search-limits.ts'
import { words } from './words.ts'

const { skills, level } = searchLimits
const whichLevel = checks.whole({ label: labels.level, min: String(level.min), max: String(level.max) })

/** A wanted skill with the level to reach. The server ignores the name, which is for showing. */
export const SkillLookup = z.object({
  skillId: bodyId(words.notASkill),
  skillName: z.string().optional().catch(undefined),
  level: wholeNumber(whichLevel, level),
})
export type SkillLookup = z.infer<typeof SkillLookup>

/** The body of all four calls: the skills by importance. This affects the order of the courses, not which are chosen. */
export const Wish = z
  .array(SkillLookup)
  .min(skills.min, words.chooseSkill)
  .max(skills.max, checks.tooManySkills({ max: skills.max }))
  .refine((wish) => new Set(wish.map(({ skillId }) => skillId)).size === wish.length, checks.once)
export type Wish = z.infer<typeof Wish>
