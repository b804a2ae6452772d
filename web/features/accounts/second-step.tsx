import { Anchor, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import classes from './entry-card.module.css'
import { EntryCard } from './entry-card.tsx'
import { useSecondStep } from './factor-login.api.ts'
import { canUsePasskeys } from './factors/passkeys.ts'
import { words as factors } from './factors/words.ts'
import { words } from './words.ts'

interface SecondStepProps {
  token: string
  onBack: () => void
}

/** After the password, for accounts with an authenticator app. */
export function SecondStep({ token, onBack }: SecondStepProps) {
  const step = useSecondStep(token)
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : factors.codeRequired) },
  })
  const isBusy = step.isPending || step.isSuccess
  const other = (
    <Anchor component="button" type="button" onClick={onBack}>
      {words.leaveSecondStep}
    </Anchor>
  )
  return (
    <EntryCard title={words.secondStep} lead={words.secondStepHelp} other={other}>
      <form className={classes.form} noValidate onSubmit={form.onSubmit(({ code }) => step.mutate(code), focusFirstError(form))}>
        <TextInput
          label={factors.code}
          description={factors.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          {...form.getInputProps('code')}
        />
        <Button type="submit" loading={isBusy}>
          {words.login}
        </Button>
        {step.isError && <ErrorList messages={errorMessages(step.error)} />}
      </form>
      {canUsePasskeys() && (
        <div className={classes.instead}>
          <Button variant="default" fullWidth disabled={isBusy} onClick={() => step.mutate(undefined)}>
            {factors.usePasskey}
          </Button>
        </div>
      )}
    </EntryCard>
  )
}
