import { useParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useUnsubscribe } from './mail.api.ts'
import classes from './mail.module.css'
import { words } from './words.ts'

/** Asks first, because programs that check the links of a mail open this page too. */
function UnsubscribeScreen() {
  const { token = '' } = useParams()
  const unsubscribe = useUnsubscribe(token)
  return (
    <div className={classes.narrow}>
      {unsubscribe.isSuccess ? (
        <div role="status">
          <PageHeading title={words.stopped}>{words.stoppedHelp}</PageHeading>
          <LinkButton to={paths.notifications()} variant="default">
            {words.chooseMails}
          </LinkButton>
        </div>
      ) : (
        <>
          <PageHeading title={words.stopTitle}>{words.stopHelp}</PageHeading>
          <Button onClick={() => unsubscribe.mutate()} loading={unsubscribe.isPending}>
            {words.stop}
          </Button>
          {unsubscribe.isError && <ErrorList messages={errorMessages(unsubscribe.error)} />}
        </>
      )}
    </div>
  )
}

export { UnsubscribeScreen as Component }
