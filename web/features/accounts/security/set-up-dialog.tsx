import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { common } from '#web/ui/words.ts'
import { words as factors } from '../factors/words.ts'
import { useSwitchOnTotp } from './change-factors.api.ts'
import classes from './security.module.css'
import { words } from './words.ts'

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
    validate: { code: (code) => (code.trim() ? null : factors.codeRequired) },
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
    <Dialog title={words.setUpTitle} size={480} hasClose={false} onClose={onClose}>
      <form className={classes.content} noValidate onSubmit={submit}>
        <p>{words.scan}</p>
        <img className={classes.qrCode} src={qrCode} alt={words.qrCode} width={200} height={200} />
        <p>
          {words.orType({
            key: secret.replaceAll(/.{4}(?=.)/g, '$& '),
            code: (text) => <code className={classes.key}>{text}</code>,
          })}
        </p>
        <TextInput
          label={factors.code}
          description={words.codeHelp}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          {...form.getInputProps('code')}
        />
        {switchOn.isError && <ErrorList messages={errorMessages(switchOn.error)} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={switchOn.isPending}>
            {words.switchOn}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
