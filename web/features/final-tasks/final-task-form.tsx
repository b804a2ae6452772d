import { Textarea, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import type { FinalTask } from '#contract/final-tasks/final-tasks.ts'
import { Button } from '#web/ui/button.tsx'
import { CreateForm } from '#web/ui/create-form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { common } from '#web/ui/words.ts'
import classes from './final-task-form.module.css'
import { useCreateFinalTask, useUpdateFinalTask } from './final-tasks.api.ts'
import { ReviewQuestions } from './review-questions.tsx'
import { TimeToReviewFields } from './time-to-review-fields.tsx'
import { toBody, useFinalTaskForm } from './use-final-task-form.ts'
import { words } from './words.ts'

interface FinalTaskFormProps {
  /** Missing for a new one. */
  task?: FinalTask
  onSaved: (task: FinalTask) => void
}

export function FinalTaskForm({ task, onSaved }: FinalTaskFormProps) {
  const create = useCreateFinalTask()
  const update = useUpdateFinalTask()
  const save = task ? update : create
  const { form, clear, isRestored } = useFinalTaskForm(task)
  const isOutdated = task !== undefined && task.version !== form.values.version
  const done = (saved: FinalTask) => {
    clear()
    onSaved(saved)
    notifyDone(task ? words.saved({ name: saved.name }) : words.created({ name: saved.name }))
  }
  const send = (values: typeof form.values) =>
    task ? update.mutateAsync({ ...toBody(values), id: task.id, version: values.version }) : create.mutateAsync(toBody(values))
  // Not by callbacks of `mutate`: they are not called if the panel is closed by then. The form shows a failure.
  const submit = form.onSubmit((values) => send(values).then(done, () => undefined))
  return (
    <CreateForm
      title={task ? words.editTask : words.newTask}
      button={task ? common.save : words.create}
      isPlain={task !== undefined}
      isValid={form.isValid()}
      isBusy={save.isPending}
      error={save.error}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        // A dialog is outside of the form of the course, but its events bubble there.
        event.stopPropagation()
        submit(event)
      }}
    >
      {task && (isRestored || isOutdated) && (
        <UnsavedNotice
          isOutdated={isOutdated}
          onDiscard={() => {
            save.reset()
            clear()
          }}
          onKeep={() => {
            save.reset()
            form.setFieldValue('version', task.version)
          }}
        />
      )}
      <TextInput label={words.name} size="sm" autoComplete="off" {...form.getInputProps('name')} />
      <TimeToReviewFields form={form} />
      <Textarea
        label={words.text}
        description={words.textHelp}
        size="sm"
        rows={5}
        resize="vertical"
        {...form.getInputProps('text')}
      />
      <ReviewQuestions form={form} />
    </CreateForm>
  )
}

/** What was typed earlier is back, or somebody else has saved the final task in the meantime. */
function UnsavedNotice(props: { isOutdated: boolean; onDiscard: () => void; onKeep: () => void }) {
  const { isOutdated, onDiscard, onKeep } = props
  return (
    <div className={classes.unsaved}>
      <Notice>{isOutdated ? words.savedElsewhere : words.changesAreBack}</Notice>
      <div className={classes.choices}>
        <Button variant="default" size="sm" onClick={onDiscard}>
          {isOutdated ? words.showSaved : words.discard}
        </Button>
        {isOutdated && (
          <Button variant="default" size="sm" onClick={onKeep}>
            {words.keepMine}
          </Button>
        )}
      </div>
    </div>
  )
}
