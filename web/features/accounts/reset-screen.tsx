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
      <EntryCard title="Your new password is set" lead="All devices are logged out. Log in with the new password." takesFocus>
        <LinkButton to={paths.login()} replace>
          Login
        </LinkButton>
      </EntryCard>
    )
  }
  const other = (
    <Anchor component={Link} to={paths.forgot()}>
      Get a new link
    </Anchor>
  )
  const submit = form.onSubmit(({ password }) => reset.mutate({ token, password }), focusFirstError(form))
  return (
    <EntryCard title="Choose a new password" lead="All devices on which you are logged in will be logged out." other={other}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <NewPasswordField
          label="New password"
          description={`At least ${limits.password.min} characters.`}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={reset.isPending}>
          Set the password
        </Button>
        {reset.isError && <ErrorList messages={errorMessages(reset.error)} />}
      </form>
    </EntryCard>
  )
}

export { ResetScreen as Component }
