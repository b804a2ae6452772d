import { Anchor, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ForgottenForm } from '#contract/core/forms.ts'
import { paths } from '#contract/core/paths.ts'
import { screens } from '#contract/core/screens.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { queryClient } from '#web/core/query-client.ts'
import { writtenQuery } from '#web/features/site-pages/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { Notice } from '#web/ui/notice.tsx'
import classes from './entry-card.module.css'
import { EntryCard, useTypedEmail } from './entry-card.tsx'
import { recoveryQuery, useForgotPassword } from './recovery.api.ts'

const loadRecovery = () => queryClient.ensureQueryData(recoveryQuery())

function ForgotScreen() {
  const { data } = useSuspenseQuery(recoveryQuery())
  const other = (
    <Anchor component={Link} to={paths.login()} replace>
      Back to the login
    </Anchor>
  )
  const lead = data.byMail
    ? 'Enter the email address that you registered with. You get a link to choose a new password.'
    : 'This portal does not send mail, so the people who run it have to help.'
  return (
    <EntryCard title={screens.forgot.title} lead={lead} other={other}>
      {data.byMail ? <AddressForm /> : <WhomToAsk />}
    </EntryCard>
  )
}

/** The message is the same whether or not anybody has the address. */
function AddressForm() {
  const forgot = useForgotPassword()
  const form = useForm({
    initialValues: { email: useTypedEmail() },
    validate: schemaResolver(ForgottenForm, { sync: true }),
    validateInputOnBlur: true,
  })
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => forgot.mutate(values), focusFirstError(form))}>
      <TextInput label="Email address" type="email" autoComplete="username" {...form.getInputProps('email')} />
      <Button type="submit" loading={forgot.isPending}>
        {forgot.isSuccess ? 'Send another link' : 'Send a link'}
      </Button>
      {forgot.isError && <ErrorList messages={errorMessages(forgot.error)} />}
      <div role="status">
        {forgot.isSuccess && (
          <Notice isDone>
            {`If somebody is registered with ${forgot.variables.email.trim()}, the mail is on its way. The link works once, within one hour. If nothing arrives, look into the spam folder, or try another address.`}
          </Notice>
        )}
      </div>
    </form>
  )
}

function WhomToAsk() {
  const { data: written = [] } = useQuery(writtenQuery())
  return (
    <p className={classes.lead}>
      Ask an Admin for a link to choose a new password, and tell them the email address that you registered with.
      {written.includes('contact') && (
        <>
          {' '}
          <Anchor component={Link} to={paths.sitePage('contact')}>
            How to reach them
          </Anchor>
        </>
      )}
    </p>
  )
}

export { ForgotScreen as Component, loadRecovery as loader }
