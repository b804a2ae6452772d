import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { Publication } from '#contract/drafts/drafts.ts'
import type { Material } from '#contract/materials/materials.ts'
import { CallError } from '#web/core/call-error.ts'
import { hasBegunTask } from '#web/features/final-tasks/index.ts'
import { EditMaterialDialog, Tray, UploadList, useUploadTray } from '#web/features/materials/index.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { usePictureUpload } from '#web/ui/upload/use-picture-upload.ts'
import { courseChanged } from './authoring.api.ts'
import { AuthoringPanel } from './authoring-panel.tsx'
import { withChanged, withUploaded } from './course-draft.ts'
import classes from './course-editor.module.css'
import { CourseFields } from './course-fields.tsx'
import { CoursePreview } from './course-preview.tsx'
import { DraftBar, ReviewBar } from './draft-bar.tsx'
import { draftsQuery, publishDraft } from './drafts.api.ts'
import { FinalTaskPart } from './final-task-part.tsx'
import { LeaveDialog, UnusedFiles } from './leave-dialog.tsx'
import { MaterialsPart } from './materials-part.tsx'
import { SaveBox } from './save-box.tsx'
import { BuildsOnPart, SkillsPart } from './skills-part.tsx'
import { type Opened, useEditing } from './use-editing.ts'
import { type PanelName, usePanel } from './use-panel.ts'
import { words } from './words.ts'

/** The panel that fills a list of the course. */
const panelByField: Record<string, PanelName> = {
  skills: 'skills',
  buildsOn: 'buildsOn',
  materials: 'video',
  finalTask: 'finalTasks',
}

/** Asked before a course is published beside a final task that is not saved. */
const taskQuestions = {
  newTask: {
    title: words.withoutTaskTitle,
    confirm: words.withoutIt,
    text: words.taskIsKept,
  },
  changedTask: {
    title: words.withoutTaskChangesTitle,
    confirm: words.withoutThem,
    text: words.taskChangesAreKept,
  },
}

/** The course on the left, one panel to choose from on the right. On a phone an open panel replaces the course. */
export function CourseEditor(opened: Opened) {
  const { userId, course, draft } = opened
  const tray = useUploadTray((material, later) =>
    form.setFieldValue('materials', withUploaded(form.getValues(), material, later)),
  )
  const isPictureOnItsWay = useRef(false)
  const editing = useEditing(opened, () => isPictureOnItsWay.current || tray.unused().length > 0)
  const { form, saver, publication, finish, blocker } = editing
  const panel = usePanel()
  const navigate = useNavigate()
  const client = useQueryClient()
  const thumbnailButton = useRef<HTMLButtonElement>(null)
  const thumbnail = usePictureUpload('thumbnails', (link) => form.setFieldValue('thumbnail', link))
  useEffect(() => {
    isPictureOnItsWay.current = thumbnail.progress !== null
  })
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
    const panelName = panelByField[path.split('.')[0] ?? '']
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
  const [edited, setEdited] = useState<Material>()
  const [question, setQuestion] = useState<'files' | keyof typeof taskQuestions>()
  const { finalTask } = form.values
  const submit = () => {
    if (tray.unused().length > 0) setQuestion('files')
    else if (finalTask && hasBegunTask(userId, finalTask.id)) setQuestion('changedTask')
    else if (panel.opened === 'finalTasks' && hasBegunTask(userId)) setQuestion('newTask')
    else send(false)
  }

  return (
    <Tray value={tray}>
      {isWaiting ? <ReviewBar draft={draft} /> : <DraftBar editing={editing} liveName={course?.name} />}
      {draft?.refusal && <Notice>{words.notApprovedChange({ reason: draft.refusal })}</Notice>}
      <div className={classes.columns} data-panel={panel.opened}>
        <form className={classes.course} noValidate onSubmit={form.onSubmit(submit)}>
          <fieldset className={classes.course} disabled={isWaiting}>
            <CourseFields form={form} courseId={course?.id} thumbnail={thumbnail} thumbnailButton={thumbnailButton} />
            <SkillsPart form={form} panel={panel} />
            <BuildsOnPart form={form} panel={panel} />
            <MaterialsPart form={form} panel={panel} onEdit={setEdited} />
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
        <div className={classes.side}>
          {!isWaiting && <UploadList />}
          {panel.opened && !isWaiting ? (
            <AuthoringPanel name={panel.opened} form={form} panel={panel} />
          ) : (
            <CoursePreview draft={form.values} courseId={course?.id} thumbnail={thumbnail.preview} />
          )}
        </div>
      </div>
      {edited && (
        <EditMaterialDialog
          material={edited}
          onSaved={(material) => form.setFieldValue('materials', withChanged(form.getValues(), material))}
          onClose={() => setEdited(undefined)}
        />
      )}
      {question && (
        <ConfirmDialog
          title={question === 'files' ? words.withoutFilesTitle : taskQuestions[question].title}
          confirm={question === 'files' ? words.withoutThem : taskQuestions[question].confirm}
          cancel={words.goBack}
          onConfirm={() => {
            setQuestion(undefined)
            send(false)
          }}
          onCancel={() => setQuestion(undefined)}
        >
          {question === 'files' ? <UnusedFiles names={tray.unused()} /> : <p>{taskQuestions[question].text}</p>}
        </ConfirmDialog>
      )}
      {blocker.state === 'blocked' && (
        <LeaveDialog
          files={tray.unused()}
          isPicture={thumbnail.progress !== null}
          onLeave={blocker.proceed}
          onStay={blocker.reset}
        />
      )}
    </Tray>
  )
}

function doneWords({ state }: Publication, isLive: boolean): string {
  if (state === 'review') return words.adminReviews
  return isLive ? words.courseSaved : words.courseCreated
}
