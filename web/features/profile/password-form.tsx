import { Anchor } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Link } from 'react-router'
import { PasswordForm as PasswordSchema } from '#contract/core/forms.ts'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { NewPasswordField } from '#web/ui/new-password-field.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useChangePassword } from './profile.api.ts'
import classes from './profile.module.css'
import { words } from './words.ts'

export function PasswordForm({ name, email }: { name: string; email: string }) {
  const change = useChangePassword()
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: schemaResolver(PasswordSchema, { sync: true }),
    validateInputOnBlur: true,
  })
  const done = () => {
    form.reset()
    notifyDone(words.passwordChanged)
  }
  const submit = form.onSubmit((values) => change.mutate(values, { onSuccess: done }), focusFirstError(form))
  const security = (
    <Anchor component={Link} to={paths.security()}>
      {words.securitySettings}
    </Anchor>
  )
  return (
    <Card title={words.password} aside={security}>
      <form className={classes.form} noValidate onSubmit={submit}>
        {/* Password managers read from this whose password it is. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField label={words.currentPassword} autoComplete="current-password" {...form.getInputProps('currentPassword')} />
        <NewPasswordField
          label={words.newPassword}
          description={words.newPasswordHelp({ least: limits.password.min })}
          guessable={`${name} ${email}`}
          {...form.getInputProps('newPassword')}
        />
        {change.isError && <ErrorList messages={errorMessages(change.error)} />}
        <Button type="submit" variant="default" className={classes.submit} loading={change.isPending}>
          {words.changePassword}
        </Button>
      </form>
    </Card>
  )
}
