import { Anchor, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { titles } from '#contract/core/first-words.ts'
import { ForgottenForm } from '#contract/core/forms.ts'
import { paths } from '#contract/core/paths.ts'
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
import { words } from './words.ts'

const loadRecovery = () => queryClient.ensureQueryData(recoveryQuery())

function ForgotScreen() {
  const { data } = useSuspenseQuery(recoveryQuery())
  const other = (
    <Anchor component={Link} to={paths.login()} replace>
      {words.backToLogin}
    </Anchor>
  )
  return (
    <EntryCard title={titles.forgot} lead={data.byMail ? words.forgotByMail : words.forgotByAdmin} other={other}>
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
      <TextInput label={words.email} type="email" autoComplete="username" {...form.getInputProps('email')} />
      <Button type="submit" loading={forgot.isPending}>
        {forgot.isSuccess ? words.sendAnotherLink : words.sendLink}
      </Button>
      {forgot.isError && <ErrorList messages={errorMessages(forgot.error)} />}
      <div role="status">
        {forgot.isSuccess && <Notice isDone>{words.linkIsSent({ email: forgot.variables.email.trim() })}</Notice>}
      </div>
    </form>
  )
}

function WhomToAsk() {
  const { data: written = [] } = useQuery(writtenQuery())
  return (
    <p className={classes.lead}>
      {words.askAdmin}
      {written.includes('contact') && (
        <>
          {' '}
          <Anchor component={Link} to={paths.sitePage('contact')}>
            {words.howToReach}
          </Anchor>
        </>
      )}
    </p>
  )
}

export { ForgotScreen as Component, loadRecovery as loader }
