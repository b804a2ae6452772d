import { NumberInput, TextInput } from '@mantine/core'
import { Button } from '#web/ui/button.tsx'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import { PointsGrant } from '#contract/core/forms.ts'
import { errorMessages, isUnconfirmed } from '#web/core/call-error.ts'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { counted } from '#web/ui/format.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { useGrantPoints } from './statistics.api.ts'
import classes from './users-screen.module.css'

const words = {
  grant: { title: 'Grant points', to: 'Grant points to', done: 'Granted.', again: 'the points are granted only once.' },
  correct: {
    title: 'Take points back',
    to: 'Take points back from',
    done: 'Taken back.',
    again: 'the points are taken back only once.',
  },
} as const

interface GrantDialogProps {
  /** `correct`: takes back what was granted by mistake, at most what the user can spend. */
  act: keyof typeof words
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
  const { title } = words[act]
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
    notifyDone(`${words[act].done} ${email} now has ${counted(balance, 'point')}.`)
    onClose()
  }
  return (
    <Dialog title={to ? `${words[act].to} ${to.name}` : title} size={480} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        {!to && (
          <TextInput
            label="Email address"
            type="email"
            description="The user who gets the points."
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('email')}
          />
        )}
        <NumberInput
          label="Points"
          description={act === 'correct' ? 'At most those that the user can spend.' : undefined}
          size="md"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          data-autofocus={to ? true : undefined}
          {...form.getInputProps('points')}
        />
        <TextInput
          label="Reason"
          description="The user sees it in the points history."
          autoComplete="off"
          {...form.getInputProps('reason')}
        />
        {grant.isError && <ErrorList messages={grantProblems(grant.error, act)} isQuiet={isUnconfirmed(grant.error)} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
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
const grantProblems = (error: unknown, act: keyof typeof words) =>
  isUnconfirmed(error)
    ? [...errorMessages(error), `You can safely press “${words[act].title}” again: ${words[act].again}`]
    : errorMessages(error)
