import { Button, NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import { PointsGrant } from '#contract/forms.ts'
import { isUnconfirmed, messagesOf } from '#web/core/call-error.ts'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { counted } from '#web/ui/format.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { useGrantPoints } from './statistics.api.ts'
import classes from './users-screen.module.css'

interface GrantDialogProps {
  /** If undefined, the dialog asks for it. */
  to: { name: string; email: string } | undefined
  onClose: () => void
}

interface Values {
  email: string
  points: number | string
  reason: string
}

export function GrantDialog({ to, onClose }: GrantDialogProps) {
  const grant = useGrantPoints()
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
    notifyDone(`Granted. ${email} has ${counted(balance, 'point')} now.`)
    onClose()
  }
  return (
    <Dialog title={to ? `Grant points to ${to.name}` : 'Grant points'} size={480} onClose={onClose}>
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
        {grant.isError && <ErrorList messages={problemsOf(grant.error)} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={grant.isPending}>
            Grant points
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** Without a response the points may have been granted, so the message says that trying again is safe. */
const problemsOf = (error: unknown) =>
  isUnconfirmed(error)
    ? [...messagesOf(error), 'You can safely press “Grant points” again: the points are granted only once.']
    : messagesOf(error)
