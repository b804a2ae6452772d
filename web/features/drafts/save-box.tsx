import { Anchor, TextInput } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import { CallError, errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { common } from '#web/ui/words.ts'
import { ConflictAlert } from './conflict-alert.tsx'
import { emptyDraft, missingIn } from './course-draft.ts'
import classes from './save-box.module.css'
import type { CourseFormState } from './use-editing.ts'
import { words } from './words.ts'

interface SaveBoxProps {
  form: CourseFormState
  courseId: number | undefined
  hasLearners: boolean
  isDirty: boolean
  isUploading: boolean
  needsApproval: boolean
  publish: { error: unknown; isError: boolean; isPending: boolean; isSuccess: boolean }
  /** Publishes over the current version. */
  onReplace: () => void
  /** Focuses a field. */
  onFocus: (path: string) => void
}

/** The button, and the reasons why it is disabled; each reason leads to its field. Once it is enabled, it stays in view. */
export function SaveBox(props: SaveBoxProps) {
  const { form, courseId, hasLearners, isDirty, isUploading, needsApproval, publish, onReplace, onFocus } = props
  const missing = missingIn(form.values)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const conflict = publish.error instanceof CallError && publish.error.status === 409 ? publish.error : undefined
  const failures = publish.isError ? messagesWithoutPlace(publish.error) : []
  const hasFailed = failures.length > 0
  useEffect(() => {
    // The failures are listed above it, and may be out of view.
    if (hasFailed) button.current?.focus()
  }, [hasFailed])
  return (
    <div className={classes.box} data-floating={(missing.length === 0 && !publish.isError && !hasLearners) || undefined}>
      {missing.length > 0 && (
        <div id={id} className={classes.missing}>
          <p>{courseId ? words.missingToSave : words.missingToCreate}</p>
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
      {hasLearners && (
        <TextInput
          className={classes.noteField}
          label={words.note}
          description={words.noteHelp}
          maxLength={limits.drafts.note.max}
          autoComplete="off"
          {...form.getInputProps('note')}
        />
      )}
      {conflict && courseId ? (
        <ConflictAlert courseId={courseId} message={conflict.message} isSaving={publish.isPending} onSaveOver={onReplace} />
      ) : (
        <ErrorList messages={failures} />
      )}
      <div className={classes.line}>
        <Button
          ref={button}
          type="submit"
          disabled={missing.length > 0 || isUploading}
          loading={publish.isPending || publish.isSuccess}
          aria-describedby={missing.length > 0 ? id : undefined}
        >
          {courseId ? common.save : words.createCourse}
        </Button>
        <span className={classes.note}>{saveNote({ isUploading, isDirty, needsApproval, isLive: courseId !== undefined })}</span>
        {courseId && (
          <>
            <Anchor component={Link} to={paths.versions(courseId)} size="sm">
              {words.earlierVersions}
            </Anchor>
            <Anchor component={Link} to={paths.insight(courseId)} size="sm">
              {words.insight}
            </Anchor>
          </>
        )}
      </div>
    </div>
  )
}

interface Situation {
  isUploading: boolean
  isDirty: boolean
  needsApproval: boolean
  isLive: boolean
}

/** What pressing the button does. */
function saveNote({ isUploading, isDirty, needsApproval, isLive }: Situation): string {
  if (isUploading) return words.pictureUploads
  if (!isLive) return needsApproval ? words.needsApproval : words.nothingPublic
  if (!isDirty) return ''
  return needsApproval ? words.changesNeedApproval : words.changesAreSeen
}

/** Leaves out the errors that are shown at their fields. */
function messagesWithoutPlace(error: unknown): string[] {
  if (!(error instanceof CallError) || Object.keys(error.errors).length === 0) return errorMessages(error)
  return Object.entries(error.errors)
    .filter(([path]) => !Object.hasOwn(emptyDraft, path))
    .map(([, sentence]) => sentence)
}
