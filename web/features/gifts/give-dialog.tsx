import { Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { GiftForm } from '#contract/core/forms.ts'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { errorMessages, isUnconfirmed } from '#web/core/call-error.ts'
import { paragraph } from '#web/core/sentences.ts'
import { profileQuery } from '#web/features/accounts/index.ts'
import { CertainNote, useCertain, WaysToPoints } from '#web/features/refunds/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDoneWithLink } from '#web/ui/notify.tsx'
import { common } from '#web/ui/words.ts'
import { useGiveCourse } from './gifts.api.ts'
import classes from './gifts.module.css'
import { words } from './words.ts'

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
    notifyDoneWithLink(words.given({ course: name, email: form.values.email.trim() }), paths.gifts(), words.seeYourGifts)
    onClose()
  }
  const submit = form.onSubmit((values) => {
    if (!give.isPending) give.mutate({ ...values, courseId, expectedPrice }, { onSuccess: done })
  }, focusFirstError(form))
  return (
    <Dialog title={words.giveCourse({ course: name })} size={520} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <Cost price={expectedPrice} />
        <TextInput
          label={words.email}
          description={words.emailHelp}
          type="email"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <Textarea
          label={words.message}
          description={words.messageHelp({ most: limits.gifts.message.max })}
          autoComplete="off"
          rows={3}
          maxLength={limits.gifts.message.max}
          {...form.getInputProps('message')}
        />
        {give.isError && <ErrorList messages={giveProblems(give.error)} isQuiet={isUnconfirmed(give.error)} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={give.isPending}>
            {words.giveIt}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** The balance is added when it is known. */
function Cost({ price }: { price: number }) {
  const { data } = useQuery(profileQuery())
  const count = limits.gifts.days
  if (price === 0) return <p className={classes.quiet}>{words.isFree({ count })}</p>
  const costs = words.costs({ points: common.points({ count: price }) })
  const balance = data && words.youHave({ points: common.points({ count: data.balance }) })
  return (
    <>
      <p className={classes.quiet}>{paragraph(costs, balance, words.getBack({ count }))}</p>
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
      <Notice>{words.missing({ count: missing })}</Notice>
      <CertainNote balance={balance} className={classes.quiet} />
      <WaysToPoints className={classes.quiet} />
    </div>
  )
}

/** Without a response the gift may have been given, so the message says that trying again is safe. */
const giveProblems = (error: unknown) =>
  isUnconfirmed(error) ? [...errorMessages(error), words.givenOnlyOnce] : errorMessages(error)
