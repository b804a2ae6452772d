import { z } from 'zod'
import { limits } from '#contract/core/limits.ts'
import { CourseForm, type CourseToEdit } from '#contract/courses/authoring.ts'
import { courseFields } from '#contract/courses/course-fields.ts'
import { moveInSections, removeFromSections } from '#contract/courses/sections.ts'
import { DraftContent, type DraftForm } from '#contract/drafts/drafts.ts'
import type { Material } from '#contract/materials/materials.ts'
import type { Skill } from '#contract/skills/skills.ts'
import { draftStore } from '#web/core/draft-store.ts'

/** A course in the editor: the server's form, with names for display; numbers may be half typed. */
export type CourseDraft = DraftContent

type Written = Record<keyof typeof courseFields, string>
const nothingWritten = Object.fromEntries(Object.keys(courseFields).map((field) => [field, ''])) as Written

export const emptyDraft: CourseDraft = {
  ...nothingWritten,
  thumbnail: '',
  skills: [],
  buildsOn: [],
  materials: [],
  finalTask: null,
  field: null,
  language: 'en',
  note: '',
}

/** A draft that is older than a field has that field empty. Its materials did not say what they are. */
const KeptDraft = z.preprocess((kept) => {
  if (typeof kept !== 'object') return kept
  const draft = { ...emptyDraft, ...kept }
  return Array.isArray(draft.materials) ? { ...draft, materials: draft.materials.map(withKind) } : draft
}, DraftContent)
const withKind = (material: object) => ({
  kind: 'duration' in material ? 'video' : 'pagesCount' in material ? 'book' : 'article',
  ...material,
})

export const UnsavedDraft = z.object({
  draft: KeptDraft,
  /** The draft on the server that it changes, and its version when it was read or saved; null if there is none yet. */
  place: z.object({ id: z.int(), version: z.int() }).nullable().default(null),
  /** The `updateDateUTC` of the course when the changes began; null for a new course. */
  basedOn: z.string().nullable().default(null),
})

/** Keeps input that the server does not have yet, by user and course or draft. */
export const unsavedStore = (userId: string, what: string) => draftStore(`coursewise-draft-${userId}-${what}`, UnsavedDraft.parse)

export const toDraft = (course: CourseToEdit): CourseDraft =>
  DraftContent.parse({ ...course, thumbnail: course.thumbnail ?? '', materials: course.materials.map(withoutLink), note: '' })

export const toBody = (draft: CourseDraft): z.input<typeof DraftForm> => ({
  ...draft,
  skills: draft.skills.map(({ id, level }) => ({ id, level })),
  buildsOn: draft.buildsOn.map(({ id, level }) => ({ id, level })),
  materials: draft.materials.map(({ id, section, isPreview }) => ({ id, section: section?.trim() || null, isPreview })),
  finalTask: draft.finalTask && { id: draft.finalTask.id },
  field: draft.field && { id: draft.field.id },
})

export const isSame = (one: CourseDraft, other: CourseDraft) => comparableText(one) === comparableText(other)

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

/** Adds a material that was made from a file: before those of the files that were chosen together with it, but after it. */
export function withUploaded({ materials }: CourseDraft, material: Material, later: number[]): Material[] {
  const all = toggled(materials, withoutLink(material), true)
  const place = all.findIndex(({ id }) => later.includes(id))
  return place < 0 || all === materials ? all : moveInSections(all, all.length - 1, place)
}

/** Replaces a material that was changed elsewhere, if the course has it. */
export const withChanged = (draft: CourseDraft, material: Material) =>
  draft.materials.map((old) =>
    old.id === material.id ? { ...withoutLink(material), section: old.section, isPreview: old.isPreview } : old,
  )

/** A check is none, because a guest has no attempts; the server leaves the mark out. */
export const canBePreview = ({ kind }: Material) => kind !== 'check'

/** The first short material, while no material is a free preview: the editor suggests it, and only its author makes it one. */
export const suggestedPreview = (materials: Material[]) =>
  materials.some(({ isPreview }) => isPreview)
    ? undefined
    : materials.find((material) => canBePreview(material) && material.learningMinutes <= limits.preview.shortMinutes)

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
const comparableText = (draft: CourseDraft) =>
  JSON.stringify(toBody(draft), (key, value) => (key === 'price' || key === 'level' ? String(value) : value))

function toggled<Item extends { id: number }>(items: Item[], item: Item, isChosen: boolean): Item[] {
  const others = items.filter(({ id }) => id !== item.id)
  if (!isChosen) return others
  return others.length < items.length ? items : [...items, item]
}

/** The links of materials are private and expire; nothing here needs them, and a draft stays in the browser. */
const withoutLink = (material: Material): Material => ({ ...material, link: null })
