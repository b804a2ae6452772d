import { z } from 'zod'
import { type Endpoint, IdempotencyKey, idList, ListQuery, Nothing, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { requiredLine } from '../core/text.ts'
import { labels } from '../core/words.ts'

export const Skill = z.object({ id: z.int(), name: z.string() })
export type Skill = z.infer<typeof Skill>

/** A skill of a user, with the sum of the levels from completed courses, and how much of it the user has shown in checks. */
export const UserSkill = z.object({ skill: Skill, level: z.int(), shownLevel: z.int() })
export type UserSkill = z.infer<typeof UserSkill>

/** A skill of a course, with the level that the course adds, or that it builds on. */
export const CourseSkill = Skill.extend({ level: z.int() })
export type CourseSkill = z.infer<typeof CourseSkill>

export const SkillForm = z.object({ name: requiredLine(labels.name, limits.name.max) })
export type SkillForm = z.output<typeof SkillForm>

/** In the authoring lists. `isOwn`: the caller may delete it if nothing uses it. */
export const ListedSkill = Skill.extend({ isOwn: z.boolean() })
export type ListedSkill = z.infer<typeof ListedSkill>

/** With `ids=4,27`, only these: the way to the names of skills that a link or a stored wish has as ids. Those that were deleted are missing. */
export const SkillQuery = ListQuery.extend({
  ids: idList(`ids has at most ${limits.maxPageSize} skill ids, separated by commas.`, limits.maxPageSize),
})
export type SkillQuery = z.output<typeof SkillQuery>

export const listSkills = {
  method: 'GET',
  url: '/api/skills',
  config: { access: 'open' },
  schema: { summary: 'All skills, sorted by name', querystring: SkillQuery, response: { 200: z.array(ListedSkill) } },
} as const satisfies Endpoint

export const createSkill = {
  method: 'POST',
  url: '/api/skills',
  config: { access: 'creator' },
  schema: { summary: 'Add a skill', headers: IdempotencyKey, body: SkillForm, response: { 201: ListedSkill } },
} as const satisfies Endpoint

export const deleteSkill = {
  method: 'DELETE',
  url: '/api/skills/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Delete one of your skills that nothing uses',
    params: z.object({ id: pathId('skill') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
