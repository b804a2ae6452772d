import { useParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useUnsubscribe } from './mail.api.ts'
import classes from './mail.module.css'

/** Asks first, because programs that check the links of a mail open this page too. */
function UnsubscribeScreen() {
  const { token = '' } = useParams()
  const unsubscribe = useUnsubscribe(token)
  return (
    <div className={classes.narrow}>
      {unsubscribe.isSuccess ? (
        <div role="status">
          <PageHeading title="You will no longer get these mails">
            You will get no more mails of this kind. You still get mails about your account, such as a new password. If you change
            your mind, turn them on again under Notifications.
          </PageHeading>
          <LinkButton to={paths.notifications()} variant="default">
            Choose your mails
          </LinkButton>
        </div>
      ) : (
        <>
          <PageHeading title="Stop these mails?">
            You will get no more mails like the one with this link. Nothing else changes in your account.
          </PageHeading>
          <Button onClick={() => unsubscribe.mutate()} loading={unsubscribe.isPending}>
            Stop these mails
          </Button>
          {unsubscribe.isError && <ErrorList messages={errorMessages(unsubscribe.error)} />}
        </>
      )}
    </div>
  )
}

export { UnsubscribeScreen as Component }
