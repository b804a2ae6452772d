import { FORM_INDEX, schemaResolver, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker, useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { CourseForm, type CourseToEdit } from '#contract/courses/authoring.ts'
import type { Draft } from '#contract/drafts/drafts.ts'
import { useAttemptKey } from '#web/core/attempt-key.ts'
import { CallError } from '#web/core/call-error.ts'
import { type CourseDraft, emptyDraft, isSame, toDraft, unsavedStore } from './course-draft.ts'
import { draftSaver, type Place, type Saving } from './draft-saver.ts'
import { createDraft, findPlace, publishDraft, saveDraft } from './drafts.api.ts'

export type CourseFormState = ReturnType<typeof useEditing>['form']

export interface Opened {
  userId: string
  /** The course in the catalogue; none for a new one. */
  course: CourseToEdit | undefined
  /** What the server has of the author's changes. */
  draft: Draft | null
  /** Called with the id of a draft of a new course, when it is saved for the first time. */
  onBegun?: (draftId: number) => void
}

/** Whether something is not finished that leaving the editor would stop. */
type IsBusy = () => boolean

/** The form of a course, which is saved as a draft while the author types. The browser keeps what the server does not have yet. */
export function useEditing(given: Opened, isBusy: IsBusy) {
  const [{ userId, course, draft, onBegun }] = useState(given)
  const navigate = useNavigate()
  const [live] = useState(() => (course ? toDraft(course) : emptyDraft))
  const store = useRef(unsavedStore(userId, String(course?.id ?? (draft ? `draft-${draft.id}` : 'new'))))
  const [unsaved] = useState(() => {
    const kept = draft?.state === 'review' ? undefined : store.current.read()
    if (!kept || !draft || !isSame(kept.draft, draft.content)) return kept
    // The server has it. Only its response was lost, as when the page is loaded again while it is saved.
    store.current.remove()
    return undefined
  })
  // What the browser has kept may be older than the course that was read now.
  const basedOn = unsaved?.basedOn ?? course?.updateDateUTC ?? null
  const known = useRef<CourseDraft>(draft?.content ?? live)
  const form = useForm({
    // The panels have fields of the same names.
    name: 'course',
    initialValues: unsaved?.draft ?? known.current,
    validate: schemaResolver(CourseForm, { sync: true }),
    validateInputOnBlur: true,
    // The error needs a line. If it appeared on blur, it would move the clicked element away.
    validateInputOnChange: [`skills.${FORM_INDEX}.level`, `buildsOn.${FORM_INDEX}.level`],
  })
  const [creation, publication] = [useAttemptKey(), useAttemptKey()]
  const [saving, setSaving] = useState<Saving>({ state: 'saved' })
  const isDone = useRef(false)

  /** A publication whose response was lost has removed the draft: what was typed since changes the course that is published now. */
  const afterPublication = async (typed: CourseDraft, place: Place) => {
    const { courseId } = await publishDraft(publication, place, false)
    if (course) return createDraft(creation, { draft: typed, courseId: course.id, basedOn: null })
    unsavedStore(userId, String(courseId)).keep({ draft: typed, place: null, basedOn: null })
    finish()
    navigate(courseId ? paths.editCourse(courseId) : paths.profile(), { replace: true })
    return place
  }
  const send = async (typed: CourseDraft, place: Place | null): Promise<Place> => {
    if (!place) {
      const made = await createDraft(creation, { draft: typed, courseId: course?.id, basedOn })
      if (!course) {
        // A reload opens this draft, no longer a new course.
        store.current.remove()
        store.current = unsavedStore(userId, `draft-${made.id}`)
        store.current.keep({ draft: form.getValues(), place: { id: made.id, version: made.version }, basedOn })
        onBegun?.(made.id)
      }
      return made
    }
    try {
      const next = await saveDraft(typed, place)
      // It is still there, so it was not published.
      publication.forget()
      return next
    } catch (error) {
      const isGone = error instanceof CallError && error.status === 404
      if (isGone && publication.current()) return afterPublication(typed, place)
      throw error
    }
  }
  const [saver] = useState(() =>
    draftSaver<CourseDraft>({
      // A copy from another time stays with the version that it was made from, so that it overwrites nothing.
      place: unsaved ? unsaved.place : draft,
      send,
      onChange: (saving) => {
        setSaving(saving)
        if (saving.state === 'saved') store.current.remove()
      },
    }),
  )

  const { values } = form
  useEffect(() => {
    if (isDone.current || isSame(values, known.current)) return
    known.current = values
    const place = saver.place()
    // Back to what is published, before anything was saved.
    if (!place && isSame(values, live)) return saver.drop()
    store.current.keep({ draft: values, place: place && { id: place.id, version: place.version }, basedOn })
    saver.change(values)
  }, [values, saver, live, basedOn])
  useEffect(() => () => void (isDone.current || saver.close()), [saver])

  const isGuarded = () => !isDone.current && !saver.isSaved()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isDone.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      (isBusy() || (isGuarded() && ['failed', 'refused'].includes(saving.state))),
  )
  useBeforeUnload((event) => isGuarded() && event.preventDefault())

  /** Called after publishing or deleting: nothing is left to keep or to guard. */
  function finish() {
    isDone.current = true
    saver.drop()
    store.current.remove()
  }
  return {
    form,
    saver,
    saving,
    publication,
    /** Whether there is something that learners do not see yet. */
    isDirty: saver.place() !== null || !isSame(values, live),
    finish,
    blocker,
    /** Replaces what was saved elsewhere by what is on the screen. */
    keepMine: async () => {
      saver.moveTo(await findPlace(course?.id, saver.place()))
      await saver.flush()
    },
    isFinished: () => isDone.current,
  }
}
