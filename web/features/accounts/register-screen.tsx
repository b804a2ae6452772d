import { Anchor, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { leads, titles } from '#contract/core/first-words.ts'
import { RegisterForm } from '#contract/core/forms.ts'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import { CallError, errorMessages } from '#web/core/call-error.ts'
import { useReturnUrl } from '#web/core/use-return-url.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { NewPasswordField } from '#web/ui/new-password-field.tsx'
import { common } from '#web/ui/words.ts'
import { useRegister } from './accounts.api.ts'
import classes from './entry-card.module.css'
import { EntryCard } from './entry-card.tsx'
import { welcomeQuery } from './recovery.api.ts'
import { words } from './words.ts'

/** The guard redirects after success. */
function RegisterScreen() {
  const register = useRegister()
  const returnUrl = useReturnUrl()
  const form = useForm({
    initialValues: { name: '', email: '', password: '' },
    validate: schemaResolver(RegisterForm, { sync: true }),
    validateInputOnBlur: true,
  })
  const other = words.alreadyRegistered({
    login: (text) => (
      <Anchor component={Link} to={paths.login(returnUrl)} replace>
        {text}
      </Anchor>
    ),
  })
  return (
    <EntryCard title={titles.register} lead={leads.register} other={other}>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit((values) => register.mutate(values), focusFirstError(form))}
      >
        <TextInput label={words.name} autoComplete="name" {...form.getInputProps('name')} />
        <TextInput label={words.email} type="email" autoComplete="email" {...form.getInputProps('email')} />
        <NewPasswordField
          label={words.password}
          description={words.passwordHelp({ least: limits.password.min })}
          guessable={`${form.values.name} ${form.values.email}`}
          {...form.getInputProps('password')}
        />
        <Button type="submit" disabled={!form.isValid()} loading={register.isPending || register.isSuccess}>
          {words.register}
        </Button>
        {register.isError && (
          <ErrorList messages={[errorMessages(register.error).join('; ')]}>
            {isTaken(register.error) && (
              <span className={classes.ways}>
                <Anchor component={Link} to={paths.login(returnUrl)} state={{ email: form.values.email }} inherit>
                  {words.insteadLogin}
                </Anchor>
                <Anchor component={Link} to={paths.forgot()} state={{ email: form.values.email }} inherit>
                  {words.insteadForgot}
                </Anchor>
              </span>
            )}
          </ErrorList>
        )}
        <WelcomePoints />
      </form>
    </EntryCard>
  )
}

/** Somebody has the address already, perhaps the same person. */
const isTaken = (error: unknown) => error instanceof CallError && error.status === 409

/** It comes last, so that nothing moves when it arrives. */
function WelcomePoints() {
  const { data } = useQuery(welcomeQuery())
  if (!data?.points) return null
  const points = common.points({ count: data.points })
  return <p className={classes.lead}>{data.waits ? words.welcomePointsWait({ points }) : words.welcomePoints({ points })}</p>
}

export { RegisterScreen as Component }
