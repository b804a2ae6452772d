import { Anchor } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Link, useLocation } from 'react-router'
import { NewPasswordForm } from '#contract/core/forms.ts'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { NewPasswordField } from '#web/ui/new-password-field.tsx'
import classes from './entry-card.module.css'
import { EntryCard } from './entry-card.tsx'
import { useResetPassword } from './recovery.api.ts'
import { words } from './words.ts'

/** The token is the fragment of the link. */
function ResetScreen() {
  const token = useLocation().hash.slice(1)
  const reset = useResetPassword()
  const form = useForm({
    initialValues: { password: '' },
    validate: schemaResolver(NewPasswordForm, { sync: true }),
    validateInputOnBlur: true,
  })
  if (reset.isSuccess) {
    return (
      <EntryCard title={words.passwordIsSet} lead={words.passwordIsSetHelp} takesFocus>
        <LinkButton to={paths.login()} replace>
          {words.login}
        </LinkButton>
      </EntryCard>
    )
  }
  const other = (
    <Anchor component={Link} to={paths.forgot()}>
      {words.getNewLink}
    </Anchor>
  )
  const submit = form.onSubmit(({ password }) => reset.mutate({ token, password }), focusFirstError(form))
  return (
    <EntryCard title={words.choosePassword} lead={words.choosePasswordHelp} other={other}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <NewPasswordField
          label={words.newPassword}
          description={words.passwordHelp({ least: limits.password.min })}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={reset.isPending}>
          {words.setPassword}
        </Button>
        {reset.isError && <ErrorList messages={errorMessages(reset.error)} />}
      </form>
    </EntryCard>
  )
}

export { ResetScreen as Component }
