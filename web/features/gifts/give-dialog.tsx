import { Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { GiftForm } from '#contract/core/forms.ts'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { isUnconfirmed, messagesOf } from '#web/core/call-error.ts'
import { profileQuery } from '#web/features/accounts/index.ts'
import { CertainNote, useCertain } from '#web/features/refunds/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { counted } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDoneWithLink } from '#web/ui/notify.tsx'
import { WaysToPoints } from '#web/ui/ways-to-points.tsx'
import { useGiveCourse } from './gifts.api.ts'
import classes from './gifts.module.css'

export function GiveDialog({ course, onClose }: { course: CourseDetails; onClose: () => void }) {
  const { id: courseId, name, price: expectedPrice } = course
  const give = useGiveCourse()
  const form = useForm({
    name: 'gift',
    initialValues: { email: '', message: '' },
    validate: schemaResolver(GiftForm, { sync: true }),
    validateInputOnBlur: true,
  })
  const done = () => {
    notifyDoneWithLink(`“${name}” is waiting for ${form.values.email.trim()}.`, paths.gifts(), 'See your gifts')
    onClose()
  }
  const submit = form.onSubmit((values) => {
    if (!give.isPending) give.mutate({ ...values, courseId, expectedPrice }, { onSuccess: done })
  }, focusFirstError(form))
  return (
    <Dialog title={`Give “${name}” as a gift`} size={520} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <Cost price={expectedPrice} />
        <TextInput
          label="Email address"
          description="Of the person who gets the course. They need not have an account yet."
          type="email"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <Textarea
          label="Message"
          description={`Optional, at most ${limits.gifts.message.max} characters. They also see your name.`}
          autoComplete="off"
          rows={3}
          maxLength={limits.gifts.message.max}
          {...form.getInputProps('message')}
        />
        {give.isError && <ErrorList messages={problemsOf(give.error)} isQuiet={isUnconfirmed(give.error)} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={give.isPending}>
            Give it
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** The balance is added when it is known. */
function Cost({ price }: { price: number }) {
  const { data } = useQuery(profileQuery())
  const days = `within ${limits.gifts.days} days`
  if (price === 0) return <p className={classes.quiet}>{`The course is free. It can be claimed ${days}.`}</p>
  const balance = data ? ` You have ${counted(data.balance, 'point')}.` : ''
  return (
    <>
      <p className={classes.quiet}>
        {`It costs you ${counted(price, 'point')} now.${balance} If nobody claims it ${days}, you get them back. Until then you can take it back yourself.`}
      </p>
      {data && <Missing price={price} balance={data.balance} />}
    </>
  )
}

/** The giver may be able to get the points first; what was typed stays. */
function Missing({ price, balance }: { price: number; balance: number }) {
  const missing = price - useCertain(balance)
  if (missing <= 0) return null
  return (
    <div className={classes.missing}>
      <Notice>{`You need ${counted(missing, 'more point', 'more points')}.`}</Notice>
      <CertainNote balance={balance} className={classes.quiet} />
      <WaysToPoints className={classes.quiet} />
    </div>
  )
}

/** Without a response the gift may have been given, so the message says that trying again is safe. */
const problemsOf = (error: unknown) =>
  isUnconfirmed(error)
    ? [...messagesOf(error), 'You can safely press “Give it” again: the course is given only once.']
    : messagesOf(error)
