import { useId, useState } from 'react'
import { EditFinalTask } from '#web/features/final-tasks/index.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PencilIcon, TaskIcon } from '#web/ui/icons.tsx'
import classes from './course-part.module.css'
import { CoursePart, PanelButton, RemoveButton } from './course-part.tsx'
import type { CourseFormState } from './use-editing.ts'
import type { Panel } from './use-panel.ts'
import { words } from './words.ts'

/** Optional for a course; the words are the specification's. */
export function FinalTaskPart({ form, panel }: { form: CourseFormState; panel: Panel }) {
  const { finalTask } = form.values
  const [isEditing, setEditing] = useState(false)
  const errorId = useId()
  const remove = () => {
    form.setFieldValue('finalTask', null)
    panel.focusButton('finalTasks')
  }
  return (
    <CoursePart
      title={words.finalTask}
      isEmpty={finalTask === null}
      whenEmpty={words.noFinalTask}
      error={form.errors.finalTask}
      errorId={errorId}
      buttons={
        <PanelButton name="finalTasks" panel={panel} describedBy={form.errors.finalTask ? errorId : undefined}>
          {words.chooseFinalTask}
        </PanelButton>
      }
    >
      {finalTask && (
        <div className={classes.row}>
          <TaskIcon />
          <span className={classes.name}>{finalTask.name}</span>
          <IconButton label={words.editNamed({ name: finalTask.name })} title={words.edit} onClick={() => setEditing(true)}>
            <PencilIcon />
          </IconButton>
          <RemoveButton name={finalTask.name} onRemove={remove} />
        </div>
      )}
      {finalTask && isEditing && (
        <EditFinalTask
          id={finalTask.id}
          onSaved={({ id, name }) => form.setFieldValue('finalTask', { id, name })}
          onClose={() => setEditing(false)}
        />
      )}
    </CoursePart>
  )
}
