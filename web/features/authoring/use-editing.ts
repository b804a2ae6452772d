import { FORM_INDEX, schemaResolver, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { CourseForm, type CourseToEdit } from '#contract/authoring.ts'
import { useAttemptKey } from '#web/core/attempt-key.ts'
import { courseDraftStore, draftOf, emptyDraft, isSame } from './course-draft.ts'

export type CourseFormState = ReturnType<typeof useEditing>['form']

/** The form of a course, with unsaved input from before and a guard against losing it. */
export function useEditing(userId: string, opened: CourseToEdit | undefined) {
  const [course] = useState(opened)
  const [store] = useState(() => courseDraftStore(userId, course?.id ?? 'new'))
  const [stored] = useState(() => (course ? draftOf(course) : emptyDraft))
  const [restored, setRestored] = useState(() => {
    const kept = store.read()
    return kept && !isSame(kept.draft, stored) ? kept : undefined
  })
  // A draft belongs to the version it was made from: if somebody saved since, saving it is refused.
  const basedOn = restored?.basedOn ?? course?.updateDateUTC ?? null
  const form = useForm({
    // The panels have fields of the same names.
    name: 'course',
    initialValues: restored?.draft ?? stored,
    validate: schemaResolver(CourseForm, { sync: true }),
    validateInputOnBlur: true,
    // The error needs a line. If it appeared on blur, it would move the clicked element away.
    validateInputOnChange: [`skills.${FORM_INDEX}.level`, `buildsOn.${FORM_INDEX}.level`],
  })
  // The response to creating it may be lost, and the page reloaded before the second try.
  const attempt = useAttemptKey(restored?.key, (key) => store.keep({ draft: form.getValues(), basedOn, key }))

  const { values } = form
  const isDirty = !isSame(values, stored)
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    if (isDirty) store.keep({ draft: values, basedOn, key: attempt.current() })
    else store.remove()
  }, [store, attempt, values, basedOn, isDirty])

  const isGuarded = () => isDirty && !isDone.current
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isGuarded() && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => isGuarded() && event.preventDefault())

  const discard = () => {
    attempt.forget()
    setRestored(undefined)
    form.setValues(stored)
  }
  /** Called after saving: nothing is left to keep or to guard. */
  const finish = () => {
    isDone.current = true
    store.remove()
  }
  return { form, basedOn, attempt, isDirty, isRestored: restored !== undefined, discard, finish, blocker }
}
