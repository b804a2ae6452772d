import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import type { Factors } from '#contract/accounts/factors.ts'
import { limits } from '#contract/core/limits.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { finishConfirmation } from '#web/core/confirmation.ts'
import { isFromSchool, useSession } from '#web/core/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { common } from '#web/ui/words.ts'
import { factorsQuery, useConfirmIdentity } from './factors.api.ts'
import classes from './identity-dialog.module.css'
import { canUsePasskeys } from './passkeys.ts'
import { words } from './words.ts'

/** Asks for a proof, after which the call that needs it is made. Where an authenticator app is on, the password alone is none. */
export function IdentityDialog() {
  const { data: factors, isPending } = useQuery(factorsQuery())
  return isPending ? null : <ProofDialog factors={factors} />
}

/** Without the list, which could not be loaded, the password is asked for; the server says if it is not enough. */
function ProofDialog({ factors }: { factors: Factors | undefined }) {
  const confirm = useConfirmIdentity()
  const { claims } = useSession()
  const isByCode = Boolean(factors?.totp)
  const form = useForm({ initialValues: { given: '' } })
  const done = { onSuccess: () => finishConfirmation(true) }
  const submit = form.onSubmit(({ given }) => confirm.mutate(isByCode ? { code: given } : { password: given }, done))
  return (
    <Dialog title={words.confirmIdentity} size={420} hasClose={false} onClose={() => finishConfirmation(false)}>
      <p>{words.askedAgain({ count: limits.confirmedMinutes })}</p>
      {isFromSchool() && <p>{words.ifFromSchool}</p>}
      <form className={classes.form} noValidate onSubmit={submit}>
        {/* Password managers read from this whose password it is. */}
        <input type="text" hidden readOnly autoComplete="username" value={claims?.email ?? ''} />
        {isByCode ? (
          <TextInput
            label={words.code}
            description={words.codeHelp}
            autoComplete="one-time-code"
            spellCheck={false}
            data-autofocus
            {...form.getInputProps('given')}
          />
        ) : (
          <PasswordField label={words.password} autoComplete="current-password" data-autofocus {...form.getInputProps('given')} />
        )}
        {confirm.isError && <ErrorList messages={errorMessages(confirm.error)} />}
        <div className={classes.others}>
          {factors && factors.passkeys.length > 0 && canUsePasskeys() && (
            <Button variant="subtle" size="sm" disabled={confirm.isPending} onClick={() => confirm.mutate(undefined, done)}>
              {words.usePasskey}
            </Button>
          )}
        </div>
        <DialogButtons>
          <Button variant="default" onClick={() => finishConfirmation(false)}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={confirm.isPending}>
            {words.confirm}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
