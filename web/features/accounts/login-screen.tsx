import { Anchor, Checkbox, TextInput } from '@mantine/core'
import { Button } from '#web/ui/button.tsx'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import type { DemoAccount } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { screens } from '#contract/screens.ts'
import { messagesOf } from '#web/core/call-error.ts'
import { wasSessionRefused } from '#web/core/session.ts'
import { useReturnUrl } from '#web/core/use-return-url.ts'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { demoAccountsQuery, useLogin } from './accounts.api.ts'
import classes from './entry-card.module.css'
import { EntryCard } from './entry-card.tsx'

const initialValues = { email: '', password: '', rememberMe: false }

/** The button is never disabled: a password manager may fill the fields without an event. The route redirects after success. */
function LoginScreen() {
  const login = useLogin()
  const returnUrl = useReturnUrl()
  const form = useForm({
    initialValues,
    validate: check,
    validateInputOnBlur: true,
  })
  const button = useRef<HTMLButtonElement>(null)
  const fillIn = ({ email, password }: DemoAccount) => {
    form.setValues({ email, password })
    button.current?.focus()
  }
  const other = (
    <>
      New to Coursewise?{' '}
      <Anchor component={Link} to={paths.register(returnUrl)} replace>
        Register
      </Anchor>
    </>
  )
  return (
    <EntryCard
      title={screens.login.title}
      lead={screens.login.lead}
      notice={wasSessionRefused() && 'Your session has ended. Log in to continue where you were.'}
      other={other}
    >
      <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => login.mutate(values), focusFirstError(form))}>
        <TextInput label="Email address" type="email" autoComplete="username" {...form.getInputProps('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
        <Checkbox
          label="Remember me"
          description={`Stay logged in on this device for ${limits.refreshDays.remembered} days.`}
          {...form.getInputProps('rememberMe', { type: 'checkbox' })}
        />
        <Button ref={button} type="submit" loading={login.isPending || login.isSuccess}>
          Login
        </Button>
        {login.isError && <ErrorList messages={[messagesOf(login.error).join('; ')]} />}
      </form>
      <DemoAccounts onChoose={fillIn} />
    </EntryCard>
  )
}

/** The schemas are loaded when the first field is left. If they do not arrive, the server checks. */
const check = (values: typeof initialValues) =>
  import('#contract/forms.ts').then(({ LoginForm }) => schemaResolver(LoginForm)(values)).catch(() => ({}))

/** Renders nothing outside a demo. It comes last, so that nothing moves when it arrives. */
function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { data: accounts = [] } = useQuery(demoAccountsQuery())
  const id = useId()
  if (accounts.length === 0) return null
  return (
    <section className={classes.demo} aria-labelledby={id}>
      <p id={id}>This is a demo. Look around as</p>
      <div className={classes.accounts}>
        {accounts.map((account) => (
          <Button key={account.email} variant="default" size="sm" title={account.email} onClick={() => onChoose(account)}>
            {account.role}
          </Button>
        ))}
      </div>
    </section>
  )
}

export { LoginScreen as Component }
