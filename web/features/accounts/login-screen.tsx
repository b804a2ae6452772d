import { Anchor, Checkbox, TextInput } from '@mantine/core'
import { errorCodes } from '#contract/core/error-codes.ts'
import { Button } from '#web/ui/button.tsx'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import type { DemoAccount } from '#contract/accounts/accounts.ts'
import { leads, titles } from '#contract/core/first-words.ts'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import { CallError, errorMessages } from '#web/core/call-error.ts'
import { wasSessionRefused } from '#web/core/session.ts'
import { useReturnUrl } from '#web/core/use-return-url.ts'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { demoAccountsQuery, useLogin } from './accounts.api.ts'
import classes from './entry-card.module.css'
import { EntryCard, useTypedEmail } from './entry-card.tsx'
import { usePasskeyLogin } from './factor-login.api.ts'
import { canUsePasskeys } from './factors/passkeys.ts'
import { SchoolButton } from './school-button.tsx'
import { SecondStep } from './second-step.tsx'
import { words } from './words.ts'

const initialValues = { email: '', password: '', rememberMe: false }

/** The button is never disabled: a password manager may fill the fields without an event. The guard redirects after success. */
function LoginScreen() {
  const login = useLogin()
  const passkeyLogin = usePasskeyLogin()
  const returnUrl = useReturnUrl()
  const typedEmail = useTypedEmail()
  const form = useForm({
    initialValues: { ...initialValues, email: typedEmail },
    validate: check,
    validateInputOnBlur: true,
  })
  const button = useRef<HTMLButtonElement>(null)
  const fillIn = ({ email, password }: DemoAccount) => {
    form.setValues({ email, password })
    button.current?.focus()
  }
  const other = words.newHere({
    register: (text) => (
      <Anchor component={Link} to={paths.register(returnUrl)} replace>
        {text}
      </Anchor>
    ),
  })
  const token = secondStepIn(login.error)
  if (token) return <SecondStep token={token} onBack={login.reset} />
  return (
    <EntryCard title={titles.login} lead={leads.login} notice={wasSessionRefused() && words.sessionEnded} other={other}>
      <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => login.mutate(values), focusFirstError(form))}>
        <TextInput label={words.email} type="email" autoComplete="username" {...form.getInputProps('email')} />
        <PasswordField label={words.password} autoComplete="current-password" {...form.getInputProps('password')} />
        <Checkbox
          label={words.rememberMe}
          description={words.rememberMeHelp({ count: limits.refreshDays.remembered })}
          {...form.getInputProps('rememberMe', { type: 'checkbox' })}
        />
        <Button ref={button} type="submit" loading={login.isPending || login.isSuccess}>
          {words.login}
        </Button>
        {login.isError && <ErrorList messages={[errorMessages(login.error).join('; ')]} />}
        <Anchor component={Link} to={paths.forgot()}>
          {titles.forgot}
        </Anchor>
      </form>
      {canUsePasskeys() && (
        <div className={classes.instead}>
          <Button
            variant="default"
            fullWidth
            loading={passkeyLogin.isPending || passkeyLogin.isSuccess}
            onClick={() => passkeyLogin.mutate(form.values.rememberMe)}
          >
            {words.loginWithPasskey}
          </Button>
          {passkeyLogin.isError && <ErrorList messages={errorMessages(passkeyLogin.error)} />}
        </div>
      )}
      <SchoolButton />
      <DemoAccounts onChoose={fillIn} />
    </EntryCard>
  )
}

/** The token for the second step, after a password that was right but is not enough. */
const secondStepIn = (error: unknown) =>
  error instanceof CallError && error.code === errorCodes.secondStep ? error.token : undefined

/** The schemas are loaded when the first field is left. If they do not arrive, the server checks. */
const check = (values: typeof initialValues) =>
  import('#contract/core/forms.ts').then(({ LoginForm }) => schemaResolver(LoginForm)(values)).catch(() => ({}))

/** Renders nothing outside a demo. It comes last, so that nothing moves when it arrives. */
function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { data: accounts = [] } = useQuery(demoAccountsQuery())
  const id = useId()
  if (accounts.length === 0) return null
  return (
    <section className={classes.demo} aria-labelledby={id}>
      <p id={id}>{words.demo}</p>
      <div className={classes.accounts}>
        {accounts.map((account) => (
          <Button key={account.email} variant="default" size="sm" title={account.email} onClick={() => onChoose(account)}>
            {account.role}
          </Button>
        ))}
      </div>
      <p className={classes.outbox}>
        {words.demoOutbox({
          outbox: (text) => (
            <Anchor component={Link} to={paths.demoOutbox()}>
              {text}
            </Anchor>
          ),
        })}
      </p>
    </section>
  )
}

export { LoginScreen as Component }
