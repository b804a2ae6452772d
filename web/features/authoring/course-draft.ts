import { z } from 'zod'
import { CourseForm, type CourseToEdit } from '#contract/authoring.ts'
import { courseFields } from '#contract/course-fields.ts'
import { limits } from '#contract/limits.ts'
import { Material, Named } from '#contract/materials.ts'
import { removeFromSections } from '#contract/sections.ts'
import type { Skill } from '#contract/skills.ts'
import { draftStore } from '#web/core/draft-store.ts'

const figures = z.union([z.number(), z.string()])

/** A course in the editor: the server's form, with names for display; numbers may be half typed. */
export const CourseDraft = z.object({
  ...courseFields,
  price: figures,
  thumbnail: z.string(),
  skills: z.array(Named.extend({ level: figures })),
  buildsOn: z.array(Named.extend({ level: figures })),
  materials: z.array(Material),
  finalTask: Named.nullable(),
})
export type CourseDraft = z.infer<typeof CourseDraft>

type Written = Record<keyof typeof courseFields, string>
const nothingWritten = Object.fromEntries(Object.keys(courseFields).map((field) => [field, ''])) as Written

export const emptyDraft: CourseDraft = {
  ...nothingWritten,
  thumbnail: '',
  skills: [],
  buildsOn: [],
  materials: [],
  finalTask: null,
}

/** A draft that is older than a field has that field empty. */
const KeptDraft = z.preprocess((kept) => (typeof kept === 'object' ? { ...emptyDraft, ...kept } : kept), CourseDraft)

const StoredDraft = z.object({
  draft: KeptDraft,
  /** The version of the course that it changes; null for a new course. */
  basedOn: z.string().nullable(),
  /** The key of an attempt to create it that got no response. */
  key: z.string().nullable().default(null),
})

/** Keeps unsaved input, by user and course. */
export const courseDraftStore = (userId: string, courseId: number | 'new') =>
  draftStore(`coursewise-draft-${userId}-${courseId}`, StoredDraft.parse)

export const draftOf = (course: CourseToEdit): CourseDraft =>
  CourseDraft.parse({ ...course, thumbnail: course.thumbnail ?? '', materials: course.materials.map(withoutLink) })

export const bodyOf = (draft: CourseDraft): z.input<typeof CourseForm> => ({
  ...draft,
  skills: draft.skills.map(({ id, level }) => ({ id, level })),
  buildsOn: draft.buildsOn.map(({ id, level }) => ({ id, level })),
  materials: draft.materials.map(({ id, section }) => ({ id, section: section?.trim() || null })),
  finalTask: draft.finalTask && { id: draft.finalTask.id },
})

export const isSame = (one: CourseDraft, other: CourseDraft) => textOf(one) === textOf(other)

export const withSkill = (draft: CourseDraft, skill: Skill, isChosen: boolean) =>
  toggled(draft.skills, { id: skill.id, name: skill.name, level: limits.course.skillLevel.default }, isChosen)

export const withBase = (draft: CourseDraft, skill: Skill, isChosen: boolean) =>
  toggled(draft.buildsOn, { id: skill.id, name: skill.name, level: limits.course.buildsOn.level.default }, isChosen)

export const withMaterial = (draft: CourseDraft, material: Material, isChosen: boolean) =>
  isChosen
    ? toggled(draft.materials, withoutLink(material), true)
    : removeFromSections(
        draft.materials,
        draft.materials.findIndex(({ id }) => id === material.id),
      )

/** Replaces a material that was changed elsewhere, if the course has it. */
export const withChanged = (draft: CourseDraft, material: Material) =>
  draft.materials.map((old) => (old.id === material.id ? { ...withoutLink(material), section: old.section } : old))

interface Missing {
  /** The field, as in the form: `name`, `skills.0.level`. */
  path: string
  sentence: string
}

/** Returns what keeps the course from being saved, one sentence for each field. */
export function missingIn(draft: CourseDraft): Missing[] {
  const issues = CourseForm.safeParse(draft).error?.issues ?? []
  const sentences = new Map<string, string>()
  for (const { path, message } of issues) if (!sentences.has(path.join('.'))) sentences.set(path.join('.'), message)
  return [...sentences].map(([path, sentence]) => ({ path, sentence }))
}

/** Numbers may be text, as typed, or numbers, as stored. */
const textOf = (draft: CourseDraft) =>
  JSON.stringify(bodyOf(draft), (key, value) => (key === 'price' || key === 'level' ? String(value) : value))

function toggled<Item extends { id: number }>(items: Item[], item: Item, isChosen: boolean): Item[] {
  const others = items.filter(({ id }) => id !== item.id)
  if (!isChosen) return others
  return others.length < items.length ? items : [...items, item]
}

/** The links of materials are private and expire; nothing here needs them, and a draft stays in the browser. */
const withoutLink = (material: Material): Material => ({ ...material, link: null })
