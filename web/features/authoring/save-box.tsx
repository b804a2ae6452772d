import { Anchor, Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { CallError, messagesOf } from '#web/core/call-error.ts'
import { ErrorList } from '#web/ui/error-list.tsx'
import type { useSaveCourse } from './authoring.api.ts'
import { ConflictAlert, FirstTryAlert } from './conflict-alert.tsx'
import { type CourseDraft, emptyDraft, missingIn } from './course-draft.ts'
import classes from './save-box.module.css'

interface SaveBoxProps {
  draft: CourseDraft
  courseId: number | undefined
  isDirty: boolean
  isUploading: boolean
  save: ReturnType<typeof useSaveCourse>
  /** Overwrites the current version of that course. */
  onSaveOver: (courseId: number) => void
  /** Focuses a field. */
  onFocus: (path: string) => void
}

/** The button, and the reasons why it is disabled; each reason leads to its field. Once it is enabled, it stays in view. */
export function SaveBox({ draft, courseId, isDirty, isUploading, save, onSaveOver, onFocus }: SaveBoxProps) {
  const missing = missingIn(draft)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const conflict = save.error instanceof CallError && save.error.status === 409 ? save.error : undefined
  const other = courseId ?? conflict?.id
  const Conflict = courseId ? ConflictAlert : FirstTryAlert
  const failures = save.isError ? messagesWithoutPlace(save.error) : []
  const hasFailed = failures.length > 0
  useEffect(() => {
    // It lost the focus while it was disabled.
    if (hasFailed) button.current?.focus()
  }, [hasFailed])
  return (
    <div className={classes.box} data-floating={(missing.length === 0 && !save.isError) || undefined}>
      {missing.length > 0 && (
        <div id={id} className={classes.missing}>
          <p>{courseId ? 'Before you can save:' : 'Before you can create the course:'}</p>
          <ul>
            {missing.map(({ path, sentence }) => (
              <li key={path}>
                <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onFocus(path)}>
                  {sentence}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
      {conflict && other ? (
        <Conflict courseId={other} message={conflict.message} isSaving={save.isPending} onSaveOver={() => onSaveOver(other)} />
      ) : (
        <ErrorList messages={failures} />
      )}
      <div className={classes.line}>
        <Button
          ref={button}
          type="submit"
          disabled={missing.length > 0 || isUploading}
          loading={save.isPending || save.isSuccess}
          aria-describedby={missing.length > 0 ? id : undefined}
        >
          {courseId ? 'Save' : 'Create Course'}
        </Button>
        {isUploading ? (
          <span className={classes.note}>The picture is still uploading.</span>
        ) : (
          isDirty && courseId && <span className={classes.note}>Your changes are not saved yet.</span>
        )}
      </div>
    </div>
  )
}

/** Leaves out the errors that are shown at their fields. */
function messagesWithoutPlace(error: unknown): string[] {
  if (!(error instanceof CallError) || Object.keys(error.errors).length === 0) return messagesOf(error)
  return Object.entries(error.errors)
    .filter(([path]) => !Object.hasOwn(emptyDraft, path))
    .map(([, sentence]) => sentence)
}
