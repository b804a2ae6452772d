import { Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { ReplyForm as schema } from '#contract/core/forms.ts'
import { limits } from '#contract/core/limits.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { common } from '#web/ui/words.ts'
import classes from './rating-item.module.css'
import { useReply } from './ratings.api.ts'
import { words } from './words.ts'

interface ReplyFormProps {
  courseId: number
  ratingId: number
  /** The present reply. */
  text: string
  onClose: () => void
}

export function ReplyForm({ courseId, ratingId, text, onClose }: ReplyFormProps) {
  const reply = useReply(courseId)
  const form = useForm({ initialValues: { text }, validate: schemaResolver(schema, { sync: true }) })
  const submit = form.onSubmit(({ text }) => {
    if (!reply.isPending) reply.mutate({ id: ratingId, text }, { onSuccess: onClose })
  }, focusFirstError(form))
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Textarea
        label={words.yourReply}
        description={words.yourReplyHelp({ most: limits.rating.reply.max })}
        rows={3}
        resize="vertical"
        autoFocus
        {...form.getInputProps('text')}
      />
      {reply.isError && <ErrorList messages={errorMessages(reply.error)} />}
      <div className={classes.buttons}>
        <Button type="submit" size="sm" loading={reply.isPending}>
          {words.saveReply}
        </Button>
        <Button size="sm" variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
