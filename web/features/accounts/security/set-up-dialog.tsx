import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { useSwitchOnTotp } from './change-factors.api.ts'
import classes from './security.module.css'

interface SetUpDialogProps {
  secret: { secret: string; qrCode: string }
  onCodes: (codes: string[]) => void
  onClose: () => void
}

/** Shows the secret to the app, and switches on when the app shows a right code. */
export function SetUpDialog({ secret: { secret, qrCode }, onCodes, onClose }: SetUpDialogProps) {
  const switchOn = useSwitchOnTotp()
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : 'Code is required.') },
  })
  const submit = form.onSubmit(
    // By the promise, because the dialog is unmounted when the list is read again.
    ({ code }) =>
      switchOn.mutateAsync(code).then(
        ({ recoveryCodes }) => onCodes(recoveryCodes),
        () => {},
      ),
    focusFirstError(form),
  )
  return (
    <Dialog title="Set up an authenticator app" size={480} hasClose={false} onClose={onClose}>
      <form className={classes.content} noValidate onSubmit={submit}>
        <p>Scan this code with an app, such as Aegis, 2FAS or your password manager.</p>
        <img className={classes.qrCode} src={qrCode} alt="QR code for the app" width={200} height={200} />
        <p>
          Or type this key: <code className={classes.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <TextInput
          label="Code"
          description="The six digits that the app shows."
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          {...form.getInputProps('code')}
        />
        {switchOn.isError && <ErrorList messages={errorMessages(switchOn.error)} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={switchOn.isPending}>
            Switch on
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
