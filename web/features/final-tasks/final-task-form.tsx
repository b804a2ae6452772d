import { Textarea, TextInput } from '@mantine/core'
import type { FinalTask } from '#contract/final-tasks.ts'
import { CreateForm } from '#web/ui/create-form.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { useCreateFinalTask } from './final-tasks.api.ts'
import { ReviewQuestions } from './review-questions.tsx'
import { TimeToReviewFields } from './time-to-review-fields.tsx'
import { bodyOf, useFinalTaskForm } from './use-final-task-form.ts'

export function FinalTaskForm({ onCreated }: { onCreated: (task: FinalTask) => void }) {
  const create = useCreateFinalTask()
  const { form, clear } = useFinalTaskForm()
  const done = (task: FinalTask) => {
    clear()
    onCreated(task)
    notifyDone(`“${task.name}” is created and chosen for the course.`)
  }
  // Not by callbacks of `mutate`: they are not called if the panel is closed by then. The form shows a failure.
  const submit = form.onSubmit((values) => create.mutateAsync(bodyOf(values)).then(done, () => undefined))
  return (
    <CreateForm
      title="New final task"
      button="Create Final Task"
      isValid={form.isValid()}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={submit}
    >
      <TextInput label="Name" size="sm" autoComplete="off" {...form.getInputProps('name')} />
      <TimeToReviewFields form={form} />
      <Textarea
        label="Text"
        description="What learners have to do. They submit it as one zip file."
        size="sm"
        rows={5}
        resize="vertical"
        {...form.getInputProps('text')}
      />
      <ReviewQuestions form={form} />
    </CreateForm>
  )
}
