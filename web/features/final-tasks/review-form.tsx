import { NumberInput, Textarea } from '@mantine/core'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { formatMinute, percent } from '#web/ui/format.ts'
import '@mantine/core/styles/NumberInput.css'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { formLimits } from '#contract/core/form-limits.ts'
import type { TaskForReview } from '#contract/final-tasks/reviews.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { ArrowDownIcon } from '#web/ui/icons.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import classes from './final-task-panel.module.css'
import { fromNow } from './relative-time.ts'
import { emptyReview, findErrors, sumMarks, toReview } from './review-values.ts'
import { useSendReview } from './reviews.api.ts'
import { useReviewDraft } from './use-review-draft.ts'
import { words } from './words.ts'

interface ReviewFormProps {
  courseId: number
  task: TaskForReview
  onReviewed: () => void
}

export function ReviewForm({ courseId, task, onReviewed }: ReviewFormProps) {
  const { submittedFinalTaskId, reviewQuestions: questions, heldUntilUTC, fileLink } = task
  const [isAsking, setAsking] = useState(false)
  const send = useSendReview()
  const draft = useReviewDraft(courseId)
  const [initialValues] = useState(() => draft.read(task) ?? emptyReview(questions))
  const form = useForm({
    name: 'review',
    initialValues,
    onValuesChange: (values) => draft.keep(task, values),
    validate: (values) => findErrors(questions, values),
    validateInputOnBlur: true,
  })
  const { given, most, percent: mark } = sumMarks(questions, form.values.marks)
  const ask = form.onSubmit(() => setAsking(true), focusFirstError(form))
  const done = () => {
    draft.remove()
    notifyDone(words.reviewSent)
    onReviewed()
  }
  const stopAsking = () => {
    setAsking(false)
    send.reset()
  }
  return (
    <form className={classes.form} noValidate onSubmit={ask}>
      <div className={classes.file}>
        <span>
          {words.heldUntil({
            time: formatMinute(heldUntilUTC),
            fromNow: fromNow(heldUntilUTC),
            strong: (text) => <strong>{text}</strong>,
          })}
          <br />
          <span className={classes.quiet}>{words.heldHelp}</span>
        </span>
        <LinkButton
          href={fileLink}
          download
          variant="default"
          size="sm"
          leftSection={<ArrowDownIcon />}
          aria-label={words.downloadTask}
        >
          {words.download}
        </LinkButton>
      </div>
      {questions.map(({ id, text, maxMark }, place) => (
        <NumberInput
          key={id}
          classNames={{ wrapper: classes.markInput }}
          label={text}
          description={words.zeroTo({ most: maxMark })}
          size="sm"
          min={0}
          max={maxMark}
          allowDecimal={false}
          clampBehavior="none"
          {...form.getInputProps(`marks.${place}`)}
        />
      ))}
      <Textarea
        label={words.comment}
        description={words.commentHelp({ most: formLimits.finalTask.comment.max })}
        size="sm"
        rows={4}
        resize="vertical"
        {...form.getInputProps('comment')}
      />
      <div className={classes.actions}>
        <Button type="submit">{words.sendReview}</Button>
        <span className={classes.quiet}>{words.total({ given, most, mark: percent(mark) })}</span>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.giveMark({ mark: percent(mark) })}
          confirm={words.sendReview}
          cancel={words.goOnReviewing}
          isBusy={send.isPending}
          error={send.error}
          onConfirm={() => send.mutate(toReview(submittedFinalTaskId, questions, form.values), { onSuccess: done })}
          onCancel={stopAsking}
        >
          {words.reviewIsFinal}
        </ConfirmDialog>
      )}
    </form>
  )
}
