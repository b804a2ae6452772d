import { NumberInput, TextInput } from '@mantine/core'
import { Button } from '#web/ui/button.tsx'
import { common } from '#web/ui/words.ts'
import { grantWords, words } from './words.ts'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import { PointsGrant } from '#contract/core/forms.ts'
import { errorMessages, isUnconfirmed } from '#web/core/call-error.ts'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { useGrantPoints } from './statistics.api.ts'
import classes from './users-screen.module.css'

interface GrantDialogProps {
  /** `correct`: takes back what was granted by mistake, at most what the user can spend. */
  act: keyof typeof grantWords
  /** If undefined, the dialog asks for it. */
  to: { name: string; email: string } | undefined
  onClose: () => void
}

interface Values {
  email: string
  points: number | string
  reason: string
}

export function GrantDialog({ act, to, onClose }: GrantDialogProps) {
  const grant = useGrantPoints(act)
  const { title } = grantWords[act]
  const form = useForm<Values>({
    name: 'grant',
    initialValues: { email: to?.email ?? '', points: '', reason: '' },
    validate: schemaResolver(PointsGrant, { sync: true }),
    validateInputOnBlur: true,
  })
  const submit = form.onSubmit((values) => {
    if (!grant.isPending) grant.mutate(PointsGrant.parse(values), { onSuccess: done })
  }, focusFirstError(form))
  const done = ({ email, balance }: { email: string; balance: number }) => {
    notifyDone(grantWords[act].done({ email, points: common.points({ count: balance }) }))
    onClose()
  }
  return (
    <Dialog title={to ? grantWords[act].to({ name: to.name }) : title} size={480} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        {!to && (
          <TextInput
            label={words.emailAddress}
            type="email"
            description={words.emailHelp}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('email')}
          />
        )}
        <NumberInput
          label={words.points}
          description={act === 'correct' ? words.atMost : undefined}
          size="md"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          data-autofocus={to ? true : undefined}
          {...form.getInputProps('points')}
        />
        <TextInput label={words.reason} description={words.reasonHelp} autoComplete="off" {...form.getInputProps('reason')} />
        {grant.isError && <ErrorList messages={grantProblems(grant.error, act)} isQuiet={isUnconfirmed(grant.error)} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={grant.isPending}>
            {title}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** Without a response it may have been done, so the message says that trying again is safe. */
const grantProblems = (error: unknown, act: keyof typeof grantWords) =>
  isUnconfirmed(error) ? [...errorMessages(error), grantWords[act].again] : errorMessages(error)
