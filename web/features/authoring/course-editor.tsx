import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { CourseToEdit } from '#contract/authoring.ts'
import { paths } from '#contract/paths.ts'
import { CallError } from '#web/core/call-error.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { usePictureUpload } from '#web/ui/upload/use-picture-upload.ts'
import { useSaveCourse } from './authoring.api.ts'
import { AuthoringPanel } from './authoring-panel.tsx'
import classes from './course-editor.module.css'
import { CourseFields } from './course-fields.tsx'
import { CoursePreview } from './course-preview.tsx'
import { FinalTaskPart } from './final-task-part.tsx'
import { MaterialsPart } from './materials-part.tsx'
import { SaveBox } from './save-box.tsx'
import { BuildsOnPart, SkillsPart } from './skills-part.tsx'
import { useEditing } from './use-editing.ts'
import { type PanelName, usePanel } from './use-panel.ts'

interface CourseEditorProps {
  /** Whose draft it is. */
  userId: string
  /** Without one, a new course is created. */
  course?: CourseToEdit
}

/** The panel that fills a list of the course. */
const panelOf: Record<string, PanelName> = {
  skills: 'skills',
  buildsOn: 'buildsOn',
  materials: 'videos',
  finalTask: 'finalTasks',
}

/** The course on the left, one panel to choose from on the right. On a phone an open panel replaces the course. */
export function CourseEditor({ userId, course }: CourseEditorProps) {
  const { form, basedOn, attempt, isDirty, isRestored, discard, finish, blocker } = useEditing(userId, course)
  const save = useSaveCourse(attempt)
  const panel = usePanel()
  const navigate = useNavigate()
  const thumbnailButton = useRef<HTMLButtonElement>(null)
  const thumbnail = usePictureUpload('thumbnails', (link) => form.setFieldValue('thumbnail', link))

  /** Lists have no input, so their button takes the focus. */
  const focusField = (path: string) => {
    const panelName = panelOf[path.split('.')[0] ?? '']
    const input = form.getInputNode(path)
    if (input) input.focus()
    else if (panelName) panel.focusButton(panelName)
    else if (path === 'thumbnail') thumbnailButton.current?.focus()
  }
  const done = (id: number) => {
    finish()
    notifyDone(course ? 'The course is saved.' : 'The course is created.')
    navigate(paths.course(id), { replace: true })
  }
  const fail = (error: unknown) => {
    if (!(error instanceof CallError)) return
    form.setErrors(error.errors)
    const [first] = Object.keys(error.errors)
    if (first) focusField(first)
  }
  const send = (version: string | null, courseId = course?.id) =>
    save.mutate({ courseId, draft: form.getValues(), basedOn: version }, { onSuccess: done, onError: fail })

  return (
    <>
      {isRestored && (
        <div className={classes.restored} role="status">
          <span>We restored your unsaved changes.</span>
          <Button variant="default" size="compact-sm" onClick={discard}>
            Discard
          </Button>
        </div>
      )}
      <div className={classes.columns} data-panel={panel.opened}>
        <form className={classes.course} noValidate onSubmit={form.onSubmit(() => send(basedOn))}>
          <CourseFields form={form} courseId={course?.id} thumbnail={thumbnail} thumbnailButton={thumbnailButton} />
          <SkillsPart form={form} panel={panel} />
          <BuildsOnPart form={form} panel={panel} />
          <MaterialsPart form={form} panel={panel} />
          <FinalTaskPart form={form} panel={panel} />
          <SaveBox
            draft={form.values}
            courseId={course?.id}
            isDirty={isDirty}
            isUploading={thumbnail.progress !== null}
            save={save}
            onSaveOver={(courseId) => send(null, courseId)}
            onFocus={focusField}
          />
        </form>
        {panel.opened ? (
          <AuthoringPanel name={panel.opened} form={form} panel={panel} />
        ) : (
          <CoursePreview draft={form.values} courseId={course?.id} thumbnail={thumbnail.preview} />
        )}
      </div>
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title="Leave without saving?"
          confirm="Leave"
          cancel="Stay"
          onConfirm={blocker.proceed}
          onCancel={blocker.reset}
        >
          <p>The course is not saved. This browser keeps your changes as a draft until you come back to them.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
