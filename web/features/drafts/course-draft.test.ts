import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CourseToEdit } from '#contract/courses/authoring.ts'
import { CourseForm } from '#contract/courses/authoring.ts'
import type { Article, Material } from '#contract/materials/materials.ts'
import {
  emptyDraft,
  isSame,
  missingIn,
  suggestedPreview,
  toBody,
  toDraft,
  UnsavedDraft,
  unsavedStore,
  withChanged,
  withMaterial,
  withSkill,
  withUploaded,
} from './course-draft.ts'

const article = {
  id: 7,
  name: 'On looms',
  link: 'https://looms.example/',
  learningMinutes: 5,
  isLearned: false,
  kind: 'article' as const,
  resource: { id: 1, name: 'Loom News' },
  publicationDate: '2026-01-02',
}
const course: CourseToEdit = {
  ...emptyDraft,
  id: 3,
  name: 'Weaving by hand',
  thumbnail: null,
  shortDescription: 'From the first thread to a scarf of your own.',
  description: 'A loom, some wool and a little patience. '.repeat(5).trim(),
  price: 120,
  skills: [{ id: 1, name: 'Weaving', level: 3 }],
  buildsOn: [{ id: 2, name: 'Spinning', level: 12 }],
  materials: [article],
  finalTask: { id: 9, name: 'Weave a scarf' },
  updateDateUTC: '2026-11-01T10:00:00.000Z',
  studentsCount: 0,
  hiddenReason: null,
}
const draft = toDraft(course)

test('the course that the server sends for editing can be saved unchanged', () => {
  const body = CourseForm.parse(toBody(draft))
  assert.deepEqual(body.skills, [{ id: 1, level: 3 }])
  assert.deepEqual(body.buildsOn, [{ id: 2, level: 12 }])
  assert.deepEqual(body.materials, [{ id: 7, section: null, isPreview: undefined }])
  assert.deepEqual(body.finalTask, { id: 9 })
  assert.deepEqual(missingIn(draft), [])
})

test('what an earlier version kept is read, and its materials say what they are', () => {
  const { kind: _, ...unnamed } = article
  const { draft } = UnsavedDraft.parse({ draft: { name: 'Weaving', materials: [unnamed] } })
  assert.deepEqual(draft.materials, [article])
})

test('a heading that was changed is a change, one that holds only blanks is none', () => {
  const [material] = draft.materials
  assert.ok(material)
  assert.ok(isSame(draft, { ...draft, materials: [{ ...material, section: ' ' }] }))
  assert.ok(!isSame(draft, { ...draft, materials: [{ ...material, section: 'Basics' }] }))
})

test('the first short material is suggested as a preview, and none is one until its author says so', () => {
  const [long, short, shorter] = [60, 10, 1].map((learningMinutes, id) => ({ ...article, id, learningMinutes })) as [
    Article,
    Article,
    Article,
  ]
  const materials = [long, short, shorter]
  const toMarks = (materials: Material[]) => toBody({ ...draft, materials }).materials?.map(({ isPreview }) => isPreview)
  assert.equal(suggestedPreview(materials), short)
  assert.deepEqual(toMarks(materials), [undefined, undefined, undefined])
  assert.equal(suggestedPreview([long]), undefined)
  const check: Material = { ...short, kind: 'check', questionsCount: 3, passPercent: 80, timeLimitMinutes: null }
  assert.equal(suggestedPreview([check, shorter]), shorter)
  const decided = [long, short, { ...shorter, isPreview: true }]
  assert.equal(suggestedPreview(decided), undefined)
  assert.deepEqual(toMarks(decided), [undefined, undefined, true])
  assert.ok(!isSame({ ...draft, materials }, { ...draft, materials: decided }))
  const changed = withChanged({ ...draft, materials: decided }, { ...shorter, name: 'On short looms' })
  assert.deepEqual(toMarks(changed), [undefined, undefined, true])
})

test('an empty course lacks everything, in the sentences of the specification', () => {
  assert.deepEqual(
    missingIn(emptyDraft).map(({ path, sentence }) => `${path}: ${sentence}`),
    [
      'name: Name must be between 5 and 100 characters.',
      'shortDescription: Short description must be between 30 and 150 characters.',
      'description: Description must be between 100 and 3000 characters.',
      'price: Price must be between 0 and 1000',
      'skills: Choose at least one course!',
      'materials: Choose at least one material!',
    ],
  )
  assert.deepEqual(missingIn({ ...draft, skills: [{ id: 1, name: 'Weaving', level: 11 }] }), [
    { path: 'skills.0.level', sentence: 'Level must be a whole number from 1 to 10.' },
  ])
})

test('a draft is the same when the server would store the same', () => {
  assert.ok(isSame(draft, { ...draft, price: '120', skills: [{ id: 1, name: 'Weaving', level: '3' }] }))
  assert.ok(!isSame(draft, { ...draft, price: '12' }))
  assert.ok(
    !isSame({ ...draft, materials: [article, { ...article, id: 8 }] }, { ...draft, materials: [{ ...article, id: 8 }, article] }),
  )
})

test('choosing twice adds once, and keeps the level and the order', () => {
  assert.deepEqual(withSkill(draft, { id: 1, name: 'Weaving' }, true), draft.skills)
  assert.deepEqual(withSkill(draft, { id: 2, name: 'Dyeing' }, true)[1], { id: 2, name: 'Dyeing', level: 1 })
  assert.deepEqual(withSkill(draft, { id: 1, name: 'Weaving' }, false), [])
  const two = withMaterial(draft, { ...article, id: 8 }, true)
  assert.deepEqual(
    two.map(({ id }) => id),
    [7, 8],
  )
})

test('materials that were made from files chosen together are in the order of the files, whichever arrived first', () => {
  const [first, second, third] = [11, 12, 13].map((id) => ({ ...article, id })) as [Article, Article, Article]
  const toIds = (materials: Material[]) => materials.map(({ id, section }) => (section ? `${section}: ${id}` : String(id)))
  let materials = withUploaded(draft, third, [])
  materials = withUploaded({ ...draft, materials }, first, [third.id])
  materials = withUploaded({ ...draft, materials }, second, [third.id])
  assert.deepEqual(toIds(materials), ['7', '11', '12', '13'])
  assert.deepEqual(toIds(withUploaded({ ...draft, materials }, second, [third.id])), ['7', '11', '12', '13'])
  // The author has put a heading above the one that arrived first.
  const headed = [{ ...third, section: 'Films' }]
  assert.deepEqual(toIds(withUploaded({ ...draft, materials: headed }, first, [third.id])), ['Films: 11', '13'])
})

test('a draft is read again by the same user only, without private links', () => {
  const kept = { draft, place: { id: 5, version: 2 }, basedOn: course.updateDateUTC }
  unsavedStore('1', '3').keep(kept)
  assert.deepEqual(unsavedStore('1', '3').read(), kept)
  assert.ok(!JSON.stringify(kept).includes('looms.example'))
  assert.equal(unsavedStore('2', '3').read(), undefined)
  assert.equal(unsavedStore('1', 'new').read(), undefined)
})

test('a tab that is done removes its own draft, not the one of another tab', () => {
  const [one, other] = [unsavedStore('5', '3'), unsavedStore('5', '3')]
  const kept = (name: string) => ({ draft: { ...draft, name }, place: null, basedOn: null })
  one.keep(kept('Mine'))
  other.keep(kept('Theirs'))
  one.remove()
  assert.equal(unsavedStore('5', '3').read()?.draft.name, 'Theirs')
  other.remove()
  assert.equal(unsavedStore('5', '3').read(), undefined)
})
