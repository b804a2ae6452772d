import { z } from 'zod'
import { type Endpoint, IdempotencyKey, Nothing } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { line, otherwise, whole } from '../core/text.ts'
import { checks, labels } from '../core/words.ts'
import { Chosen, Material, Named } from '../materials/materials.ts'
import { CourseSkill } from '../skills/skills.ts'
import { courseFields, courseFormFields } from './course-fields.ts'
import { CourseId } from './courses.ts'
import { languageCodes } from './facets.ts'
import { words } from './words.ts'

const { skillLevel, maxSkills, buildsOn, maxMaterials } = limits.course

/** A heading above a material; an empty one counts as none. */
const Section = line(labels.section, limits.course.section.max)
  .nullish()
  .transform((section) => section || null)

/** Whether anybody may open a material without buying the course. Only true makes it a preview. */
const Preview = z.boolean('isPreview must be true or false.').nullish()

/** What an author fills in. The sentences are the specification's. */
export const CourseForm = z.object({
  ...courseFormFields,
  /** A link that this portal made from the user's own upload, or empty for the drawn picture. */
  thumbnail: z.string().max(300).nullish(),
  skills: z
    .array(Chosen.extend({ level: otherwise(whole(labels.level, skillLevel.min, skillLevel.max), skillLevel.default) }))
    .min(1, words.chooseSkill)
    .max(maxSkills, checks.tooManySkills({ max: maxSkills })),
  /** The skills and levels that a learner should already have. When left out or null, they stay unchanged; a new course has none. */
  buildsOn: z
    .array(
      Chosen.extend({ level: otherwise(whole(labels.level, buildsOn.level.min, buildsOn.level.max), buildsOn.level.default) }),
    )
    .max(buildsOn.max, checks.tooManySkills({ max: buildsOn.max }))
    .refine((skills) => new Set(skills.map(({ id }) => id)).size === skills.length, checks.once)
    .nullish(),
  /** In learning order. */
  materials: z
    .array(Chosen.extend({ section: Section, isPreview: Preview }))
    .min(1, words.chooseMaterial)
    .max(maxMaterials, words.tooManyMaterials({ max: maxMaterials })),
  finalTask: Chosen.nullish(),
  /** The field of study. When left out, it stays unchanged; null takes it away. */
  field: Chosen.nullish(),
  /** When left out or null, it stays unchanged; a new course is in English. */
  language: z.enum(languageCodes, words.chooseLanguage).nullish(),
})
export type CourseForm = z.output<typeof CourseForm>

/** The body that `updateCourse` takes, with the names to show. */
export const CourseToEdit = z.object({
  id: z.int(),
  ...courseFields,
  thumbnail: z.string().nullable(),
  skills: z.array(CourseSkill),
  buildsOn: z.array(CourseSkill),
  materials: z.array(Material),
  finalTask: Named.nullable(),
  field: Named.nullable(),
  language: z.string(),
  updateDateUTC: z.string(),
  studentsCount: z.int(),
  /** Why an Admin has hidden it. */
  hiddenReason: z.string().nullable(),
})
export type CourseToEdit = z.infer<typeof CourseToEdit>

/** It is a draft until an Admin approves it. */
const Waiting = z.object({ draftId: z.int() })

export const createCourse = {
  method: 'POST',
  url: '/api/courses',
  config: { access: 'creator' },
  schema: {
    summary: 'Create a course; where an Admin has to approve it (COURSE_APPROVAL), 202 with the id of the draft that waits',
    headers: IdempotencyKey,
    body: CourseForm,
    response: { 201: z.object({ id: z.int() }), 202: Waiting },
  },
} as const satisfies Endpoint

export const getCourseToEdit = {
  method: 'GET',
  url: '/api/courses/edit/:id',
  config: { access: 'creator' },
  schema: { summary: 'A course as its author edits it', params: CourseId, response: { 200: CourseToEdit } },
} as const satisfies Endpoint

export const updateCourse = {
  method: 'PUT',
  url: '/api/courses/:id',
  config: { access: 'creator' },
  schema: {
    summary:
      'Save a course; when updateDateUTC is sent, only if nobody has saved the course since. With COURSE_APPROVAL, a raised level waits (202)',
    params: CourseId,
    body: CourseForm.extend({ updateDateUTC: z.iso.datetime('updateDateUTC must be a UTC date-time.').nullish() }),
    response: { 202: Waiting, 204: Nothing },
  },
} as const satisfies Endpoint

export const deleteCourse = {
  method: 'DELETE',
  url: '/api/courses/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Delete a course; one that was sold leaves the catalogue and stays with its buyers',
    params: CourseId,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
