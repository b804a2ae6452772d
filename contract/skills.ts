import { z } from 'zod'

export const Skill = z.object({ id: z.int(), name: z.string() })
export type Skill = z.infer<typeof Skill>

/** A skill that a user has, with the level that completed courses added up to. */
export const UserSkill = z.object({ skill: Skill, level: z.int() })
export type UserSkill = z.infer<typeof UserSkill>

/** A skill that a course gives, with the level that completing it adds. */
export const CourseSkill = Skill.extend({ level: z.int() })
export type CourseSkill = z.infer<typeof CourseSkill>
