import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Publication } from '#contract/drafts.ts'
import { paths } from '#contract/paths.ts'
import { CallError } from '#web/core/call-error.ts'
import { hasBegunTask } from '#web/features/final-tasks/index.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { usePictureUpload } from '#web/ui/upload/use-picture-upload.ts'
import { courseChanged } from './authoring.api.ts'
import { AuthoringPanel } from './authoring-panel.tsx'
import classes from './course-editor.module.css'
import { CourseFields } from './course-fields.tsx'
import { CoursePreview } from './course-preview.tsx'
import { DraftBar, ReviewBar } from './draft-bar.tsx'
import { draftsQuery, publishDraft } from './drafts.api.ts'
import { FinalTaskPart } from './final-task-part.tsx'
import { MaterialsPart } from './materials-part.tsx'
import { SaveBox } from './save-box.tsx'
import { BuildsOnPart, SkillsPart } from './skills-part.tsx'
import { type Opened, useEditing } from './use-editing.ts'
import { type PanelName, usePanel } from './use-panel.ts'

/** The panel that fills a list of the course. */
const panelOf: Record<string, PanelName> = {
  skills: 'skills',
  buildsOn: 'buildsOn',
  materials: 'videos',
  finalTask: 'finalTasks',
}

/** The course on the left, one panel to choose from on the right. On a phone an open panel replaces the course. */
export function CourseEditor(opened: Opened) {
  const { userId, course, draft } = opened
  const editing = useEditing(opened)
  const { form, saver, publication, finish, blocker } = editing
  const panel = usePanel()
  const navigate = useNavigate()
  const client = useQueryClient()
  const thumbnailButton = useRef<HTMLButtonElement>(null)
  const thumbnail = usePictureUpload('thumbnails', (link) => form.setFieldValue('thumbnail', link))
  const { data: own } = useQuery(draftsQuery())
  const isWaiting = draft?.state === 'review'

  const publish = useMutation({
    mutationFn: async (replaces: boolean): Promise<Publication | null> => {
      const place = await saver.flush()
      // An earlier try had succeeded; the editor of that course is open now.
      if (editing.isFinished()) return null
      if (place) return publishDraft(publication, place, replaces)
      return { state: 'published', courseId: course?.id ?? null }
    },
    onSuccess: () => courseChanged(client),
  })

  /** Lists have no input, so their button takes the focus. */
  const focusField = (path: string) => {
    const panelName = panelOf[path.split('.')[0] ?? '']
    const input = form.getInputNode(path)
    if (input) input.focus()
    else if (panelName) panel.focusButton(panelName)
    else if (path === 'thumbnail') thumbnailButton.current?.focus()
  }
  const done = (result: Publication | null) => {
    if (!result) return
    finish()
    notifyDone(doneWords(result, course !== undefined))
    const isShown = result.state === 'published' && result.courseId !== null
    navigate(isShown ? paths.course(result.courseId ?? 0) : paths.profile(), { replace: true })
  }
  const fail = (error: unknown) => {
    if (!(error instanceof CallError)) return
    form.setErrors(error.errors)
    const [first] = Object.keys(error.errors)
    if (first) focusField(first)
  }
  const send = (replaces: boolean) => publish.mutate(replaces, { onSuccess: done, onError: fail })
  const [isAsking, setAsking] = useState(false)
  const { finalTask } = form.values
  const hasUnsavedTask = () => finalTask !== null && hasBegunTask(userId, finalTask.id)
  const submit = () => {
    const isUnfinished = (panel.opened === 'finalTasks' && hasBegunTask(userId)) || hasUnsavedTask()
    return isUnfinished ? setAsking(true) : send(false)
  }

  return (
    <>
      {isWaiting ? <ReviewBar draft={draft} /> : <DraftBar editing={editing} liveName={course?.name} />}
      {draft?.refusal && <Notice>An Admin did not approve it: “{draft.refusal}” Change it and publish it again.</Notice>}
      <div className={classes.columns} data-panel={panel.opened}>
        <form className={classes.course} noValidate onSubmit={form.onSubmit(submit)}>
          <fieldset className={classes.course} disabled={isWaiting}>
            <CourseFields form={form} courseId={course?.id} thumbnail={thumbnail} thumbnailButton={thumbnailButton} />
            <SkillsPart form={form} panel={panel} />
            <BuildsOnPart form={form} panel={panel} />
            <MaterialsPart form={form} panel={panel} />
            <FinalTaskPart form={form} panel={panel} />
            {!isWaiting && (
              <SaveBox
                form={form}
                courseId={course?.id}
                hasLearners={(course?.studentsCount ?? 0) > 0}
                isDirty={editing.isDirty}
                isUploading={thumbnail.progress !== null}
                needsApproval={own?.needsApproval ?? false}
                publish={publish}
                onReplace={() => send(true)}
                onFocus={focusField}
              />
            )}
          </fieldset>
        </form>
        {panel.opened && !isWaiting ? (
          <AuthoringPanel name={panel.opened} form={form} panel={panel} />
        ) : (
          <CoursePreview draft={form.values} courseId={course?.id} thumbnail={thumbnail.preview} />
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={hasUnsavedTask() ? 'Go on without the changes of the final task?' : 'Go on without the new final task?'}
          confirm={hasUnsavedTask() ? 'Go on without them' : 'Go on without it'}
          cancel="Go back"
          onConfirm={() => {
            setAsking(false)
            send(false)
          }}
          onCancel={() => setAsking(false)}
        >
          <p>
            {hasUnsavedTask()
              ? 'You changed the final task, but did not save the changes. They are kept in this tab.'
              : 'You began a new final task, but did not create it. What you typed is kept in this tab.'}
          </p>
        </ConfirmDialog>
      )}
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title="Leave without saving?"
          confirm="Leave"
          cancel="Stay"
          onConfirm={blocker.proceed}
          onCancel={blocker.reset}
        >
          <p>Your last changes are not saved. This browser keeps them until you come back to them.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function doneWords({ state }: Publication, isLive: boolean): string {
  if (state === 'review') return 'An Admin looks at it now. You get a notification.'
  return isLive ? 'The course is saved.' : 'The course is created.'
}
